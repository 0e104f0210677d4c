import type { Dice } from '../dice/dice.js';
import { Course } from '../game/course.js';
import { allowed, illegal, type Refusal, refused, type Ruled } from '../game/refusal.js';
import type { Decided } from '../game/ruleset.js';
import { HERALD, type SeatId } from '../position/seat.js';
import type { SiegeCourse } from './course.js';
import { beginDay, close, fill, place, repair } from './evening.js';
import type { SiegeEvent } from './events.js';
import { evolveSiege } from './evolve.js';
import { type Choose, type Report, type SiegeOrder, type Work, scenarioOf } from './orders.js';
import { report } from './report.js';
import { withBasesNamed } from './places.js';
import type { SiegeSetup } from './setup.js';
import { whatIsWrong } from './setup-check.js';
import { SIEGE_SIDES, type Siege, type SiegeSide, type Stage } from './siege.js';
import { shareWear, work } from './work.js';

/** The edition of the rules that a siege pins when it begins. */
const SIEGE_EDITION = { id: 'pbem', version: 1 } as const;

/** The first events of a siege: it is set up, and its first day begins. */
export function createSiege(written: SiegeSetup): Ruled<readonly SiegeEvent[]> {
  const wrong = whatIsWrong(written);
  if (wrong) return refused({ code: 'malformed', ...wrong });
  const setup = withBasesNamed(written);
  const setUp: SiegeEvent = { type: 'SiegeSetUp', data: { rules: SIEGE_EDITION, setup } };
  const course = new Course(evolveSiege(null, setUp), evolveSiege);
  beginDay(course);
  return allowed([setUp, ...course.events]);
}

/** The part of a day in which each order is given, and the rule that requires it. */
const STAGES: { readonly [Type in SiegeOrder['type']]: { readonly stage: Stage; readonly rule: string } } = {
  RollInitiative: { stage: 'morning', rule: 'pbem:2.81a' },
  Choose: { stage: 'choice', rule: 'pbem:2.81e' },
  Work: { stage: 'choice', rule: 'pbem:2.81c' },
  ShareWear: { stage: 'wear', rule: 'pbem:19.3k' },
  Repair: { stage: 'evening', rule: 'pbem:2.81h' },
  Fill: { stage: 'evening', rule: 'pbem:19.51a' },
  Place: { stage: 'evening', rule: 'pbem:2.82c' },
  Close: { stage: 'evening', rule: 'pbem:2.81f' },
  Report: { stage: 'scenario', rule: 'pbem:2.81d' },
};

/**
 * The events of an order, or the rule that forbids it; changes nothing. HERALD itself reports how a scenario went.
 * Throws what the dice throw (see `act`).
 */
export function decideSiege(siege: Siege, seat: SeatId, order: SiegeOrder, dice: Dice): Decided<SiegeEvent, Siege> {
  const side = SIEGE_SIDES.find((one) => one === seat) ?? null;
  if (side === null && seat !== HERALD) {
    return refused({ code: 'notYourTurn', rule: null, because: `the siege has no side ${seat}` });
  }
  if (siege.outcome) return refused({ code: 'gameOver', rule: 'pbem:23.17', because: 'the siege is over' });
  const refusal = whyNotNow(siege, side, order);
  if (refusal) return refused(refusal);
  const course = new Course(siege, evolveSiege);
  course.emit({ type: 'OrderTaken', data: { number: siege.orders + 1, side, order } });
  const forbiddenBy = side === null ? report(course, order as Report, dice) : carryOut(course, side, order, dice);
  if (forbiddenBy) return refused(forbiddenBy);
  return { ok: true, events: course.events, position: course.position };
}

function whyNotNow(siege: Siege, side: SiegeSide | null, order: SiegeOrder): Refusal | null {
  if ((side === null) !== (order.type === 'Report')) {
    return { code: 'notYourTurn', rule: 'pbem:2.81d', because: 'how a scenario went is told by its game' };
  }
  const { stage, rule } = STAGES[order.type];
  if (siege.stage !== stage) {
    const playing = siege.dayDefinition === 'detailedDays' ? 'pbem:2.82a' : 'pbem:2.81d';
    return siege.stage === 'scenario'
      ? { code: 'wrongStep', rule: playing, because: 'a scenario is being played; the day waits for it' }
      : whyNotInStage(siege, order, rule);
  }
  return null;
}

function whyNotInStage(siege: Siege, order: SiegeOrder, rule: string): Refusal {
  const { choice } = siege.today;
  const chooses = order.type === 'Choose' || order.type === 'Work' || order.type === 'RollInitiative';
  if (siege.dayDefinition === 'detailedDays' && chooses) {
    return illegal('pbem:2.82a', 'a day that is played in detail is one scenario and has no choices');
  }
  if (order.type === 'Work' && choice !== undefined && siege.today.fought) {
    return whyNoWorkBeside(order);
  }
  const because =
    order.type === 'Choose' && choice === 'work'
      ? 'the day goes by with the work that was chosen'
      : `${order.type} does not belong to the ${siege.stage} of the ${siege.night ? 'night' : 'day'}`;
  return { code: 'wrongStep', rule, because };
}

/** A sortie or an attack takes the day from battering, repair and building (pbem:19.3c, 19.6a, 2.81c). */
function whyNoWorkBeside({ batter = [], repair = [] }: Work): Refusal {
  const [rule, what] =
    batter.length > 0
      ? ['pbem:19.3c', 'battering']
      : repair.length > 0
        ? ['pbem:19.6a', 'repair by the besieger']
        : ['pbem:2.81c', 'building'];
  return illegal(rule, `a day with a sortie or an attack sees no ${what}`);
}

function carryOut(course: SiegeCourse, side: SiegeSide, order: SiegeOrder, dice: Dice): Refusal | null {
  switch (order.type) {
    case 'RollInitiative':
      return rollInitiative(course, dice);
    case 'Choose':
      return choose(course, side, order);
    case 'Work':
      return whyNotChoosing(course.position, side, order) ?? work(course, side, order, dice);
    case 'ShareWear':
      return side === 'attacker'
        ? shareWear(course, order)
        : { code: 'notYourTurn', rule: 'pbem:19.3k', because: 'the owner of the engines shares out their wear' };
    case 'Repair':
      return whyClosed(course.position, side) ?? repair(course, side, order);
    case 'Fill':
      return whyClosed(course.position, side) ?? fill(course, side, order);
    case 'Place':
      return whyClosed(course.position, side) ?? place(course, side, order);
    case 'Close':
      return close(course, side, dice);
    case 'Report':
      throw new Error('a report is no order of a side');
  }
}

function whyClosed({ today }: Siege, side: SiegeSide): Refusal | null {
  return today.closed.includes(side) ? illegal('pbem:2.81f', `the ${side} has closed the day`) : null;
}

/** The defender wins the initiative if his roll is higher than the attacker's by at least this (pbem:2.81a). */
const DEFENDER_MARGIN = 5;

function rollInitiative(course: SiegeCourse, dice: Dice): Refusal | null {
  const roll = (subject: SiegeSide) => dice.roll({ purpose: 'initiative', rule: 'pbem:2.81a', faces: 10, subject });
  const [attacker, defender] = [roll('attacker'), roll('defender')];
  const side = defender.value - attacker.value >= DEFENDER_MARGIN ? 'defender' : 'attacker';
  course.emit({ type: 'InitiativeRolled', data: { dice: [attacker, defender], side, rule: 'pbem:2.81a' } });
  return null;
}

function choose(course: SiegeCourse, side: SiegeSide, order: Choose): Refusal | null {
  const { position: siege } = course;
  const refusal = whyNotChoosing(siege, side, order);
  if (refusal) return refusal;
  const scenario = scenarioOf(order.choice);
  if (scenario === null) {
    course.emit({ type: 'PassedOver', data: { side, rule: side === 'defender' ? 'pbem:2.81b' : 'pbem:2.81c' } });
    return null;
  }
  if (!siege.scenarios.includes(scenario)) {
    return illegal('pbem:2.81d', `this siege has no scenario ${scenario}`, scenario);
  }
  course.emit({ type: 'ScenarioOpened', data: { scenario, side, rule: 'pbem:2.81d' } });
  return null;
}

/**
 * Why a side may not make this choice, or null: each side has choices of its own, on days when it has the initiative
 * (pbem:2.81b, 2.81c).
 */
function whyNotChoosing({ today }: Siege, side: SiegeSide, order: Choose | Work): Refusal | null {
  const rule = today.initiative === 'defender' ? 'pbem:2.81b' : 'pbem:2.81c';
  if (today.initiative !== side) {
    return { code: 'notYourTurn', rule, because: `the ${today.initiative ?? 'other side'} has the initiative` };
  }
  const ownChoice =
    order.type === 'Work'
      ? side === 'attacker'
      : order.choice === 'none' || (order.choice === 'attackCastle') === (side === 'attacker');
  return ownChoice ? null : illegal(rule, `this is no choice of the ${side}`);
}
