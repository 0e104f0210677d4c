import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { HeraldError, type WireError } from './errors.js';

/** Where a server is, and with which key to speak to it. */
export interface Connection {
  /** The address of the server, without a path: http://127.0.0.1:4000 */
  readonly url: string;
  /** The key of a seat, of the organiser or of watchers; absent: a spectator. */
  readonly key?: string;
  /** Absent: the `fetch` of the platform. */
  readonly fetch?: typeof globalThis.fetch;
  /** A class like the WebSocket of browsers; absent: the platform's, and in Node 20 that of the package `ws`. */
  readonly webSocket?: unknown;
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly WireError[];
}

/**
 * Sends a query or mutation over HTTP. Throws HeraldError, also if only a part of the answer is there, and with the
 * code UNREACHABLE if no answer came or none that a Herald would give.
 */
export async function request<Data, Variables>(
  connection: Connection,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await post<Data>(connection, JSON.stringify({ query: print(document), variables }));
  if (errors && errors.length > 0) throw HeraldError.from(errors);
  if (data === null || data === undefined) throw new HeraldError('UNREACHABLE', 'the answer is no answer of GraphQL');
  return data;
}

async function post<Data>({ url, key, fetch = globalThis.fetch }: Connection, body: string): Promise<Answer<Data>> {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  try {
    const response = await fetch(new URL('/graphql', url), { method: 'POST', headers, body });
    return (await response.json()) as Answer<Data>;
  } catch (cause) {
    throw new HeraldError('UNREACHABLE', `no answer from ${url}`, {}, { cause });
  }
}
