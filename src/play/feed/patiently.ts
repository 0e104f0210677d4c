import { StillLoading } from '../first-loads.js';
import type { FeedEntry } from './contract.js';

type HeldUp = Extract<FeedEntry, { readonly kind: 'mark' }>;

/**
 * The answer to what is asked about games, with a mark each time that one of them is still being read. `cursor`: to go
 * on before what was asked.
 */
export async function* patiently<Answer>(
  ask: () => Promise<Answer>,
  cursor: string | null,
): AsyncGenerator<HeldUp, Answer, undefined> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StillLoading)) throw error;
      yield { cursor, kind: 'mark', isEnd: false, isHeldUp: true };
    }
  }
}
