import type { FieldHex } from '../../../board/field.js';
import { sightMapOf, type SightMap } from '../../../board/sight/sight-map.js';
import type { Dice, RolledDie } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, illegal, type Refusal } from '../../../game/refusal.js';
import { TENT, type Burning } from '../../../position/things.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { declaring } from '../12-tasks/declaring.js';
import { oneOrTwo } from '../12-tasks/mates.js';
import { douses, dousingOdds, finalKindling, kindles, kindlingModifiers, kindlingOdds } from '../20-fire/fire-table.js';
import { fuelsOf, type Stands } from '../20-fire/fuel.js';
import { aidLeft, isAid, methodOf, spendAid, whyNoAid } from '../20-fire/kindling.js';
import { itemOf, itemsIn, itemsOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';
import type { TendLightAbout } from '../core/events/burning-and-light.js';
import { roomOf } from '../core/night/light-source.js';
import { readLightName, nameOfLight, type LightDeed, type TendLight } from '../core/orders/burning-and-light-orders.js';
import { demandOf, ofEach, type TaskKind } from '../core/tasks/task.js';
import { isWith } from '../core/night/put-out.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/** The first thing in a hex or beside it that can burn (pbem:20.1a), in words; null: none. */
export function inflammableBeside(map: SightMap, hex: FieldHex, stands: Stands): string | null {
  for (const one of [hex, ...hex.neighbours]) {
    if (!one || !map.isFree(hex, one, 'anyPart')) continue;
    const [fuel] = fuelsOf(stands, one);
    if (fuel) return fuel.what === TENT ? `the tent in ${one.name}` : fuel.what;
  }
  return null;
}

/**
 * Whether a light burns, by its name; null: there is no such light. Torches burn as long as they are there
 * (pbem:20.4e).
 */
function stateOfLight(position: Position, name: string): Burning | null {
  const light = readLightName(name);
  if (light.kind === 'campfire') return position.lights?.campfires?.[light.hex] ?? null;
  if (light.kind === 'room') return position.lights?.rooms?.[light.hex] ?? null;
  const item = itemOf(position, light.item);
  if (item?.kind !== 'torch' && item?.kind !== 'lantern') return null;
  return item.unlit ? 'out' : 'burning';
}

/**
 * A task of one turn: lighting a lantern again (pbem:18.5i), putting out or restoring the light of a room
 * (pbem:21.35d), dousing a campfire or kindling it again (pbem:21.31c). Only campfires need a die; whoever comes too
 * late finds nothing to do.
 */
export const TENDING: TaskKind<'tendLight'> = {
  rule: 'pbem:21.31c',
  completes: 'asTask',
  whyNot: ofEach<'tendLight'>(whyNotTend),
  takeEffect(course, { workers, about }, dice) {
    const [unit = ''] = workers;
    const { light, deed } = about;
    const { kind } = readLightName(light);
    if (kind === 'campfire') {
      const torch = aidLeft(course.position, workers, about.torch);
      return tendCampfire(course, unit, { light, deed, ...(torch === undefined ? {} : { torch }) }, dice);
    }
    const rule = kind === 'room' ? 'pbem:21.35d' : 'pbem:18.5i';
    course.emit({ type: deed === 'light' ? 'LightLit' : 'LightPutOut', data: { unit, light, rule } });
  },
};

function whyNotTend(position: Position, unit: Unit, about: TendLightAbout): Refusal | null {
  const { deed, light: name, torch } = about;
  const light = readLightName(name);
  const no = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  const rule = RULES[light.kind];
  if (torch !== undefined && (light.kind !== 'campfire' || deed !== 'light')) {
    return no('pbem:20.4a', 'a torch helps to kindle what burns, and nothing else');
  }
  const state = stateOfLight(position, name);
  if (state === null) return no(light.kind === 'campfire' ? 'pbem:20.5a' : rule, `there is no light ${name}`);
  if ((state === 'burning') === (deed === 'light')) {
    return no(rule, `${name} ${state === 'burning' ? 'burns already' : 'does not burn'}`);
  }
  if (light.kind === 'item') return whyNotLightLantern(position, unit, light.item, deed);
  const hex = hexOf(position, light.hex);
  if (light.kind === 'room') {
    const room = roomOf(hex).map((one) => one.name);
    const inside = unit.hexes.some((held) => room.includes(held));
    return inside ? null : no('pbem:21.35d', `${unit.id} is not in the room of ${light.hex}`);
  }
  if (!unit.hexes.some((held) => ADJACENT(position, unit, held, hex.name))) {
    return no(deed === 'light' ? 'pbem:20.1b' : 'pbem:20.1k', `${hex.name} is not ADJACENT to ${unit.id}`);
  }
  if (deed === 'light' && isMounted(unit)) return no('pbem:20.1b', `${unit.id} rides; fires are kindled on foot`);
  const map = sightMapOf(fieldOfGame(position), position.live);
  const fuel = deed === 'light' ? inflammableBeside(map, hex, position) : null;
  return fuel === null ? null : no('pbem:21.31b', `no campfire is kindled in ${hex.name} beside ${fuel}`);
}

const RULES = { item: 'pbem:18.5i', campfire: 'pbem:21.31c', room: 'pbem:21.35d' } as const;

/**
 * By whoever is in its hex; by hand a lantern is put out in the combat step (pbem:18.5d), and a torch is never lit
 * (pbem:20.4e).
 */
function whyNotLightLantern(position: Position, unit: Unit, id: string, deed: 'light' | 'douse'): Refusal | null {
  const item = itemOf(position, id);
  const no = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  if (item?.kind === 'torch') return no('pbem:20.4d', `${id} is put out in the combat step`);
  if (deed === 'douse') return no('pbem:18.5d', `${id} is put out in the combat step`);
  return item && isWith(position, unit, item) ? null : no('pbem:18.5i', `${unit.id} is not in the hex of ${id}`);
}

/** A die decides; the torch that is laid into it burns with it, or lies there (pbem:20.4b, 26.52, 26.53). */
function tendCampfire(
  course: Course<PbemEvent>,
  unit: string,
  { light, deed, torch }: TendLightAbout,
  dice: Dice,
): void {
  const rule = deed === 'light' ? 'pbem:26.52' : 'pbem:26.53';
  const die: RolledDie = dice.roll({ purpose: deed === 'light' ? 'kindle' : 'douse', rule, faces: 10, subject: unit });
  const final = finalKindling(die.value, kindlingModifiers(methodOf(torch), 'campfire'));
  const success = deed === 'douse' ? douses(die.value, false) : kindles(final);
  course.emit({ type: 'CampfireTended', data: { unit, light, deed, die, success, rule } });
  const named = readLightName(light);
  if (torch !== undefined && named.kind === 'campfire') spendAid(course, torch, named.hex, success);
  if (!success) return;
  const data = { unit, light, rule: 'pbem:21.31c' };
  course.emit({ type: deed === 'light' ? 'LightLit' : 'LightPutOut', data });
}

/** Turns that it takes (pbem:18.5i, 20.1b, 20.1k, 21.35d). */
const TURNS = 1;

/**
 * Declares that a lantern is lit, the light of a room put out or restored, a campfire doused or kindled (pbem:21.31c,
 * 21.35d).
 */
export const TEND_LIGHT = declaring<'tendLight', TendLight>({
  kind: TENDING,
  workers: oneOrTwo,
  declared: (position, order) => {
    const { deed, light, torch } = order;
    return allowed({
      kind: 'tendLight',
      workers: oneOrTwo(order),
      about: { deed, light: settledName(position, light), ...(torch === undefined ? {} : { torch }) },
      demand: demandOf(1, TURNS),
    });
  },
  whyNotBegun: (position, { workers, about }) => whyNoAid(position, workers, about.torch),
  possible: ({ lights, items }) => lights !== undefined || items !== undefined,
  candidates,
  summary: ({ deed, light, torch }) => `${deed} ${light}${torch === undefined ? '' : ` with ${torch}`}`,
  odds: (_position, { deed, light, torch }) =>
    readLightName(light).kind !== 'campfire'
      ? undefined
      : deed === 'douse'
        ? dousingOdds(false)
        : kindlingOdds(methodOf(torch), 'campfire'),
});

/** The light by the names of the map: a room by the first of its hexes. */
function settledName(position: Position, name: string): string {
  const light = readLightName(name);
  if (light.kind === 'item') return name;
  const hex = fieldOfGame(position).hex(light.hex);
  if (!hex) return name;
  return nameOfLight(light.kind, light.kind === 'room' ? (roomOf(hex)[0] ?? hex).name : hex.name);
}

function candidates(position: Position, unit: Unit): readonly TendLight[] {
  const own = unit.hexes.map((name) => hexOf(position, name));
  const around = [...own, ...own.flatMap((hex) => hex.neighbours.flatMap((beside) => beside ?? []))];
  const lanterns = own.flatMap((hex) => itemsIn(position, hex.name)).filter(({ kind }) => kind === 'lantern');
  const names = new Set([
    ...lanterns.map(({ id }) => id),
    ...around.map((hex) => nameOfLight('campfire', hex.name)),
    ...own.flatMap((hex) => roomOf(hex).slice(0, 1)).map((first) => nameOfLight('room', first.name)),
  ]);
  return [...names].flatMap((light): readonly TendLight[] => {
    const state = stateOfLight(position, light);
    if (state === null) return [];
    const deed: LightDeed = state === 'burning' ? 'douse' : 'light';
    const order: TendLight = { type: 'TendLight', unit: unit.id, deed, light };
    const kindles = deed === 'light' && !isMounted(unit) && light.startsWith('campfire ');
    const aids = kindles ? itemsOf(position, unit.id).filter(isAid) : [];
    return [order, ...aids.map(({ id }): TendLight => ({ ...order, torch: id }))];
  });
}
