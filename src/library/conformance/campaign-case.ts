import type { Campaign, Character } from '../../engine/campaign/campaign.js';
import type { CampaignOrder, CampaignReport, CampaignSiegeReport } from '../../engine/campaign/orders.js';
import type { CampaignSetup } from '../../engine/campaign/setup.js';
import type { Expectation } from './expected.js';
import type { WithAlternatives } from './expectation.js';
import type { ExpectedRefusal } from './refused-order.js';
import type { SiegeCase } from './siege-case.js';

/** A rule case about a campaign, as it is written. Its sides are `red` and `blue`. */
export interface CampaignCase {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly note?: string;
  readonly campaign: Pick<CampaignSetup, 'options' | 'characters'> & {
    /** Absent: 30. */
    readonly lastDay?: number;
    /** The characters of each scenario, on flat ground. */
    readonly scenarios: Readonly<Record<string, readonly string[]>>;
    /** Equipment on the ground of a scenario, by its name. */
    readonly equipment?: Readonly<Record<string, SiegeCase['siege']['equipment']>>;
    readonly sieges?: Readonly<Record<string, CaseSiege>>;
  };
  readonly setUp?: ExpectedRefusal;
  readonly dice?: readonly number[];
  readonly orders: readonly CampaignCaseOrder[];
  readonly expect?: CampaignExpectation;
}

/** A siege of the campaign, as in a case about a siege, and the sides that besiege and are besieged. */
export type CaseSiege = SiegeCase['siege'] & { readonly attacker: string; readonly defender: string };

/** One step of a case: an order of a side or a report, accepted or refused; or an expectation. */
export type CampaignCaseOrder =
  | ({ readonly side: string; readonly order: CampaignOrder } & ExpectedRefusal)
  | ({ readonly report: Partial<Omit<CampaignReport, 'type'>> & Pick<CampaignReport, 'scenario'> } & ExpectedRefusal)
  | ({ readonly report: Partial<Omit<CampaignSiegeReport, 'type'>> & ReportedSiege } & ExpectedRefusal)
  | { readonly expect: CampaignExpectation };

/** A siege that is over, and the days that it has lasted. */
type ReportedSiege = Pick<CampaignSiegeReport, 'scenario' | 'days'>;

/** The facts that must hold after the last order, or between two; all parts are optional. */
export interface CampaignExpectation extends WithAlternatives<CampaignExpectation> {
  readonly day?: number;
  readonly characters?: Readonly<Record<string, Partial<Character>>>;
  /** Members that characters must not have. */
  readonly without?: Readonly<Record<string, readonly (keyof Character)[]>>;
  readonly scenarios?: Readonly<Record<string, Partial<Campaign['scenarios'][string]>>>;
  readonly won?: Readonly<Record<string, number>>;
  readonly outcome?: object | null;
  readonly engines?: object;
  readonly stores?: object;
  readonly events?: NonNullable<Expectation['events']>;
  readonly noEvents?: NonNullable<Expectation['noEvents']>;
  /** The set-up of a scenario if it were played now. */
  readonly scenario?: {
    readonly name: string;
    readonly absent?: readonly string[];
    readonly units?: Readonly<Record<string, object>>;
    /** Its points of `wear`, `offboardWear` and `damage` by the enemy, each 0 if there are none. */
    readonly equipment?: Readonly<Record<string, object>>;
  };
  /** The set-up of a siege if it began now. */
  readonly siege?: {
    readonly name: string;
    readonly fighters?: Readonly<Record<string, object>>;
    readonly engines?: Readonly<Record<string, object>>;
    readonly stores?: object;
    /** Fighters and engines that it must not have. */
    readonly absent?: readonly string[];
  };
}
