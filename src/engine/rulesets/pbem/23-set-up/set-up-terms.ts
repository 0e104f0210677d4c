import type { Field } from '../../../board/field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupTerms } from '../../../game/setup.js';
import { GOAL_KINDS, type Award } from '../../../position/terms.js';
import { isEngine } from '../19-building/kinds.js';
import { settledArea, settledHexes } from './set-up-area.js';
import { settledHiding } from './set-up-hidden.js';
import { settledSupplyPoints } from '../core/setup/set-up-supply.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** Of the turns of a day of building, and of the days that an engine takes. */
const DAYS_MAX = 80;

/** Far above what any scenario gives. */
const POINTS_MAX = 1000;

/**
 * The set-up's terms with areas as hexes by their first names, or what is wrong with them (pbem:23.12, 23.14, 23.2).
 */
export function settledTerms(setup: Setup, field: Field): Ruled<Setup> {
  const wrong = wrongReference(setup, field) ?? wrongSidesOfTerms(setup) ?? wrongBuilding(setup);
  if (wrong) return refused(wrong);
  if (!setup.terms) return allowed(setup);
  const { exits, awards, tents, engines, supplyPoints, boilingWater, hiding, building } = setup.terms;
  const settled: { -readonly [Key in keyof SetupTerms]: SetupTerms[Key] } = {};
  if (exits) {
    settled.exits = [];
    for (const { side, ...area } of exits) {
      const hexes = settledArea(setup, area, field);
      if (!hexes.ok) return hexes;
      settled.exits = [...settled.exits, { side, hexes: hexes.value }];
    }
  }
  if (awards) {
    settled.awards = [];
    for (const award of awards) {
      const checked = settledAward(setup, award, field);
      if (!checked.ok) return checked;
      settled.awards = [...settled.awards, checked.value];
    }
  }
  if (tents) {
    settled.tents = {};
    for (const [side, names] of Object.entries(tents)) {
      const hexes = settledTents(names, field);
      if (!hexes.ok) return hexes;
      settled.tents = { ...settled.tents, [side]: hexes.value };
    }
  }
  if (engines) {
    const foreign = Object.values(engines)
      .flat()
      .find((id) => !isEngineOf(setup, id));
    if (foreign !== undefined) return refused(malformedSetup('pbem:23.2c', `${foreign} is no engine`, foreign));
    settled.engines = engines;
  }
  if (supplyPoints) {
    const points = settledSupplyPoints(setup, supplyPoints, field);
    if (!points.ok) return points;
    settled.supplyPoints = points.value;
  }
  if (boilingWater) {
    const hexes = settledHexes(boilingWater, field);
    if (!hexes.ok) return hexes;
    settled.boilingWater = hexes.value;
  }
  if (hiding) {
    const checked = settledHiding(setup, hiding, field);
    if (!checked.ok) return checked;
    settled.hiding = checked.value;
  }
  if (building) settled.building = building;
  return allowed({ ...setup, terms: settled });
}

/** It is equipment of the set-up that gives points when it is destroyed. */
function isEngineOf({ equipment = [] }: Setup, id: string): boolean {
  return equipment.some((one) => one.id === id && isEngine(one.kind));
}

function settledTents(names: readonly string[], field: Field): Ruled<readonly string[]> {
  const other = names.find((name) => field.hex(name)?.terrain !== 'tent');
  if (other !== undefined) return refused(malformedSetup('pbem:23.2c', `${other} is no tent`, other));
  return settledHexes(names, field);
}

function settledAward(setup: Setup, award: Award, field: Field): Ruled<Award> {
  const { goal, points, title, ends } = award;
  const wrong = (because: string, subject?: string): Ruled<Award> =>
    refused(malformedSetup('pbem:23.2d', because, subject));
  if (!GOAL_KINDS.includes(goal.kind)) return wrong(`points are for ${GOAL_KINDS.join(', ')}`);
  if (!Number.isSafeInteger(points) || points < 0 || points > POINTS_MAX) {
    return wrong(`${title}: points are a whole number up to ${POINTS_MAX}`);
  }
  if (goal.kind === 'hold') {
    const hexes = settledHexes(goal.hexes, field);
    return hexes.ok ? allowed({ ...award, goal: { ...goal, hexes: hexes.value } }) : hexes;
  }
  if (goal.kind === 'carry') {
    const missing = goal.items.find((id) => !setup.items?.some((item) => item.id === id));
    return missing === undefined ? allowed(award) : wrong(`${title}: there is no item ${missing}`, missing);
  }
  const unknown = goal.units.find((id) => !setup.units.some((unit) => unit.id === id));
  if (unknown !== undefined) return wrong(`${title}: there is no unit ${unknown}`, unknown);
  if (goal.kind === 'save' && ends) return wrong(`${title}: to save somebody ends no game, he is safe from the start`);
  return allowed(award);
}

function wrongSidesOfTerms({ terms, sides }: Setup): Refusal | null {
  const named = [
    ...(terms?.exits ?? []).map(({ side }) => side),
    ...(terms?.awards ?? []).map(({ side }) => side),
    ...Object.keys(terms?.tents ?? {}),
    ...Object.keys(terms?.engines ?? {}),
    ...(terms?.hiding ?? []).map(({ side }) => side),
  ];
  const foreign = named.find((side) => !sides.includes(side));
  return foreign === undefined ? null : malformedSetup('pbem:23.15a', `${foreign} is no side of this game`, foreign);
}

/** How things are built is stated where they are; turns and days are whole (pbem:19.8a, 19.8c). */
function wrongBuilding({ options, terms }: Setup): Refusal | null {
  const building = terms?.building;
  if (!building) return null;
  if (options['building'] !== true) {
    return malformedSetup('pbem:19.8a', 'how things are built needs the option building');
  }
  const counts = [building.turns ?? 1, ...Object.values(building.days ?? {})];
  const whole = counts.every((count) => Number.isSafeInteger(count) && count >= 1 && count <= DAYS_MAX);
  return whole ? null : malformedSetup('pbem:19.8c', `turns and days of building are 1 to ${DAYS_MAX}`);
}

function wrongReference({ referenceHexes = [] }: Setup, field: Field): Refusal | null {
  for (const [one, other] of referenceHexes) {
    const hex = field.hex(one);
    if (!hex || hex !== field.hex(other)) {
      return malformedSetup('pbem:23.11', `${one} and ${other} are not the same hex`, one);
    }
  }
  return null;
}
