import { unavailable } from './exit-code.js';

/** An answer of the server that carries errors; the first one's stable code is kept. */
export class GraphqlFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** A client of one Herald server, as any client's author would write one. */
export class GraphqlClient {
  constructor(private readonly url: string) {}

  /** Sends a document; `key` is the key of a seat. Throws GraphqlFailure, or unavailable if nobody answers. */
  async send<Data>(document: string, variables: Readonly<Record<string, unknown>>, key?: string): Promise<Data> {
    const response = await this.reach({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query: document, variables }),
    });
    const answer = await this.answerIn(response);
    const [error] = answer.errors ?? [];
    if (error) throw new GraphqlFailure(error.extensions?.code ?? 'UNKNOWN', error.message);
    if (answer.data === undefined) throw this.noHerald(response);
    return answer.data as Data;
  }

  private async answerIn(response: Response): Promise<Answer> {
    const text = await response.text();
    try {
      return JSON.parse(text) as Answer;
    } catch {
      throw this.noHerald(response);
    }
  }

  private noHerald({ status, statusText }: Response): Error {
    return unavailable(`what answers at ${this.url} is no Herald: ${status} ${statusText}`);
  }

  private async reach(request: RequestInit): Promise<Response> {
    try {
      return await fetch(`${this.url}/graphql`, request);
    } catch (error) {
      throw unavailable(`no Herald answers at ${this.url}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
