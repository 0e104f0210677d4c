import { randomUUID } from 'node:crypto';
import { canonicalJson } from '../engine/canonical/canonical.js';
import type { Dice } from '../engine/dice/dice.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../engine/game/refusal.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import { whyNotAsShown } from '../engine/siege/cast.js';
import { createSiege } from '../engine/siege/decide.js';
import type { LegalOrder } from '../engine/game/ruleset.js';
import { act } from '../engine/game/act.js';
import { HERALD } from '../engine/position/seat.js';
import { SIEGE } from '../engine/siege/game.js';
import { legalSiegeOrders } from '../engine/siege/legal.js';
import type { SideOrder, SiegeOrder } from '../engine/siege/orders.js';
import { whyNoPlace } from '../engine/siege/places.js';
import { parseSiegeOrder } from '../engine/siege/parse-order.js';
import { reportOf } from '../engine/siege/scenario-report.js';
import { scenarioSetups } from '../engine/siege/scenario-setup.js';
import type { SiegeScenario } from '../engine/siege/setup.js';
import { siegeFingerprint, SIEGE_SIDES, type Siege, type SiegeSide } from '../engine/siege/siege.js';
import { CommandReused, RevisionConflict } from '../ledger/errors.js';
import { siegeStream } from '../ledger/game-stream.js';
import { noStream, streamIsAtRevision, type Appended, type Ledger } from '../ledger/ledger.js';
import type { Games, SeatClaim } from '../play/contract.js';
import { idFrom } from '../play/creation.js';
import { SetupRefused, WrongKey } from '../play/errors.js';
import type { Incidents } from '../play/incidents.js';
import type { KeyRing } from '../play/key-ring.js';
import { Seats } from '../play/seats.js';
import { ServerDice } from '../play/server-dice.js';
import { Turnstile } from '../play/turnstile.js';
import type {
  CreateSiege,
  SeenSiege,
  SeenSiegeEvent,
  SiegeAt,
  SiegeId,
  Sieges,
  SiegeSubmission,
  SubmitSiegeOrder,
} from './contract.js';
import { recordsOf, seenSiegeEvent, siegeEvent, type LoadedSiege } from './loaded-siege.js';
import { SiegeStore } from './siege-store.js';

export interface SiegeServiceParts {
  readonly ledger: Ledger;
  readonly games: Games;
  readonly rulebooks: Rulebooks;
  readonly keys: KeyRing;
  readonly incidents: Incidents;
  /** ISO 8601, UTC. Default: the system's clock. */
  readonly now?: () => string;
  /** The dice of one order. Default: the system's cryptographic source. */
  readonly dice?: () => Dice;
}

/** An order on its way into the ledger. `side` null: Herald reports a scenario. */
interface Given {
  readonly side: SiegeSide | null;
  readonly order: SiegeOrder;
  readonly commandId: string;
}

/** The application: sieges on a ledger, and the games of their scenarios. */
export class SiegeService implements Sieges {
  readonly #parts: SiegeServiceParts;
  readonly #store: SiegeStore;
  readonly #seats: Seats;
  readonly #turnstile = new Turnstile();
  readonly #now: () => string;
  readonly #dice: () => Dice;

  constructor(parts: SiegeServiceParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => new Date().toISOString());
    this.#dice = parts.dice ?? (() => new ServerDice());
    this.#store = new SiegeStore(parts.ledger, parts.incidents);
    this.#seats = new Seats(parts.ledger, parts.keys, this.#now);
  }

  async create({ commandId, setup }: CreateSiege): Promise<{ readonly siege: SiegeId; readonly revision: number }> {
    for (const scenario of Object.values(setup.scenarios ?? {})) {
      const because = this.#whyUnplayable(scenario, scenario.setup);
      if (because) throw new SetupRefused(because);
    }
    const wrong = whyNoPlace(setup) ?? whyNotAsShown(setup);
    if (wrong) throw new SetupRefused(wrong);
    const created = createSiege(setup);
    if (!created.ok) throw new SetupRefused(created.refusal);
    const siege = idFrom(`herald siege ${commandId}`);
    const { lastRevision } = await this.#parts.ledger.append({
      stream: siegeStream(siege),
      expected: noStream,
      commandId,
      metadata: { recordedAt: this.#now(), actor: 'service:create' },
      events: recordsOf(created.value),
    });
    await this.#openGame(await this.#store.now(siege));
    return { siege, revision: lastRevision };
  }

  async claimSide(siege: SiegeId, side: SiegeSide, key: string | null = null): Promise<SeatClaim> {
    await this.#store.now(siege);
    return this.#seats.claim(siege, side, { key });
  }

  async renewKey(siege: SiegeId, shown: string, own: string | null = null): Promise<SeatClaim> {
    await this.#store.now(siege);
    const { seat, key } = await this.#seats.renew(siege, shown, own);
    if (seat === null) throw new WrongKey(siege, 'siege');
    return { game: siege, side: seat, key };
  }

  async sideOf(siege: SiegeId, key: string): Promise<SiegeSide | null> {
    await this.#store.now(siege);
    const viewer = await this.#seats.viewerOf(siege, key);
    return SIEGE_SIDES.find((side) => viewer?.kind === 'seat' && viewer.side === side) ?? null;
  }

  submit({ siege: id, side, order: raw, expectedRevision, commandId }: SubmitSiegeOrder): Promise<SiegeSubmission> {
    return this.#turnstile.pass(id, async () => {
      const before = await this.#store.now(id);
      const order = parseSiegeOrder(raw);
      const earlier = await this.#parts.ledger.appendOf(siegeStream(id), commandId);
      if (earlier) return this.#answerAgain(before, earlier, commandId, side, order.ok ? order.value : null);
      if (expectedRevision !== before.revision) {
        throw new RevisionConflict(siegeStream(id), streamIsAtRevision(expectedRevision), before.revision);
      }
      if (!order.ok) return { kind: 'refused', revision: before.revision, refusal: order.refusal };
      return this.#carryOut(before, { side, order: order.value, commandId });
    });
  }

  report(id: SiegeId): Promise<SiegeSubmission> {
    return this.#turnstile.pass(id, async () => {
      const before = await this.#store.now(id);
      const played = before.games.at(-1);
      const scenario = played && before.setup.scenarios?.[played.scenario];
      if (!scenario || before.siege.stage !== 'scenario') {
        return { kind: 'refused', revision: before.revision, refusal: NO_SCENARIO };
      }
      await this.#openGame(before);
      const { position } = await this.#parts.games.see(played.game, { kind: 'spectator' }, { kind: 'now' });
      if (!position.outcome) return { kind: 'refused', revision: before.revision, refusal: GAME_GOES_ON };
      const order = reportOf(before.siege, scenario, played.game, position);
      // By chance, so that no side can have used it for an order of its own; a scenario that is reported twice is refused by its stage.
      return this.#carryOut(before, { side: null, order, commandId: randomUUID() });
    });
  }

  async see(id: SiegeId, at: SiegeAt): Promise<SeenSiege> {
    const { siege, revision, games } = await this.#store.at(id, at);
    return { id, revision, siege, fingerprint: siegeFingerprint(siege), games };
  }

  async legal(id: SiegeId, side: SiegeSide): Promise<readonly LegalOrder<SideOrder>[]> {
    return legalSiegeOrders((await this.#store.now(id)).siege, side);
  }

  async events(id: SiegeId, from: number, limit: number): Promise<readonly SeenSiegeEvent[]> {
    return (await this.#store.events(id, from, limit)).map(seenSiegeEvent);
  }

  async *follow(id: SiegeId, from: number, signal: AbortSignal): AsyncGenerator<SeenSiegeEvent> {
    await this.#store.now(id);
    for await (const event of this.#parts.ledger.subscribe({ stream: siegeStream(id), from }, signal)) {
      yield seenSiegeEvent(event);
    }
  }

  /** Decides, appends, and opens the game of a scenario that begins by it; refused if that game could not be played. */
  async #carryOut(before: LoadedSiege, { side, order, commandId }: Given): Promise<SiegeSubmission> {
    const decided = act(SIEGE, before.siege, side ?? HERALD, order, this.#dice());
    const refusal = decided.ok ? this.#whyNoGame(before, decided.position) : decided.refusal;
    if (!decided.ok || refusal) {
      return { kind: 'refused', revision: before.revision, refusal: refusal ?? NO_SCENARIO };
    }
    const appended = await this.#parts.ledger.append({
      stream: siegeStream(before.id),
      expected: streamIsAtRevision(before.revision),
      commandId,
      metadata: { recordedAt: this.#now(), actor: side === null ? 'service:report' : `seat:${side}` },
      events: recordsOf(decided.events),
    });
    await this.#openGame(await this.#store.now(before.id));
    return this.#accepted(before.id, appended);
  }

  async #accepted(id: SiegeId, { firstRevision, lastRevision, repeated }: Appended): Promise<SiegeSubmission> {
    const events = await this.events(id, firstRevision, lastRevision - firstRevision + 1);
    return { kind: 'accepted', revision: lastRevision, events, repeated };
  }

  async #answerAgain(
    { id }: LoadedSiege,
    earlier: Appended,
    commandId: string,
    side: SiegeSide,
    order: SiegeOrder | null,
  ): Promise<SiegeSubmission> {
    const [first] = await this.#store.events(id, earlier.firstRevision, 1);
    const taken = first && siegeEvent(first);
    const isSame =
      taken?.type === 'OrderTaken' &&
      taken.data.side === side &&
      canonicalJson(taken.data.order) === canonicalJson(order);
    if (!isSame) throw new CommandReused(siegeStream(id), commandId);
    return this.#accepted(id, { ...earlier, repeated: true });
  }

  /**
   * Creates the game of the scenario that is being played, if it is not there yet; its seats are for the keys of the
   * siege's sides.
   */
  async #openGame({ id, setup, siege, games }: LoadedSiege): Promise<void> {
    const played = games.at(-1);
    const scenario = played && setup.scenarios?.[played.scenario];
    if (!scenario || siege.stage !== 'scenario') return;
    const { ruleset } = scenario;
    const playable = this.#playable(siege, scenario);
    if (!playable.ok) throw new SetupRefused(playable.refusal);
    await this.#seats.keep(played.game, id, { [scenario.attacker]: 'attacker', [scenario.defender]: 'defender' });
    await this.#parts.games.create({ commandId: played.game, game: played.game, ruleset, setup: playable.value });
  }

  /** Why the scenario that begins by an order could not be played, or null. */
  #whyNoGame({ setup, siege: before }: LoadedSiege, siege: Siege): Refusal | null {
    if (siege.stage !== 'scenario' || before.stage === 'scenario') return null;
    const name = siege.today.choice;
    const scenario = name === undefined || name === 'none' || name === 'work' ? undefined : setup.scenarios?.[name];
    const playable = scenario ? this.#playable(siege, scenario) : refused(NO_SCENARIO);
    return playable.ok ? null : playable.refusal;
  }

  /** The first set-up of the scenario that can be played, or why the last one cannot. */
  #playable(siege: Siege, scenario: SiegeScenario): Ruled<Setup> {
    let refusal: Refusal = NO_SCENARIO;
    for (const setup of scenarioSetups(siege, scenario)) {
      const because = this.#whyUnplayable(scenario, setup);
      if (!because) return allowed(setup);
      refusal = because;
    }
    return refused(refusal);
  }

  #whyUnplayable({ ruleset: { id, version } }: SiegeScenario, setup: Setup): Refusal | null {
    const created = this.#parts.rulebooks.rulebook(id, version).ruleset.create(setup);
    return created.ok ? null : created.refusal;
  }
}

const NO_SCENARIO = forbidden('pbem:2.81d', 'no scenario is being played').refusal;
const GAME_GOES_ON = forbidden('pbem:2.81d', 'the game of the scenario is not over').refusal;
