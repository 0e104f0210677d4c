import type { Strength } from '../position/unit-sheet.js';
import type { Character, SideRecord } from './campaign.js';
import { attackRange, CAPS, isOnLadder, neighbourOf, type CampaignClass } from './classes.js';
import { POINT } from './experience.js';

/** The class, strengths and record of a character after his points have been counted. */
export interface Advance {
  readonly class: CampaignClass;
  readonly foot: Strength;
  readonly mounted?: Strength;
  readonly record: SideRecord;
  /** The most specific rule of the change. */
  readonly rule: string;
}

/** Nobody on or off the ladder falls below these (pbem:24.1h). */
const LEAST: Strength = { attack: 2, defence: 2 };

/** A value after some whole points; `kept` are those that stay on the side record. */
interface Moved {
  readonly value: number;
  readonly kept: number;
}

/**
 * A character after `quarters` more attack points (pbem:24.1f to 24.1j): whole points change attack and, two to one,
 * defence; he rises or falls one rung at most. Null: nothing has changed, his side record included.
 */
export function advanced(character: Character, quarters: number): Advance | null {
  const { foot, mounted, record } = character;
  const earned = { attack: record.attack + quarters, defence: record.defence + half(quarters) };
  const [attackPoints, defencePoints] = [wholeOf(earned.attack), wholeOf(earned.defence)];
  const attack = attackAfter(character, attackPoints);
  const defence = defenceAfter(character, attack.class, defencePoints);
  const gained = { attack: attack.value - foot.attack, defence: defence.value - foot.defence };
  const left = {
    attack: earned.attack - (attackPoints - attack.kept) * POINT,
    defence: earned.defence - (defencePoints - defence.kept) * POINT,
  };
  const same = attack.class === character.class && gained.attack === 0 && gained.defence === 0;
  if (same && left.attack === record.attack && left.defence === record.defence) return null;
  return {
    class: attack.class,
    foot: { attack: attack.value, defence: defence.value },
    ...(mounted ? { mounted: raised(mounted, gained, attack.class) } : {}),
    record: left,
    rule: ruleOf(character, attack),
  };
}

function ruleOf(
  { class: before }: Character,
  { class: after, kept }: Moved & { readonly class: CampaignClass },
): string {
  if (after !== before) return 'pbem:24.1h';
  return after === 'sergeant' && kept > 0 ? 'pbem:24.1j' : 'pbem:24.1f';
}

/** Whole points, towards zero (pbem:24.1f). */
function wholeOf(quarters: number): number {
  return (quarters - (quarters % POINT)) / POINT;
}

/** Attack points are counted in halves, so that their half is a number of quarters. */
function half(quarters: number): number {
  return (quarters - (quarters % 2)) / 2;
}

/** The class and attack after some whole points (pbem:24.1h, 24.1j). */
function attackAfter(
  { class: one, foot: { attack }, most, bowman }: Character,
  points: number,
): Moved & { readonly class: CampaignClass } {
  const wanted = attack + points;
  if (!isOnLadder(one)) {
    const top = (most ?? CAPS[one]?.foot)?.attack ?? attack;
    return { class: one, value: bounded(wanted, LEAST.attack, Math.max(top, attack)), kept: 0 };
  }
  const { low, high } = attackRange(one);
  if (points > 0 && wanted > high) return risen(one, wanted, attack, bowman === true);
  if (points < 0 && wanted < low) return fallen(one, wanted, bowman === true);
  return { class: one, value: wanted, kept: 0 };
}

/** One rung up; a sergeant rises by a roll only (pbem:24.1i), and nobody above a knight. */
function risen(
  one: CampaignClass,
  wanted: number,
  attack: number,
  bowman: boolean,
): Moved & { readonly class: CampaignClass } {
  const cap = CAPS[one];
  if (cap) {
    const value = Math.max(attack, Math.min(wanted, cap.foot.attack));
    return { class: one, value, kept: one === 'sergeant' ? wanted - value : 0 };
  }
  const next = neighbourOf(one, 1, bowman) ?? one;
  const value = Math.min(wanted, CAPS[next]?.foot.attack ?? attackRange(next).high);
  return { class: next, value, kept: wanted - value };
}

/** One rung down; points that carry him past it as well stay on record. A peasant stays one (pbem:24.1h). */
function fallen(one: CampaignClass, wanted: number, bowman: boolean): Moved & { readonly class: CampaignClass } {
  const next = neighbourOf(one, -1, bowman);
  if (next === null) return { class: one, value: LEAST.attack, kept: 0 };
  const value = Math.max(wanted, attackRange(next).low);
  return { class: next, value, kept: wanted - value };
}

/** The defence after some whole points; the ladder does not bound it, but for caps (pbem:24.1g, 24.1j). */
function defenceAfter({ foot: { defence }, most }: Character, one: CampaignClass, points: number): Moved {
  const top = (most ?? CAPS[one]?.foot)?.defence;
  const wanted = Math.max(defence + points, Math.min(defence, LEAST.defence));
  if (top === undefined || wanted <= top || points <= 0) return { value: wanted, kept: 0 };
  const value = Math.max(defence, top);
  return { value, kept: one === 'sergeant' ? wanted - value : 0 };
}

/** The mounted strength changes by as much as that on foot, up to its own cap (pbem:24.1f, 24.1j). */
function raised(mounted: Strength, gained: Strength, one: CampaignClass): Strength {
  const cap = CAPS[one]?.mounted;
  const after = (value: number, by: number, top = Infinity): number => {
    return Math.max(Math.min(value, LEAST.attack), Math.min(value + by, Math.max(top, value)));
  };
  return {
    attack: after(mounted.attack, gained.attack, cap?.attack),
    defence: after(mounted.defence, gained.defence, cap?.defence),
  };
}

function bounded(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** A sergeant who has been made a knight: what waited on his side record is applied now (pbem:24.1i, 24.1j). */
export function knighted(sergeant: Character): Advance {
  const knight: Character = { ...sergeant, class: 'knight' };
  const { foot, mounted, record } = knight;
  const advance = advanced(knight, 0) ?? { class: 'knight', foot, ...(mounted ? { mounted } : {}), record };
  return { ...advance, rule: 'pbem:24.1i' };
}

/** Whether a sergeant has more points than his class allows, one condition of knighthood (pbem:24.1i). */
export function exceedsClass({ class: one, foot: { attack } }: Character): boolean {
  return one === 'sergeant' && attack > attackRange('sergeant').high;
}
