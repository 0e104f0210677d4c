import { placesRound } from '../../../board/field.js';
import { previewOfFaces } from '../../../game/preview-of.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { whyBarred } from '../12-tasks/bars.js';
import type { Repair } from '../core/orders/battering-orders.js';
import { declaring, whyNoWorkers, type Declared } from '../12-tasks/declaring.js';
import { thingsIn } from '../19-battering/hand-target.js';
import { taskOfUnit, demandOf } from '../core/tasks/task.js';
import { hexOf } from '../core/terrain/ground.js';
import { dieOf, mended, ruleOf, REPAIRING } from './repairing.js';
import { repairTarget, repairTargetOf, type RepairTarget } from './repair-target.js';
import { drmOf, whyNotHelper, whyNotLead } from './repairers.js';

/** The greatest distance in hexes between a unit and a thing that it repairs or helps to repair (pbem:19.73c). */
const REACH = 2;

/** Declares that characters repair something in this PT (pbem:19.7). */
export const REPAIR = declaring<'repair', Repair>({
  kind: REPAIRING,
  workers: ({ workers }) => workers,
  declared,
  candidates,
  summary: ({ what }) => `repair ${what}`,
  odds,
});

function declared(position: Position, order: Repair): Ruled<Declared<'repair'>> {
  const { workers, what, wall, first } = order;
  const found = teamOf(position, order);
  if (!found.ok) return found;
  const { target, lead } = found.value;
  if (target.method !== 'engine' && first !== undefined) {
    return forbidden('pbem:19.72a', `${what} is no engine and has no wear`, what);
  }
  const about = {
    what: target.name,
    lead: lead.id,
    ...(wall ? { wall } : {}),
    ...(first === undefined ? {} : { first }),
  };
  return allowed({ kind: 'repair', workers, about, demand: demandOf(1, 1) });
}

/** The target of a repair, and the first of the workers who can lead it (pbem:19.7f and its ruling). */
function teamOf(
  position: Position,
  { workers, what, wall }: Repair,
): Ruled<{ readonly target: RepairTarget; readonly lead: Unit }> {
  const units = workers.flatMap((id) => position.units[id] ?? []);
  const target = repairTargetOf(position, units, what, wall === true);
  if (!target.ok) return target;
  const lead = units.find((unit) => whyNotLead(position, unit, target.value) === null);
  if (!lead) return refused(whyNobody(position, units, target.value));
  for (const unit of units) {
    const far = unit === lead ? null : whyNotHelper(position, unit, lead, target.value);
    if (far) return refused(far);
  }
  return allowed({ target: target.value, lead });
}

/**
 * Why no worker can lead the repair. A reason other than a lack of skill comes first, since that worker is nearest to
 * being fit.
 */
function whyNobody(position: Position, units: readonly Unit[], target: RepairTarget): Refusal {
  const refusals = units.flatMap((unit) => whyNotLead(position, unit, target) ?? []);
  const unskilled = (refusal: Refusal): boolean => refusal.rule === 'pbem:19.72a' || refusal.rule === 'pbem:19.73a';
  return (
    refusals.find((refusal) => !unskilled(refusal)) ??
    refusals[0] ?? { code: 'malformed', rule: null, because: 'nobody is named' }
  );
}

/** Points of the thing after the repair, for a worn engine also its wear, for each face of the die. */
function odds(position: Position, order: Repair): Preview | undefined {
  const found = teamOf(position, order);
  if (!found.ok) return undefined;
  const { target, lead } = found.value;
  const helpers = order.workers.filter((id) => id !== lead.id);
  const drm = drmOf(position, lead, helpers, target);
  const rule = ruleOf(target);
  const modifiers = drm === 0 ? [] : [{ rule, what: 'additional characters', value: drm }];
  const read = { table: rule, column: `${target.left} of ${target.most}`, modifiers };
  return previewOfFaces(read, dieOf(target), (die) => {
    const { after, wear } = mended(position, target, die + drm, order.first ?? 'wear');
    return wear === undefined ? String(after) : `${after}, wear ${wear}`;
  });
}

/**
 * The repairs that are listed: each thing near the unit whose repair it can lead, alone and together with all free
 * units that are near enough to help. Any other team that the rules allow is accepted too.
 */
function candidates(position: Position, unit: Unit): readonly Repair[] {
  if (isMounted(unit)) return [];
  const ways = namesNear(position, unit).flatMap((what): readonly Repair[] => {
    const plain: Repair = { type: 'Repair', workers: [unit.id], what };
    return position.doors?.[what] && !what.includes('/') ? [plain, { ...plain, wall: true }] : [plain];
  });
  return ways.flatMap((order) => {
    const target = repairTarget(position, order.what, order.wall === true);
    if (!target.ok || whyNotLead(position, unit, target.value)) return [];
    const helpers = helpersNear(position, unit, target.value);
    const alone = target.value.wear > 0 && target.value.left < target.value.most ? withChoice(order) : [order];
    return alone.flatMap((one) => (helpers.length > 0 ? [one, { ...one, workers: [unit.id, ...helpers] }] : [one]));
  });
}

function withChoice(order: Repair): readonly Repair[] {
  return [order, { ...order, first: 'damage' }];
}

/** Other units of the side that are free to help, by name. */
function helpersNear(position: Position, lead: Unit, target: RepairTarget): readonly UnitId[] {
  return Object.values(position.units)
    .filter((unit) => unit.side === lead.side && unit.id !== lead.id && isCharacter(unit) && isActive(unit))
    .filter((unit) => isNear(position, unit, lead) && taskOfUnit(position, unit.id) === undefined)
    .filter((unit) => whyNotHelper(position, unit, lead, target) === null)
    .filter(({ id }) => whyNoWorkers(position, [id]) === null)
    .filter((unit) => whyBarred(position, unit, 'Repair') === null)
    .map(({ id }) => id)
    .sort();
}

/** Whether two units can work at the same thing: the distance between them is at most twice the reach. */
function isNear(position: Position, one: Unit, other: Unit): boolean {
  return one.hexes.some((at) =>
    other.hexes.some((to) => distance(hexOf(position, at).cell, hexOf(position, to).cell) <= 2 * REACH),
  );
}

/** Doors, equipment and battered hexes in the hexes of a unit and beside them, each once. */
function namesNear(position: Position, unit: Unit): readonly string[] {
  const { equipment = [], doors = {}, battered = {} } = position;
  const near = unit.hexes.flatMap((name) => [hexOf(position, name), ...placesRound(hexOf(position, name))]);
  const sides = unit.hexes.flatMap((name) => hexOf(position, name).neighbours.flatMap((next) => next?.name ?? []));
  const names = new Set([...sides, ...near.flatMap((hex) => [hex.name, (hex.above ?? hex).name])]);
  const touches = (name: string): boolean => name.split('/').some((part) => names.has(part)) || names.has(name);
  const things = thingsIn(equipment, names);
  return [
    ...Object.keys(doors).filter(touches).sort(),
    ...things,
    ...Object.keys(battered)
      .filter((name) => names.has(name) && !Object.hasOwn(doors, name) && !things.includes(name))
      .sort(),
  ];
}
