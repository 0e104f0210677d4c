import type { BoardFound } from '../../../src/verifier/board-at.js';
import type { Brought, Report } from '../../../src/verifier/verifier.js';

/** A request of the page to its worker: first to verify a file, then boards of the game in it. */
export type ToWorker =
  | { readonly kind: 'verify'; readonly file: File; readonly brought: Brought }
  | { readonly kind: 'board'; readonly revision: number };

/** How far the worker has come: in bytes of the file while it reads, then in steps of the check. */
export interface Progress {
  readonly stage: 'reading' | 'checking';
  readonly done: number;
  readonly of: number;
}

/** An answer of the worker. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'board'; readonly revision: number; readonly found: BoardFound }
  /** The program is wrong, not the file. */
  | { readonly kind: 'broken'; readonly because: string };
