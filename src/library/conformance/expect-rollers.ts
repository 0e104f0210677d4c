import type { GameEvent } from '../../engine/game/event.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import type { Expectation } from './expected.js';
import { compared, type CaseFailure } from './failure.js';

/** How many dice fell for the orders of each seat, which rolls them where players report dice (pbem:1.3a). */
export function wrongRollers(
  { rolledBy }: Pick<Expectation, 'rolledBy'>,
  { frame, diceOf }: Pick<Rulebook['ruleset'], 'frame' | 'diceOf'>,
  events: readonly GameEvent[],
): readonly CaseFailure[] {
  if (rolledBy === undefined) return [];
  const rolled = new Map<string, number>();
  let seat = 'nobody';
  for (const event of events) {
    seat = frame.order(event)?.seat ?? seat;
    const dice = diceOf([event]).length;
    if (dice > 0) rolled.set(seat, (rolled.get(seat) ?? 0) + dice);
  }
  const seats = [...new Set([...Object.keys(rolledBy), ...rolled.keys()])].sort();
  return seats.flatMap((one) => {
    const what = `dice of ${one}`;
    return compared(['expect', 'rolledBy'], what, `${rolledBy[one] ?? 0}`, `${rolled.get(one) ?? 0}`) ?? [];
  });
}
