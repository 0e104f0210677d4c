import { ListedDice } from '../engine/dice/dice.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { Decided } from '../engine/game/ruleset.js';
import type { Setup } from '../engine/game/setup.js';
import { act } from '../engine/game/act.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Position } from '../engine/position/position.js';
import { replay } from '../engine/game/replay.js';
import { wrongInLog } from '../library/invariants/log.js';
import { Chance } from './chance.js';
import type { GameReport, GivenOrder } from './game-report.js';
import { Watch } from './watch.js';

/** A fault with everything that brings it about again, whatever has become of the scenario and of the players. */
export interface Bundle {
  readonly format: 'herald-fault';
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly report: GameReport;
  readonly setup: Setup;
  /** The orders in written notation, for people. */
  readonly written: readonly string[];
}

/** The bundle of a game in which a check failed, to be played again. */
export function bundleOf(report: GameReport, book: Rulebook, setup: Setup): Bundle {
  const { given = [], failed } = report;
  const orders = [...given, ...(failed ? [{ ...failed, dice: [] }] : [])];
  const written = orders.map(({ side, order, dice }) => `${side}> ${book.writeOrder(order)}${diceInWords(dice)}`);
  const { id, version } = book.ruleset;
  return { format: 'herald-fault', ruleset: { id, version }, report, setup, written };
}

/** A bundle from its text; null if it is none. Bundles come from this program, so their inner form is trusted. */
export function readBundle(text: string): Bundle | null {
  try {
    const value = JSON.parse(text) as Partial<Bundle> | null;
    return value?.format === 'herald-fault' ? (value as Bundle) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function diceInWords(dice: readonly number[]): string {
  return dice.length > 0 ? ` # dice ${dice.join(', ')}` : '';
}

/** Plays a bundle's orders again and tells what is wrong today, or nothing if the fault is gone. */
export function replayed({ report, setup }: Bundle, book: Rulebook): readonly string[] {
  const { ruleset } = book;
  const created = ruleset.create(setup);
  if (!created.ok) return [`the set-up is refused: ${created.refusal.because}`];
  const log: GameEvent[] = [...created.value];
  const begun = replay(ruleset, log);
  if (!begun) return ['the set-up has no events'];
  let position: Position = begun;
  const watch = new Watch(book);
  const wrong = [...watch.follow(log, position)];
  for (const { side, order, dice } of ordersOf(report)) {
    const parsed = ruleset.parseOrder(order);
    const decided: Decided<GameEvent> = parsed.ok ? act(ruleset, position, side, parsed.value, dice) : parsed;
    if (!decided.ok) return [...wrong, `"${book.writeOrder(order)}" is refused: ${decided.refusal.because}`];
    position = decided.position;
    wrong.push(...watch.follow(decided.events, position));
    log.push(...decided.events);
  }
  return [...wrong, ...wrongInLog(book, log, position)];
}

/** The dice of an order that failed are not known; any will do for a refusal. */
function ordersOf({ given = [], failed, seed }: GameReport) {
  const known = given.map((one: GivenOrder) => ({ ...one, dice: new ListedDice(one.dice, 'recorded') }));
  return [...known, ...(failed ? [{ ...failed, dice: new Chance(`fault ${seed}`) }] : [])];
}
