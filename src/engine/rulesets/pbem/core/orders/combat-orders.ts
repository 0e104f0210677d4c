import type { HexName } from '../../../../board/field.js';
import type { UnitId } from '../../../../position/unit.js';
import type { PathStep } from './path-step.js';

/** Fire at one target (pbem:6). `at` chooses the target's hex and `from` the firer's hex, if that unit has two. */
export interface Fire {
  readonly type: 'Fire';
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly at?: HexName;
  readonly from?: HexName;
}

/**
 * Attack with one character or a group against one enemy or a group (pbem:9). `charge`: as a charge attack (9.4).
 * `rejectMelee`: the lone rider's declaration of 11.3b.
 */
export interface Attack {
  readonly type: 'Attack';
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly charge?: boolean;
  readonly rejectMelee?: boolean;
}

/** Answers a pending retreat (pbem:10.2); an empty path only where no step is possible. */
export interface Retreat {
  readonly type: 'Retreat';
  readonly unit: UnitId;
  readonly path: readonly PathStep[];
}

/** Answers which of the own characters in a combat suffers its result (siege-en:1.72b). */
export interface ChooseCasualty {
  readonly type: 'ChooseCasualty';
  readonly unit: UnitId;
}

/** Answers where a rider who was thrown off his horse is put down (siege-en:1.74a). */
export interface PlaceDismounted {
  readonly type: 'PlaceDismounted';
  readonly unit: UnitId;
  readonly to: HexName;
}

/** Answers a pending advance (pbem:10.9). `unit` absent: nobody advances. */
export interface Advance {
  readonly type: 'Advance';
  readonly unit?: UnitId;
  readonly path?: readonly PathStep[];
}

/** Answers a pending pursuit (pbem:11.44b): does melee with the retreated character go on? */
export interface Pursue {
  readonly type: 'Pursue';
  readonly keep: boolean;
}

/** Answers which units raise the alarm (pbem:12.7c); no unit: nobody raises it. */
export interface RaiseAlarm {
  readonly type: 'RaiseAlarm';
  readonly units: readonly UnitId[];
}

/** Answers a pending pin (pbem:8.1b): `unit` tries. Absent: no unit of the side tries in this hex. */
export interface Pin {
  readonly type: 'Pin';
  readonly unit?: UnitId;
}

/**
 * Answers where a panicked or routed character runs (pbem:22.9h, 22.9n); `off`: over the edge of the map at the end
 * (pbem:22.9q).
 */
export interface Flee {
  readonly type: 'Flee';
  readonly unit: UnitId;
  readonly path: readonly PathStep[];
  readonly off?: boolean;
}
