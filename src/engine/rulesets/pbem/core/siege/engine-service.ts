import type { StructureKind } from '../../../../board/structure.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Equipment } from '../../../../position/equipment.js';
import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit, type SideId, type UnitId } from '../../../../position/unit.js';
import { whyBurns } from '../burning/fires.js';
import { isInMelee } from '../melee/melee.js';
import { unitsIn } from '../movement/occupancy.js';
import { whyUnderRepair } from '../repair/under-repair.js';
import { ADJACENT } from '../terrain/adjacency.js';
import { hexOf } from '../terrain/ground.js';

/**
 * Siege engines are operated, repaired and built with an engineer; a wounded engineer serves as well as a healthy one
 * (pbem:2.71b).
 */
export function haveEngineer(crew: readonly Unit[]): boolean {
  return crew.some((unit) => isCharacter(unit) && isActive(unit) && unit.sheet.classes.includes('engineer'));
}

/**
 * The demand of loading and firing an engine: a crew of so many, one of them an engineer, and so many turns of loading.
 */
interface Service {
  readonly crew: number;
  readonly turns: number;
  readonly crewRule: string;
  readonly loadRule: string;
}

/** The engines that are loaded (pbem:18.2h, 18.2i, 19.14f to 19.14i). */
const SERVICES: Partial<Readonly<Record<StructureKind, Service>>> = {
  ballista: { crew: 2, turns: 2, crewRule: 'pbem:18.2h', loadRule: 'pbem:18.2i' },
  mangonel: { crew: 4, turns: 3, crewRule: 'pbem:19.14g', loadRule: 'pbem:19.14f' },
  trebuchet: { crew: 8, turns: 7, crewRule: 'pbem:19.14i', loadRule: 'pbem:19.14h' },
};

/** How an engine is served; undefined: the engine needs no loading. */
export function serviceOf(kind: StructureKind): Service | undefined {
  return SERVICES[kind];
}

/** Why an engine cannot be used at all, or null: it is being built (ruling of pbem:19.8e). */
export function whyUnfinished({ id, unbuilt }: Equipment): Refusal | null {
  return unbuilt ? illegal('pbem:19.8e', `${id} is not finished`, id) : null;
}

/**
 * Why these units cannot serve an engine, or null: they must be active and on foot ADJACENT to it, out of melee, and
 * one of them an engineer (pbem:18.2h, 2.71b).
 */
export function whyNotServe(
  position: Position,
  engine: Equipment,
  { crew: size, crewRule }: Service,
  crew: readonly UnitId[],
): Refusal | null {
  const no = (because: string): Refusal => illegal(crewRule, because, engine.id);
  const unfinished = whyUnfinished(engine);
  if (unfinished) return unfinished;
  const units = crew.flatMap((id) => position.units[id] ?? []);
  if (units.length !== size || new Set(crew).size !== size) return no(`${engine.id} is served by ${size} characters`);
  for (const unit of units) {
    const wrong = whyNotHand(position, engine, unit, crewRule);
    if (wrong) return wrong;
  }
  if (!haveEngineer(units)) return no(`none of those who serve ${engine.id} is an engineer`);
  return whyBurns(position, engine.id);
}

function whyNotHand(
  position: Position,
  { id: engine, hexes }: Equipment,
  unit: Unit,
  crewRule: string,
): Refusal | null {
  const { id } = unit;
  const no = (rule: string, because: string): Refusal => illegal(rule, because, id);
  if (!isCharacter(unit) || !isActive(unit)) return no(crewRule, `${id} is not active and serves no ${engine}`);
  if (isMounted(unit)) return no('pbem:19a', `${id} is mounted and serves no ${engine}`);
  if (isInMelee(position, id)) return no(crewRule, `${id} is in melee`);
  return reaches(position, unit, hexes) ? null : no(crewRule, `${id} is not ADJACENT to ${engine}`);
}

function reaches(position: Position, unit: Unit, hexes: readonly string[]): boolean {
  return unit.hexes.some((at) => hexes.some((to) => ADJACENT(position, unit, at, to)));
}

/** Crews worth trying at an engine, listed under the first of their names; they are not checked yet. */
export function crewsAt(
  position: Position,
  side: SideId,
  unit: Unit,
  engine: Equipment,
): readonly (readonly UnitId[])[] {
  if (!reaches(position, unit, engine.hexes)) return [];
  const beside = engine.hexes
    .flatMap((name) => hexOf(position, name).neighbours)
    .flatMap((hex) => (hex ? unitsIn(position, (hex.above ?? hex).name) : []));
  const hands = new Set(beside.filter((other) => other.side === side && other.id > unit.id));
  const size = serviceOf(engine.kind)?.crew ?? 2;
  const others = [...hands].sort((one, other) => (one.id < other.id ? -1 : 1));
  if (size === 2) return others.map(({ id }) => [unit.id, id]);
  // For larger crews only one is listed: an engineer, if the unit is none, and units that stand there, by name.
  const engineer = haveEngineer([unit]) ? undefined : others.find((other) => haveEngineer([other]));
  const rest = others.filter((other) => other !== engineer).slice(0, size - (engineer ? 2 : 1));
  const crew = [unit, ...rest, ...(engineer ? [engineer] : [])].map(({ id }) => id);
  return crew.length === size ? [crew] : [];
}

/**
 * Why a battering engine cannot be used onboard, or null: the other method is played (pbem:19.2c), the engine is worn
 * (19.42g), or it is being repaired (19.72b). `wornRule`: the rule that bars this use of a worn engine.
 */
export function whyNotUsed(
  position: Position,
  { id, wear }: Equipment,
  wornRule: 'pbem:19.42g' | 'pbem:19.72b' = 'pbem:19.42g',
): Refusal | null {
  if (position.options['offboardBattering'] === true) {
    return illegal('pbem:19.2c', 'engines batter by the offboard method in this game', id);
  }
  if (wear !== undefined) return illegal(wornRule, `${id} is worn and must be repaired first`, id);
  return whyUnderRepair(position, id);
}
