import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Question } from './asked-of-schema.js';
import type { TestServer } from './server.js';

/** Everything that a server answers to a question about an id, the id left out. */
export async function toldAbout(
  server: TestServer,
  question: Question,
  id: string,
  key: string | undefined,
): Promise<string> {
  const document = question.about(id);
  const answer =
    question.kind === 'subscription' ? await firstOf(server, document, key) : await server.ask(document, {}, key);
  return JSON.stringify(answer).replaceAll(id, 'GAME');
}

/** The answer of a route: status, type and content. */
export async function toldByRoute(server: TestServer, path: string, key: string | undefined): Promise<string> {
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(`${server.url}${path}`, { headers });
  return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`;
}

/** The first answer of a subscription, or its error. */
export async function firstOf(server: TestServer, query: string, key: string | undefined): Promise<unknown> {
  const connectionParams = key === undefined ? {} : { key };
  const client = createClient({ url: server.socketUrl, webSocketImpl: WebSocket, connectionParams, retryAttempts: 0 });
  try {
    for await (const answer of client.iterate({ query })) return answer;
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.dispose();
  }
}
