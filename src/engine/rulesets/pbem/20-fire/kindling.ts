import type { HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import type { Course } from '../../../game/course.js';
import { allowed, illegal, type Refusal } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Item } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type ItemId, type UnitId, type Unit } from '../../../position/unit.js';
import { declaring } from '../12-tasks/declaring.js';
import { oneOrTwo } from '../12-tasks/mates.js';
import { firesConsuming } from '../core/burning/fires.js';
import { itemOf, itemsOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';
import type { KindleAbout } from '../core/events/burning-and-light.js';
import type { Kindle } from '../core/orders/burning-and-light-orders.js';
import { demandOf, ofEach, type TaskKind } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { whySinks } from '../core/water/water.js';
import { kindlingOdds, type KindlingMethod } from './fire-table.js';
import { fuelNamed, hexOfPlace, everythingThatBurns, fuelsStandingIn } from './fuel.js';
import { tryToKindle } from './spread.js';

/** A barrel is used up (pbem:20.2i); a torch burns with what it lit, and else lies there (pbem:20.4b). */
export function spendAid(course: Course<PbemEvent>, id: ItemId, hex: HexName, burns: boolean): void {
  const item = itemOf(course.position, id);
  const unit = item?.carrier;
  if (unit === undefined || unit === null) throw new Error(`nobody carries ${id}`);
  const sinks = whySinks(course.position, hex, 'torch');
  const gone = item?.kind === 'barrel' ? 'pbem:20.2i' : burns ? 'pbem:20.4b' : sinks;
  if (gone === null) course.emit({ type: 'ItemDropped', data: { unit, item: id, hex, rule: 'pbem:20.4b' } });
  else course.emit({ type: 'ItemLost', data: { unit, item: id, rule: gone } });
}

/**
 * A task of one turn: to set fire to a thing in an ADJACENT hex (pbem:20.1b); a die decides whether it burns
 * (pbem:20.1c).
 */
export const KINDLING: TaskKind<'kindle'> = {
  rule: 'pbem:20.1b',
  completes: 'asTask',
  whyNot: ofEach<'kindle'>(whyNotKindle),
  takeEffect(course, { workers, about }, dice) {
    const [unit = ''] = workers;
    const { hex, what } = about;
    const fuel = fuelNamed(course.position, hex, what);
    if (!fuel) return;
    const aid = aidLeft(course.position, workers, about.aid);
    const burns = tryToKindle(course, unit, methodOf(aid), hex, fuel, dice);
    if (aid !== undefined) spendAid(course, aid, hex, burns);
  },
};

/** The method of an attempt. A torch and a barrel together help no more than one of them (ruling of pbem:20.2h). */
export function methodOf(aid: ItemId | undefined): KindlingMethod {
  return aid === undefined ? 'bareHands' : 'torchOrOil';
}

function whyNotKindle(position: Position, unit: Unit, { hex, what }: KindleAbout): Refusal | null {
  const no = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  if (isMounted(unit)) return no('pbem:20.1b', `${unit.id} rides; fires are kindled on foot`);
  const fuel = fuelNamed(position, hex, what);
  if (!fuel) return no('pbem:20.1a', `there is no ${what} in ${hex} that can burn`);
  if (firesConsuming(position, what, hex).length > 0) return no('pbem:20.1c', `${what} burns in ${hex} already`);
  return isBeside(position, unit, hex) ? null : no('pbem:20.1b', `${hex} is not ADJACENT to ${unit.id}`);
}

/**
 * Why this item does not help these workers to kindle a fire, or null: one of them must carry it (pbem:20.2h, 20.4b).
 */
export function whyNoAid(position: Position, workers: readonly UnitId[], aid: ItemId | undefined): Refusal | null {
  if (aid === undefined) return null;
  const [unit = ''] = workers;
  const item = itemOf(position, aid);
  const rule = item && RULES_OF_AID[item.kind];
  if (!workers.includes(item?.carrier ?? '')) {
    const because = `${workers.join(' and ')} ${workers.length === 1 ? 'carries' : 'carry'} no ${aid}`;
    return illegal(rule ?? (item ? AID : 'pbem:20.4b'), because, unit);
  }
  return rule === undefined ? illegal(AID, `${aid} does not help to kindle anything`, unit) : null;
}

/** The torch or barrel that workers still have when their task takes effect; without it they go on (pbem:20.2h). */
export function aidLeft(position: Position, workers: readonly UnitId[], aid: ItemId | undefined): ItemId | undefined {
  return whyNoAid(position, workers, aid) === null ? aid : undefined;
}

const AID = 'pbem:20.1b';

/** Items that help to kindle a fire, with their rules. */
const RULES_OF_AID: Partial<Readonly<Record<Item['kind'], string>>> = { torch: 'pbem:20.4b', barrel: 'pbem:20.2h' };

/** Whether an item helps to kindle a fire. */
export function isAid({ kind }: Item): boolean {
  return RULES_OF_AID[kind] !== undefined;
}

/**
 * Whether a unit is ADJACENT to a hex, in one of its locations, without being in it (pbem:20.1b, 20.1k). A lower
 * location means itself.
 */
export function isBeside(position: Position, unit: Unit, hex: HexName): boolean {
  const name = hexOfPlace(hex);
  const places = (hex === name ? [name, name + UNDER] : [hex]).filter((place) => fieldOfGame(position).hex(place));
  return unit.hexes.some((held) =>
    places.some((place) => hexOfPlace(held) !== name && ADJACENT(position, unit, held, place)),
  );
}

/** Hexes round a unit, each once and without its locations, in the order in which they lie round it. */
export function hexesBeside(position: Position, { hexes }: Unit): readonly HexName[] {
  const around = hexes.flatMap((name) => hexOf(position, name).neighbours.flatMap((hex) => hex?.name ?? []));
  return [...new Set(around.map(hexOfPlace))];
}

/** Turns that it takes (pbem:20.1b). */
const TURNS = 1;

/** Declares that a tent, a cart or equipment in a hex is set on fire (pbem:20.1b, 20.2h, 20.4b). */
export const KINDLE = declaring<'kindle', Kindle>({
  kind: KINDLING,
  workers: oneOrTwo,
  declared: (_position, order) => {
    const { hex, what, aid } = order;
    return allowed({
      kind: 'kindle',
      workers: oneOrTwo(order),
      about: { hex, what, ...(aid === undefined ? {} : { aid }) },
      demand: demandOf(1, TURNS),
    });
  },
  whyNotBegun: (position, { workers, about }) => whyNoAid(position, workers, about.aid),
  possible: anythingBurns,
  candidates,
  summary: ({ what, hex, aid }) => `kindle ${what} in ${hex}${aid === undefined ? '' : ` with ${aid}`}`,
  odds,
  meleeRule: 'pbem:11.2a',
});

function anythingBurns(position: Position): boolean {
  return everythingThatBurns(position).length > 0;
}

function candidates(position: Position, unit: Unit): readonly Kindle[] {
  if (isMounted(unit)) return [];
  const aids = itemsOf(position, unit.id).filter(isAid);
  const places = hexesBeside(position, unit).flatMap((name) => [name, name + UNDER]);
  return places.flatMap((name) => {
    const hex = fieldOfGame(position).hex(name);
    return (hex?.name === name ? fuelsStandingIn(position, hex) : []).flatMap(({ what }): readonly Kindle[] => {
      const order: Kindle = { type: 'Kindle', unit: unit.id, hex: name, what };
      return [order, ...aids.map(({ id }): Kindle => ({ ...order, aid: id }))];
    });
  });
}

function odds(position: Position, { hex, what, aid }: Kindle): Preview | undefined {
  const fuel = fuelNamed(position, hex, what);
  return fuel && kindlingOdds(methodOf(aid), fuel);
}
