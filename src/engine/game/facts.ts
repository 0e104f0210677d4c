import type { Depth, Field, FieldHex, HexName } from '../board/field.js';
import type { Burns, Cart, Item, ItemKind } from '../position/things.js';
import type { Position } from '../position/position.js';
import type { TaskUnderWay } from '../position/turn.js';
import type { BatteringMeans } from '../position/siege-works.js';
import type { Award } from '../position/terms.js';
import type { Character, SideId, Unit, UnitId } from '../position/unit.js';
import type { Strength } from '../position/unit-sheet.js';
import type { BatteredKind } from './battered-kinds.js';
import type { Destination } from './reach-survey.js';
import type { RuleId } from './refusal.js';
import type { StandingOffer } from './standing-offer.js';

/** A task under way, and the rule that describes tasks of its kind. */
export interface TaskFacts extends TaskUnderWay {
  readonly rule: RuleId;
}

/** Facts about one unit. */
export interface UnitFacts {
  /** Of the counter that shows now. */
  readonly strength: (unit: Unit) => Strength;
  /** Movement point allowance, in MP. */
  readonly mpa: (position: Position, unit: Unit) => number;
  /** MP that it has left in this movement step; below 0 if its load costs more than it has. */
  readonly mpLeft: (position: Position, unit: Unit) => number;
  /** MP that it was given and has not spent. */
  readonly mpGiven: (unit: Unit) => number;
  /** Places that it can come to with the MP it has left, whether or not it may move now. */
  readonly reach: (position: Position, unit: Unit) => readonly Pick<Destination, 'hexes' | 'mp'>[];
  /** Missiles that it has left; null: they are not counted, or this position does not show them. */
  readonly missiles: (position: Position, unit: Unit) => number | null;
  /** Null: it needs no leader to act freely, or this position does not show whether it has one. */
  readonly inControl: (position: Position, unit: Unit) => boolean | null;
  /** Before modifiers. */
  readonly morale: (character: Pick<Character, 'sheet'>) => number;
  readonly mayMount: (position: Position, character: Character) => boolean;
  /** The water in which it is; null: in none. */
  readonly water: (position: Position, unit: Unit) => Depth | null;
  /** It must roll for swimming before it does anything else. */
  readonly owesSwimming: (position: Position, unit: Unit) => boolean;
  /** The task at which it works, or null. */
  readonly task: (position: Position, unit: UnitId) => TaskFacts | null;
  /** The animal or rider that it leads, or null. */
  readonly led: (position: Position, unit: UnitId) => UnitId | null;
  /** The unit that leads it, or null. */
  readonly leader: (position: Position, unit: UnitId) => Unit | null;
  /** The animals that are tied together with an animal, itself included, from first to last; empty: none is. */
  readonly string: (position: Position, animal: UnitId) => readonly UnitId[];
  /** The name of the half of its hex on the side of a hex beside it; null: no shut door parts the hex. */
  readonly halfTowards: (position: Position, unit: Unit, beside: HexName) => HexName | null;
  /** Whether it can stand in a place, once all is open that can be opened; without a unit: a man on foot. */
  readonly canStand: (hex: FieldHex, unit?: Pick<Unit, 'mount' | 'sheet'>) => boolean;
}

/** The resistance of something against one means of battering, in points: when whole, and now. */
export interface Resisting {
  readonly means: BatteringMeans;
  readonly full: number;
  readonly left: number;
}

/** Something that has been battered or reinforced, and stands. */
export interface Battered {
  /** Its hex, hexside or name. */
  readonly name: string;
  readonly kind: BatteredKind;
  readonly standings: readonly Resisting[];
}

/** Facts about things that are no units. */
export interface ThingFacts {
  /** MP of carrying an item of that kind in a movement step; null: nobody can carry it. */
  readonly carryCost: (kind: ItemKind) => number | null;
  /** Complete GT that a fire has burnt when so many GT of the game are over. */
  readonly burnt: (fire: Burns, gameTurnsOver: number) => number;
  /** In the order of names. */
  readonly battered: (position: Position) => readonly Battered[];
  /** Units on a cart, live or dead, from front to rear. */
  readonly passengers: (position: Position, cart: Cart) => readonly Unit[];
  /** Items that lie on a cart, from front to rear. */
  readonly goods: (position: Position, cart: Cart) => readonly Item[];
}

/** The kinds of light sources. */
export type LightKind = 'fire' | 'campfire' | 'torch' | 'lantern' | 'room';

/** A light that burns or could. */
export interface LightShown {
  /** As orders name it: `lantern1`, `campfire K5`, `room J12`. */
  readonly name: string;
  readonly kind: LightKind;
  readonly burning: boolean;
  readonly hexes: readonly HexName[];
}

/** The dark of a position in which darkness plays a part. */
export interface Darkness {
  /** Darkness rules hold there and no light reaches it. */
  readonly isDark: (hex: FieldHex) => boolean;
  /** The rule by which darkness hides a hex from another, or null. */
  readonly hides: (from: FieldHex, to: FieldHex) => RuleId | null;
}

/** Facts about light. */
export interface LightFacts {
  /** All lights, those that are out among them. */
  readonly lights: (position: Position) => readonly LightShown[];
  /** The places that light reaches, in the order of the map; null: darkness plays no part. */
  readonly litHexes: (position: Position) => readonly HexName[] | null;
  /** Null: darkness plays no part. */
  readonly darkness: (position: Position) => Darkness | null;
}

/** An advice of the book that a game does not follow; the game is played all the same. */
export interface Warning {
  readonly rule: RuleId;
  readonly because: string;
}

/** Facts about a game as a whole. */
export interface CourseFacts {
  /** The steps in which the side in turn gives orders. */
  readonly stepsWithOrders: readonly string[];
  /** How the open step is called: `first fire step`. */
  readonly stepName: (position: Position) => string;
  readonly warnings: (position: Position) => readonly Warning[];
  /** Of each side, as things stand. */
  readonly victoryPoints: (position: Position) => Readonly<Record<SideId, number>>;
  /** How often an award is earned as things stand. */
  readonly timesEarned: (position: Position, award: Award) => number;
  /** Kinds of decisions that seats may answer beforehand. */
  readonly standing: (position: Position) => readonly StandingOffer[];
  /** GT in a row without fighting, this one included; null: the game is no day that such GT end. */
  readonly quietTurns: (position: Position) => number | null;
}

/**
 * Facts that follow from a position by the rules of its game. Views, pictures, tables and checks ask here for
 * everything that a position does not say itself. To ask changes nothing.
 */
export interface Facts {
  /** The map as it is now. */
  readonly map: (position: Position) => Field;
  readonly units: UnitFacts;
  readonly things: ThingFacts;
  readonly light: LightFacts;
  readonly course: CourseFacts;
}
