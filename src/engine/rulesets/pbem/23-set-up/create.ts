import { ListedDice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import { allowed, type Ruled } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import { evolve } from '../evolve/evolve.js';
import type { PbemEvent } from '../core/events.js';
import type { Book } from '../core/books/book.js';
import { citingOf } from '../core/books/citing.js';
import { checkControl } from '../22-control/check.js';
import { offerHiding } from '../04-sequence/hide.js';
import { settledSetup } from './set-up-check.js';
import { raise } from '../core/turn/pending.js';
import { openTurn, passToOrders } from '../04-sequence/turn.js';

/** Nothing that happens before the first order needs a die: to ask for one is a bug, and DiceExhausted. */
const NO_DICE = new ListedDice([], 'server');

/**
 * The first events of a game, or the first thing that is wrong with its set-up (pbem:23.1). The set-up is recorded in
 * its settled form: hexes by their first names, missiles counted where they are limited. Without `start` the first
 * side's player turn begins and passes to its first step with orders; with `start` the game stands in that step. Where
 * nobody is named who plays first, the game begins with the roll for it (pbem:22.1a), which takes dice and so an order.
 * The game pins the book in its edition.
 */
export function create(book: Book, setup: Setup): Ruled<readonly PbemEvent[]> {
  const pinned = { id: book.id, version: book.version };
  const settled = settledSetup(pinned, setup);
  if (!settled.ok) return settled;
  const setUp: PbemEvent = { type: 'GameSetUp', data: { ruleset: pinned, setup: settled.value } };
  const course = new Course<PbemEvent>(evolve(null, setUp), evolve, null, citingOf(book));
  checkControl(course);
  if (settled.value.start) {
    offerHiding(course);
    return allowed([setUp, ...course.events]);
  }
  const { gameTurn, side } = course.position.turn;
  if (settled.value.firstSide === 'rolled') {
    offerHiding(course);
    raise(course, 'RollInitiative', side, 'pbem:22.1a', {});
    return allowed([setUp, ...course.events]);
  }
  course.emit({ type: 'PlayerTurnBegan', data: { gameTurn, side } });
  offerHiding(course);
  openTurn(course, NO_DICE);
  passToOrders(course, NO_DICE);
  return allowed([setUp, ...course.events]);
}
