import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { previewOfFaces } from '../../../game/preview-of.js';
import type { RuleId } from '../../../game/refusal.js';
import type { Modifier, Preview } from '../../../game/ruleset.js';
import type { Character } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { WaterOutcome } from '../core/events/water.js';

/** One line of a table: up to which number of the modified die, and what it brings. */
interface Line {
  readonly to: number;
  readonly outcome: WaterOutcome;
  /** Hexes that the water takes him. */
  readonly hexes?: number;
}

interface WaterTable {
  readonly rule: RuleId;
  readonly lines: readonly Line[];
}

const MORE = Infinity;

const CLIMBING: WaterTable = {
  rule: 'pbem:26.41a',
  lines: [
    { to: 4, outcome: 'climbs' },
    { to: MORE, outcome: 'fails' },
  ],
};

/** Pool, sea and flooded moat. */
const POOL: WaterTable = {
  rule: 'pbem:26.42',
  lines: [
    { to: 3, outcome: 'nears', hexes: 2 },
    { to: 5, outcome: 'floats' },
    { to: 8, outcome: 'leaves', hexes: 2 },
    { to: MORE, outcome: 'drowns' },
  ],
};

const RIVER: WaterTable = {
  rule: 'pbem:26.43',
  lines: [
    { to: 4, outcome: 'drifts', hexes: 4 },
    { to: 8, outcome: 'drifts', hexes: 6 },
    { to: MORE, outcome: 'drowns' },
  ],
};

/** A wounded man on foot in deep water. */
const DEEP: WaterTable = {
  rule: 'pbem:17.42e',
  lines: [
    { to: 4, outcome: 'wades' },
    { to: 8, outcome: 'stays' },
    { to: MORE, outcome: 'drowns' },
  ],
};

function outcomeOn({ lines }: WaterTable, final: number): Line {
  return lines.find(({ to }) => final <= to) as Line;
}

const WOUNDED_DRM = 2;
const SKILLED_DRM = -2;
/** The DRM of a helper (pbem:17.12b, 17.42f). */
const HELPER_DRM = -2;

/** Modifiers for wounds and for the skill of ninja and assassins, on all Swimming Tables (pbem:26.4b). */
function ownModifiers({ health, sheet }: Character): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  if (health === 'wounded') modifiers.push({ rule: 'pbem:26.4b', what: 'wounded', value: WOUNDED_DRM });
  if (sheet.classes.includes('ninja')) modifiers.push({ rule: 'pbem:2.74d', what: 'ninja', value: SKILLED_DRM });
  else if (sheet.classes.includes('assassin')) {
    modifiers.push({ rule: 'pbem:2.73d', what: 'assassin', value: SKILLED_DRM });
  }
  return modifiers;
}

/** The result of each die on a table: the outcome, with the hexes that the water takes him. */
function oddsOn(table: WaterTable, column: string, modifiers: readonly Modifier[]): Preview {
  const drm = modifiers.reduce((sum, { value }) => sum + value, 0);
  return previewOfFaces({ table: table.rule, column, modifiers }, 10, (die) => {
    const { outcome, hexes } = outcomeOn(table, die + drm);
    return hexes === undefined ? outcome : `${outcome} ${hexes}`;
  });
}

/** The odds of climbing out (pbem:26.41a); whoever fails rolls in open water. */
export function climbingOdds(unit: Character, isHelped: boolean, water: 'river' | 'pool'): Preview {
  return { ...oddsOn(CLIMBING, 'climbing out', climbingModifiers(unit, isHelped)), next: openWaterOdds(unit, water) };
}

/** The odds in open water (pbem:26.42, 26.43). */
export function openWaterOdds(unit: Character, water: 'river' | 'pool'): Preview {
  return oddsOn(water === 'river' ? RIVER : POOL, water, ownModifiers(unit));
}

/** The odds of a wounded man in deep water (pbem:17.42e). */
export function wadingOdds(isHelped: boolean): Preview {
  return oddsOn(DEEP, 'deep water', wadingModifiers(isHelped));
}

function climbingModifiers(unit: Character, isHelped: boolean): readonly Modifier[] {
  return [...ownModifiers(unit), ...(isHelped ? [{ rule: 'pbem:17.12b', what: 'a helper', value: HELPER_DRM }] : [])];
}

function wadingModifiers(isHelped: boolean): readonly Modifier[] {
  return isHelped ? [{ rule: 'pbem:17.42f', what: 'a helper', value: HELPER_DRM }] : [];
}

function roll(
  course: Course<PbemEvent>,
  { id }: Character,
  table: WaterTable,
  modifiers: readonly Modifier[],
  dice: Dice,
  more: { readonly helped?: number } = {},
): { readonly outcome: WaterOutcome; readonly hexes: number } {
  const die = dice.roll({ purpose: 'swimming', rule: table.rule, faces: 10, subject: id });
  const final = modifiers.reduce((sum, { value }) => sum + value, die.value);
  const { outcome, hexes = 0 } = outcomeOn(table, final);
  const gone = hexes === 0 ? {} : { hexes };
  const helped = outcome === 'climbs' ? more : {};
  course.emit({
    type: 'WaterRolled',
    data: { unit: id, rule: table.rule, die, modifiers, final, outcome, ...gone, ...helped },
  });
  return { outcome, hexes };
}

/** MP that a helper adds to the climber's (pbem:17.12b). */
const HELPER_MP = 2;

/** The roll to climb out in the swimmer's own movement phase: true if he may climb out now (pbem:26.41a, 26.41b). */
export function rollToClimb(course: Course<PbemEvent>, unit: Character, isHelped: boolean, dice: Dice): boolean {
  const modifiers = climbingModifiers(unit, isHelped);
  return roll(course, unit, CLIMBING, modifiers, dice, { helped: isHelped ? HELPER_MP : 0 }).outcome === 'climbs';
}

/** The additional roll of a man who is carried onto stepping stones: true if he is on them (pbem:17.13b). */
export function rollOntoStones(course: Course<PbemEvent>, unit: Character, dice: Dice): boolean {
  return roll(course, unit, CLIMBING, ownModifiers(unit), dice).outcome === 'climbs';
}

/**
 * The roll of a swimmer in open water: its outcome, and the number of hexes that the water carries him (pbem:26.42,
 * 26.43).
 */
export function rollInOpenWater(
  course: Course<PbemEvent>,
  unit: Character,
  water: 'river' | 'pool',
  dice: Dice,
): { readonly outcome: WaterOutcome; readonly hexes: number } {
  return roll(course, unit, water === 'river' ? RIVER : POOL, ownModifiers(unit), dice);
}

/**
 * The roll of a wounded man in deep water. This is no Swimming Table, so neither wound nor skill counts (pbem:17.42e,
 * 17.42f).
 */
export function rollToWade(course: Course<PbemEvent>, unit: Character, isHelped: boolean, dice: Dice): WaterOutcome {
  return roll(course, unit, DEEP, wadingModifiers(isHelped), dice).outcome;
}
