import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Announcement } from './announcement.js';
import { TestServer } from './server.js';

/** The built program. */
export const MAIN = resolve('dist/cli/main.js');
const ENDS_WITH_PARENT = new URL('ends-with-parent.mjs', import.meta.url).href;

/**
 * A server as users run it, in a process of its own, which can be killed or told to stop. To start it takes much longer
 * than to start a TestServer.
 */
export class ServerProcess extends TestServer {
  private constructor(
    folder: string,
    announced: Announcement,
    private readonly child: ChildProcess,
  ) {
    super(folder, announced, () => stopped(child));
  }

  /** Starts on any free port. The folder of an earlier server may be given, to go on with its data. */
  static override async start(env: Readonly<Record<string, string>> = {}, folder?: string): Promise<ServerProcess> {
    if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: npm run build makes it`);
    const home = folder ?? mkdtempSync(join(tmpdir(), 'herald-server-'));
    const child = spawn(
      process.execPath,
      [...process.execArgv, '--import', ENDS_WITH_PARENT, MAIN, 'serve', '--json'],
      {
        cwd: home,
        env: { PATH: process.env['PATH'], PORT: '0', HERALD_LOG: '0', ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    return new ServerProcess(home, await announcement(child), child);
  }

  /** Tells it to stop, and does not wait. */
  tellToStop(): void {
    this.child.kill('SIGTERM');
  }

  /** Its exit code, once it has ended. */
  async ended(): Promise<number | null> {
    return ended(this.child);
  }

  /** Tells it to stop; its exit code, once it has ended. */
  async stopped(): Promise<number | null> {
    return stopped(this.child);
  }

  /** Kills the process as a power cut would. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function stopped(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return ended(child);
}

async function announcement(child: ChildProcess): Promise<Announcement> {
  let [said, wrong] = ['', ''];
  child.stderr?.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
  return new Promise((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith('}\n')) done(JSON.parse(said) as Announcement);
    });
    child.once('exit', (code) => {
      fail(new Error(`the server ended with ${code}: ${wrong}`));
    });
  });
}
