import type { HexName } from '../../../../board/field.js';
import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';
import type { LightDeed } from '../orders/light-orders.js';
import type { ShotFacts } from './facts.js';
import type { InPlaceOfAttack } from './in-place-of-attack.js';

/**
 * The object of the task of lighting or putting out: the light by its name, and the torch that is laid into a campfire.
 */
export interface TendLightAbout {
  readonly deed: LightDeed;
  readonly light: string;
  readonly torch?: ItemId;
}

/** A torch is in a holder from now on, for so many MP (pbem:21.32d). */
export type TorchFixed = EventOf<
  'TorchFixed',
  { readonly unit: UnitId; readonly item: ItemId; readonly hex: HexName; readonly mp: number; readonly rule: string }
>;
/**
 * A light is out: a lantern, a campfire or a room is dark, a torch is gone (pbem:20.4e). `instead`: in place of the
 * unit's attack in the combat step.
 */
export type LightPutOut = EventOf<
  'LightPutOut',
  { readonly unit: UnitId; readonly light: string; readonly instead?: true; readonly rule: string } & InPlaceOfAttack
>;
/** A lantern, a campfire or the light of a room burns again. */
export type LightLit = EventOf<'LightLit', { readonly unit: UnitId; readonly light: string; readonly rule: string }>;
/** A lantern is destroyed, in place of the unit's attack (pbem:18.5h). */
export type LanternDestroyed = EventOf<
  'LanternDestroyed',
  { readonly unit: UnitId; readonly item: ItemId; readonly rule: string } & InPlaceOfAttack
>;
/**
 * The die for a campfire that is doused or kindled (pbem:26.52, 26.53); `LightLit` or `LightPutOut` follows if the
 * light changes.
 */
export type CampfireTended = EventOf<
  'CampfireTended',
  {
    readonly unit: UnitId;
    readonly light: string;
    readonly deed: LightDeed;
    readonly die: RolledDie;
    readonly success: boolean;
    readonly rule: string;
  }
>;
/** A missile was fired at a lantern (pbem:18.5e); as `MissileFired`. */
export type LanternShotAt = EventOf<
  'LanternShotAt',
  ShotFacts & { readonly unit: UnitId; readonly item: ItemId; readonly missilesLeft: number | null }
>;

/** Lights (pbem:21.3, 18.5, 20.4). */
export type NightEvent = TorchFixed | LightPutOut | LightLit | LanternDestroyed | CampfireTended | LanternShotAt;
