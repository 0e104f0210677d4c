import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';
import type { ShotFacts, StepGone } from './facts.js';
import type { InPlaceOfAttack } from './in-place-of-attack.js';

/** Two characters take up a ladder, the one at its head first, for so many MP each (pbem:12.5b, 19.11a). */
export type LadderTaken = EventOf<
  'LadderTaken',
  { readonly units: readonly [UnitId, UnitId]; readonly equipment: ItemId; readonly mp: number; readonly rule: string }
>;

/** Bearers have gone steps with their ladder; both pay for each step (pbem:19.11d, 19.11g). */
export type LadderCarried = EventOf<
  'LadderCarried',
  {
    readonly units: readonly [UnitId, UnitId];
    readonly equipment: ItemId;
    readonly steps: readonly StepGone[];
    readonly mp: number;
    readonly rule: string;
    /**
     * Its weight has been taken off the MPA of both for the rest of the phase (pbem:12.5i); absent in older records.
     */
    readonly borne?: true;
  }
>;

/** The bearers do not carry a ladder any more; it lies in the hexes where it was. `unit`: the bearer that let go. */
export type LadderDropped = EventOf<
  'LadderDropped',
  { readonly unit: UnitId; readonly equipment: ItemId; readonly rule: string }
>;

/** A ladder is put up, turned or moved along the wall, for so many MP of each of the units (pbem:19.11i, 19.11m). */
export type LadderSet = EventOf<
  'LadderSet',
  {
    readonly units: readonly UnitId[];
    readonly equipment: ItemId;
    readonly base: HexName;
    readonly top: HexName;
    readonly mp: number;
    readonly rule: string;
    /**
     * The units carried it until now: its weight has been taken off the MPA of both for the rest of the phase
     * (pbem:12.5i); absent where it stood before, and in older records.
     */
    readonly borne?: true;
  }
>;

/**
 * Units on the platform of a siege tower have changed places together; for each, his steps and their cost in MP
 * (pbem:19.12g).
 */
export type PlatformRearranged = EventOf<
  'PlatformRearranged',
  {
    readonly moves: readonly { readonly unit: UnitId; readonly steps: readonly StepGone[]; readonly mp: number }[];
    readonly rule: string;
  }
>;

/** A unit on the rampart has tried to topple a ladder in place of its attack (pbem:19.11y, 19.11z). */
export type ToppleTried = EventOf<
  'ToppleTried',
  InPlaceOfAttack & {
    readonly unit: UnitId;
    readonly equipment: ItemId;
    readonly die: RolledDie;
    readonly toppled: boolean;
    readonly rule: string;
  }
>;

/** A toppled ladder lies in these hexes (pbem:19.11ac). */
export type LadderFell = EventOf<
  'LadderFell',
  { readonly equipment: ItemId; readonly hexes: readonly HexName[]; readonly rule: string }
>;

/**
 * A screen, ram or tower is moved: its new hexes, and the new hexes of the units that move it (`mp` of each) and of the
 * units that are carried along (pbem:19.12w, 19.13f, 19.15f).
 */
export type EquipmentMoved = EventOf<
  'EquipmentMoved',
  {
    readonly units: readonly UnitId[];
    readonly equipment: ItemId;
    readonly hexes: readonly HexName[];
    readonly places: readonly { readonly unit: UnitId; readonly hexes: readonly HexName[] }[];
    readonly mp: number;
    readonly rule: string;
  }
>;

/** Equipment is destroyed (pbem:18.0b, 18.1g); `places`: the units that were under it and are now in the hex itself. */
export type EquipmentLost = EventOf<
  'EquipmentLost',
  {
    readonly equipment: ItemId;
    readonly places?: readonly { readonly unit: UnitId; readonly hexes: readonly HexName[] }[];
    readonly rule: string;
  }
>;

/**
 * A turn of loading an engine is done; `turns`: the turns of loading since it was fired; `loaded`: whether it is loaded
 * now (pbem:18.2i).
 */
export type EngineLoaded = EventOf<
  'EngineLoaded',
  {
    readonly units: readonly UnitId[];
    readonly equipment: ItemId;
    readonly turns: number;
    readonly loaded: boolean;
    readonly rule: string;
  }
>;

/** A cauldron of boiling water was taken at its source, for so many MP (pbem:19.17k). */
export type WaterDrawn = EventOf<
  'WaterDrawn',
  { readonly unit: UnitId; readonly item: ItemId; readonly source: HexName; readonly mp: number; readonly rule: string }
>;

/**
 * A cauldron was emptied in place of an attack, and is gone (pbem:19.17h); without a die nobody was there whom it could
 * harm.
 */
export type WaterPoured = EventOf<
  'WaterPoured',
  {
    readonly unit: UnitId;
    readonly item: ItemId;
    readonly at: HexName;
    readonly target?: UnitId;
    readonly table?: string;
    readonly die?: RolledDie;
    readonly result?: string;
    readonly rule: string;
  } & InPlaceOfAttack
>;

/** A ballista was fired by its crew (pbem:18.2f); as `MissileFired`. */
export type BallistaShot = EventOf<
  'BallistaShot',
  ShotFacts & {
    readonly units: readonly UnitId[];
    readonly equipment: ItemId;
    readonly target: UnitId;
    readonly line: string;
  }
>;

/** Ladders, screens and siege engines (pbem:19.1). */
export type SiegeEvent =
  | LadderTaken
  | LadderCarried
  | LadderDropped
  | LadderSet
  | PlatformRearranged
  | ToppleTried
  | LadderFell
  | EquipmentMoved
  | EngineLoaded
  | BallistaShot
  | WaterDrawn
  | WaterPoured
  | EquipmentLost;
