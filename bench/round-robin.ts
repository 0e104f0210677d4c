import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy that passes each request to the next of some servers. It tries nothing twice: a request whose server is lost
 * is answered with 502, and the client decides what to do, as behind nginx or a balancer of a cloud.
 */
export class RoundRobin {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server;
  #targets: readonly string[] = [];
  #next = 0;

  private constructor() {
    this.#server = createServer((asked, answer) => {
      this.#pass(asked, answer);
    });
  }

  static async start(): Promise<RoundRobin> {
    const proxy = new RoundRobin();
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The URLs of the servers that get requests from now on. */
  to(targets: readonly string[]): void {
    this.#targets = targets;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    this.#agent.destroy();
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const target = this.#targets[this.#next++ % this.#targets.length];
    const { method, url = '/', headers } = asked;
    const lost = (): void => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { 'content-type': 'application/json' }).end('{"errors":[{"message":"server lost"}]}');
    };
    const passed = request(`${target}${url}`, { method, headers, agent: this.#agent }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.on('error', lost);
      came.pipe(answer);
    });
    passed.on('error', lost);
    asked.pipe(passed);
  }
}
