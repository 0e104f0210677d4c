import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The verdict of a receiver on a message. */
export interface Received {
  readonly id?: string;
  readonly data?: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
  readonly refused?: string;
}

/** A receiver in a process of its own. */
export class Receiver {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    private readonly lines: AsyncIterator<string>,
  ) {}

  /** Starts on any free port, or on one that an earlier receiver had. `status`: what it answers to a sound message. */
  static async start(secret: string, port = 0, status = 204): Promise<Receiver> {
    const args = ['test/webhooks/receiver.mjs', secret, String(port), String(status)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const said = JSON.parse((await lines.next()).value as string) as { readonly port: number };
    return new Receiver(child, said.port, lines);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/herald`;
  }

  /** The next message that comes. */
  async next(): Promise<Received> {
    return JSON.parse((await this.lines.next()).value as string) as Received;
  }

  /** Ends the process at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
  }
}
