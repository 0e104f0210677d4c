import { dungeonUnder } from '../../../board/dungeon.js';
import type { FieldHex, HexName } from '../../../board/field.js';
import { allowed, illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isSoldier } from '../../../position/soldier.js';
import { isActive, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { declaring } from '../12-tasks/declaring.js';
import { sufficesAlone } from '../22-captives/guarding.js';
import { chargesOfGuard, isCaptive, hasCaptives } from '../core/captives/captive.js';
import { drawHex } from '../core/combat/draw.js';
import { isAtManhole, manholesOf } from '../core/dungeon/dungeon.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import type { Haul } from '../core/orders/captive-orders.js';
import { demandOf, type TaskKind } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';

const RULE = 'pbem:16.33d';

/**
 * Bringing one prisoner up from any hex of a dungeon: a turn for two healthy characters at the manhole (pbem:16.33d).
 */
export const HAULING: TaskKind<'haul'> = {
  rule: RULE,
  completes: 'asTask',
  whyNot(position, workers, { prisoner }) {
    const manhole = manholeOver(position, prisoner);
    if (!manhole) return illegal(RULE, `${prisoner} is no prisoner in a dungeon`, prisoner);
    const units = workers.flatMap((id) => position.units[id] ?? []);
    const idle = units.find((unit) => isActive(unit) && (isMounted(unit) || !isAtManhole(position, unit, manhole)));
    if (!idle) return null;
    return illegal(RULE, `${idle.id} does not stand at the manhole ${manhole.name} on foot`, idle.id);
  },
  whyNotYet: (position, { about: { prisoner } }) => whyNoRoom(position, prisoner),
  takeEffect(course, { workers, about: { prisoner } }, dice) {
    const { position } = course;
    const [unit, manhole] = [position.units[prisoner], manholeOver(position, prisoner)];
    if (!unit || !manhole) throw new Error(`${prisoner} is in no dungeon`);
    const { drawn: to, dice: rolled } = drawHex(dice, placesFor(position, unit, manhole), RULE, prisoner);
    const guards = guardsAmong(position, unit, workers);
    course.emit({ type: 'PrisonerHauled', data: { prisoner, to, guards, dice: rolled, rule: RULE } });
  },
};

function manholeOver(position: Position, id: UnitId): FieldHex | undefined {
  const unit = Object.hasOwn(position.units, id) ? position.units[id] : undefined;
  if (!unit || !isCaptive(unit)) return undefined;
  return manholesOf(position).find((hex) => dungeonUnder(hex).some(({ name }) => unit.hexes.includes(name)));
}

/** The manhole hex, or if somebody stands there the free hexes ADJACENT to it (ruling of pbem:16.33d). */
function placesFor(position: Position, prisoner: Unit, manhole: FieldHex): readonly HexName[] {
  if (liveUnitsIn(position, manhole.name).length === 0) return [manhole.name];
  return manhole.neighbours.flatMap((next) =>
    next &&
    terrainOf(next).cost.foot !== null &&
    ADJACENT(position, prisoner, manhole.name, next.name) &&
    liveUnitsIn(position, next.name).length === 0
      ? [next.name]
      : [],
  );
}

/** He is not brought up as long as there is no free hex for him. */
function whyNoRoom(position: Position, id: UnitId): Refusal | null {
  const [unit, manhole] = [position.units[id], manholeOver(position, id)];
  if (!unit || !manhole || placesFor(position, unit, manhole).length > 0) return null;
  return illegal('pbem:7.1a', `there is no room for ${id} at the manhole`, id);
}

/** Of his captors those who brought him up guard him: one who suffices alone, else two. */
function guardsAmong(position: Position, prisoner: Unit, workers: readonly UnitId[]): readonly UnitId[] {
  const able = workers
    .flatMap((id) => position.units[id] ?? [])
    .filter((unit) => unit.side === prisoner.captive?.by && isActive(unit) && isSoldier(unit))
    .filter((unit) => chargesOfGuard(position, unit).length === 0);
  const alone = able.find((unit) => sufficesAlone(unit, prisoner));
  return alone ? [alone.id] : able.slice(0, 2).map(({ id }) => id);
}

/** Prisoners in the dungeons at whose manholes a unit stands. */
function prisonersBelow(position: Position, unit: Unit): readonly UnitId[] {
  return manholesOf(position)
    .filter((manhole) => isAtManhole(position, unit, manhole))
    .flatMap(dungeonUnder)
    .flatMap(({ name }) => liveUnitsIn(position, hexOf(position, name).name))
    .filter(isCaptive)
    .map(({ id }) => id);
}

/** Healthy characters that it takes, and turns (pbem:16.33d). */
const CREW = 2;
const TURNS = 1;

/** Declares that characters bring a prisoner up from the dungeon (pbem:16.33d). */
export const HAUL = declaring<'haul', Haul>({
  kind: HAULING,
  workers: ({ workers }) => workers,
  declared: (_position, { workers, prisoner }) =>
    allowed({ kind: 'haul', workers, about: { prisoner }, demand: demandOf(CREW, TURNS) }),
  possible: hasCaptives,
  candidates: (position, unit) =>
    isMounted(unit)
      ? []
      : prisonersBelow(position, unit).flatMap((prisoner) =>
          crewsOf(position, unit).map((workers): Haul => ({ type: 'Haul', workers, prisoner })),
        ),
  summary: ({ prisoner }) => `bring ${prisoner} up`,
});

/**
 * Crews worth listing, under the first of their names: he with each other of his side at a manhole, and all of them if
 * they are more than two. Any other crew that the rules allow is accepted too.
 */
function crewsOf(position: Position, unit: Unit): readonly (readonly UnitId[])[] {
  const manholes = manholesOf(position);
  const hands = Object.values(position.units)
    .filter((other) => other.side === unit.side && other.id !== unit.id && isActive(other) && !isMounted(other))
    .filter((other) => manholes.some((manhole) => isAtManhole(position, other, manhole)))
    .map(({ id }) => id)
    .sort();
  const later = hands.filter((id) => id > unit.id);
  const all = hands.length > 1 && later.length === hands.length ? [[unit.id, ...hands]] : [];
  return [...later.map((id) => [unit.id, id]), ...all];
}
