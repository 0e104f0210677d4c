import { SingleBar } from 'cli-progress';
import type { Streams } from './streams.js';

/** How far long work has come. */
export interface Progress {
  /** `of` may grow while the work goes on. */
  readonly at: (done: number, of: number) => void;
  readonly end: () => void;
}

const SILENT: Progress = { at: () => undefined, end: () => undefined };

/** A progress bar on stderr if a person watches; nothing otherwise. */
export function progressBar({ err, watched }: Streams, label: string): Progress {
  if (!watched) return SILENT;
  const bar = new SingleBar({
    format: `${label} {bar} {percentage}% {value}/{total} {eta_formatted}`,
    stream: err,
    hideCursor: true,
    clearOnComplete: true,
  });
  let started = false;
  return {
    at(done, of) {
      if (started) bar.setTotal(of);
      else bar.start(of, 0);
      started = true;
      bar.update(done);
    },
    end() {
      if (started) bar.stop();
    },
  };
}
