import { act } from '../../engine/game/act.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import type { Position } from '../../engine/position/position.js';
import { seatsOf } from '../../engine/position/seat.js';
import { PerftDice } from '../perft/perft-dice.js';
import { failure, type CaseFailure } from './failure.js';

/** Moves of a side that are tried; a list of moves holds hundreds of a kind. */
const MOVES_TRIED_MAX = 20;

/**
 * Orders that are listed as legal and are refused. Of long lists of moves a few are tried. No die may make a legal
 * order illegal, so any dice will do that do not tie for ever when units are drawn (pbem:2.1g).
 */
export function refusedThoughLegal(book: Rulebook, position: Position): readonly CaseFailure[] {
  const { ruleset } = book;
  return seatsOf(position).flatMap((seat) => {
    const orders = ruleset.legal(position, seat).map(({ order }) => order);
    return sampled(orders).flatMap((order) => {
      const decided = act(ruleset, position, seat, order, new PerftDice(0));
      if (decided.ok) return [];
      return [
        failure(['orders'], `"${book.writeOrder(order)}" is listed as legal and refused: ${decided.refusal.because}`),
      ];
    });
  });
}

function sampled(orders: readonly unknown[]): readonly unknown[] {
  const isMove = (order: unknown): boolean => (order as { readonly type: string }).type === 'Move';
  const moves = orders.filter(isMove);
  const stride = Math.ceil(moves.length / MOVES_TRIED_MAX);
  return [...orders.filter((order) => !isMove(order)), ...moves.filter((_, index) => index % stride === 0)];
}
