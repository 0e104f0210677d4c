import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardFound } from '../../../src/verifier/board-at.js';
import type { Brought, Report } from '../../../src/verifier/verifier.js';
import workerUrl from './worker?worker&url';
import type { FromWorker, Progress, ToWorker } from './messages';

/** How far the proof of a file has come. */
export type Stage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'working'; readonly file: File; readonly progress: Progress }
  | { readonly kind: 'refused'; readonly file: File; readonly because: string }
  | { readonly kind: 'broken'; readonly file: File; readonly because: string }
  | { readonly kind: 'done'; readonly file: File; readonly report: Report };

/** The board that was asked for. */
export interface AskedBoard {
  readonly revision: number;
  /** Null: it is being drawn. */
  readonly found: BoardFound | null;
}

const WAITING: Stage = { kind: 'waiting' };
const BEGUN: Progress = { stage: 'reading', done: 0, of: 1 };

/** Proves one file at a time in a worker. The worker keeps the game, so that its boards can be asked for. */
export function useProof() {
  const [stage, setStage] = useState<Stage>(WAITING);
  const [board, setBoard] = useState<AskedBoard | null>(null);
  const worker = useRef<Worker | null>(null);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    setStage(WAITING);
    setBoard(null);
  }, []);
  useEffect(() => () => worker.current?.terminate(), []);
  const prove = useCallback(
    (file: File, brought: Brought) => {
      stop();
      const begun = newWorker();
      worker.current = begun;
      setStage({ kind: 'working', file, progress: BEGUN });
      begun.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'board') setBoard({ revision: data.revision, found: data.found });
        else setStage(stageAfter(data, file));
      });
      begun.addEventListener('error', ({ message }) => {
        setStage({ kind: 'broken', file, because: message === '' ? 'its program could not be loaded' : message });
      });
      ask(begun, { kind: 'verify', file, brought });
    },
    [stop],
  );
  const showBoard = useCallback((revision: number) => {
    if (!worker.current) return;
    setBoard({ revision, found: null });
    ask(worker.current, { kind: 'board', revision });
  }, []);
  return { stage, board, prove, stop, showBoard };
}

function stageAfter(said: Exclude<FromWorker, { kind: 'board' }>, file: File): Stage {
  switch (said.kind) {
    case 'progress':
      return { kind: 'working', file, progress: said.progress };
    case 'report':
      return { kind: 'done', file, report: said.report };
    case 'refused':
    case 'broken':
      return { kind: said.kind, file, because: said.because };
  }
}

function newWorker(): Worker {
  return new Worker(workerUrl, { type: 'module' });
}

function ask(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}
