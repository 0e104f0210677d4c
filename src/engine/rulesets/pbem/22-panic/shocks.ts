import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import type { PanicCause } from '../../../position/dread.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { isArmoured } from '../core/combat/strength.js';
import type { PbemEvent } from '../core/events.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { canFear, hexesBetween, isLeader, knowsPanic } from '../core/panic/panicked.js';

/** Distances in hexes within which a death or a rout frightens, and the loss of a leader (pbem:22.9a, 22.9b). */
const NEAR = 3;
const LEADER_NEAR = 6;

/** A misfortune of a character that frightens others. */
interface Shock {
  readonly cause: PanicCause;
  readonly unit: UnitId;
}

/** Marks all units for a panic test that are frightened by events since the last call (pbem:22.9a, 22.9b, 22.9c). */
export function heedShocks(course: Course<PbemEvent>): void {
  const heeded = course.events.filter((event) => event.type === 'PanicThreatened' && OF_EVENTS.has(event.data.cause));
  for (const { cause, unit } of shocksIn(course).slice(heeded.length)) {
    const { position, start } = course;
    const struck = position.units[unit];
    if (!struck) continue;
    const hexes = struck.hexes.length > 0 ? struck.hexes : (unitAt(start, unit)?.hexes ?? []);
    const units = frightenedBy(position, struck, cause, hexes);
    const rule = cause === 'routed' || !isLeader(struck) ? 'pbem:22.9a' : 'pbem:22.9b';
    course.emit({ type: 'PanicThreatened', data: { cause, by: unit, hexes, units, rule } });
  }
  heedAmbushes(course);
}

const OF_EVENTS: ReadonlySet<PanicCause> = new Set<PanicCause>(['killed', 'routed', 'captured']);

/** Deaths, routs and captures of leaders, in the order in which they happened. */
function shocksIn({ events, start }: Course<PbemEvent>): readonly Shock[] {
  const dead = new Set<UnitId>();
  return events.flatMap((event): readonly Shock[] => {
    if (event.type === 'UnitKilled' || event.type === 'UnitSank') {
      const { unit } = event.data;
      const before = unitAt(start, unit);
      if (!before || !isCharacter(before) || !isLive(before) || dead.has(unit)) return [];
      dead.add(unit);
      return [{ cause: 'killed', unit }];
    }
    if (event.type === 'UnitRouted') return [{ cause: 'routed', unit: event.data.unit }];
    if (event.type === 'PanicTested' && event.data.outcome === 'rout')
      return [{ cause: 'routed', unit: event.data.unit }];
    if (event.type !== 'PrisonerTaken') return [];
    const taken = unitAt(start, event.data.unit);
    return taken && isLeader(taken) ? [{ cause: 'captured', unit: taken.id }] : [];
  });
}

/** A unit of a position, also one that is hidden in it and has been revealed since. */
function unitAt({ units, hidden }: Position, id: UnitId): Unit | undefined {
  return units[id] ?? hidden?.[id];
}

/**
 * The units that are tested, nearest first, then by name (ruling of pbem:22.9a): friends, and neutrals whichever side
 * the character belongs to.
 */
function frightenedBy(
  position: Position,
  struck: Unit,
  cause: PanicCause,
  hexes: readonly HexName[],
): readonly UnitId[] {
  const radius = isLeader(struck) && cause !== 'routed' ? LEADER_NEAR : NEAR;
  return Object.values(position.units)
    .filter((unit) => unit.id !== struck.id && canFear(position, unit) && unit.panic !== 'routed')
    .map((unit) => ({ unit, far: hexesBetween(position, unit.hexes, hexes) }))
    .filter(({ unit, far }) => {
      if (unit.side === null) return cause !== 'captured' && far <= NEAR;
      return unit.side === struck.side && far <= radius;
    })
    .sort((one, other) => one.far - other.far || (one.unit.id < other.unit.id ? -1 : 1))
    .map(({ unit }) => unit.id);
}

/**
 * A unit that was attacked out of hiding in this player turn is tested once, if it can still be tested (pbem:22.9c,
 * 6.6, 9.7b).
 */
function heedAmbushes(course: Course<PbemEvent>): void {
  for (const unit of Object.values(course.position.units)) {
    if (!unit.acts.ambushed || course.position.dread?.ambushed?.includes(unit.id)) continue;
    const units = canFear(course.position, unit) && unit.panic !== 'routed' ? [unit.id] : [];
    course.emit({
      type: 'PanicThreatened',
      data: { cause: 'ambushed', by: unit.id, hexes: unit.hexes, units, rule: 'pbem:22.9c' },
    });
  }
}

/**
 * Armoured cavalry charges: those charged are tested before the charge is rolled, which waits for it (pbem:22.9c).
 * False: nobody is tested. During a duel nobody is, since all but its fighting stands still (pbem:12.8i).
 */
export function frightenCharged(course: Course<PbemEvent>, attack: Attack): boolean {
  if (!attack.charge || !knowsPanic(course.position) || course.position.duel) return false;
  const charger = course.position.units[attack.attackers[0] ?? ''];
  if (!charger || !isMounted(charger) || !isArmoured(charger)) return false;
  const units = attack.defenders.filter((id) => {
    const unit = course.position.units[id];
    return canFear(course.position, unit) && unit.panic !== 'routed';
  });
  if (units.length === 0) return false;
  course.emit({
    type: 'PanicThreatened',
    data: { cause: 'charged', by: charger.id, hexes: charger.hexes, units, attack, rule: 'pbem:22.9c' },
  });
  return true;
}
