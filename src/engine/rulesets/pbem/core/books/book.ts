import type { StructureKind } from '../../../../board/structure.js';
import type { HexsideType, TerrainType } from '../../../../board/terrain.js';
import type { AnimalKind, CharacterClass } from '../../../../position/unit-sheet.js';
import type { RuleId } from '../../../../game/refusal.js';
import type { CombatTable, OddsStep } from '../combat/combat-tables.js';
import type { Step } from '../events/sequence.js';
import type { FireGroup, FireTable, RangeBand, TargetLine, Weapons } from '../fire/missile-tables.js';
import type { HexsideFeature } from '../movement/hexside-values.js';
import type { OrderType } from '../orders.js';
import type { TerrainValues } from '../terrain/terrain-values.js';

/** The rulebooks of the family that this engine plays. */
export const BOOK_IDS = ['pbem', 'siege-en'] as const;
export type BookId = (typeof BOOK_IDS)[number];

/** The player turn: its steps, and what may be done in the fire steps. */
export interface Sequence {
  /** The steps that a player turn has, in the order of STEPS. The first opens the turn and takes no orders. */
  readonly steps: readonly Step[];
  /** The steps that are passed over if nothing can be done in them (pbem:4.28). */
  readonly passedOver: readonly Step[];
  /** The groups that fire in each part of each fire step, in the order of the parts. */
  readonly fireParts: Readonly<Partial<Record<Step, readonly (readonly FireGroup[])[]>>>;
  /**
   * The units that may fire in the second fire step: units that spent at most half of their MPA (pbem:6.1n), units that
   * spent no MP at all, or all units, however far they moved (siege-en:1.21e).
   */
  readonly secondFire: 'afterHalfMpa' | 'unmoved' | 'anyMove';
  /**
   * The units that cannot fire in the first fire step besides those in melee: nobody else, or the units that fought in
   * their own last player turn or in one since then (siege-en:1.21b).
   */
  readonly firstFireBar: 'melee' | 'foughtLately';
  /**
   * When a retreat from fire is made: as the fire step closes (pbem:4.4d), or before the next shot (siege-en:1.321c).
   */
  readonly fireRetreats: 'atStepEnd' | 'atOnce';
  /**
   * The stunned characters that recover when a PT ends: those of the side whose PT it was (pbem:10.3g), those of all
   * sides, or those of that side who were not stunned in this very PT (siege-en:1.21g).
   */
  readonly recovery: 'ownSide' | 'allSides' | 'ownSideBefore';
  /**
   * A worker who does something else breaks off his task (pbem:12.1c), or can do nothing else in that player turn
   * (siege-en:1.53a).
   */
  readonly worker: 'breaksOff' | 'isBound';
  /**
   * A winch is turned as a task of one PT (pbem:18.1a), or from the end of a movement step to the end of the next one
   * of the side (siege-en:1.81a).
   */
  readonly winch: 'task' | 'fullTurn';
}

/** The ground: what hexes and hexsides cost, cover and count for in combat. */
export interface GroundChart {
  /** By type; absent: the book has no such terrain, or it is not played yet. */
  readonly terrain: Readonly<Partial<Record<TerrainType, TerrainValues>>>;
  /** Hexsides as they are when open; absent: the book has none, or they are not played yet. */
  readonly hexsides: Readonly<Partial<Record<HexsideType, HexsideFeature>>>;
  /**
   * The things that fill a hex and make it dearer: all that is in it (pbem:7.8a), or the dead only (siege-en:1.515).
   */
  readonly crowd: 'all' | 'dead';
}

/** Missile fire. */
export interface FireChart {
  /** Weapons of the book; absent: it has no such weapon, or it is not played yet. */
  readonly weapons: Weapons;
  /** DRM of the range bands. */
  readonly rangeDrm: Readonly<Record<RangeBand, number>>;
  /** DRM of no, light, medium and heavy cover. */
  readonly coverDrm: readonly [none: number, light: number, medium: number, heavy: number];
  readonly woundedFirerDrm: number;
  /** DRM of a target in armour (pbem:2.55a), or of a knight who has no horse under him (siege-en:1.322a). */
  readonly protectedTarget: { readonly who: 'armoured' | 'knightOnFoot'; readonly drm: number };
  /** DRM of a target that has moved far (pbem:26.22c); 0: it makes no difference. */
  readonly movingTargetDrm: number;
  /** By the line for the target; absent: no weapon of the book reads that line. */
  readonly tables: Readonly<Partial<Record<TargetLine, FireTable>>>;
  /** Fire over heads: the rules of pbem:6.2, or those of siege-en:1.332 and 1.337. */
  readonly overHeads: 'pbem' | 'siege';
  /** Cover of a unit of two hexes: that of the hex aimed at (pbem:6.52), or the heavier one (siege-en:1.49). */
  readonly coverOfRiders: 'hexAimedAt' | 'heavier';
  /** A corner covers in one of its shadows in a turn (pbem:6.53e), or in each of them (siege-en:1.42). */
  readonly cornerShadows: 'one' | 'each';
  /** Effects of a character's fire besides its result: missiles that go astray and are deflected (pbem:2.75, 6.1j). */
  readonly strayAndDeflection: boolean;
}

/** Close combat. */
export interface CombatChart {
  /** The columns of the tables, from the worst odds to the best. */
  readonly columns: readonly OddsStep[];
  /** Against characters on foot and dogs. */
  readonly footTable: CombatTable;
  /** Against mounted characters and animals other than dogs. */
  readonly mountedTable: CombatTable;
  /** Shifts besides those of the ground. */
  readonly shifts: 'encirclement' | 'combinedAttack';
  /** Combatants stay tied until one of them withdraws (pbem:11). */
  readonly melee: boolean;
  /** Units can be stopped as they pass (pbem:8), and riders charge (pbem:7.10, 9.4). */
  readonly pinning: boolean;
  readonly charges: boolean;
  /**
   * The unit of a group that suffers harm: that with the lowest die (pbem:9.2g), or the owner's choice
   * (siege-en:1.72b).
   */
  readonly casualty: 'drawn' | 'chosen';
  /** The beginning of an advance: into a vacated hex (pbem:10.9b), or in any direction (siege-en:1.76a). */
  readonly advance: 'intoVacated' | 'anywhere';
  /** The main door of a keep is a door like others, or whoever storms it is worse off (siege-en:1.82b). */
  readonly keepDoor: 'likeOthers' | 'strong';
}

/** Getting on and off horses. */
export interface RidingChart {
  /** The classes that may mount without having begun mounted: knights and sergeants, or knights alone. */
  readonly mounters: 'knightsAndSergeants' | 'knights';
  /**
   * Where one gets on and off: in a side hex of the horse, over a free hexside (pbem:12.32), or in any hex beside it
   * (siege-en:1.53b).
   */
  readonly beside: 'sideHexes' | 'allHexes';
  /** The wounded mount in twice the time (pbem:12.33c), or never (siege-en:1.53d). */
  readonly wounded: 'slowly' | 'never';
  /**
   * Getting off is a move of the whole MPA (pbem:12.34a), or takes a player turn, as getting on does (siege-en:1.53a).
   */
  readonly gettingOff: 'move' | 'task';
}

/** Leading animals. */
export interface LeadingChart {
  /** All active characters lead (pbem:13.7a), or only those on foot (siege-en:1.54c). */
  readonly leaders: 'all' | 'onFoot';
  /** MP that it costs the leader to take up an animal. */
  readonly takeUpMp: number;
  /**
   * Leader and led are a string: it is held by the head, goes where it is told with MP of its own, is not passed
   * between its ends, and hampers its leader; an enemy at its head keeps others from taking it up; riders are led too
   * (pbem:13.7). Or the horse is a part of its leader: he holds any end, and it follows into the hexes that he leaves,
   * whatever its MPA (siege-en:1.54c).
   */
  readonly led: 'string' | 'partOfLeader';
}

/** Scaling ladders. */
export interface LadderChart {
  /** One is put up for 2 MP of each bearer, right at a wall (pbem:19.11h, 19.11i), or for nothing (siege-en:1.91c). */
  readonly raising: 'forMp' | 'free';
  /** The part of their strength with which bearers defend (pbem:19.11f; ruling of siege-en:1.91b). */
  readonly bearersDefend: 'half' | 'whole';
  /** Those who shift it stay beside it and may also turn it (pbem:19.11m), or do one of both (siege-en:1.91e). */
  readonly shifting: 'besideIt' | 'oneThing';
  /** The tops of gates are walls like others, or nobody gets onto them (siege-en:1.91i). */
  readonly gates: 'scaled' | 'unscaled';
  /** A stunned man on a ladder falls (pbem:19.11w), or stays. */
  readonly stunned: 'fall' | 'stay';
}

/** The effects of harm. */
export interface ResultChart {
  /** A wound of a stunned character makes him a wounded one (pbem:10.3e), or kills him (siege-en:1.321g). */
  readonly stunnedAndWounded: 'wounded' | 'killed';
  /** A retreat goes as far as possible (pbem:10.2a), or all the way; else the unit is wounded (siege-en:1.321f). */
  readonly retreat: 'far' | 'allOrWound';
  /** The hex in which an unhorsed rider comes to lie: by pbem:10.6b, or by the owner's choice (siege-en:1.74a). */
  readonly dismounted: 'awayFromBlow' | 'chosen';
  /** The hex into which somebody falls: drawn (pbem:7.7a), or chosen by the owner (siege-en:1.81c, 1.92d). */
  readonly falls: 'drawn' | 'chosen';
}

/**
 * A rulebook of the family in one edition: values, tables and names of ways, never functions, so that a book can be
 * printed, compared and shown. A way is told apart in the one function that owns the mechanism. Books do not import
 * each other (ADR 23). A rule that is corrected after a release changes here: earlier editions keep the value that
 * their games were played by (ADR 14).
 */
export interface Book {
  readonly id: BookId;
  readonly version: number;
  readonly title: string;
  readonly sequence: Sequence;
  /** The types of orders that the book has. All others are refused. */
  readonly orders: readonly OrderType[];
  /** The kinds of animals and the classes of characters that it has. */
  readonly units: { readonly animals: readonly AnimalKind[]; readonly classes: readonly CharacterClass[] };
  /** The kinds of equipment that stand on the map or are carried. */
  readonly equipment: readonly StructureKind[];
  /** Options that are carried out, with the rule where each begins. */
  readonly options: Readonly<Record<string, RuleId>>;
  /** Options for which the book has no rules, and options that are not played yet, with the rules that name them. */
  readonly ruledOutOptions: Readonly<Record<string, RuleId>>;
  readonly unbuiltOptions: Readonly<Record<string, RuleId>>;
  readonly ground: GroundChart;
  readonly fire: FireChart;
  readonly combat: CombatChart;
  readonly results: ResultChart;
  readonly riding: RidingChart;
  readonly leading: LeadingChart;
  readonly ladders: LadderChart;
  /** Things that the book has and this ruleset does not play yet, with the rule of each. */
  readonly notYet: NotYet;
  /** The rule that is named for what the family has and this book has not. */
  readonly notThere: RuleId;
  /**
   * By rule of the family, the rule of this book that is cited in its place; empty for pbem itself. For rules that are
   * not in it `notThere` is cited.
   */
  readonly cites: Readonly<Record<RuleId, RuleId>>;
}

/** Things of a set-up that are refused, with the rule that is not played yet. */
export interface NotYet {
  readonly orders: Readonly<Partial<Record<OrderType, RuleId>>>;
  readonly terrain: Readonly<Partial<Record<TerrainType | HexsideType, RuleId>>>;
  readonly equipment: Readonly<Partial<Record<StructureKind, RuleId>>>;
  /** Parts of a set-up, by their names in it; the names of parts within parts stand after points. */
  readonly parts: Readonly<Record<string, RuleId>>;
}
