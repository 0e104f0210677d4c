import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type SideId, type Unit, isDragon } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { goesByHimself, isInFire } from '../core/burning/fires.js';
import { coverAgainst } from '../16-terrain/terrain-line.js';
import type { RetreatOwed } from '../core/turn/decision.js';
import { mayStop } from '../07-movement/going.js';
import { isOnTower, landingsBelow } from '../core/siege/tower-fall.js';
import { isMadeInFull, ruleOf, type Flight, type Way } from './flight.js';
import { flightOf, standing, waysOf } from './retreat-way.js';

/** The rule for falling from a siege tower. */
const FALL = 'pbem:19.12p';

/** Cover that ends a retreat from fire: medium, as a DRM (pbem:10.24b). */
const MEDIUM_COVER = 2;

/** The conditions for one retreat, and the ways that fulfil them. */
export interface RetreatChoice {
  readonly flight: Flight;
  /** One way for each place and facing where the retreat may end; empty: no step is possible at all. */
  readonly ways: readonly Way[];
  /**
   * True if the retreat is made in full (or into cover); otherwise its penalty follows (pbem:10.22d, 10.22e, 10.23c).
   */
  readonly complete: boolean;
  /** Why a way is not among the legal ones, or null. */
  readonly judge: (way: Way) => Refusal | null;
}

interface Requirement {
  readonly rule: string;
  readonly because: string;
  readonly met: (way: Way) => boolean;
}

/**
 * The legal retreats of a unit (pbem:10.2). `by`: the side that chooses among them, which knows of its own hidden units
 * only (pbem:22.8a).
 */
export function retreatChoice(position: Position, unit: Unit, owed: RetreatOwed, by: SideId): RetreatChoice {
  const flight = flightOf(position, unit, owed);
  if (owed.falls) return fallChoice(flight);
  const leaves = leavingPlace(unit);
  const whyNotEnd = (way: Way): Refusal | null => mayStop(position, unit, way.hexes, way.steps.at(-1)?.half, by);
  const ends = waysOf(flight).filter((way) => leaves.met(way) && whyNotEnd(way) === null);
  const standard = requirementsOf(flight, ends);
  const requirements = [...standard.requirements, leaves];
  const failed = (way: Way): Requirement | undefined => requirements.find((requirement) => !requirement.met(way));
  // A unit that cannot make the whole retreat on the platform of a siege tower makes no part of it, but falls
  // (pbem:19.12p).
  const falls = !standard.complete && !owed.fire && isOnTower(position, unit);
  const legal = falls ? [] : ends.filter((way) => failed(way) === undefined);
  const places = new Set<string>();
  const ways = legal.filter(({ hexes }) => !places.has(hexes.join('-')) && places.add(hexes.join('-')));
  return {
    flight,
    ways,
    complete: standard.complete,
    judge(way) {
      if (falls) return illegal(FALL, `${unit.id} cannot make the whole retreat on the platform`, unit.id);
      const requirement = failed(way);
      if (requirement) {
        return illegal(requirement.rule, requirement.because, unit.id);
      }
      return whyNotEnd(way);
    },
  };
}

/**
 * Where a unit falls from a siege tower: a way of one step to each hex that the attacker may choose (pbem:19.12p,
 * 19.12q).
 */
function fallChoice(flight: Flight): RetreatChoice {
  const { position, unit, owed } = flight;
  const landings = landingsBelow(position, unit);
  const ways = landings.map((to): Way => ({
    ...standing(flight),
    steps: [{ gait: 'step', hexes: [to], costs: [] }],
    hexes: [to],
    count: owed.hexes,
  }));
  return { flight, ways, complete: true, judge: () => null };
}

/** The unit has really gone somewhere: it ends in a hex that it did not hold before. */
function leavingPlace({ id, hexes }: Unit): Requirement {
  const met = (way: Way): boolean => way.count > 0 && way.hexes.some((hex) => !hexes.includes(hex));
  return { rule: 'pbem:10.2a', because: `${id} must retreat from where it stands`, met };
}

interface Standard {
  readonly requirements: readonly Requirement[];
  readonly complete: boolean;
}

function requirementsOf(flight: Flight, ends: readonly Way[]): Standard {
  if (bookOf(flight.position).results.retreat === 'allOrWound') return allOrNothing(flight, ends);
  if (flight.owed.fire) return outOfFire(flight, ends);
  if (!isCharacter(flight.unit)) return animalStandard(flight, ends);
  return flight.owed.missile ? fireStandard(flight, ends) : combatStandard(flight, ends);
}

/** All the way or not at all (siege-en:1.321f, 1.752b). */
function allOrNothing(flight: Flight, ends: readonly Way[]): Standard {
  const { unit, owed } = flight;
  const because = `${unit.id} retreats ${owed.hexes} from where it stands, or not at all`;
  const met = (way: Way): boolean => isMadeInFull(flight, way);
  return { requirements: [{ rule: ruleOf(owed.missile), because, met }], complete: ends.some(met) };
}

/**
 * The unit retreats until all its hexes are out of the fire, by any way that its owner likes; animals and neutrals go
 * as animals do in other retreats (pbem:20.1h, 20.1j).
 */
function outOfFire(flight: Flight, ends: readonly Way[]): Standard {
  const { position, unit } = flight;
  const because = `${unit.id} must get out of the fire`;
  const out: Requirement = { rule: 'pbem:20.1h', because, met: (way) => !isInFire(position, way) };
  if (goesByHimself(unit)) return { requirements: [out], complete: true };
  const standard = animalStandard(
    flight,
    ends.filter((way) => out.met(way)),
  );
  return { requirements: [out, ...standard.requirements], complete: true };
}

/** The whole distance if possible, otherwise as far as possible (pbem:10.2a, 10.22e). */
function fullLength(flight: Flight, ends: readonly Way[]): Requirement & { readonly hexes: number } {
  const demanded = flight.owed.hexes;
  const hexes = Math.max(0, ...ends.map(({ count }) => count));
  const rule = hexes === demanded ? 'pbem:10.2a' : 'pbem:10.22e';
  const far = hexes === demanded ? String(demanded) : `as far as possible, ${hexes} of ${demanded}`;
  const because = `${flight.unit.id} must retreat ${far}`;
  return { hexes, rule, because, met: ({ count }) => count === hexes };
}

/** Away from the main force if possible (pbem:10.22b), animals likewise (pbem:10.26a). */
function awayFrom(flight: Flight, pool: readonly Way[], rule: string): readonly Requirement[] {
  const start = standing(flight).distance;
  const met = ({ distance }: Way): boolean => distance > start;
  const because = `${flight.unit.id} must get away from where the attack came`;
  return pool.some(met) ? [{ rule, because, met }] : [];
}

/**
 * A rider with an attacker at his side cannot get away from him in one hex. He could if he pivoted first, at no cost,
 * but that does not bind him (ruling of pbem:10.23a).
 */
function combatStandard(flight: Flight, ends: readonly Way[]): Standard {
  const length = fullLength(flight, ends);
  const pivots = dragonPivots(flight, ends.filter(length.met));
  const away = awayFrom(
    flight,
    ends.filter((way) => [length, ...pivots].every(({ met }) => met(way)) && way.idle === 0),
    'pbem:10.22b',
  );
  return { requirements: [length, ...pivots, ...away], complete: length.hexes === flight.owed.hexes };
}

function fireStandard(flight: Flight, ends: readonly Way[]): Standard {
  const covers = new Map<string, boolean>();
  const inCover = (way: Way): boolean => {
    const place = way.hexes.join('-');
    const covered = covers.get(place) ?? isCovered(flight, way);
    covers.set(place, covered);
    return covered;
  };
  if (ends.some(inCover)) {
    const because = `${flight.unit.id} can and must retreat into cover`;
    return { requirements: [{ rule: 'pbem:10.24b', because, met: inCover }], complete: true };
  }
  const length = fullLength(flight, ends);
  const far = [length, ...dragonPivots(flight, ends.filter(length.met))];
  const start = standing(flight).distance;
  const gains = ({ distance }: Way): boolean => distance > start;
  const enough = ends.some((way) => far.every(({ met }) => met(way)) && gains(way));
  const complete = length.hexes === flight.owed.hexes && enough;
  const because = `${flight.unit.id} must gain a hex of distance from the firer`;
  return { requirements: complete ? [...far, { rule: 'pbem:10.24c', because, met: gains }] : far, complete };
}

/** At least medium cover in every hex of the unit, since the firer may choose the hex to aim at (pbem:6.52). */
function isCovered({ position, unit, owed }: Flight, { hexes }: Way): boolean {
  const { firedFrom } = owed;
  if (firedFrom === null) return false;
  return hexes.every((hex) => {
    const cover = coverAgainst(position, firedFrom, hex, unit);
    return cover === null || cover >= MEDIUM_COVER;
  });
}

/** The unit pivots no more than it must (pbem:10.26c). */
function fewestPivots({ unit }: Flight, pool: readonly Way[]): Requirement {
  const pivots = Math.min(...pool.map((way) => way.pivots));
  const because = `${unit.id} pivots no more than needed`;
  return { rule: 'pbem:10.26c', because, met: (way) => way.pivots <= pivots };
}

/** The dragon retreats like a loose horse, though its owner chooses the way (ruling of pbem:13.5). */
function dragonPivots(flight: Flight, pool: readonly Way[]): readonly Requirement[] {
  return isDragon(flight.unit) ? [fewestPivots(flight, pool)] : [];
}

/** In this order: fewest pivots, away from the strongest enemy, over flat ground, for the fewest MP (pbem:10.26). */
function animalStandard(flight: Flight, ends: readonly Way[]): Standard {
  const length = fullLength(flight, ends);
  const requirements: Requirement[] = [length];
  const pool = (): readonly Way[] => ends.filter((way) => requirements.every(({ met }) => met(way)));
  const { id } = flight.unit;
  requirements.push(fewestPivots(flight, pool()));
  requirements.push(...awayFrom(flight, pool(), 'pbem:10.26a'));
  if (pool().some(({ flat }) => flat)) {
    requirements.push({ rule: 'pbem:10.26b', because: `${id} prefers flat ground`, met: ({ flat }) => flat });
  }
  const mp = Math.min(...pool().map((way) => way.mp));
  requirements.push({ rule: 'pbem:10.26b', because: `${id} takes the easiest way`, met: (way) => way.mp <= mp });
  return { requirements, complete: length.hexes === flight.owed.hexes };
}
