import type { SiegeOrder, Report } from '../../engine/siege/orders.js';
import type { SiegeSetup } from '../../engine/siege/setup.js';
import type { ScenarioName, Siege, SiegeSide } from '../../engine/siege/siege.js';
import type { Health } from '../../engine/position/unit.js';
import type { ConformanceCase } from './case.js';
import type { Expectation } from './expected.js';
import type { WithAlternatives } from './expectation.js';
import type { ClaimInCase } from './play-claim.js';
import type { ExpectedRefusal } from './refused-order.js';

/** A rule case about the days of a siege, as it is written. */
export interface SiegeCase {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly note?: string;
  readonly siege: Omit<SiegeSetup, 'title' | 'scenarios'> & {
    readonly scenarios?: readonly ScenarioName[];
    /** The things on the ground of the scenarios; engines of the siege have their names. */
    readonly equipment?: NonNullable<ConformanceCase['equipment']>;
    readonly items?: NonNullable<ConformanceCase['items']>;
    /** Animals on the ground of the scenarios, in the form of units. */
    readonly animals?: ConformanceCase['units'];
    readonly leads?: NonNullable<ConformanceCase['leads']>;
  };
  readonly setUp?: ExpectedRefusal;
  readonly dice?: readonly number[];
  readonly orders: readonly SiegeCaseOrder[];
  readonly expect?: SiegeExpectation;
}

/**
 * One step of a case: an order of a side, accepted or refused; a claim; the result of a scenario; or an expectation.
 */
export type SiegeCaseOrder =
  | ({
      readonly side: SiegeSide;
      readonly order: SiegeOrder;
      readonly otherwise?: Readonly<Record<string, object>>;
    } & ExpectedRefusal)
  | ClaimInCase
  | { readonly report: Partial<Omit<Report, 'type'>> }
  | { readonly expect: SiegeExpectation };

/** The facts that must hold after the last order, or between two; all parts are optional. */
export interface SiegeExpectation extends WithAlternatives<SiegeExpectation> {
  readonly day?: number;
  readonly night?: boolean;
  readonly stage?: Siege['stage'];
  readonly initiative?: SiegeSide;
  /** Resistance points left. */
  readonly targets?: Readonly<Record<string, number>>;
  /** Battering points left, or `lost`; days until they are built are negative. */
  readonly engines?: Readonly<Record<string, number | 'lost'>>;
  readonly moat?: Readonly<Record<string, 'open' | 'filled'>>;
  readonly health?: Readonly<Record<string, Health>>;
  /** The day on whose morning somebody is healthy again; null: never. */
  readonly heals?: Readonly<Record<string, number | null>>;
  /** The day on whose morning a runaway is back; null: never. */
  readonly back?: Readonly<Record<string, number | null>>;
  readonly stores?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly warnings?: readonly string[];
  readonly outcome?: object | null;
  readonly events?: NonNullable<Expectation['events']>;
  readonly noEvents?: NonNullable<Expectation['noEvents']>;
  readonly legal?: Readonly<
    Partial<Record<SiegeSide, { readonly includes?: readonly SiegeOrder[]; readonly excludes?: readonly SiegeOrder[] }>>
  >;
  /** The set-up of a scenario if it were played now. */
  readonly scenario?: {
    readonly absent?: readonly string[];
    readonly present?: readonly string[];
    readonly health?: Readonly<Record<string, string>>;
    readonly hexes?: Readonly<Record<string, readonly string[]>>;
    readonly live?: Readonly<Record<string, string>>;
    /** Its points of `wear`, `offboardWear` and `damage` by the enemy, each 0 if there are none. */
    readonly equipment?: Readonly<Record<string, object>>;
    /** The carrier of each item, or the hex in which it lies; null: it is not there. */
    readonly items?: Readonly<Record<string, string | null>>;
    /** The animal that each leads; null: none. */
    readonly leads?: Readonly<Record<string, string | null>>;
    /** Points off, by means; without any: none. */
    readonly battered?: Readonly<Record<string, object>>;
  };
}
