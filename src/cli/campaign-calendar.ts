import type { DataSource } from 'typeorm';
import { isGameId } from '../ledger/game-stream.js';
import type { SiegeLog } from '../projections/calendar-of.js';
import type { CampaignSiege } from '../projections/read/campaign-sieges.js';
import { campaignLog, stateIn } from './campaign-log.js';
import { badInput } from './exit-code.js';
import { calendarAsked, siegeInFile, siegeInLedger } from './siege-calendar.js';
import type { CampaignOptions } from './siege-options.js';
import { withLedger } from './with-ledger.js';

/** The calendars of the sieges of a campaign, which questions are asked of. */
export interface CampaignCalendar {
  readonly campaign: string;
  /** Those that are asked and have begun, in the order in which they began. */
  readonly sieges: readonly CampaignSiege[];
  /** The day that the campaign has reached: in a siege that goes on, a day of the siege. */
  readonly reached: number;
  readonly source: DataSource;
}

/** A siege of a campaign that has begun; `over`: its days have passed. */
interface BegunSiege extends CampaignSiege {
  readonly over: boolean;
}

/**
 * Asks the calendars of the sieges of a campaign of the ledger, or of an exported file beside those of its sieges.
 * Throws CliError.
 */
export async function withCampaignCalendar<Result>(
  campaign: string,
  options: CampaignOptions,
  ask: (calendar: CampaignCalendar) => Promise<Result>,
): Promise<Result> {
  const log = await campaignLog(campaign);
  const { state } = await stateIn(log, undefined);
  const { partsOf } = await import('../campaign/parts.js');
  const ofSieges = partsOf(log.campaign, state).filter(({ kind }) => kind === 'siege');
  const begun = ofSieges
    .flatMap(({ name, id, since, state: is }) =>
      id === null || since === undefined ? [] : [{ name, siege: id, since, over: is === 'over' }],
    )
    .sort((one, other) => one.since - other.since);
  const asked = async (source: DataSource): Promise<Result> => {
    const { assertSiegesNamed } = await import('../projections/read/campaign-sieges.js');
    const names = ofSieges.map(({ name }) => name);
    assertSiegesNamed(names, options.sieges ?? []);
    const sieges = begun.filter(({ name }) => options.sieges?.includes(name) ?? true);
    const reached = await dayReached(source, state.day, begun);
    return ask({ campaign: log.campaign, sieges, reached, source });
  };
  if (!isGameId(campaign)) return calendarAsked(await inFiles(begun, options.with ?? []), asked);
  return withLedger(async (ledger) => {
    const logs: SiegeLog[] = [];
    for (const { siege } of begun) logs.push(await siegeInLedger(ledger, siege));
    return calendarAsked(logs, asked);
  });
}

/** The logs of the sieges in exported files, one for each. */
async function inFiles(begun: readonly BegunSiege[], files: readonly string[]): Promise<readonly SiegeLog[]> {
  const logs: SiegeLog[] = [];
  for (const file of files) {
    const log = await siegeInFile(file);
    if (!begun.some(({ siege }) => siege === log.siege)) {
      throw badInput(`${file} holds siege ${log.siege}, which is none of the campaign`);
    }
    if (logs.some(({ siege }) => siege === log.siege)) throw badInput(`${file} holds a siege that another file holds`);
    logs.push(log);
  }
  const lacking = begun.find(({ siege }) => !logs.some((log) => log.siege === siege));
  if (lacking) throw badInput(`name an exported file of ${lacking.name} (siege ${lacking.siege}) with --with`);
  return logs;
}

async function dayReached(source: DataSource, day: number, begun: readonly BegunSiege[]): Promise<number> {
  const { instantIn, NOW } = await import('../projections/read/siege-instant.js');
  let reached = day;
  for (const { siege, since, over } of begun) {
    if (!over) reached = Math.max(reached, since + (await instantIn(source, siege, NOW)).day - 1);
  }
  return reached;
}
