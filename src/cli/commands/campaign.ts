import { campaignLog, stateIn } from '../campaign-log.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { sayList, type Listing, type ListOptions } from '../list-forms.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { CSV, NDJSON } from '../siege-options.js';
import type { Character } from '../../engine/campaign/campaign.js';

interface ShowOptions extends ListOptions {
  readonly at?: string;
  readonly character?: string;
}

const CAMPAIGN = ['<campaign>', 'id of a campaign in the ledger, or an exported file'] as const;
const INSTANT = 'a day (12) or a revision (r117)';

/** `herald campaign …`: how a campaign stood, the life of a character, changes between two days, and what ships. */
export function register(program: Program): void {
  const campaign = program.group('campaign', 'a campaign: how it stood, the life of a character, changes');
  campaign.add<ListOptions>(
    'list',
    'the campaigns that ship',
    (command) => command.option(...NDJSON).option(...CSV),
    list,
  );
  campaign.add<ShowOptions>(
    'show',
    'its characters on a day',
    (command) =>
      command
        .argument(...CAMPAIGN)
        .option('--at <instant>', `${INSTANT}; default: now`)
        .option('--character <name>', 'one character only')
        .option(...NDJSON)
        .option(...CSV),
    show,
  );
  campaign.add<ListOptions>(
    'timeline',
    'everything that concerned a character',
    (command) =>
      command
        .argument(...CAMPAIGN)
        .argument('<character>', 'a character, by name')
        .option(...NDJSON)
        .option(...CSV),
    timeline,
  );
  campaign.add<ListOptions>(
    'diff',
    'what stands otherwise at one instant than at another, whichever is the earlier',
    (command) =>
      command
        .argument(...CAMPAIGN)
        .argument('<from>', INSTANT)
        .argument('[to]', `${INSTANT}; default: now`)
        .option(...NDJSON)
        .option(...CSV),
    diff,
  );
}

async function list(output: Output, _words: readonly string[], options: ListOptions): Promise<ExitCode> {
  const [{ loadCampaigns }, { loadScenarios }, { loadSieges }] = await Promise.all([
    import('../../library/campaigns.js'),
    import('../../library/scenarios.js'),
    import('../../library/sieges.js'),
  ]);
  const scenarios = loadScenarios();
  const campaigns = [...loadCampaigns({ scenarios, sieges: loadSieges(scenarios) }).values()];
  const listing = {
    columns: ['campaign', 'title', 'days', 'characters', 'scenarios', 'sieges'],
    rows: campaigns.map(({ id, title, setup }) => {
      const { lastDay, characters, scenarios: free, sieges = {} } = setup;
      const counted = [Object.keys(characters).length, Object.keys(free).length, Object.keys(sieges).length] as const;
      const value = { id, title, lastDay, scenarios: Object.keys(free), sieges: Object.keys(sieges) };
      return { cells: [id, title, lastDay, ...counted], value };
    }),
  };
  await sayList(output, listing, options);
  return EXIT.ok;
}

async function show(output: Output, [id = '']: readonly string[], options: ShowOptions): Promise<ExitCode> {
  const log = await campaignLog(id);
  const { state, revision, day } = await stateIn(log, options.at);
  const { character } = options;
  const named = Object.keys(state.characters)
    .sort()
    .filter((name) => character === undefined || name === character);
  if (named.length === 0) throw badInput(`the campaign has no character ${character ?? ''}`);
  const characters = named.flatMap((name) => {
    const one = state.characters[name];
    return one ? [{ name, ...one }] : [];
  });
  await sayList(output, listingOfCharacters(characters), options, (listed) => ({
    ...{ campaign: log.campaign, day, revision, characters: listed },
    ...{ parts: state.scenarios, engines: state.engines ?? {}, stores: state.stores ?? {} },
  }));
  return EXIT.ok;
}

function listingOfCharacters(characters: readonly (Character & { readonly name: string })[]): Listing {
  return {
    columns: ['character', 'side', 'class', 'foot', 'mounted', 'state'],
    rows: characters.map((value) => {
      const { name, side, class: one, foot, mounted } = value;
      const riding = mounted ? `${mounted.attack}/${mounted.defence}` : '';
      return { cells: [name, side, one, `${foot.attack}/${foot.defence}`, riding, inWords(value)], value };
    }),
  };
}

/** The health of a character, and where he is if he is not with his side. */
function inWords({ health, heals, back, captive }: Character): string {
  return [
    health,
    ...(heals === undefined ? [] : [heals === null ? 'for good' : `well on day ${heals}`]),
    ...(back === undefined ? [] : [back === null ? 'away for good' : `back on day ${back}`]),
    ...(captive === undefined ? [] : [`prisoner of ${captive}`]),
  ].join(', ');
}

async function timeline(
  output: Output,
  [id = '', character = '']: readonly string[],
  options: ListOptions,
): Promise<ExitCode> {
  const [{ Timeline }, { NobodyOfThatName }, log] = await Promise.all([
    import('../../campaign/timeline.js'),
    import('../../play/errors.js'),
    campaignLog(id),
  ]);
  const life = new Timeline(log.campaign, character);
  try {
    for (const told of log.told) life.add(told);
  } catch (error) {
    if (error instanceof NobodyOfThatName) throw badInput(error.message);
    throw error;
  }
  const listing = {
    columns: ['revision', 'day', 'what', 'after'],
    rows: life.moments.map((value) => {
      const { revision, day, text, after } = value;
      const state = after ? `${after.class} ${after.foot.attack}/${after.foot.defence}, ${inWords(after)}` : '';
      return { cells: [revision, day, text, state], value };
    }),
  };
  await sayList(output, listing, options, (listed) => ({ campaign: log.campaign, character, timeline: listed }));
  return EXIT.ok;
}

async function diff(output: Output, [id = '', from, to]: readonly string[], options: ListOptions): Promise<ExitCode> {
  const { thingsChanged } = await import('../../campaign/changes.js');
  const log = await campaignLog(id);
  const [was, is] = [await stateIn(log, from), await stateIn(log, to)];
  const changes = thingsChanged(was.state, is.state);
  const listing = {
    columns: ['kind', 'name', 'before', 'after'],
    rows: changes.map((value) => ({
      cells: [value.kind, value.name, JSON.stringify(value.before), JSON.stringify(value.after)],
      value,
    })),
  };
  await sayList(output, listing, options, (listed) => ({ campaign: log.campaign, changes: listed }));
  return EXIT.ok;
}
