import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Duel } from '../../../position/duel.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, type SideId, type Unit } from '../../../position/unit.js';
import { whyNotOwn } from '../01-players/command.js';
import { leavesRoom, standsOf, whyNotPlace, type Stand } from '../12-duel/places.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';
import { MOUNTING } from '../12-tasks/mounting.js';
import { breakAway, letGo } from '../13-animals/let-go.js';
import { championOf, fightersOf, isFought, otherSide, takesPart } from '../core/duel/fighters.js';
import type { PbemEvent } from '../core/events.js';
import { STEP_RULES, STEPS } from '../core/events/sequence.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PlaceChampion } from '../core/orders/duel-orders.js';
import { taskOfUnit } from '../core/tasks/task.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { decisionsOf, type DecisionOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';

/** Opens a player turn of the duel (pbem:12.8m). */
function beginDuelTurn(course: Course<PbemEvent>, side: SideId, idle: number): void {
  course.emit({ type: 'DuelTurnBegan', data: { side, idle, rule: 'pbem:12.8m' } });
  course.emit({ type: 'StepBegan', data: { step: STEPS[0], rule: STEP_RULES[STEPS[0]] } });
}

/** When a player turn of the duel is over, the other champion's player turn follows (pbem:12.8m). */
export function passDuelTurn(course: Course<PbemEvent>): void {
  const { duel, turn, units } = course.position;
  const fought = fightersOf(course.position).some((id) => units[id]?.acts.attacked);
  beginDuelTurn(course, otherSide(course.position, turn.side), fought ? 0 : (duel?.idle ?? 0) + 1);
}

/**
 * Steps of a duel in which nobody can do anything: there are no missiles, and a champion has no tasks unless he can
 * mount again.
 */
export function passesInDuel(position: Position): boolean {
  if (!isFought(position)) return false;
  const { step } = position.turn;
  return step === 'fire2' || (step === 'fire1' && !mayMountAgain(position));
}

function mayMountAgain(position: Position): boolean {
  const fighter = championOf(position, position.turn.side);
  if (!fighter || !isActive(fighter) || isMounted(fighter) || taskOfUnit(position, fighter.id)) return false;
  return Object.values(position.units).some(
    ({ id, sheet }) => sheet.kind === 'horse' && MOUNTING.whyNot(position, [fighter.id], { horse: id }) === null,
  );
}

/**
 * The challenged player names any of his mounted knights and places him, then the challenger places his (pbem:12.8l).
 * The duel begins with the challenged player's turn (pbem:12.8m).
 */
export const PLACE_CHAMPION: OrderRule<PlaceChampion> = {
  when: { decision: 'PlaceChampion' },
  rule: 'pbem:12.8l',
  units: ({ unit }) => [unit],
  carryOut(course, side, { unit: id, hexes: written }) {
    const { position } = course;
    const [decision] = decisionsOf(position, 'PlaceChampion', side);
    const { duel } = position;
    const unit = position.units[id];
    if (!decision || !duel || !unit?.side) {
      return illegal('pbem:12.8l', `${id} is no champion to be placed`, id);
    }
    const refusal = whyNoChampion(decision, unit) ?? whyNotThere(position, duel, unit, written);
    if (refusal) return refusal;
    const field = fieldOfGame(position);
    const hexes = written.map((name) => field.hex(name)?.name ?? name);
    settle(course, decision.id, 'pbem:12.8l');
    breakOffTask(course, id, 'pbem:12.1c');
    letGo(course, id, 'pbem:12.8l');
    breakAway(course, id, 'pbem:12.8l');
    for (const owed of decisionsOf(course.position, 'Retreat')) {
      if (owed.about.unit === id) settle(course, owed.id, 'pbem:12.8l');
    }
    course.emit({ type: 'ChampionPlaced', data: { side, unit: id, hexes, rule: 'pbem:12.8l' } });
    if (side === duel.challenged) {
      raise(course, 'PlaceChampion', duel.challenger, 'pbem:12.8l', { units: [duel.knight] });
    } else {
      calmBystanders(course);
      beginDuelTurn(course, duel.challenged, 0);
    }
    return null;
  },
  list(position, side, unit) {
    const [decision] = decisionsOf(position, 'PlaceChampion', side);
    const { duel } = position;
    if (!duel || !decision?.about.units.includes(unit.id)) return [];
    return placesFor(position, duel, unit).map((hexes): LegalOrder<PlaceChampion> => ({
      order: { type: 'PlaceChampion', unit: unit.id, hexes },
      mp: null,
      summary: `${unit.id} fights from ${hexes.join('-')}`,
    }));
  },
};

function whyNoChampion({ owner, about }: DecisionOf<'PlaceChampion'>, unit: Unit): Refusal | null {
  const { id } = unit;
  if (about.units.includes(id)) return null;
  const another = whyNotOwn(unit, owner);
  if (another) return another;
  return illegal('pbem:12.8l', `${about.units.join(' or ')} fights, not ${id}`, id);
}

function whyNotThere(position: Position, duel: Duel, unit: Unit, hexes: readonly string[]): Refusal | null {
  const refusal = whyNotPlace(position, unit, hexes, duel);
  const [head = '', rear = ''] = hexes;
  if (refusal || unit.side === duel.challenger || leavesRoom(position, [head, rear], opposite(position, duel))) {
    return refusal;
  }
  return illegal('pbem:12.8l', `${unit.id} would leave his opponent no place`, head);
}

function placesFor(position: Position, duel: Duel, unit: Unit): readonly Stand[] {
  const stands = [...standsOf(position, unit, duel)];
  if (unit.side === duel.challenger) return stands;
  const others = [...opposite(position, duel)];
  return stands.filter((stand) => leavesRoom(position, stand, others));
}

/** Places where the challenger's knight could be placed now, found one by one. */
function opposite(position: Position, duel: Duel): Iterable<Stand> {
  const knight = position.units[duel.knight];
  return knight ? standsOf(position, knight, duel) : [];
}

/** All rages end, except that of a champion who is a berserk (pbem:12.8i, 12.8j). */
function calmBystanders(course: Course<PbemEvent>): void {
  for (const { id, rage } of Object.values(course.position.units)) {
    if (rage && !takesPart(course.position, id)) {
      course.emit({ type: 'RageEnded', data: { unit: id, rule: 'pbem:12.8i' } });
    }
  }
}
