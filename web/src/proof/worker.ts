import { EXPORT_LIMITS } from '../../../src/audit/export-format.js';
import { NotVerified, type Verified, verified } from '../../../src/verifier/verifier.js';
import { bytesOf } from './file-bytes';
import type { FromWorker, Progress, ToWorker } from './messages';

/*
 * The worker of the page "Prove a game": the engine and the audit of the server, on a thread of their own, so that the
 * page stays usable however large a file is. Nothing that it reads leaves the browser.
 */

/** How often the page hears how far the work has come. */
const TOLD_EVERY_MS = 100;

/** A game takes about six times the memory of its file: with more a browser would give up. */
const LIMITS = { ...EXPORT_LIMITS, bytesMax: 256 * 1024 * 1024 };

const TOO_LARGE = 'A browser checks files of up to 256 MiB, and this one is larger: herald verify takes it.';

let game: Verified | null = null;
let toldAt = 0;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answerTo(data).then(say, (error: unknown) => {
    say(error instanceof NotVerified ? { kind: 'refused', because: error.message } : broken(error));
  });
});

async function answerTo(asked: ToWorker): Promise<FromWorker> {
  if (asked.kind === 'verify') {
    const { file, brought } = asked;
    if (file.size > LIMITS.bytesMax) throw new NotVerified(TOO_LARGE);
    const bytes = bytesOf(file, (done) => tell({ stage: 'reading', done, of: file.size }));
    game = await verified(bytes, brought, (done, of) => tell({ stage: 'checking', done, of }), LIMITS);
    return { kind: 'report', report: game.report };
  }
  if (!game) throw new Error('a board was asked for before a file was verified');
  return { kind: 'board', revision: asked.revision, found: game.boardAt(asked.revision) };
}

function tell(progress: Progress): void {
  const now = performance.now();
  if (now - toldAt < TOLD_EVERY_MS) return;
  toldAt = now;
  say({ kind: 'progress', progress });
}

function say(message: FromWorker): void {
  postMessage(message);
}

function broken(error: unknown): FromWorker {
  return { kind: 'broken', because: error instanceof Error ? error.message : String(error) };
}
