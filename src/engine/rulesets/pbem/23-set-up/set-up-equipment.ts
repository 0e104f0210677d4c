import { STRUCTURE_KINDS } from '../../../board/structure.js';
import { directionBetween, type Field, type FieldHex } from '../../../board/field.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import type { Equipment } from '../../../position/equipment.js';
import { isEngine } from '../19-building/kinds.js';
import { serviceOf } from '../core/siege/engine-service.js';
import { OFFBOARD_POINTS } from '../../../battering/offboard-table.js';
import { isOpenMoat } from '../19-filling/crew.js';
import { whyNoEngine, whyNoWay } from '../19-siege/engine-step.js';
import { whyNoScreen } from '../19-siege/push-screen.js';
import { whyNoSiteIn } from '../19-siege/ladder-site.js';
import { STRUCTURE_SIZES } from '../../../board/structure-sizes.js';
import { malformedSetup, wrongName } from '../core/setup/set-up-words.js';
import { spaced } from '../../../game/spaced.js';

/**
 * The ladders, screens and engines of a set-up with hexes by their first names, or what is wrong with one (pbem:19.1).
 */
export function settledEquipment(setup: Setup, field: Field): Ruled<readonly Equipment[]> {
  const settled: Equipment[] = [];
  const names = new Set([...setup.units.map(({ id }) => id), ...(setup.items ?? []).map(({ id }) => id)]);
  for (const one of setup.equipment ?? []) {
    const misnamed = wrongName('equipment', one.id, names);
    if (misnamed !== null) return refused(malformedSetup('pbem:18.0a', misnamed, one.id));
    names.add(one.id);
    if (!STRUCTURE_KINDS.includes(one.kind)) {
      return refused(malformedSetup('pbem:19.1a', `${one.id}: there is no equipment of that kind`, one.id));
    }
    const hexes: FieldHex[] = [];
    for (const name of [...one.hexes, ...(one.top === undefined ? [] : [one.top])]) {
      const hex = field.hex(name);
      if (!hex) return refused(unknownHex(one, name));
      hexes.push(hex);
    }
    const wrong =
      wrongShape(one, hexes) ??
      wrongWear(one) ??
      wrongUnbuilt(setup, one) ??
      wrongFront(one, hexes, field) ??
      wrongPlace(setup, field, one, hexes) ??
      wrongNeighbours(one, hexes, settled);
    if (wrong) return refused(wrong);
    settled.push(named(one, hexes, field));
  }
  return allowed(settled);
}

function named(one: Equipment, hexes: readonly FieldHex[], field: Field): Equipment {
  const names = hexes.map(({ name }) => name);
  const first = (name: string): string => field.hex(name)?.name ?? name;
  if (one.front !== undefined) {
    const without = one.without === undefined ? {} : { without: first(one.without) };
    return { ...one, hexes: names, front: first(one.front), ...without };
  }
  return one.top === undefined ? { ...one, hexes: names } : { ...one, hexes: names.slice(0, 1), top: names[1] ?? '' };
}

function wrongShape(
  { id, kind, top, bearers, loading, without, hexes: written }: Equipment,
  hexes: readonly FieldHex[],
): Refusal | null {
  const [sizes, rule] = STRUCTURE_SIZES[kind];
  const no = (because: string): Refusal => malformedSetup(rule, `${id}: ${because}`, id);
  if ((top !== undefined || bearers) && kind !== 'ladder') return no('only a ladder is put up or carried');
  if (top !== undefined) return written.length === 1 && !bearers ? null : no('a standing ladder has one hex');
  if (without !== undefined && kind !== 'barricade') return no('only a barricade stands on without a hex');
  if (!sizes.includes(hexes.length + (without === undefined ? 0 : 1)))
    return no(`a ${spaced(kind)} has ${sizes.join(' or ')} hexes`);
  const ways = hexes.slice(1).map((hex, index) => directionBetween(hexes[index] as FieldHex, hex));
  if (ways.some((way) => way === null || way !== ways[0])) return no('its hexes do not lie in a row');
  return wrongLoading({ id, kind, hexes: written, ...(loading === undefined ? {} : { loading }) });
}

/**
 * A barricade has a front, which is told by the hex before both of its own (pbem:19.16a), of which one may be destroyed
 * (19.2s); nothing else has.
 */
function wrongFront(
  { id, kind, front, without }: Equipment,
  standing: readonly FieldHex[],
  field: Field,
): Refusal | null {
  const gone = without === undefined ? undefined : field.hex(without);
  const hexes = gone ? [...standing, gone] : standing;
  if (without !== undefined && !(gone && standing.every((hex) => directionBetween(hex, gone) !== null))) {
    return malformedSetup('pbem:19.16a', `${id}: ${without} is not the other of its hexes`, id);
  }
  if ((front !== undefined) !== (kind === 'barricade')) {
    return malformedSetup('pbem:19.16a', `${id}: a barricade has a front, and nothing else has`, id);
  }
  if (front === undefined) return null;
  const before = field.hex(front);
  return before && hexes.every((hex) => directionBetween(hex, before) !== null)
    ? null
    : malformedSetup('pbem:19.16a', `${id}: ${front} is not beside both of its hexes`, id);
}

/** Barricades stand on flat ground only (pbem:19.16f). */
function whyNoBarricade({ name, terrain, terrains, above, below }: FieldHex): Refusal | null {
  const flat = terrains.every((type) => type === 'flatGround') && above === null && below === null;
  return flat ? null : malformedSetup('pbem:19.16f', `no barricade stands in ${name} (${spaced(terrain)})`, name);
}

/** An engine that is not loaded yet lacks one turn of loading at least (pbem:18.2i, 18.2l). */
function wrongLoading({ id, kind, loading }: Equipment): Refusal | null {
  if (loading === undefined) return null;
  const turns = serviceOf(kind)?.turns ?? 0;
  if (Number.isInteger(loading) && loading >= 0 && loading < turns) return null;
  const because =
    turns === 0 ? `a ${spaced(kind)} is not loaded` : `loading is 0 to ${turns - 1}, or absent if it is loaded`;
  return malformedSetup('pbem:18.2i', `${id}: ${because}`, id);
}

/** Engines that batter are worn by it, and offboard by no more points than they have (pbem:19.2r, 19.3k). */
function wrongWear({ id, kind, wear, offboardWear }: Equipment): Refusal | null {
  if (wear === undefined && offboardWear === undefined) return null;
  const no = (because: string): Refusal => malformedSetup('pbem:19.2r', `${id}: ${because}`, id);
  if (kind !== 'batteringRam' && kind !== 'mangonel' && kind !== 'trebuchet')
    return no('only what batters is worn by it');
  const whole = [wear ?? 1, offboardWear ?? 1].every((points) => Number.isSafeInteger(points) && points > 0);
  if (!whole) return no('points of wear are whole');
  return (offboardWear ?? 0) > OFFBOARD_POINTS[kind] ? no(`it has ${OFFBOARD_POINTS[kind]} battering points`) : null;
}

/** Engines may be begun and not finished, where things are built (pbem:19.8a, 19.8e). */
function wrongUnbuilt({ options }: Setup, { id, kind, unbuilt }: Equipment): Refusal | null {
  if (unbuilt === undefined) return null;
  if (options['building'] !== true) return malformedSetup('pbem:19.8a', `${id}: nothing is built in this game`, id);
  const { done, of } = unbuilt;
  const fits = isEngine(kind) && Number.isSafeInteger(done) && Number.isSafeInteger(of) && done > 0 && done < of;
  return fits ? null : malformedSetup('pbem:19.8e', `${id}: of the days of an engine some are done and not all`, id);
}

function wrongPlace(setup: Setup, field: Field, one: Equipment, hexes: readonly FieldHex[]): Refusal | null {
  if (one.kind === 'ladder') {
    const [base, top] = hexes;
    return one.top === undefined || !base || !top ? null : whyNoSiteIn({ field, live: setup.live }, base, top);
  }
  const rule = one.kind === 'siegeTower' ? 'pbem:19.12t' : one.kind === 'batteringRam' ? 'pbem:19.13f' : null;
  for (const hex of hexes) {
    if (one.kind === 'ballista' && isRoofed(hex)) {
      return malformedSetup(
        'pbem:18.2e',
        `${one.id}: no ballista stands in ${hex.name} (${spaced(hex.terrain)})`,
        one.id,
      );
    }
    const wrong = isInMoat(setup, one) ? whyNoMoat(hex) : whyNotIn(one, hex, rule);
    if (wrong) return { ...wrong, code: 'malformed' };
  }
  return null;
}

function whyNotIn({ kind }: Equipment, hex: FieldHex, rule: string | null): Refusal | null {
  if (kind === 'barricade') return whyNoBarricade(hex);
  if (kind === 'screen') return whyNoScreen(hex);
  return rule === null ? whyNoEngine(hex) : whyNoWay(hex, rule);
}

/** On the second day of filling the screen stands in the moat (pbem:19.52g). */
function isInMoat({ filling }: Setup, { id, kind }: Equipment): boolean {
  return kind === 'screen' && (filling?.works ?? []).some(({ screen, day }) => screen === id && day === 'second');
}

function whyNoMoat(hex: FieldHex): Refusal | null {
  return isOpenMoat(hex)
    ? null
    : malformedSetup('pbem:19.52g', `${hex.name} is no moat (${spaced(hex.terrain)})`, hex.name);
}

function isRoofed({ terrains }: FieldHex): boolean {
  return terrains.some((terrain) => TERRAIN_FACTS[terrain].roofed);
}

/** Two things do not stand in one hex. */
function wrongNeighbours(one: Equipment, hexes: readonly FieldHex[], before: readonly Equipment[]): Refusal | null {
  if (one.kind === 'ladder' && one.top === undefined) return null;
  const held = one.top === undefined ? hexes : hexes.slice(0, 1);
  const other = before.find(
    ({ kind, top, hexes: taken }) =>
      (kind !== 'ladder' || top !== undefined) && held.some(({ name }) => taken.includes(name)),
  );
  return other ? malformedSetup('pbem:19.1a', `${one.id} stands where ${other.id} does`, one.id) : null;
}

/**
 * Bearers are active, on foot, each in a hex of their ladder, with nothing else that hinders them (pbem:19.11c, 12.5c).
 */
export function wrongBearers({ equipment = [], units, items = [] }: Setup): Refusal | null {
  const busy = new Set<string>();
  for (const { id, bearers, hexes } of equipment) {
    for (const [place, name] of (bearers ?? []).entries()) {
      const unit = units.find((one) => one.id === name);
      if (!unit)
        return {
          code: 'unknownUnit',
          rule: null,
          because: `${id} is carried by ${name}, who is not there`,
          subject: id,
        };
      const fit =
        unit.sheet.kind === 'character' &&
        unit.side !== null &&
        unit.mount === undefined &&
        unit.health !== 'stunned' &&
        unit.health !== 'dead' &&
        unit.captive === undefined &&
        unit.hexes.length === 1 &&
        unit.hexes[0] === hexes[place];
      if (!fit) return malformedSetup('pbem:19.11c', `${name} cannot carry ${id} where it is`, id);
      if (busy.has(name) || items.some((item) => item.carrier === name && item.kind !== 'torch')) {
        return malformedSetup('pbem:12.5c', `${name} carries something besides ${id}`, id);
      }
      busy.add(name);
    }
  }
  return null;
}

function unknownHex({ id }: Equipment, name: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `${id}: the map has no hex ${name}`, subject: id };
}
