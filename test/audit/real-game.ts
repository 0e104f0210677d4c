import { canonicalJson } from '../../src/engine/canonical/canonical.js';
import { exportGame } from '../../src/audit/export-game.js';
import { openLedger } from '../../src/ledger/open.js';
import { hashEvent } from '../../src/ledger/hash-chain.js';
import type { Ledger, RecordedEvent } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import type { GameId } from '../../src/play/viewer.js';
import { GameService } from '../../src/play/game-service.js';
import { chosenOrder, Lots } from './bot.js';
import { KEYS, NOW, SPECTATOR } from '../play/support.js';

export interface RealGame {
  readonly ledger: Ledger;
  readonly games: GameService;
  readonly game: GameId;
}

export function realService(
  ledger: Ledger,
  lots = new Lots(1),
  snapshotInterval?: number,
  rulebooks = RULEBOOKS,
): GameService {
  return new GameService({
    ledger,
    ...(snapshotInterval === undefined ? {} : { snapshotInterval }),
    rulebooks,
    keys: KEYS,
    incidents: {
      snapshotFailed(_game, error) {
        throw error;
      },
      restHeldUp(_game, error) {
        throw error;
      },
    },
    now: () => '2026-11-21T12:00:00Z',
    dice: () => lots.dice,
  });
}

/** The same on a ledger of its own. */
export async function playedGame(scenarioId: string, seed: number): Promise<RealGame> {
  return playGame(await openLedger({ kind: 'sqlite', file: ':memory:' }), scenarioId, seed);
}

/** A shipped scenario, played from the first order to the end by two sides who take lots for what to do. */
export async function playGame(ledger: Ledger, scenarioId: string, seed: number): Promise<RealGame> {
  const lots = new Lots(seed);
  const games = realService(ledger, lots);
  const scenario = loadScenarios().get(scenarioId);
  if (!scenario) throw new Error(`there is no scenario ${scenarioId}`);
  const commandId = `real-game-${scenarioId}-${seed}`;
  const { game } = await games.create({ commandId, ruleset: scenario.ruleset, setup: scenario.setup });
  for (;;) {
    const { position, revision, actors } = await games.see(game, SPECTATOR, NOW);
    if (position.outcome) return { ledger, games, game };
    const { side } = lots.pick(actors);
    const viewer = { kind: 'seat', side } as const;
    const value = chosenOrder(position, side, await games.questions.legal(game, viewer), lots);
    const done = await games.submit({
      game,
      viewer,
      order: { kind: 'json', value },
      dice: { kind: 'server' },
      expectedRevision: revision,
      commandId: `order-${revision}`,
    });
    if (done.kind !== 'accepted') throw new Error(`a legal order was refused: ${done.refusal.because}`);
  }
}

export async function exportedText({ ledger, game }: Pick<RealGame, 'ledger' | 'game'>): Promise<string> {
  let text = '';
  for await (const line of exportGame(ledger, RULEBOOKS, game)) text += line;
  return text;
}

/** A text as a file would be read: in pieces that end anywhere. */
export async function* inPieces(text: string, bytes = 1000): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(text);
  for (let start = 0; start < all.length; start += bytes)
    yield await Promise.resolve(all.subarray(start, start + bytes));
}

/** A forger's export: some events altered or (null) left out, then everything chained and summed up anew. */
export function forged(text: string, alter: (event: RecordedEvent) => RecordedEvent | null): string {
  const lines = text.trimEnd().split('\n');
  const header = lines[0] ?? '';
  let previousHash: string | null = null;
  const kept = lines.slice(1, -1).flatMap((line) => alter(JSON.parse(line) as RecordedEvent) ?? []);
  const events = kept.map((altered, revision) => {
    const event = { ...altered, revision, previousHash: previousHash ?? altered.previousHash };
    const hash = hashEvent(event);
    previousHash = hash;
    return canonicalJson({ ...event, hash });
  });
  const end = { events: events.length, lastHash: previousHash };
  const footer = { ...(JSON.parse(lines.at(-1) ?? '') as object), ...end };
  return `${[header, ...events, canonicalJson(footer)].join('\n')}\n`;
}
