import { randomUUID } from 'node:crypto';
import type { DiceCourse } from '../engine/game/dice-course.js';
import { illegal, type Refusal } from '../engine/game/refusal.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import type { LegalOrder } from '../engine/game/ruleset.js';
import { HERALD, type SeatId } from '../engine/position/seat.js';
import { whyNotAsShown } from '../engine/siege/cast.js';
import { SIEGE } from '../engine/siege/game.js';
import { whyNoPlace } from '../engine/siege/places.js';
import { reportOf } from '../engine/siege/scenario-report.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import { siegeOf } from '../engine/siege/siege-of.js';
import { SIEGE_SIDES, type Siege, type SiegeSide } from '../engine/siege/siege.js';
import type { AnyGames } from '../play/contract.js';
import type { SeenEvent } from '../play/seen.js';
import type { At, Viewer } from '../play/viewer.js';
import { HERALD_VIEWER } from '../play/viewer-seat.js';
import type { ParleyCourse } from '../engine/game/parley/course.js';
import { whyReportWaits } from '../engine/game/parley/waiting.js';
import type { DiceSaying, ParleyCommand, Submission, SubmitOrder } from '../play/commands.js';
import type { ClaimRequest, SeatClaim, SeatStanding } from '../play/seating/seat-terms.js';
import { NoSuchGame, SetupRefused, WrongKey } from '../play/errors.js';
import { GameService } from '../play/game-service.js';
import type { GameServiceParts } from '../play/service-parts.js';
import { Seats } from '../play/seating/seats.js';
import { Turnstile } from '../play/turnstile.js';
import { gamesOf, gameUnderWay, NO_SCENARIO, ScenarioGames, type BegunSiege } from './scenario-games.js';
import type { CreateSiege, SeenSiege, SiegeAt, SiegeId, Sieges, SubmitSiegeOrder } from './contract.js';
import { settleScenario } from './settle-scenario.js';

export interface SiegeServiceParts extends Omit<
  GameServiceParts<Siege, SiegeSetup>,
  'rulebooks' | 'kind' | 'objection'
> {
  readonly sieges: Rulebooks<Siege, SiegeSetup>;
  /** The seats of the scenarios' games. */
  readonly rulebooks: Rulebooks;
  readonly games: AnyGames;
}

const { id, version } = SIEGE;
const RULESET = { id, version };

/**
 * Sieges are games like all others (GameService). What they have besides is the games of their scenarios: each is
 * created when its day comes to it, its seats are for the sides of the siege, and its end is reported to the siege.
 */
export class SiegeService implements Sieges {
  readonly #parts: SiegeServiceParts;
  readonly #sieges: GameService<Siege, SiegeSetup>;
  readonly #scenarios: ScenarioGames;
  readonly #reports = new Turnstile();

  constructor(parts: SiegeServiceParts) {
    this.#parts = parts;
    const seats = new Seats(parts.ledger, parts.keys, parts.now ?? (() => new Date().toISOString()));
    this.#scenarios = new ScenarioGames({ games: parts.games, rulebooks: parts.rulebooks, seats });
    const objection = (before: BegunSiege, after: Siege): Refusal | null =>
      this.#scenarios.whyCannotBegin(before, after);
    this.#sieges = new GameService({ ...parts, rulebooks: parts.sieges, kind: 'siege', objection });
  }

  whyRefused(setup: SiegeSetup): Refusal | null {
    const created = SIEGE.create(setup);
    if (!created.ok) return created.refusal;
    for (const scenario of Object.values(setup.scenarios ?? {})) {
      const because = this.#scenarios.whyUnplayable(scenario, scenario.setup);
      if (because) return because;
    }
    return whyNoPlace(setup) ?? whyNotAsShown(setup) ?? this.#whyNoFirstDay(setup);
  }

  /** A detailed day is played by a rule of its own, which not every rulebook has (pbem:2.82b). */
  #whyNoFirstDay(setup: SiegeSetup): Refusal | null {
    const { day } = setup.scenarios ?? {};
    const siege = setup.dayDefinition === 'detailedDays' ? siegeOf(setup) : null;
    return day && siege ? this.#scenarios.whyNotNow(siege, day) : null;
  }

  async create({
    commandId,
    siege: id,
    setup,
    dice,
  }: CreateSiege): Promise<{ readonly siege: SiegeId; readonly revision: number }> {
    const wrong = this.whyRefused(setup);
    if (wrong) throw new SetupRefused(wrong);
    const { game: siege, revision } = await this.#sieges.create({
      ...{ commandId, ruleset: RULESET, setup },
      ...(id === undefined ? {} : { game: id }),
      ...(dice ? { dice } : {}),
    });
    await this.#scenarios.open(await this.#sieges.begun(siege));
    return { siege, revision };
  }

  claimSide(siege: SiegeId, side: SiegeSide, request: ClaimRequest = {}): Promise<SeatClaim> {
    return this.#sieges.seating.claim(siege, side, request);
  }

  async renewKey(siege: SiegeId, shown: string, own: string | null = null): Promise<SeatClaim> {
    const { seat, key } = await this.#sieges.seating.renewKey(siege, shown, own);
    if (seat === null) throw new WrongKey(siege, 'siege');
    return { game: siege, side: seat, key };
  }

  seats(siege: SiegeId, viewer: Viewer): Promise<readonly SeatStanding[]> {
    return this.#sieges.seating.seats(siege, viewer);
  }

  async sideOf(siege: SiegeId, key: string): Promise<SiegeSide | null> {
    const viewer = await this.#sieges.seating.viewerOf(siege, key);
    return SIEGE_SIDES.find((side) => viewer?.kind === 'seat' && viewer.side === side) ?? null;
  }

  submit({ siege, side, order, expectedRevision, commandId }: SubmitSiegeOrder): Promise<Submission> {
    return this.#give(siege, side, order, { expectedRevision, commandId });
  }

  report(siege: SiegeId, viewer: Viewer): Promise<Submission> {
    return this.#reports.pass(siege, async () => {
      await this.#sieges.head(siege, viewer);
      const before = await this.#sieges.begun(siege);
      const { revision, hash, position: state, setup } = before;
      const played = gameUnderWay(siege, state);
      const scenario = played && setup.scenarios?.[played.scenario];
      if (!scenario) return { kind: 'refused', revision, hash, refusal: whyNoReport(siege, state), instead: [] };
      await this.#scenarios.open(before);
      const { field } = await this.#parts.games.see(played.game, HERALD_VIEWER, { kind: 'now' });
      const waits = whyReportWaits(await this.#parts.games.parleyOf(played.game, HERALD_VIEWER));
      if (waits || !field?.outcome) {
        return { kind: 'refused', revision, hash, refusal: waits ?? GAME_GOES_ON, instead: [] };
      }
      const order = reportOf(state, scenario, played.game, field, this.#scenarios.setupOf(state, scenario));
      return this.#give(siege, HERALD, order, { expectedRevision: revision, commandId: randomUUID() });
    });
  }

  sayOfDice(siege: SiegeId, side: SiegeSide, saying: DiceSaying): Promise<Submission> {
    return this.#sieges.sayOfDice(siege, { kind: 'seat', side }, saying);
  }

  dice(siege: SiegeId, viewer: Viewer): Promise<DiceCourse | null> {
    return this.#sieges.dice(siege, viewer);
  }

  async knows(siege: SiegeId, viewer: Viewer): Promise<boolean> {
    try {
      await this.#sieges.head(siege, viewer);
      return true;
    } catch (error) {
      if (error instanceof NoSuchGame) return false;
      throw error;
    }
  }

  viewerOf(siege: SiegeId, key: string): Promise<Viewer | null> {
    return this.#sieges.seating.viewerOf(siege, key);
  }

  async parley(command: ParleyCommand): Promise<Submission> {
    const answer = await this.#sieges.parley(command);
    if (answer.kind === 'accepted') await settleScenario(this.#parts.games, await this.#sieges.begun(command.game));
    return answer;
  }

  parleyOf(siege: SiegeId, viewer: Viewer, at: SiegeAt = { kind: 'now' }): Promise<ParleyCourse> {
    return this.#sieges.parleyOf(siege, viewer, instantOf(at));
  }

  async see(id: SiegeId, viewer: Viewer, at: SiegeAt): Promise<SeenSiege> {
    const { revision, hash, position: siege, fingerprint } = await this.#sieges.see(id, viewer, instantOf(at));
    return { id, revision, hash, siege, fingerprint, games: gamesOf(id, siege) };
  }

  legal(siege: SiegeId, side: SiegeSide): Promise<readonly LegalOrder<unknown>[]> {
    return this.#sieges.questions.legal(siege, { kind: 'seat', side });
  }

  events(siege: SiegeId, viewer: Viewer, from: number, limit: number): Promise<readonly SeenEvent[]> {
    return this.#sieges.events(siege, viewer, from, limit);
  }

  follow(siege: SiegeId, viewer: Viewer, from: number, signal: AbortSignal): AsyncIterable<SeenEvent> {
    return this.#sieges.follow(siege, viewer, from, signal);
  }

  /** Gives an order, and opens the game of a scenario that begins by it. */
  async #give(
    siege: SiegeId,
    seat: SeatId,
    value: unknown,
    command: Pick<SubmitOrder, 'expectedRevision' | 'commandId'>,
  ): Promise<Submission> {
    const done = await this.#sieges.submit({
      ...command,
      game: siege,
      viewer: { kind: 'seat', side: seat },
      order: { kind: 'json', value },
      dice: { kind: 'server' },
    });
    if (done.kind === 'accepted') await this.#scenarios.open(await this.#sieges.begun(siege));
    return done;
  }
}

/** An instant of a siege, as one of a game: its days are game turns. */
function instantOf(at: SiegeAt): At {
  return at.kind === 'day' ? { kind: 'turn', gameTurn: at.day } : at;
}

/** Why nothing can be reported: each scenario is reported once (pbem:2.81d). */
function whyNoReport(siege: SiegeId, state: Siege): Refusal {
  const last = gamesOf(siege, state).at(-1);
  if (!last) return NO_SCENARIO;
  const { scenario, day, night } = last;
  const because = `the scenario ${scenario} of ${night ? 'night' : 'day'} ${day} is reported, and no other is being played`;
  return illegal('pbem:2.81d', because, scenario);
}

const GAME_GOES_ON = illegal('pbem:2.81d', 'the game of the scenario is not over');
