import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openLedger } from '../src/ledger/open.js';
import { appendsPerSecond, ledgerAppender } from './ledger-rates.js';

const MYSELF = fileURLToPath(import.meta.url);

/** A process of its own with a ledger on PostgreSQL, as another server has it. */
export class BenchProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(url: string): Promise<BenchProcess> {
    const child = fork(MYSELF, [url]);
    await once(child, 'message');
    return new BenchProcess(child);
  }

  /** One run, as `appendsPerSecond` makes it. */
  async appendsPerSecond(streams: number): Promise<number> {
    this.child.send(streams);
    const [rate] = (await once(this.child, 'message')) as [number];
    return rate;
  }

  stop(): void {
    this.child.disconnect();
  }
}

/** The work of such a process: it measures whenever it is told to, until it is let go. */
async function serve(url: string): Promise<void> {
  const ledger = await openLedger({ kind: 'postgres', url });
  process.on('message', (streams: number) => {
    void appendsPerSecond(streams, () => ledgerAppender(ledger)).then((rate) => process.send?.(rate));
  });
  process.on('disconnect', () => void ledger.close());
  process.send?.('ready');
}

if (process.argv[1] === MYSELF) await serve(process.argv[2] ?? '');
