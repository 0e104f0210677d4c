import type { CharacterClass, Strength } from '../position/unit-sheet.js';

/**
 * Classes by which experience is counted (pbem:24.1a to 24.1c). `soldier` is any man-at-arms who stands on no rung of
 * the ladder, for example a turcopole (pbem:24.1g).
 */
export const CAMPAIGN_CLASSES = [
  'knight',
  'sergeant',
  'squire',
  'halberdier',
  'billman',
  'missileman',
  'spearman',
  'soldier',
  'peasant',
  'civilian',
] as const;
export type CampaignClass = (typeof CAMPAIGN_CLASSES)[number];

/** Classes that rise and fall, from the lowest rung on; a rung may have two (pbem:24.1g). */
const LADDER: readonly (readonly CampaignClass[])[] = [
  ['peasant'],
  ['spearman', 'missileman'],
  ['billman'],
  ['halberdier'],
  ['sergeant'],
  ['knight'],
];

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Healthy attack values on foot of the classes of the ladder (pbem:25.2, 24.1h). */
const ATTACK: Readonly<Partial<Record<CampaignClass, Range>>> = {
  peasant: { low: 2, high: 5 },
  missileman: { low: 5, high: 7 },
  spearman: { low: 5, high: 9 },
  billman: { low: 7, high: 10 },
  halberdier: { low: 8, high: 12 },
  sergeant: { low: 8, high: 12 },
  knight: { low: 10, high: 15 },
};

/** The highest strength that a class may reach; absent: the ladder bounds the attack, and nothing the defence. */
interface Cap {
  readonly foot: Strength;
  readonly mounted: Strength;
}

/**
 * Highest values by class: the maximum of the class (pbem:25.2), and for a sergeant one more (pbem:24.1j). Classes
 * between peasant and halberdier have none, since whoever exceeds their attack leaves them (pbem:24.1h).
 */
export const CAPS: Readonly<Partial<Record<CampaignClass, Cap>>> = {
  sergeant: { foot: { attack: 13, defence: 9 }, mounted: { attack: 25, defence: 13 } },
  knight: { foot: { attack: 15, defence: 12 }, mounted: { attack: 30, defence: 18 } },
  squire: { foot: { attack: 10, defence: 7 }, mounted: { attack: 20, defence: 11 } },
};

/** Whether a class stands on a rung of the ladder (pbem:24.1g). */
export function isOnLadder(one: CampaignClass): boolean {
  return rungOf(one) >= 0;
}

function rungOf(one: CampaignClass): number {
  return LADDER.findIndex((rung) => rung.includes(one));
}

/** The range of the attack on foot of a class of the ladder. Throws an Error for any other class. */
export function attackRange(one: CampaignClass): Range {
  const range = ATTACK[one];
  if (!range) throw new Error(`${one} stands on no ladder`);
  return range;
}

/**
 * The class one rung above (`step` 1) or below (-1), or null if there is none. Somebody who enters the rung of two
 * classes becomes a spearman, or a missileman if he was one before (pbem:24.1g).
 */
export function neighbourOf(one: CampaignClass, step: 1 | -1, bowman: boolean): CampaignClass | null {
  const rung = LADDER[rungOf(one) + step];
  if (!rung) return null;
  return (bowman && rung.find((other) => other === 'missileman')) || (rung[0] ?? null);
}

/** Classes of counters that a class of the ladder replaces when a character rises or falls. */
const REPLACED: readonly CharacterClass[] = [
  'peasant',
  'spearman',
  'archer',
  'crossbowman',
  'slinger',
  'billman',
  'halberdier',
  'sergeant',
  'knight',
];
const BOWMEN: readonly CharacterClass[] = ['archer', 'crossbowman', 'slinger'];

/** The classes of a counter after its character has come to another class of the ladder (pbem:24.1h). */
export function classesOf(one: CampaignClass, printed: readonly CharacterClass[]): readonly CharacterClass[] {
  const kept = printed.filter((other) => !REPLACED.includes(other));
  if (one === 'missileman') return [...kept, printed.find((other) => BOWMEN.includes(other)) ?? 'archer'];
  const replacing = REPLACED.find((other) => other === one);
  return replacing ? [...kept, replacing] : printed;
}
