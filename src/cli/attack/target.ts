import { type IncomingMessage, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { badInput, unavailable } from '../exit-code.js';

/** How far the attack goes. */
export interface Bounds {
  /** Requests of one flood. */
  readonly requests: number;
  /** Connections and WebSockets of one flood. */
  readonly connections: number;
  /** Seconds in which the server must have ended what is slow, idle or does not read. */
  readonly patience: number;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
  readonly milliseconds: number;
}

/** The answer of a GraphQL server. */
export interface Answer<Data> {
  readonly status: number;
  readonly data: Data | null;
  /** The code of the first error. */
  readonly code: string | null;
  /** The whole answer as it came. */
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The address to come from; on Linux any of 127.0.0.0/8. */
  readonly from?: string;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** No request waits longer, in milliseconds. */
const TIMEOUT = 20_000;
/** An address besides the attacker's, for somebody who only wants to play. */
const SOMEBODY_ELSE = '127.0.0.2';

/** The server under attack. It must be on this machine. */
export class Target {
  private constructor(
    readonly url: URL,
    readonly bounds: Bounds,
  ) {}

  /** Throws bad input for a URL that is not http on loopback, and unavailable if no Herald answers there. */
  static async at(text: string, bounds: Bounds): Promise<Target> {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol !== 'http:' || !LOOPBACK.test(url.hostname)) {
      throw badInput(`${text} is not attacked: only http:// on localhost, 127.0.0.0/8 or [::1] is`);
    }
    const target = new Target(url, bounds);
    try {
      const { status, text: body } = await target.send('/health');
      if (status === 200 && body.includes('alive')) return target;
    } catch (error) {
      throw unavailable(`no Herald answers at ${text}: ${error instanceof Error ? error.message : String(error)}`);
    }
    throw unavailable(`no Herald answers at ${text}`);
  }

  get socketUrl(): string {
    return `ws://${this.url.host}/graphql`;
  }

  /** Sends a path as it is, without making `..` straight. Throws if nothing comes back. */
  send(path: string, { method = 'GET', headers = {}, body, from }: Sent = {}): Promise<Reply> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.url;
      const options = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, headers, timeout: TIMEOUT };
      const asked = httpRequest({ ...options, ...(from === undefined ? {} : { localAddress: from }) }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
            headers: response.headers,
            milliseconds: performance.now() - started,
          });
        });
      });
      asked.on('timeout', () => asked.destroy(new Error(`no answer within ${TIMEOUT} ms`)));
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** Posts a body to GraphQL as it is. */
  async post<Data>(body: string | Buffer, key?: string, from?: string): Promise<Answer<Data>> {
    const headers = { 'content-type': 'application/json', ...bearer(key) };
    const sent = { method: 'POST', headers, body, ...(from === undefined ? {} : { from }) };
    const { status, text } = await this.send('/graphql', sent);
    const answer = parsedObject(text);
    const [error] = (answer['errors'] ?? []) as readonly { readonly extensions?: { readonly code?: string } }[];
    const code = error ? (error.extensions?.code ?? 'NO CODE') : null;
    return { status, data: (answer['data'] ?? null) as Data | null, code, text };
  }

  ask<Data>(query: string, variables: object = {}, key?: string): Promise<Answer<Data>> {
    return this.post(JSON.stringify({ query, variables }), key);
  }

  /** The data of a document that must succeed; a server that answers an error cannot be attacked further. */
  async data<Data>(query: string, variables: object = {}, key?: string): Promise<Data> {
    const { data, code } = await this.ask<Data>(query, variables, key);
    if (code !== null || data === null) throw unavailable(`the server does not let us prepare the attack: ${code}`);
    return data;
  }

  /** The answer of a route to a client with a key, or without one. */
  read(path: string, key?: string): Promise<Reply> {
    return this.send(path, { headers: bearer(key) });
  }

  /** A bare connection; errors on it are not thrown, since the server may cut it at any time. */
  connect(): Socket {
    const { hostname, port } = this.url;
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) });
    socket.on('error', () => socket.destroy());
    return socket;
  }

  /** Whether other clients are still served: the fault, or null. */
  async othersAreServed(): Promise<string | null> {
    return wrongWith(await this.send('/health')) ?? this.othersAreServedFromElsewhere();
  }

  /** The same, where the attacker's own address has used up its connections. */
  async othersAreServedFromElsewhere(): Promise<string | null> {
    const from = SOMEBODY_ELSE;
    const health = await this.send('/health', { from }).catch((error: unknown) => noSuchAddress(error));
    if (health === null) return null;
    const { code } = await this.post('{"query":"{ rulesets { id } }"}', undefined, from);
    return wrongWith(health) ?? (code === null ? null : `another address is answered ${code}`);
  }
}

/** If the system has only one loopback address, attacks from other addresses cannot be tried. */
function noSuchAddress(error: unknown): null {
  if (error instanceof Error && /EADDRNOTAVAIL|EINVAL/.test(error.message)) return null;
  throw error;
}

function wrongWith({ status, milliseconds }: Reply): string | null {
  if (status !== 200) return `/health answers ${status}`;
  return milliseconds > HEALTH_MILLISECONDS ? `/health takes ${Math.round(milliseconds)} ms` : null;
}

/** `/health` is never slower, whatever goes on. Generous, since server and attacker share a machine. */
const HEALTH_MILLISECONDS = 5000;

function bearer(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

function parsedObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return { errors: [{ extensions: { code: 'NO JSON' } }] };
    throw error;
  }
}
