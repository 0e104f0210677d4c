import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Announcement } from './announcement.js';

const HOST = fileURLToPath(new URL('server-host.mjs', import.meta.url));
const ENDS_WITH_PARENT = new URL('ends-with-parent.mjs', import.meta.url).href;

/** The answer of the host to a message (server-host.mjs). */
interface Reply {
  readonly server: number;
  readonly announced?: Announcement;
  readonly failed?: string;
}

interface Waiting {
  readonly done: (announced: Announcement | undefined) => void;
  readonly fail: (error: Error) => void;
}

let host: ServerHost | undefined;

/** A process in which the servers of this process's tests run, so that their modules are loaded once. */
export class ServerHost {
  private readonly waiting = new Map<number, Waiting>();
  private started = 0;

  private constructor(private readonly child: ChildProcess) {
    child.on('message', ({ server, announced, failed }: Reply) => {
      const { done, fail } = this.waiting.get(server) ?? {};
      this.waiting.delete(server);
      if (failed === undefined) done?.(announced);
      else fail?.(new Error(failed));
    });
    child.once('exit', (code) => {
      host = undefined;
      for (const { fail } of this.waiting.values()) fail(new Error(`the host of servers ended with ${code}`));
    });
  }

  /** The host of this process. It neither keeps this process from ending nor stays when the process has ended. */
  static get(): ServerHost {
    if (host) return host;
    // The options of Node say how it uses memory and compiles (scripts/test.mjs); they change nothing for a server.
    const child = spawn(process.execPath, [...process.execArgv, '--import', ENDS_WITH_PARENT, HOST], {
      env: { PATH: process.env['PATH'], NODE_OPTIONS: process.env['NODE_OPTIONS'] },
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    (child.stdin as unknown as Socket | null)?.unref();
    process.once('exit', () => child.kill('SIGKILL'));
    host = new ServerHost(child);
    return host;
  }

  /** Starts a server whose data is in the folder `home`. */
  async start(
    env: Readonly<Record<string, string>>,
    home: string,
  ): Promise<{ readonly announced: Announcement; readonly close: () => Promise<unknown> }> {
    this.started += 1;
    const server = this.started;
    const announced = await this.send({ server, env, home });
    if (!announced) throw new Error('the host of servers did not say where the server listens');
    return { announced, close: () => this.send({ server }) };
  }

  private send(message: { readonly server: number; readonly env?: object; readonly home?: string }) {
    return new Promise<Announcement | undefined>((done, fail) => {
      this.waiting.set(message.server, { done, fail });
      this.child.send(message);
    });
  }
}
