import type { HexName } from '../board/field.js';
import type { Setup } from '../game/setup.js';
import type { Strain } from './left.js';
import type { LastingMark } from '../position/unit.js';
import type {
  Bearing,
  DayDefinition,
  Delivery,
  EngineKind,
  ScenarioName,
  Siege,
  SiegeOption,
  SiegeSide,
  TargetKind,
} from './siege.js';

/** A scenario of a siege: the complete set-up of a game, and the two of its sides that besiege and are besieged. */
export interface SiegeScenario {
  readonly ruleset: { readonly id: string; readonly version: number };
  readonly attacker: string;
  readonly defender: string;
  readonly setup: Setup;
}

/** The data from which a siege is created. They may be illegal; `whatIsWrong` checks them. */
export interface SiegeSetup {
  readonly title: string;
  /** Absent: the set-up is refused (pbem:2.8c). */
  readonly dayDefinition?: DayDefinition;
  readonly options?: Readonly<Partial<Record<SiegeOption, boolean>>>;
  readonly lastDay?: number;
  readonly scenarios?: Readonly<Partial<Record<ScenarioName, SiegeScenario>>>;
  readonly targets?: Readonly<Record<HexName, TargetKind>>;
  /** The layout: the sides of the map from which the ground before each target is seen (pbem:19.2k). */
  readonly seenFrom?: Readonly<Record<HexName, readonly Bearing[]>>;
  readonly moat?: Readonly<Record<HexName, 'moat' | 'underDrawbridge'>>;
  readonly engines?: Readonly<
    Record<
      string,
      {
        readonly kind: EngineKind;
        readonly side?: SiegeSide;
        /** The side of the map beyond which the engine stands (pbem:19.2k). */
        readonly bearing?: Bearing;
        readonly wear?: number;
        /** The points with which it came out of its last scenario (pbem:19.42i); absent: it was in none. */
        readonly onboard?: Strain;
        readonly unbuilt?: true;
        /** Days of work until it is built, if it was begun before (pbem:19.8e); absent: all of its kind (19.8c). */
        readonly workLeft?: number;
        readonly size?: number;
      }
    >
  >;
  readonly fighters: Readonly<
    Record<
      string,
      {
        readonly side: SiegeSide;
        readonly engineer?: true;
        readonly wounded?: true;
        /**
         * Of a wounded fighter who has had his healing roll before: the day on whose morning he is well; null: not in
         * this campaign (pbem:24.2b). Absent: he rolls at the end of the first day.
         */
        readonly heals?: number | null;
        readonly due?: number;
        /** Marks of earlier scenarios (pbem:22.7s, 12.8g, 12.8h); absent: none. */
        readonly marks?: readonly LastingMark[];
      }
    >
  >;
  readonly deliveries?: readonly Delivery[];
  /** Supplies with which the sides begin; absent: none. */
  readonly stores?: Partial<Readonly<Record<SiegeSide, Readonly<Record<string, number>>>>>;
  readonly bases?: Partial<Readonly<Record<SiegeSide, readonly HexName[]>>>;
}

/** Warnings about a legal siege: a way of battering that belongs to the other kind of day (pbem:2.8c, 19.3b, 19.4a). */
export function siegeWarnings({
  dayDefinition,
  options,
}: Pick<Siege, 'dayDefinition' | 'options'>): readonly { readonly rule: string; readonly because: string }[] {
  if (dayDefinition === 'detailedDays' && options.offboardBattering) {
    return [{ rule: 'pbem:19.3b', because: 'offboard battering goes with siege days' }];
  }
  if (dayDefinition === 'siegeDays' && options.onboardBattering) {
    return [{ rule: 'pbem:19.4a', because: 'onboard battering goes with days that are played in detail' }];
  }
  return [];
}
