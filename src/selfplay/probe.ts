import { act } from '../engine/game/act.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Position } from '../engine/position/position.js';
import type { SeatId } from '../engine/position/seat.js';
import type { Chance } from './chance.js';
import type { Choice } from './player.js';

/** How many listed orders are tried before one is given. */
const PROBES = 2;

/** A listed order that would be refused, or null: some are decided, with any dice, and nothing comes of them. */
export function refusedProbe(
  { ruleset }: Rulebook,
  position: Position,
  seat: SeatId,
  choices: readonly Choice[],
  chance: Chance,
): { readonly order: unknown; readonly refusal: Refusal } | null {
  const types = [...new Set(choices.map(({ order }) => order.type))];
  for (let probe = 0; probe < PROBES; probe += 1) {
    const type = chance.pick(types);
    const { order } = chance.pick(choices.filter((choice) => choice.order.type === type));
    const parsed = ruleset.parseOrder(order);
    const decided = parsed.ok ? act(ruleset, position, seat, parsed.value, chance) : parsed;
    if (!decided.ok) return { order, refusal: decided.refusal };
  }
  return null;
}
