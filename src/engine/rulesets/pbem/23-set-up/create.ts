import { ListedDice } from '../../../dice/dice.js';
import { Course } from '../../../game/course.js';
import type { Warning } from '../../../game/facts.js';
import { allowed, type Ruled } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import type { Position } from '../../../position/position.js';
import { offerHiding } from '../04-sequence/hide.js';
import { openTurn, passToOrders } from '../04-sequence/turn.js';
import { checkControl } from '../22-control/check.js';
import type { Book } from '../core/books/book.js';
import { citingOf } from '../core/books/citing.js';
import type { PbemEvent } from '../core/events.js';
import { raise } from '../core/turn/pending.js';
import { evolve } from '../evolve/evolve.js';
import { settledSetup } from './set-up-check.js';

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

/**
 * Warnings about the set-up of a game: players of a side without zones of command (pbem:1.2c), a way of battering that
 * belongs to the other kind of day (pbem:2.8c).
 */
export function warningsOf({ options }: Pick<Position, 'options'>): readonly Warning[] {
  const warnings: Warning[] = [];
  if (options['multiPlayerSides'] === true && options['commandControl'] !== true) {
    const because = 'several play on a side without zones of command: who has which forces is free';
    warnings.push({ rule: 'pbem:1.2c', because });
  }
  if (options['detailedDays'] === true && options['offboardBattering'] === true) {
    const because = 'offboard battering goes with siege days, not with a day that is played in detail';
    warnings.push({ rule: 'pbem:2.8c', because });
  }
  return warnings;
}
