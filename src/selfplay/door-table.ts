import { exportGame } from '../audit/export-game.js';
import { judgeGame } from '../audit/judge-game.js';
import { streamEvents } from '../audit/stream-events.js';
import { sha256 } from '../engine/canonical/canonical.js';
import type { Dice } from '../engine/dice/dice.js';
import type { GameEvent } from '../engine/game/event.js';
import { shelfOf, type Rulebook } from '../engine/game/rulebook.js';
import type { LegalOrder } from '../engine/game/ruleset.js';
import type { Setup } from '../engine/game/setup.js';
import { playerOfSeat, sideOfSeat, type SeatId } from '../engine/position/seat.js';
import { gameStream } from '../ledger/game-stream.js';
import type { Ledger } from '../ledger/ledger.js';
import { openLedger } from '../ledger/open.js';
import type { Games } from '../play/contract.js';
import type { GameId, Viewer } from '../play/viewer.js';
import { SPECTATOR } from '../play/viewer-seat.js';
import { GameService } from '../play/game-service.js';
import type { GameServiceParts } from '../play/service-parts.js';
import type { KeyRing } from '../play/key-ring.js';
import type { Answer, Laid, Table } from './table.js';

const NOW = { kind: 'now' } as const;
/** Short, so that every game has snapshots to be loaded from. */
const SNAPSHOT_INTERVAL = 100;
/** Games of self-play are all played at the same instant, so that equal games have equal hashes. */
const RECORDED_AT = '2000-01-01T00:00:00Z';

/** Nobody claims seats here: players are let in as the side that they play. */
const NO_KEYS: KeyRing = {
  newKey: () => '',
  newInvitation: () => '',
  newAccountKey: () => '',
  accountNamedBy: () => null,
  whyNoAccountKey: () => null,
  whyNoKey: () => null,
  whyNoInvitation: () => null,
  hash: (key) => key,
  matches: () => false,
};

/** A table behind the application's one door, as people use it, on a ledger of its own in memory. */
export class DoorTable implements Table {
  #revision = 0;

  private constructor(
    private readonly parts: GameServiceParts,
    private readonly games: Games,
    private readonly game: GameId,
  ) {}

  /** Throws SetupRefused. */
  static async open(book: Rulebook, setup: Setup, dice: Dice, name: string): Promise<DoorTable> {
    const { id, version } = book.ruleset;
    const ledger: Ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
    const rulebooks = shelfOf([book]);
    const parts: GameServiceParts = {
      ledger,
      rulebooks,
      keys: NO_KEYS,
      incidents: {
        snapshotFailed(_game, error) {
          throw error;
        },
        restHeldUp(_game, error) {
          throw error;
        },
      },
      now: () => RECORDED_AT,
      dice: () => dice,
      snapshotInterval: SNAPSHOT_INTERVAL,
    };
    const games = new GameService(parts);
    const { game } = await games.create({ commandId: `self-play-${sha256(name)}`, ruleset: { id, version }, setup });
    return new DoorTable(parts, games, game);
  }

  async look(): Promise<Laid> {
    const { position, actors, revision } = await this.games.see(this.game, SPECTATOR, NOW);
    this.#revision = revision;
    return { position, actors };
  }

  legal(seat: SeatId): Promise<readonly LegalOrder<unknown>[]> {
    return this.games.questions.legal(this.game, viewerIn(seat));
  }

  async give(seat: SeatId, order: unknown): Promise<Answer> {
    const done = await this.games.submit({
      game: this.game,
      viewer: viewerIn(seat),
      order: { kind: 'json', value: order },
      dice: { kind: 'server' },
      expectedRevision: this.#revision,
      commandId: `order-at-${this.#revision}`,
    });
    if (done.kind === 'refused') return { ok: false, refusal: done.refusal };
    return { ok: true };
  }

  async log(from: number): Promise<readonly GameEvent[]> {
    const events: GameEvent[] = [];
    for await (const { type, data, revision } of streamEvents(this.parts.ledger, gameStream(this.game), from)) {
      if (revision >= from) events.push({ type, data });
    }
    return events;
  }

  /** The chain and the judgement of the recorded events, and the game as another process would load it. */
  async audit(): Promise<readonly string[]> {
    const { ledger, rulebooks } = this.parts;
    const audit = await judgeGame(ledger, rulebooks, this.game);
    const loaded = await new GameService(this.parts).see(this.game, SPECTATOR, NOW);
    const { fingerprint } = await this.games.see(this.game, SPECTATOR, NOW);
    return [
      ...audit.findings.map(({ revision, because }) => `the record, event ${revision ?? '-'}: ${because}`),
      ...(audit.fingerprint === fingerprint
        ? []
        : ['the record leads to another position than the one that was played']),
      ...(loaded.fingerprint === fingerprint ? [] : ['loaded from a snapshot the game is another']),
    ];
  }

  exported(): AsyncIterable<string> {
    return exportGame(this.parts.ledger, this.parts.rulebooks, this.game);
  }

  close(): Promise<void> {
    return this.parts.ledger.close();
  }
}

function viewerIn(seat: SeatId): Viewer {
  const player = playerOfSeat(seat);
  return { kind: 'seat', side: sideOfSeat(seat), ...(player === null ? {} : { player }) };
}
