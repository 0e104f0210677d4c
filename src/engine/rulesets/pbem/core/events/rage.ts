import type { RolledDie } from '../../../../dice/dice.js';
import type { EventOf } from '../../../../game/event.js';
import type { UnitId } from '../../../../position/unit.js';
import type { Cause } from './facts.js';

/** A berserk rolled for rage (pbem:2.72c): he is calm, in a rage (begun or going on), or in mad rage for this turn. */
export type RageRolled = EventOf<
  'RageRolled',
  {
    readonly unit: UnitId;
    readonly die: RolledDie;
    readonly modifier: number;
    readonly final: number;
    readonly outcome: 'calm' | 'rage' | 'mad';
    readonly rule: string;
  }
>;
/** The unit that a berserk in mad rage will attack; dice: the draw (pbem:2.72f). */
export type VictimChosen = EventOf<
  'VictimChosen',
  { readonly unit: UnitId; readonly target: UnitId; readonly dice: readonly RolledDie[]; readonly rule: string }
>;
export type RageEnded = EventOf<'RageEnded', { readonly unit: UnitId; readonly rule: string }>;
/** The first wound in a rage had no effect (pbem:2.72h). */
export type WoundShrugged = EventOf<'WoundShrugged', { readonly unit: UnitId; readonly cause: Cause }>;

/** The rage of berserks (pbem:2.72). */
export type RageEvent = RageRolled | VictimChosen | RageEnded | WoundShrugged;
