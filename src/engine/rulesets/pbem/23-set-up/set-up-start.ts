import type { Field } from '../../../board/field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import type { MeleeLink } from '../../../position/position.js';
import { wrongStanding } from '../04-standing/stand.js';
import { STEPS_WITH_ORDERS } from '../core/events/sequence.js';
import { linkOf } from '../core/melee/melee.js';
import { ASK } from '../core/orders/standing-orders.js';
import { malformedSetup } from '../core/setup/set-up-words.js';
import { wrongBefore } from './set-up-before.js';

/** The first fault in the challenges and the duel that a start states, or null (pbem:12.8). */
function wrongDuel(setup: Setup, start: NonNullable<Setup['start']>): Refusal | null {
  const { sides } = setup;
  const { challenges = [], duel, links } = start;
  const wrong = (because: string, subject: string): Refusal => malformedSetup('pbem:12.8c', because, subject);
  const foreign = challenges.find((side) => !sides.includes(side));
  if (foreign !== undefined) return wrong(`${foreign} is no side of this game`, foreign);
  if (new Set(challenges).size < challenges.length) return wrong('a side challenges once', challenges[0] ?? '');
  if (!duel) return null;
  const { challenger, challenged, champions, idle } = duel;
  if (challenger === challenged || !sides.includes(challenger) || !sides.includes(challenged)) {
    return wrong(`${challenger} and ${challenged} fight no duel`, challenger);
  }
  if (!challenges.includes(challenger)) return wrong(`${challenger} fights a duel and has not challenged`, challenger);
  if (![challenger, challenged].includes(start.side)) return wrong(`${start.side} has no part in the duel`, start.side);
  if (!Number.isSafeInteger(idle) || idle < 0) return wrong('idle turns are counted from 0', challenger);
  if (links.length > 1) return wrong('only the fighters of a duel are in melee', challenger);
  const fit = [challenger, challenged].every((side) => isFit(setup, champions[side], side));
  return fit ? null : wrong('each of the two sides has a live champion on the map', challenger);
}

function isFit({ units }: Setup, champion: string | undefined, side: string): boolean {
  const unit: SetupUnit | undefined = units.find(({ id }) => id === champion);
  return unit?.side === side && unit.sheet.kind === 'character' && unit.health !== 'dead' && unit.hexes.length > 0;
}

/** The set-up with a start in the middle of a game in its settled form: links in their order. */
export function settledStart(setup: Setup, start: NonNullable<Setup['start']>, field: Field): Ruled<Setup> {
  const { gameTurn, side, step, links, day } = start;
  if (!Number.isSafeInteger(gameTurn) || gameTurn < 1 || gameTurn > setup.length.gameTurns) {
    return refused(malformedSetup('pbem:23.17', `the game has no GT ${gameTurn}`));
  }
  if (day && setup.options['detailedDays'] !== true) {
    return refused(malformedSetup('pbem:2.82b', 'this game is no day that is played in detail'));
  }
  if (!setup.sides.includes(side)) return refused(malformedSetup('pbem:4.1a', `${side} is no side of this game`, side));
  if (!STEPS_WITH_ORDERS.some((one) => one === step)) {
    return refused(
      malformedSetup('pbem:4.2', `a game begins in ${STEPS_WITH_ORDERS.join(', ')}, not in ${step}`, step),
    );
  }
  const settled: MeleeLink[] = [];
  for (const { a, b } of links) {
    const link = linkOf(a, b);
    const because = wrongLink(setup.units, link, field);
    if (because !== null)
      return refused(malformedSetup('pbem:11.1c', `${a} and ${b} cannot be in melee: ${because}`, a));
    if (settled.some((other) => other.a === link.a && other.b === link.b)) {
      return refused(malformedSetup('pbem:11.1c', `${a} and ${b} are linked twice`, a));
    }
    settled.push(link);
  }
  const misled = wrongOrders(setup, start) ?? wrongDuel(setup, start) ?? wrongBefore(setup, start, field);
  if (misled) return refused(misled);
  settled.sort((one, other) => (one.a === other.a ? (one.b < other.b ? -1 : 1) : one.a < other.a ? -1 : 1));
  return allowed({ ...setup, start: { ...start, links: settled } });
}

/** The first fault in the standing orders that a start states, or null. */
function wrongOrders({ sides, units }: Setup, { standing = {} }: NonNullable<Setup['start']>): Refusal | null {
  const known = Object.fromEntries(units.map((unit) => [unit.id, unit]));
  for (const [side, orders] of Object.entries(standing)) {
    if (!sides.includes(side)) return malformedSetup('pbem:4.1a', `${side} is no side of this game`, side);
    for (const order of orders) {
      const wrong = wrongStanding(order, known);
      if (wrong) return malformedSetup(wrong.rule, `standing orders of ${side}: ${wrong.because}`, side);
      if (order.answer === ASK) return malformedSetup(null, `${side} withdraws what it has not ordered`, side);
    }
  }
  return null;
}

/**
 * Why two units cannot be in melee, or null: melee joins active enemies (pbem:11.1b), dogs among them (13.3h), who are
 * in neighbouring hexes.
 */
function wrongLink(units: readonly SetupUnit[], { a, b }: MeleeLink, field: Field): string | null {
  const [one, other] = [a, b].map((id) => units.find((unit) => unit.id === id));
  if (!one || !other) return 'one of them is not there';
  for (const unit of [one, other]) {
    const fights = unit.sheet.kind === 'character' || unit.sheet.kind === 'dog';
    if (!fights || unit.health === 'stunned' || unit.health === 'dead' || unit.side === null)
      return `${unit.id} is not active`;
  }
  if (one.side === other.side) return 'they are no enemies';
  const around = new Set(one.hexes.flatMap((hex) => field.hex(hex)?.neighbours ?? []).map((hex) => hex?.name));
  return other.hexes.some((hex) => around.has(hex)) ? null : 'they do not touch';
}
