import type { Field } from '../../../board/field.js';
import { allowed, refused, type Ruled, type Refusal } from '../../../game/refusal.js';
import type { Setup, SetupFillingWork } from '../../../game/setup.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { BATTERING_MEANS, type BatteringMeans, type Tally } from '../../../position/siege-works.js';
import { AIMING_TURNS } from '../19-battering/bombard.js';
import { engineTarget } from '../19-battering/engine-target.js';
import { handTarget } from '../19-battering/hand-target.js';
import { pointsLeft } from '../../../battering/resistance.js';
import { resistanceOf } from '../19-battering/resistances.js';
import { FILLING_CREW, FILLING_CREW_LEAST, isOpenMoat } from '../19-filling/crew.js';
import { malformedSetup } from '../core/setup/set-up-words.js';
import { spaced } from '../../../game/spaced.js';

/** Earlier battering of the set-up, by the names of the targets, or what is wrong with it (pbem:19.2b, 23.14). */
export function settledBattered(setup: Setup, position: Position): Ruled<Pick<Setup, 'battered'>> {
  if (setup.battered === undefined) return allowed({});
  const settled: Record<string, Tally> = {};
  for (const [name, tally] of Object.entries(setup.battered).flatMap((entry) => byHex(position, entry))) {
    const means = Object.keys(tally) as BatteringMeans[];
    const unknown = means.find((one) => !BATTERING_MEANS.includes(one));
    if (unknown !== undefined) return no(`${name}: nothing batters as ${unknown}`, name);
    for (const one of means) {
      const target = one === 'hand' ? handTarget(position, name) : engineTarget(position, name, true);
      if (!target.ok) return target;
      const resistance = resistanceOf(target.value);
      const points = tally[one];
      if (!Number.isSafeInteger(points) || points === 0) return no(`${name}: points are whole`, name);
      if (resistance[one] === undefined)
        return no(`${name}: ${one} does nothing to a ${spaced(target.value.kind)}`, name);
      if (pointsLeft(resistance, tally, one) === 0) return no(`${name} would have collapsed`, name);
      if ((settled[target.value.name] ?? tally) !== tally) return no(`${name}: its points are given twice`, name);
      settled[target.value.name] = tally;
    }
  }
  return allowed({ battered: settled });
}

/** Points off a barricade by its name are off each of its hexes (pbem:19.2s). */
function byHex(position: Position, [what, tally]: readonly [string, Tally]): readonly (readonly [string, Tally])[] {
  const equipment = equipmentOf(position, what);
  return equipment?.kind === 'barricade' ? equipment.hexes.map((hex) => [hex, tally]) : [[what, tally]];
}

/**
 * The equipment of the set-up with the targets of catapults by their names, or what is wrong with one (pbem:19.42d).
 */
export function settledAims({ equipment }: Setup, position: Position): Ruled<Pick<Setup, 'equipment'>> {
  if (!equipment?.some(({ aim }) => aim)) return allowed({});
  const settled: Equipment[] = [];
  for (const one of equipment) {
    const target = one.aim && engineTarget(position, one.aim.what);
    if (target && !target.ok) return target;
    const isCatapult = one.kind === 'mangonel' || one.kind === 'trebuchet';
    if (one.aim && !isCatapult) return refused(malformedSetup('pbem:19.42d', `${one.id} is not aimed`, one.id));
    settled.push(target ? { ...one, aim: { what: target.value.name, turns: AIMING_TURNS } } : one);
  }
  return allowed({ equipment: settled });
}

function no(because: string, name: string): Ruled<never> {
  return refused(malformedSetup('pbem:19.2b', because, name));
}

/**
 * The filling of moats: the side that may do it and the works of the day before, with hexes by their first names; or
 * what is wrong with it (pbem:19.52).
 */
export function settledFilling(setup: Setup, field: Field): Ruled<Pick<Setup, 'filling'>> {
  const { filling, options, sides } = setup;
  if (!filling) return allowed({});
  if (options['onboardFilling'] !== true) {
    return refused(malformedSetup('pbem:19.5a', 'moats are filled only with the option onboardFilling'));
  }
  const { by, rests, works = [] } = filling;
  if (rests !== undefined && !rests) return refused(malformedSetup('pbem:2.81g', 'rests is true or absent'));
  if (by !== undefined && !sides.includes(by)) {
    return refused(malformedSetup('pbem:19.52a', `there is no side ${by.slice(0, 60)} that could fill moats`));
  }
  const settled: SetupFillingWork[] = [];
  for (const work of works) {
    const wrong = wrongWork(setup, work, settled) ?? wrongHex(work, field) ?? wrongToday(work);
    if (wrong) return refused(wrong);
    const at = (setup.equipment ?? []).find(({ id }) => id === work.screen)?.hexes[0];
    settled.push({
      ...work,
      ...(work.hex === undefined ? {} : { hex: field.hex(work.hex)?.name ?? work.hex }),
      ...(at !== undefined && (work.day === 'second' || work.today === 'counts') ? { at } : {}),
    });
  }
  return allowed({ filling: { ...filling, ...(filling.works ? { works: settled } : {}) } });
}

/** The first fault in a work, or null: it has a screen of its own (pbem:19.52k), and its side may fill moats. */
function wrongWork(
  { equipment = [], filling, sides }: Setup,
  { screen, side, day }: SetupFillingWork,
  before: readonly SetupFillingWork[],
): Refusal | null {
  const no = (rule: string, because: string): Refusal => malformedSetup(rule, because, screen);
  if (equipment.find(({ id }) => id === screen)?.kind !== 'screen') {
    return no('pbem:19.52b', `there is no screen ${screen.slice(0, 60)}`);
  }
  if (before.some((one) => one.screen === screen)) return no('pbem:19.52f', `${screen} is used for one moat hex`);
  if (!sides.includes(side) || (filling?.by ?? side) !== side) {
    return no('pbem:19.52a', `${side.slice(0, 60)} fills no moats`);
  }
  return (['first', 'second'] as const).includes(day) ? null : no('pbem:19.52c', `${screen}: day is first or second`);
}

function wrongHex({ screen, day, hex }: SetupFillingWork, field: Field): Refusal | null {
  if (hex === undefined) return null;
  if (day === 'second') {
    return malformedSetup('pbem:19.52g', `${screen} stands in the moat, and no hex is named`, screen);
  }
  const moat = field.hex(hex);
  return moat && isOpenMoat(moat) ? null : malformedSetup('pbem:19.52a', `${hex.slice(0, 60)} is no moat`, screen);
}

/**
 * The first fault in the state of a work for today, or null. On a day that counts, up to two of the crew of four may be
 * missing, each for some turns still (pbem:19.52d).
 */
function wrongToday({ screen, today, missing = [] }: SetupFillingWork): Refusal | null {
  const no = (because: string): Refusal => malformedSetup('pbem:19.52d', `${screen}: ${because}`, screen);
  if (today !== undefined && today !== 'counts' && today !== 'inVain') return no('today is counts or inVain');
  const most = FILLING_CREW - FILLING_CREW_LEAST;
  const fit = missing.length <= most && missing.every((turns) => Number.isInteger(turns) && turns >= 1 && turns <= 3);
  if (!fit) return no(`at most ${most} are missing, to be replaced within 1 to 3 turns`);
  return missing.length === 0 || today === 'counts' ? null : no('nobody is missing on a day that does not count');
}
