import { Logger } from '@nestjs/common';
import { KEY_RING } from '../access/key-ring.js';
import { openAddresses } from '../addresses/open-addresses.js';
import { ComputerPlayers } from '../computer/computer-players.js';
import type { BoardDocument } from '../engine/board/document.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import { shelfOf, type AnyRulebooks } from '../engine/game/rulebook.js';
import type { Ledger } from '../ledger/ledger.js';
import { GuardedLedger } from '../ledger/guarded-ledger.js';
import { openLedger, withCheckpointsElsewhere } from '../ledger/open.js';
import { openHeadKeys } from '../ledger/proof/key-file.js';
import { Scrub } from '../ledger/scrub.js';
import { SetAsideStreams } from '../ledger/set-aside.js';
import { loadBoards } from '../library/boards.js';
import { loadCatalogue } from '../library/catalogue.js';
import { RULEBOOKS, SIEGE_RULEBOOKS } from '../library/rulesets.js';
import type { Scenario } from '../library/scenario.js';
import { loadScenarios } from '../library/scenarios.js';
import { loadSieges, type ShippedSiege } from '../library/sieges.js';
import type { AnyGames } from '../play/contract.js';
import type { Feed } from '../play/feed/contract.js';
import { ClaimFeed } from '../play/feed/claim-feed.js';
import { EventFeed } from '../play/feed/event-feed.js';
import { CampaignService } from '../campaign/campaign-service.js';
import type { Campaigns } from '../campaign/contract.js';
import { isReported } from '../campaign/is-reported.js';
import { playedParts } from '../campaign/played-parts.js';
import { loadCampaigns, type ShippedCampaign } from '../library/campaigns.js';
import { Seats } from '../play/seating/seats.js';
import type { Sieges } from '../siege/contract.js';
import { arbiterOf } from '../siege/arbiter-of.js';
import { SiegeService } from '../siege/siege-service.js';
import { SeatAccess } from '../play/seating/seat-access.js';
import type { AccountWebhooks } from '../webhooks/contract.js';
import { WebhookSender } from '../webhooks/sender.js';
import { Webhooks } from '../webhooks/webhooks.js';
import { Accounts } from '../play/accounts/accounts.js';
import { AddressBook } from '../play/accounts/address-book.js';
import type { PeopleAddresses } from '../play/accounts/addresses.js';
import type { PeopleAccounts } from '../play/accounts/contract.js';
import type { Tournaments } from '../play/tournaments/contract.js';
import { TournamentBooks } from '../play/tournaments/tournaments.js';
import { GameService } from '../play/game-service.js';
import { Freshness } from '../projections/freshness.js';
import { Addresses } from './addresses.js';
import { Budgets } from './budgets.js';
import { Heads } from './heads.js';
import { knownArbiters } from './known-arbiters.js';
import type { Config } from './config.js';
import { MeasuredLedger } from './measured-ledger.js';
import { Metrics } from './metrics.js';
import { stockOf, type Beginning, type FurtherGames } from './stock.js';
import { Underway } from './underway.js';
import { openProjection } from './projection.js';
import type { ReadModel } from './read-model.js';

/** Everything that a server is made of, without the server. */
export interface Application {
  readonly config: Config;
  readonly ledger: Ledger;
  readonly games: AnyGames;
  readonly sieges: Sieges;
  readonly campaigns: Campaigns;
  readonly feed: Feed;
  readonly claimFeed: ClaimFeed;
  readonly accounts: PeopleAccounts;
  readonly peopleAddresses: PeopleAddresses;
  readonly tournaments: Tournaments;
  readonly webhooks: AccountWebhooks;
  readonly rulebooks: AnyRulebooks;
  /** Those of games and of sieges together. */
  readonly allRulebooks: AnyRulebooks;
  readonly boards: ReadonlyMap<string, BoardDocument>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly beginnings: ReadonlyMap<string, Beginning>;
  readonly shippedSieges: ReadonlyMap<string, ShippedSiege>;
  readonly shippedCampaigns: ReadonlyMap<string, ShippedCampaign>;
  readonly readModel: ReadModel;
  readonly metrics: Metrics;
  readonly addresses: Addresses;
  readonly budgets: Budgets;
  readonly underway: Underway;
  readonly heads: Heads;
  /** Plays the seats that were given to the computer; null: it does not play here. */
  readonly computer: ComputerPlayers | null;
  close(): Promise<void>;
}

/**
 * Opens the ledger and the read model and starts projecting. Throws what they throw, ContentError, and KeyFileUnusable.
 */
export async function openApplication(config: Config, further: FurtherGames | null = null): Promise<Application> {
  const logger = new Logger('Herald');
  const metrics = new Metrics();
  const boards = loadBoards();
  const scenarios = loadScenarios();
  const { rulebooks, beginnings } = stockOf(scenarios, further);
  const shippedSieges = loadSieges(scenarios);
  const shippedCampaigns = loadCampaigns({ scenarios, sieges: shippedSieges });
  const heads = new Heads(openHeadKeys(config.headKeys));
  // Further games are values of this thread, which no other thread can be given.
  const inThread = config.projectsInThread && further === null;
  const store = await openLedger(inThread ? withCheckpointsElsewhere(config.ledger) : config.ledger);
  const setAside = new SetAsideStreams({
    setAside: ({ stream, revision, because }) =>
      logger.error(`CORRUPTED: ${stream} is set aside at revision ${revision}: ${because}`),
    back: (stream) => logger.warn(`${stream} is sound again and is no longer set aside`),
  });
  const projection = await openProjection(config, inThread, { store, rulebooks, setAside, logger }).catch(
    async (error: unknown) => {
      await store.close();
      throw error;
    },
  );
  const addresses = await openAddresses(config.addresses).catch(async (error: unknown) => {
    await projection.close();
    await store.close();
    throw error;
  });
  const ledger = new MeasuredLedger(new GuardedLedger(store, setAside), {
    appended(result, seconds) {
      metrics.appended(result, seconds);
      if (result === 'done') projection.projecting.heed();
    },
  });
  const now = (): string => new Date().toISOString();
  const parts = {
    ledger,
    keys: KEY_RING,
    isRule: (rule: string) => loadCatalogue().rule(rule) !== undefined,
    isReported: (keeper: string, part: string): Promise<boolean> => isReported({ games, sieges }, keeper, part),
    incidents: {
      snapshotFailed(game: string, error: unknown) {
        metrics.snapshotFailed();
        logger.warn(`no snapshot of ${game}: ${String(error)}`);
      },
      restHeldUp(game: string, error: unknown) {
        logger.warn(`the rest of a turn message waits on in ${game}: ${String(error)}`);
      },
    },
  };
  const games = new GameService<GameState, GameSetup>({
    ...{ ...parts, rulebooks },
    objection: (begun, after) => campaigns.objection(begun, after),
    afterwards: (begun) => campaigns.afterwards(begun),
  });
  const computer = config.computer.plays
    ? new ComputerPlayers({
        games,
        pauseMs: config.computer.pauseMs,
        failed: (game, error) => logger.warn(`the computer could not play on in ${game}: ${String(error)}`),
      })
    : null;
  const sieges = new SiegeService({ ...parts, rulebooks: RULEBOOKS, sieges: SIEGE_RULEBOOKS, games });
  const seats = new Seats(ledger, KEY_RING, now);
  const campaigns: CampaignService = new CampaignService({ games, sieges, rulebooks, seats });
  const feed = new EventFeed({
    ...{ store, ledger, setAside, keys: KEY_RING },
    rulebooks: { game: rulebooks, siege: SIEGE_RULEBOOKS },
    partsOf: (of) => playedParts({ games, sieges }, of),
    arbiterOf: knownArbiters({ ledger, reader: projection.reader, load: (id) => arbiterOf({ games, sieges }, id) }),
  });
  const accounts = new Accounts(ledger, KEY_RING, now);
  const hooks = new Webhooks(ledger, accounts, config.webhooks.privateToo, now);
  const sender = new WebhookSender({
    ...{ store, hooks, games, now },
    seats: new SeatAccess(ledger, KEY_RING, now),
    privateToo: config.webhooks.privateToo,
    retryMs: config.webhooks.retryMs,
    disableAfterMs: config.webhooks.disableAfterHours * 3_600_000,
    failed: (error) => logger.warn(`a webhook could not be told: ${String(error)}`),
  });
  const freshness = new Freshness(projection.reader, store);
  const scrub = scrubOf(store, config, { metrics, setAside, logger });
  metrics.watchLag(async () => {
    const lag = await freshness.lag();
    return lag.waiting ? Math.max(0, (Date.now() - Date.parse(lag.since)) / 1000) : 0;
  });
  metrics.watchSetAside(() => setAside.all.map(({ stream }) => stream));
  projection.projecting.start();
  scrub.start();
  if (config.webhooks.sends) sender.start();
  return {
    config,
    ledger,
    games,
    sieges,
    campaigns,
    feed,
    claimFeed: new ClaimFeed(feed, ({ kind, id }, viewer, revision) => {
      const at = { kind: 'revision', revision } as const;
      return kind === 'siege' ? sieges.parleyOf(id, viewer, at) : games.parleyOf(id, viewer, at);
    }),
    accounts,
    peopleAddresses: new AddressBook(accounts, addresses),
    tournaments: new TournamentBooks(ledger, accounts, now),
    webhooks: hooks,
    rulebooks,
    allRulebooks: shelfOf<GameState, GameSetup>([...rulebooks.all, ...SIEGE_RULEBOOKS.all]),
    boards,
    scenarios,
    beginnings,
    shippedSieges,
    shippedCampaigns,
    readModel: { source: projection.reader, freshness, projecting: projection.projecting, setAside },
    metrics,
    addresses: new Addresses(config.trustProxy),
    budgets: new Budgets(config.limits),
    underway: new Underway(),
    heads,
    computer,
    async close() {
      await computer?.stop();
      await sender.stop();
      await scrub.stop();
      await projection.close();
      await addresses.close();
      await ledger.close();
    },
  };
}

/** The background verification of the ledger; what it finds is set aside. */
function scrubOf(
  store: Ledger,
  { scrubEventsPerSecond }: Config,
  { metrics, setAside, logger }: { metrics: Metrics; setAside: SetAsideStreams; logger: Logger },
): Scrub {
  return new Scrub(store, scrubEventsPerSecond, {
    read: (events) => {
      metrics.scrubbed(events);
    },
    found: (finding) => {
      setAside.report(finding);
    },
    roundEnded: () => {
      metrics.scrubRoundEnded();
    },
    failed: (error) => {
      logger.warn(`the ledger could not be verified in the background: ${String(error)}`);
    },
  });
}
