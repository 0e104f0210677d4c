import type { ExportedEvent } from '../../src/audit/export-format.js';
import { exportGame } from '../../src/audit/export-game.js';
import { sha256 } from '../../src/engine/canonical/canonical.js';
import { openLedger } from '../../src/ledger/open.js';
import { sealOf } from '../../src/ledger/proof/dice.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import type { DiceWanted } from '../../src/play/contract.js';
import type { DiceSaying } from '../../src/play/commands.js';
import { GameService } from '../../src/play/game-service.js';
import { KEYS, NOW, SPECTATOR } from '../play/support.js';
import { chosenOrder, Lots } from './bot.js';
import type { RealGame } from './real-game.js';

export interface CommittedPlan {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly dice: DiceWanted;
  /** Sides that give a word; the others decline to, if any does. */
  readonly words?: readonly string[];
  /** A side that accepts no reported dice. */
  readonly declines?: string;
  /** Ends the play after so many orders; absent: it is played to its end. */
  readonly orders?: number;
}

/** A game with committed dice, always the same for a plan, played by two sides who take lots for what to do. */
export async function committedGame(plan: CommittedPlan): Promise<RealGame> {
  const ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
  let made = 0;
  const games = new GameService({
    ledger,
    rulebooks: RULEBOOKS,
    keys: KEYS,
    incidents: {
      snapshotFailed(_game, error) {
        throw error;
      },
      restHeldUp(_game, error) {
        throw error;
      },
    },
    now: () => '2026-11-23T12:00:00Z',
    diceSecrets: () => sha256(`${JSON.stringify(plan)} ${(made += 1)}`),
    salts: () => sha256(`salt ${(made += 1)}`).slice(0, 32),
  });
  const scenario = loadScenarios().get(plan.scenario);
  if (!scenario) throw new Error(`there is no scenario ${plan.scenario}`);
  const setup = { ...scenario.setup, options: { ...scenario.setup.options, ...plan.options } };
  const commandId = sha256(JSON.stringify(plan));
  const { game } = await games.create({ commandId, ruleset: scenario.ruleset, setup, dice: plan.dice });
  const real = { ledger, games, game };
  await talk(real, setup.sides, plan);
  await playOn(real, plan.orders ?? 20_000);
  return real;
}

async function talk({ games, game }: RealGame, sides: readonly string[], plan: CommittedPlan): Promise<void> {
  const say = async (side: string, saying: DiceSaying): Promise<void> => {
    const answer = await games.sayOfDice(game, { kind: 'seat', side }, saying);
    if (answer.kind !== 'accepted') throw new Error(answer.refusal.because);
  };
  if (plan.declines !== undefined) await say(plan.declines, { kind: 'declineReportedDice' });
  const { words } = plan;
  if (!words) return;
  const commitment = (await games.dice(game, SPECTATOR))?.terms.commitment ?? '';
  const word = (side: string): string => `the-word-of-${side}-which-is-long`;
  for (const side of sides) {
    const seal = sealOf(game, commitment, side, word(side));
    await say(side, words.includes(side) ? { kind: 'sealWord', seal } : { kind: 'declineWord' });
  }
  for (const side of words) await say(side, { kind: 'showWord', word: word(side) });
}

async function playOn({ games, game }: RealGame, orders: number): Promise<void> {
  const lots = new Lots(1);
  for (let count = 0; count < orders; count += 1) {
    const { position, revision, actors } = await games.see(game, SPECTATOR, NOW);
    if (position.outcome) return;
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

/** The lines of its export, header and footer among them. */
export async function linesOf({ ledger, game }: RealGame, seenBy?: string | null): Promise<readonly string[]> {
  const lines: string[] = [];
  const options = seenBy === undefined ? {} : { seenBy };
  for await (const line of exportGame(ledger, RULEBOOKS, game, options)) lines.push(line);
  return lines;
}

export function eventsIn(lines: readonly string[]): readonly ExportedEvent[] {
  return lines.slice(1, -1).map((line) => JSON.parse(line) as ExportedEvent);
}
