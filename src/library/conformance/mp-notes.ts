import type { GameEvent } from '../../engine/game/event.js';
import type { WrittenOrder } from '../../engine/game/rulebook.js';
import { misstatedMp } from '../../engine/game/stated-mp.js';
import { compared, type CaseFailure, type CasePath } from './failure.js';

/** Notes of MP in a move, retreat or advance that differ from what its steps cost. */
export function wrongNotes(written: WrittenOrder, events: readonly GameEvent[], at: CasePath): readonly CaseFailure[] {
  return misstatedMp(written, events).flatMap(
    ({ steps, stated, price }) => compared(at, `MP of ${steps}`, String(stated), String(price)) ?? [],
  );
}
