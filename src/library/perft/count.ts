import { act } from '../../engine/game/act.js';
import type { AnyRuleset } from '../../engine/game/game.js';
import type { Position } from '../../engine/position/position.js';
import type { SideId } from '../../engine/position/unit.js';
import { PerftDice } from './perft-dice.js';

/** How many sequences there are, by the type of their last order. */
export type Count = Readonly<Record<string, number>>;

/** A position with the dice that were rolled on the way to it. */
export interface Node {
  readonly position: Position;
  readonly rolled: number;
}

/** A ruleset lists an order and refuses it: there is no number then. */
export class PerftBroken extends Error {
  readonly type = 'PerftBroken';
}

/**
 * Counts the sequences of legal orders of the lengths 1 to `depth` from a position, whoever may order; a sequence ends
 * with the game. Throws PerftBroken.
 */
export function perft(ruleset: AnyRuleset, start: Node, depth: number): readonly Count[] {
  const counts = Array.from({ length: depth }, () => new Map<string, number>());
  const walk = (node: Node, length: number): void => {
    for (const { side, order } of ordersIn(ruleset, node.position)) {
      const { type } = order as { readonly type: string };
      const count = counts[length];
      count?.set(type, (count.get(type) ?? 0) + 1);
      if (length + 1 < depth) walk(given(ruleset, node, side, order), length + 1);
    }
  };
  walk(start, 0);
  return counts.map((count) => Object.fromEntries([...count].sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** The node after an order that must be legal. Throws PerftBroken. */
export function given(ruleset: AnyRuleset, { position, rolled }: Node, side: SideId, order: unknown): Node {
  const dice = new PerftDice(rolled);
  const decided = act(ruleset, position, side, order, dice);
  if (decided.ok) return { position: decided.position, rolled: dice.rolled };
  throw new PerftBroken(`${side} may not order ${JSON.stringify(order)}: ${decided.refusal.because}`);
}

function ordersIn(ruleset: AnyRuleset, position: Position): readonly { side: SideId; order: unknown }[] {
  const sides = new Set(ruleset.actors(position).map(({ side }) => side));
  return [...sides].flatMap((side) => ruleset.legal(position, side).map(({ order }) => ({ side, order })));
}

/** The number of sequences, whatever the type of their last order. */
export function totalOf(count: Count): number {
  return Object.values(count).reduce((sum, one) => sum + one, 0);
}
