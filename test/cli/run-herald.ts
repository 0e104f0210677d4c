import { Writable } from 'node:stream';
import { herald } from '../../src/cli/herald.js';

/** Runs the command line in this process and keeps what it writes. */
export async function runHerald(...argv: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const out = collecting();
  const err = collecting();
  const code = await herald(argv, { out, err, watched: false });
  return { code, out: out.text, err: err.text };
}

class Collecting extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

function collecting(): Collecting {
  return new Collecting();
}
