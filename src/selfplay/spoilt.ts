import { act } from '../engine/game/act.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Position } from '../engine/position/position.js';
import type { SeatId } from '../engine/position/seat.js';
import type { Chance } from './chance.js';
import type { Choice } from './player.js';

/** Refusals that no rule of a book explains: a name does not exist, or is named twice. */
const WITHOUT_RULE: ReadonlySet<string> = new Set(['unknownUnit', 'unknownHex', 'malformed']);

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Decides a listed order in which one name is replaced by another, without recording it. The order may be accepted,
 * since some lists are not complete. It must not break the program, and a refusal must name a rule; anything else is a
 * fault.
 */
export function ruleless(
  { ruleset }: Rulebook,
  position: Position,
  seat: SeatId,
  choices: readonly Choice[],
  chance: Chance,
): { readonly order: unknown; readonly refusal: Refusal } | null {
  const units = Object.values(position.units);
  const names = ['Nobody', 'ZZ9', ...units.map(({ id }) => id), ...units.flatMap(({ hexes }) => hexes)];
  const order = spoilt(chance.pick(choices).order as unknown as Json, names, chance);
  const parsed = ruleset.parseOrder(order);
  const decided = parsed.ok ? act(ruleset, position, seat, parsed.value, chance) : parsed;
  if (decided.ok || decided.refusal.rule !== null || WITHOUT_RULE.has(decided.refusal.code)) return null;
  return { order, refusal: decided.refusal };
}

/** The order with one of its texts replaced; its type stays. */
function spoilt(order: Json, names: readonly string[], chance: Chance): Json {
  const texts = textsIn(order);
  let left = texts === 0 ? -1 : chance.below(texts);
  const change = (value: Json, key: string): Json => {
    if (Array.isArray(value)) return value.map((member: Json) => change(member, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]));
    }
    if (typeof value !== 'string' || key === 'type') return value;
    left -= 1;
    return left === -1 ? chance.pick(names) : value;
  };
  return change(order, 'type');
}

function textsIn(value: Json, key = 'type'): number {
  if (Array.isArray(value)) {
    const members: readonly Json[] = value;
    return members.reduce((sum: number, member) => sum + textsIn(member, key), 0);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).reduce((sum, [name, member]) => sum + textsIn(member, name), 0);
  }
  return typeof value === 'string' && key !== 'type' ? 1 : 0;
}
