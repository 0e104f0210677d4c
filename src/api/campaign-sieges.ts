import type { Campaigns } from '../campaign/contract.js';
import { assertCampaignDays, assertSiegesNamed, type CampaignSiege } from '../projections/read/campaign-sieges.js';
import type { DayRange } from '../projections/read/siege-days.js';
import { assertForwards } from '../projections/read/siege-instant.js';
import type { Viewer } from '../play/viewer.js';
import { HERALD_VIEWER } from '../play/viewer-seat.js';
import type { Sieges } from '../siege/contract.js';
import type { ReadModel } from './read-model.js';
import { untilFresh } from './siege-range.js';

/** The sources of answers about the sieges of campaigns. */
export interface CampaignSources {
  readonly campaigns: Pick<Campaigns, 'see'>;
  readonly sieges: Sieges;
  readonly readModel: ReadModel;
}

/** A question about the sieges of a campaign. */
export interface CampaignSiegesQuestion {
  readonly campaign: string;
  readonly viewer: Viewer;
  /** Names of sieges in the campaign; none: all. */
  readonly names?: readonly string[] | null | undefined;
  /** Days of the campaign that the question names. */
  readonly days?: readonly (number | null | undefined)[];
  /** The range of days of the campaign that the question is about. */
  readonly range?: DayRange;
}

/** The sieges of a campaign that have begun, in the order in which they began, and the day that it has reached. */
export interface BegunSieges {
  readonly begun: readonly CampaignSiege[];
  readonly reached: number;
}

/**
 * The sieges that a question is about, once the read model has all of them. Throws NoSuchCampaign, ReadModelBehind, and
 * SiegeQuestionError for a name that is no siege of the campaign and for days that have no answer.
 */
export async function begunSieges(
  { campaigns, sieges, readModel }: CampaignSources,
  { campaign, viewer, names, days = [], range = {} }: CampaignSiegesQuestion,
): Promise<BegunSieges> {
  const { parts, day: reached } = await campaigns.see(campaign, viewer, { kind: 'now' });
  const ofSieges = parts.filter(({ kind }) => kind === 'siege');
  assertSiegesNamed(
    ofSieges.map(({ name }) => name),
    names ?? [],
  );
  assertCampaignDays(reached, [...days, range.fromDay, range.toDay]);
  assertForwards(range);
  const begun = ofSieges
    .flatMap(({ name, id, since }) => (id === null || since === undefined ? [] : [{ name, siege: id, since }]))
    .filter(({ name }) => names?.includes(name) ?? true)
    .sort((one, other) => one.since - other.since);
  for (const { siege } of begun) await untilFresh(sieges, readModel, siege, HERALD_VIEWER);
  return { begun, reached };
}
