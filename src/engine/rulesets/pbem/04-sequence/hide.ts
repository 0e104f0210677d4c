import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { Hiding } from '../../../position/terms.js';
import { type SideId, type Unit, isLong } from '../../../position/unit.js';
import { checkControl } from '../22-control/check.js';
import type { PbemEvent } from '../core/events.js';
import type { HidingPlace } from '../core/events/awareness.js';
import { evolve } from '../evolve/evolve.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Hide } from '../core/orders/hidden-orders.js';
import { whyNotHis } from '../01-players/command.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { decisionsOf, type DecisionOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import { hiddenOfSide } from '../core/hidden/hidden-units.js';
import { settledHideout } from '../22-hidden/hideout.js';

const RULE = 'pbem:22.8a';

/** Hidden units wait for their owners to place them: each owner is asked before anything else happens (pbem:22.8a). */
export function offerHiding(course: Course<PbemEvent>): void {
  const { position } = course;
  for (const side of position.sides) {
    const waiting = hiddenOfSide(position, side).filter(({ hexes }) => hexes.length === 0);
    for (const player of new Set(waiting.map((unit) => unit.player))) {
      raise(course, 'Hide', side, RULE, player === undefined ? {} : { player });
    }
  }
}

/** The secret set-up of a side (pbem:22.8a, 22.8b). It is a single order, so that nobody can count the hidden units. */
export const HIDE: OrderRule<Hide> = {
  when: { decision: 'Hide' },
  rule: RULE,
  takesNoTime: true,
  units: () => [],
  carryOut(course, side, { places }) {
    const decision = owed(course.position, side, course.player);
    if (!decision) return { code: 'wrongStep', rule: RULE, because: `${side} has set up its hidden units` };
    const tooMany = whyTooMany(course.position, side, places.length);
    if (tooMany) return tooMany;
    let { position } = course;
    const settled: HidingPlace[] = [];
    for (const { unit: id, hexes: names } of places) {
      const unit = hiddenOfSide(position, side).find((one) => one.id === id);
      if (!unit) return { code: 'unknownUnit', rule: RULE, because: `${id} may not be set up hidden`, subject: id };
      const another = whyNotHis(position, course.player, unit);
      if (another) return another;
      if (unit.hexes.length > 0) return illegal(RULE, `${id} is hidden already`, id);
      const hexes = settledHideout(position, unit, names);
      if (!hexes.ok) return hexes.refusal;
      const outside = whyOutside(position, side, hexes.value);
      if (outside) return outside;
      settled.push({ unit: id, hexes: hexes.value });
      position = evolve(position, unitsHidden(side, settled.slice(-1)));
    }
    course.emit(unitsHidden(side, settled));
    settle(course, decision.id, RULE);
    // Hidden leaders were not on the map when the set-up was checked (pbem:22.3f).
    checkControl(course);
    return null;
  },
  list: listed,
};

function unitsHidden(side: SideId, places: readonly HidingPlace[]): PbemEvent {
  return { type: 'UnitsHidden', data: { side, places, rule: RULE } };
}

function owed(position: Position, side: SideId, player: string | null): DecisionOf<'Hide'> | undefined {
  return decisionsOf(position, 'Hide', side).find(({ about }) => (about.player ?? null) === player);
}

function termsOf(position: Position, side: SideId): Hiding | undefined {
  return position.terms?.hiding?.find((one) => one.side === side);
}

function whyTooMany(position: Position, side: SideId, placed: number): Refusal | null {
  const most = termsOf(position, side)?.most;
  return most !== undefined && placedOf(position, side) + placed > most
    ? illegal(RULE, `${side} hides ${most} units at most`, side)
    : null;
}

function whyOutside(position: Position, side: SideId, hexes: readonly HexName[]): Refusal | null {
  const within = termsOf(position, side)?.hexes;
  const outside = within && hexes.find((hex) => !within.includes(hex));
  return outside === undefined ? null : illegal(RULE, `${side} may not hide in ${outside}`, outside);
}

/**
 * Lists each unit alone in each of its hiding places; with the first unit also the order that hides nobody, and the
 * order that hides all units where they find room one after the other. Other combinations are accepted but not listed:
 * the list would be endless.
 */
function listed(position: Position, side: SideId, unit: Unit): readonly LegalOrder<Hide>[] {
  if (decisionsOf(position, 'Hide', side).length === 0 || unit.hexes.length > 0) return [];
  const alone = hideouts(position, side, unit).map((hexes) => listedOrder([{ unit: unit.id, hexes }]));
  const waiting = hiddenOfSide(position, side).filter((one) => one.hexes.length === 0 && one.player === unit.player);
  if (waiting[0]?.id !== unit.id) return whyTooMany(position, side, 1) ? [] : alone;
  const most = termsOf(position, side)?.most ?? waiting.length;
  const together = allTogether(position, side, waiting.slice(0, most - placedOf(position, side)));
  return [
    listedOrder([]),
    ...(whyTooMany(position, side, 1) ? [] : alone),
    ...(together.length > 1 ? [listedOrder(together)] : []),
  ];
}

/** How many units of a side are in their hiding places. */
function placedOf(position: Position, side: SideId): number {
  return hiddenOfSide(position, side).filter(({ hexes }) => hexes.length > 0).length;
}

function listedOrder(places: readonly HidingPlace[]): LegalOrder<Hide> {
  const who = places.map(({ unit, hexes }) => `${unit} in ${hexes.join('-')}`).join(', ');
  return { order: { type: 'Hide', places }, mp: null, summary: places.length === 0 ? 'nobody hides' : `hide ${who}` };
}

/** Every place in which a unit may be hidden now; for riders with every facing. */
function hideouts(position: Position, side: SideId, unit: Unit): readonly (readonly HexName[])[] {
  const within = termsOf(position, side)?.hexes;
  const places = fieldOfGame(position).places.filter(({ name }) => within?.includes(name) ?? true);
  const shapes = places.flatMap((hex) =>
    isLong(unit) ? hex.neighbours.flatMap((rear) => (rear ? [[hex.name, rear.name]] : [])) : [[hex.name]],
  );
  return shapes.filter((hexes) => settledHideout(position, unit, hexes).ok && !whyOutside(position, side, hexes));
}

function allTogether(position: Position, side: SideId, units: readonly Unit[]): readonly HidingPlace[] {
  let now = position;
  const places: HidingPlace[] = [];
  for (const unit of units) {
    const [hexes] = hideouts(now, side, unit);
    if (!hexes) continue;
    places.push({ unit: unit.id, hexes });
    now = evolve(now, unitsHidden(side, places.slice(-1)));
  }
  return places;
}
