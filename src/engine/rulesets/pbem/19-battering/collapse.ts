import { hasWall, isHouse } from '../../../battering/works.js';
import { fieldOf } from '../../../board/build.js';
import { findHexside } from '../../../board/field-hexside.js';
import type { HexName, FieldHex } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { DIRECTION_INDICES, opposite, type DirectionIndex } from '../../../hex/direction.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import { letFall } from '../10-results/fall.js';
import { breakDistantMelee, joinOverstacked } from '../11-melee/melee.js';
import { gateIn } from '../12-doors/gate.js';
import { cartNamed } from '../core/carts/carts.js';
import type { PbemEvent } from '../core/events.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { revealIn } from '../22-hidden/reveal.js';
import { footHexesBeside, landingsBeside, withoutLadder } from '../core/siege/ladders.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { deviceAt } from '../core/winch/device.js';
import { comingOut, destroyBarricadeIn, destroyCart, destroyEquipment, leaveDebris, woundIn } from './destroy.js';
import { RESISTANCES, type Target } from './resistances.js';

/**
 * A hex of a wall, tower, gate or house falls to rubble (pbem:16.114c, 19.2o): all in it, on both levels of a gate, are
 * wounded once and stand in the rubble (19.2p), carts and equipment in it are destroyed, and ladders that leaned on it
 * fall (ruling of 19.2p).
 */
function fell(course: Course<PbemEvent>, hex: HexName, rule: string, dice: Dice): void {
  const levels = [hex, hex + UNDER];
  for (const cart of course.position.carts ?? []) {
    if (cart.hexes.some((name) => levels.includes(name))) destroyCart(course, cart, rule, dice, levels);
  }
  for (const one of course.position.equipment ?? []) {
    const stands = one.kind !== 'ladder' && one.hexes.some((name) => levels.includes(name));
    if (stands) destroyEquipment(course, one, rule, dice);
  }
  revealIn(course, levels, 'pbem:19.2p');
  const { position } = course;
  const within = levels.flatMap((name) => liveUnitsIn(position, name)).map(({ id }) => id);
  const places = comingOut(position, [hex + UNDER]);
  const halves = liveUnitsIn(position, hex).flatMap(({ id, half }) =>
    half === undefined ? [] : [{ unit: id, half: null }],
  );
  course.emit({
    type: 'TerrainChanged',
    data: {
      states: [{ where: hex, state: 'rubble' }],
      ...(halves.length > 0 ? { halves } : {}),
      ...(places.length > 0 ? { places } : {}),
      rule,
    },
  });
  for (const { a } of course.position.links) breakDistantMelee(course, a, rule);
  letLaddersFall(course, hex, dice);
  woundIn(course, within, 'pbem:19.2p', dice);
}

/** They fall without a roll, away from the wall, and who is on them falls too (pbem:19.11aa, ruling of 19.2p). */
function letLaddersFall(course: Course<PbemEvent>, top: HexName, dice: Dice): void {
  for (const ladder of course.position.equipment ?? []) {
    const [base = ''] = ladder.hexes;
    if (ladder.top !== top) continue;
    const climbers = liveUnitsIn(course.position, base);
    const bare = withoutLadder(course.position, ladder);
    const [to = top] = footHexesBeside(bare, base).filter((name) => name !== top);
    course.emit({ type: 'LadderFell', data: { equipment: ladder.id, hexes: [base, to], rule: 'pbem:19.2p' } });
    for (const climber of climbers) {
      letFall(course, climber, landingsBeside(course.position, base), 'pbem:19.11aa', dice);
    }
  }
}

const RULE = 'pbem:19.2o';

/** All doors of a gate, or its portcullis, are open for good (pbem:19.2y). */
function breakGate(course: Course<PbemEvent>, { name, kind }: Target): void {
  const { position } = course;
  const hexside = findHexside(fieldOfGame(position), name);
  const ends = hexside ? [hexside.from, hexside.to] : [];
  const all = ends.flatMap((end) => {
    if (kind === 'gateDoor') return gateIn(end)?.doors ?? [];
    const device = deviceAt(position, (end.above ?? end).name);
    return device?.kind === 'portcullis' ? device.sides : [];
  });
  const states = [...new Set(all)].sort().map((where) => ({ where, state: 'broken' }));
  course.emit({ type: 'TerrainChanged', data: { states, rule: RULE } });
  for (const { a } of course.position.links) breakDistantMelee(course, a, RULE);
}

/** A bridge that is battered while it is raised is gone for good (ruling of pbem:18.1c). */
function breakBridge(course: Course<PbemEvent>, { name }: Target): void {
  const bridge = deviceAt(course.position, name);
  const hexes = bridge?.kind === 'drawbridge' ? bridge.hexes : [];
  const states = hexes.map((hex) => ({ where: hex.name, state: 'destroyed' }));
  course.emit({ type: 'TerrainChanged', data: { states, rule: RULE } });
}

const RULE_OF_ROOFS = 'pbem:19.2v';

/**
 * The roofs of a house that no beam bears any more fall in, one after the other, until what is left holds (pbem:19.2v).
 */
function dropRoofs(course: Course<PbemEvent>, fallen: HexName, dice: Dice): void {
  for (;;) {
    const next = roomOf(course.position, fallen).find(
      (hex) => stands(course.position, hex) && !hasWall(hex) && !isBorne(course.position, hex),
    );
    if (!next) return;
    fell(course, next.name, RULE_OF_ROOFS, dice);
  }
}

/** The room of a hex as the board has it, in the order of the map: what one gets to without a wall or door between. */
function roomOf({ ground }: Position, name: HexName): readonly FieldHex[] {
  const start = fieldOf(ground.boards, ground.joins).hex(name);
  const room = start && isHouse(start) ? [start] : [];
  for (const hex of room) {
    for (const direction of DIRECTION_INDICES) {
      const next = inRoom(hex, direction);
      if (next && !room.includes(next)) room.push(next);
    }
  }
  return room.sort((one, other) => one.index - other.index);
}

function inRoom(hex: FieldHex, direction: DirectionIndex): FieldHex | null {
  const next = hex.neighbours[direction];
  return next && isHouse(next) && hex.sides[direction] === 'plain' ? next : null;
}

function stands({ live }: Position, { name }: FieldHex): boolean {
  return live[name] !== 'rubble';
}

/** A straight row through it ends in a standing wall hex of the room on both sides, and stands in between. */
function isBorne(position: Position, hex: FieldHex): boolean {
  return DIRECTION_INDICES.slice(0, 3).some(
    (direction) => endsInWall(position, hex, direction) && endsInWall(position, hex, opposite(direction)),
  );
}

function endsInWall(position: Position, from: FieldHex, direction: DirectionIndex): boolean {
  for (let hex = inRoom(from, direction); hex && stands(position, hex); hex = inRoom(hex, direction)) {
    if (hasWall(hex)) return true;
  }
  return false;
}

/**
 * Lets a target collapse whose resistance is used up (pbem:19.2o, 19.2p, 19.2y); `by`: the units that battered it by
 * hand.
 */
export function collapse(course: Course<PbemEvent>, target: Target, by: readonly UnitId[], dice: Dice): void {
  const equipment = equipmentOf(course.position, target.name);
  const cart = cartNamed(course.position, target.name);
  if (equipment) destroyEquipment(course, equipment, RULE, dice);
  else if (cart) destroyCart(course, cart, RULE, dice);
  else if (['tent', 'table', 'barricade'].includes(target.kind)) tearDown(course, target, by, dice);
  else if (target.kind === 'raisedDrawbridge') breakBridge(course, target);
  else if (target.kind === 'gateDoor' || target.kind === 'portcullis') breakGate(course, target);
  else if (RESISTANCES[target.kind].hand === undefined) {
    fell(course, target.name, RULE, dice);
    if (target.kind === 'buildingWall') dropRoofs(course, target.name, dice);
  } else breakOpen(course, target);
}

/**
 * Turns the hex of a tent, a table or a barricade into debris and wounds the other units in it (pbem:16.121, 16.38c,
 * 19.2p, 19.2s).
 */
function tearDown(course: Course<PbemEvent>, { name, kind, hexes }: Target, by: readonly UnitId[], dice: Dice): void {
  revealIn(course, [name], 'pbem:19.2p');
  const within = liveUnitsIn(course.position, name).filter(({ id }) => !by.includes(id));
  if (kind === 'barricade') destroyBarricadeIn(course, name, RULE);
  else {
    course.emit({ type: 'TerrainChanged', data: { states: [{ where: name, state: 'destroyed' }], rule: RULE } });
    leaveDebris(course, hexes, 'pbem:18.0c');
  }
  woundIn(
    course,
    within.map(({ id }) => id),
    'pbem:19.2p',
    dice,
  );
}

/** Opens a door or window for good; two units in the halves of its hex now share the hex (pbem:7.22b). */
function breakOpen(course: Course<PbemEvent>, { name, hexes }: Target): void {
  const halves = hexes
    .flatMap((hex) => liveUnitsIn(course.position, hex))
    .flatMap(({ id, half }) => (half === undefined ? [] : [{ unit: id, half: null }]));
  const states = [{ where: name, state: 'broken' }];
  course.emit({ type: 'TerrainChanged', data: { states, ...(halves.length > 0 ? { halves } : {}), rule: RULE } });
  if (halves.length > 0) joinOverstacked(course, 'pbem:7.22b');
  for (const { a } of course.position.links) breakDistantMelee(course, a, RULE);
}
