import type { Campaign } from '../engine/campaign/campaign.js';
import { gameStream, isGameId } from '../ledger/game-stream.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { badInput } from './exit-code.js';
import { withExport } from './exported-file.js';
import { withLedger } from './with-ledger.js';

/** The recorded events of a campaign, in their current versions, with one line for a person for each. */
export interface CampaignLog {
  readonly campaign: string;
  readonly told: readonly { readonly revision: number; readonly event: RecordedEvent; readonly text: string }[];
}

/** Reads a campaign of the ledger (by its id) or an exported file. Throws CliError. */
export async function campaignLog(campaign: string): Promise<CampaignLog> {
  const { CAMPAIGN_RULEBOOKS } = await import('../library/rulesets.js');
  const { id, events } = isGameId(campaign) ? await inLedger(campaign) : await inFile(campaign);
  const [first] = events;
  const book = first && CAMPAIGN_RULEBOOKS.rulebookOf(first);
  if (!book) throw badInput(`${campaign} is no campaign`);
  return { campaign: id, told: events.map((event) => ({ revision: event.revision, event, text: book.tell(event) })) };
}

async function inLedger(id: string): Promise<{ id: string; events: readonly RecordedEvent[] }> {
  const { streamEvents } = await import('../audit/stream-events.js');
  return withLedger(async (ledger) => {
    const events: RecordedEvent[] = [];
    for await (const event of streamEvents(ledger, gameStream(id))) events.push(event);
    return { id, events };
  });
}

async function inFile(file: string): Promise<{ id: string; events: readonly RecordedEvent[] }> {
  const [{ readExport }, { EXPORT_LIMITS }] = await Promise.all([
    import('../audit/read-export.js'),
    import('../audit/export-format.js'),
  ]);
  const { header, events } = await withExport(file, (source) => readExport(source, EXPORT_LIMITS));
  if (header.ruleset.id !== 'campaign') throw badInput(`${file} holds a game of ${header.ruleset.id}, and no campaign`);
  // A file knows no global order, and nothing here asks for one.
  return { id: header.game, events: events.map((event) => ({ ...event, globalPosition: String(event.revision) })) };
}

/** A campaign at an instant of its log. */
export interface CampaignState {
  readonly revision: number;
  readonly day: number;
  readonly state: Campaign;
}

/**
 * The campaign at the end of a day (`12`), after an event (`r117`), or now. While a siege goes on the campaign waits:
 * it is as it was when the siege began. Throws CliError for an instant that has not come.
 */
export async function stateIn({ told }: CampaignLog, instant: string | undefined): Promise<CampaignState> {
  const { campaignAfter } = await import('../campaign/timeline.js');
  const [, letter, digits] = /^(r?)(\d{1,9})$/.exec(instant ?? 'r999999999') ?? [];
  if (digits === undefined) throw badInput(`${instant ?? ''} is no day (12) and no revision (r117)`);
  const number = Number(digits);
  let state: Campaign | null = null;
  let found: CampaignState | null = null;
  for (const { revision, event } of told) {
    state = campaignAfter(state, event);
    if (!state || (letter === 'r' ? revision : state.day) > number) break;
    found = { revision, day: letter === 'r' ? state.day : number, state };
  }
  const last = { revision: told.length - 1, day: state?.day ?? 0 };
  const hasCome = instant === undefined || number <= (letter === 'r' ? last.revision : last.day);
  if (!found || found.state.day === 0 || !hasCome) {
    throw badInput(
      `the campaign has not come to ${instant ?? 'now'}: it is day ${last.day}, revision ${last.revision}`,
    );
  }
  return found;
}
