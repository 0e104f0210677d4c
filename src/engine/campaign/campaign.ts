import type { Strain } from '../siege/left.js';
import { canonicalJson, sha256 } from '../canonical/canonical.js';
import type { Strength } from '../position/unit-sheet.js';
import type { LastingMark, SideId } from '../position/unit.js';
import type { CampaignClass } from './classes.js';

/** Options of a campaign, off unless they are named. */
export const CAMPAIGN_OPTIONS = { characterAdvancement: 'pbem:24.1a' } as const;
export type CampaignOption = keyof typeof CAMPAIGN_OPTIONS;

/**
 * Points that have not changed the strength of a character yet, in quarters of a point, so that they are exact
 * (pbem:24.1f). Negative: points lost.
 */
export interface SideRecord {
  readonly attack: number;
  readonly defence: number;
}

/** A character of a campaign, with all that goes from one scenario to the next. */
export interface Character {
  readonly side: SideId;
  readonly class: CampaignClass;
  /** The character was a missileman before, so that he enters the shared rung as one (pbem:24.1g). */
  readonly bowman?: true;
  /** Healthy strength on foot. */
  readonly foot: Strength;
  /** Healthy strength when mounted; absent: he has no mounted counter. */
  readonly mounted?: Strength;
  /** Highest strength on foot of a character who stands on no ladder (pbem:24.1g). */
  readonly most?: Strength;
  /** The strength is no longer that of his counters. */
  readonly advanced?: true;
  /** The class is no longer that of his counters. */
  readonly moved?: true;
  readonly record: SideRecord;
  readonly health: 'healthy' | 'wounded' | 'dead';
  /** The character is wounded and has not yet had his healing roll (pbem:24.2a). */
  readonly fresh?: true;
  /** The day on whose morning he is healthy again; null: not in this campaign (pbem:24.2b). Absent: not healing. */
  readonly heals?: number | null;
  /** The day on whose morning a runaway is back; null: not in this campaign (pbem:22.9r). Absent: he is here. */
  readonly back?: number | null;
  /** The side that holds the character prisoner. */
  readonly captive?: SideId;
  /** The character has these marks in all later scenarios (pbem:22.7s, 12.8g, 12.8h); absent: none. */
  readonly marks?: readonly LastingMark[];
  /** Missiles that are left; absent: as many as his scenario gives him. */
  readonly missiles?: number;
}

/** A scenario or a siege of the campaign: its characters, and how far it has come. */
export interface Part {
  readonly kind: 'scenario' | 'siege';
  readonly cast: readonly string[];
  /** Sides that want to play it now; it opens when all do (pbem:24). */
  readonly wanted: readonly SideId[];
  readonly state: 'ahead' | 'played' | 'over';
  /** The day on which it began; absent: it has not. */
  readonly since?: number;
}

/** A siege engine as the last scenario or siege has left it; the next one in which it stands begins so. */
export interface CampaignEngine {
  /** In battering points (pbem:26.71d). */
  readonly wear: number;
  readonly lost?: true;
  /** Days of work until it is built (pbem:19.8c), 0: it is built; absent: as the set-up of a siege says. */
  readonly unbuilt?: number;
  /** The points with which it came out of its last scenario (pbem:19.42i), if nothing has happened to it since. */
  readonly onboard?: Strain;
}

/** The scenario that was reported last, for deeds of valour (pbem:24.1i). */
export interface LastScenario {
  readonly scenario: string;
  readonly fought: readonly string[];
  /** For each character the sides that confirm his deed. */
  readonly deeds: Readonly<Record<string, readonly SideId[]>>;
}

export interface CampaignOutcome {
  readonly winner: SideId | null;
  readonly reason: string;
}

/** A campaign at one instant. Immutable; nothing about it is hidden. */
export interface Campaign {
  readonly title: string;
  readonly sides: readonly SideId[];
  readonly options: Readonly<Partial<Record<CampaignOption, boolean>>>;
  /** The day after which the campaign ends. */
  readonly lastDay: number;
  /** From 1. */
  readonly day: number;
  readonly characters: Readonly<Record<string, Character>>;
  /** Scenarios and sieges, by name. */
  readonly scenarios: Readonly<Record<string, Part>>;
  /** The engines that stand in each scenario and siege, by its name. They come from the set-up and never change. */
  readonly enginesOf: Readonly<Record<string, readonly string[]>>;
  /** Engines as the parts so far have left them, by name; absent: no part with engines is over. */
  readonly engines?: Readonly<Record<string, CampaignEngine>>;
  /** Supplies that sieges have left to each side; absent: no siege is over. */
  readonly stores?: Readonly<Record<SideId, Readonly<Record<string, number>>>>;
  /** Absent: no scenario has been reported. */
  readonly last?: LastScenario;
  /** Scenarios that each side has won. */
  readonly won: Readonly<Record<SideId, number>>;
  /** Sides that have closed the day. */
  readonly closed: readonly SideId[];
  readonly orders: number;
  readonly outcome: CampaignOutcome | null;
}

/** Whether a character can take part in a scenario: he is alive, free, and has not run away. */
export function isPresent({ health, captive, back }: Character): boolean {
  return health !== 'dead' && captive === undefined && back === undefined;
}

/** The characters of a scenario who can take part in it now; none if there is no such scenario. */
export function presentIn({ scenarios, characters }: Campaign, scenario: string): readonly string[] {
  return (memberOf(scenarios, scenario)?.cast ?? []).filter((unit) => {
    const character = memberOf(characters, unit);
    return character !== undefined && isPresent(character);
  });
}

/** The member of a record by its name, also if the name comes from outside; undefined: there is none. */
export function memberOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Names of the scenarios and sieges that are being played now, or of those of one kind, in the order of names. */
export function underWay({ scenarios }: Campaign, kind?: Part['kind']): readonly string[] {
  return inOrder(scenarios).flatMap(([name, part]) => {
    return part.state === 'played' && (kind === undefined || part.kind === kind) ? [name] : [];
  });
}

/** The members of a record by name, so that dice are asked for in one order everywhere. */
export function inOrder<Value>(record: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** SHA-256 of the canonical JSON of a campaign as it stands, without what the set-up fixes, in hexadecimal. */
export function campaignFingerprint({ enginesOf: _fixed, ...campaign }: Campaign): string {
  return sha256(canonicalJson(campaign));
}
