import { type AnyVariables, type Client, createRequest, type TypedDocumentNode } from 'urql';

/** How many questions have been asked; each is an operation of its own. */
let questions = 0;

/**
 * The server's answers to a question, none of which comes from the cache. Each question gets a key of its own: urql
 * lets operations of one key share an answer, and its cache would give the answer of an earlier moment again, also to
 * an operation that is `network-only`, as soon as another answer changes what both are about.
 */
export function freshAnswers<Data, Variables extends AnyVariables>(
  client: Client,
  question: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  questions += 1;
  // Keys that urql makes are above 0.
  const request = { ...createRequest(question, variables), key: -questions };
  return client.executeQuery(request, { requestPolicy: 'network-only' });
}
