import { actAsKept } from '../../../src/engine/game/act.js';
import type { Setup } from '../../../src/engine/game/setup.js';
import { correctionUnderWay, type ParleyCourse } from '../../../src/engine/game/parley/course.js';
import { openLedger } from '../../../src/ledger/open.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../src/engine/rulesets/pbem/ruleset.js';
import type { Submission } from '../../../src/play/commands.js';
import type { GameService } from '../../../src/play/game-service.js';
import type { GameId, Viewer } from '../../../src/play/viewer.js';
import { NOW, SPECTATOR } from '../../play/support.js';
import { chosenOrder, Lots } from '../bot.js';
import { realService } from '../real-game.js';
import { ERRORS, type Moment, type Sent } from './errors.js';

/** An error that was planted: its kind, and the revision of the order that has it. */
export interface Planted {
  readonly kind: string;
  readonly at: number;
  /** The standing of its claim; null: nobody has claimed it; `gone`: a correction had decided the order again. */
  standing: string | null;
}

/** A game of honour that two players of the computer play with reported dice, and into which errors are planted. */
export class RecordedGame {
  readonly planted: Planted[] = [];
  orders = 0;

  private constructor(
    readonly ledger: Ledger,
    readonly games: GameService,
    readonly game: GameId,
    private readonly lots: Lots,
  ) {}

  static async begin(setup: Setup, seed: number): Promise<RecordedGame> {
    const ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
    const lots = new Lots(seed);
    const games = realService(ledger, lots);
    const kept = { ...setup, keeping: 'onHonour', options: { ...setup.options, honourDice: true } } as const;
    const ruleset = { id: 'pbem', version: 1 };
    const { game } = await games.create({ commandId: `planted-${seed}`, ruleset, setup: kept });
    return new RecordedGame(ledger, games, game, lots);
  }

  async moment(): Promise<Moment & { readonly revision: number; readonly isOver: boolean }> {
    const { position, revision, actors } = await this.games.see(this.game, SPECTATOR, NOW);
    const side = actors[0]?.side ?? position.turn.side;
    const listed = position.outcome ? [] : await this.games.questions.legal(this.game, seat(side));
    const legal = listed.map(({ order }) => order as Order);
    return { position, side, legal, lots: this.lots, revision, isOver: position.outcome !== null };
  }

  /** One order as the rules have it; false: the game is over. */
  async goOn(): Promise<boolean> {
    const moment = await this.moment();
    if (moment.isOver) return false;
    const { position, side, legal } = moment;
    const order = chosenOrder(position, side, legal.map((one) => ({ order: one, text: '' })) as never, this.lots);
    const answer = await this.#send(moment, { order: order as Order });
    if (answer.kind !== 'accepted') throw new Error(`a legal order was refused: ${answer.refusal.because}`);
    return true;
  }

  /** Plants the first of these kinds for which there is a place now; null: there is none. */
  async plant(kinds: readonly string[]): Promise<Planted | null> {
    const moment = await this.moment();
    const isAsked = moment.side !== moment.position.turn.side;
    if (moment.isOver || (isAsked && !moment.legal.some(({ type }) => type === 'Retreat'))) return null;
    for (const kind of kinds) {
      const sent = ERRORS[kind]?.(moment);
      if (!sent) continue;
      const answer = await this.#send(moment, sent);
      if (answer.kind !== 'accepted') continue;
      const planted: Planted = { kind, at: moment.revision + 1, standing: null };
      this.planted.push(planted);
      return planted;
    }
    return null;
  }

  /** The other side claims the error; decisions that the correction asks for are made at once. */
  async claim(planted: Planted, by: string): Promise<void> {
    const parley = { kind: 'fileClaim', at: planted.at, what: planted.kind } as const;
    const commandId = `claim-${planted.at}`;
    const answer = await this.games.parley({ game: this.game, viewer: seat(by), parley, commandId });
    if (answer.kind !== 'accepted') {
      if (!answer.refusal.because.includes('has decided this order again')) throw new Error(answer.refusal.because);
      planted.standing = 'gone';
      return;
    }
    planted.standing = (await this.parley()).claims.at(-1)?.standing ?? null;
    while (correctionUnderWay(await this.parley())) await this.#answer();
  }

  parley(): Promise<ParleyCourse> {
    return this.games.parleyOf(this.game, SPECTATOR);
  }

  /** Makes one decision that a correction asks for. */
  async #answer(): Promise<void> {
    const moment = await this.moment();
    const answers = moment.legal.filter((order) => PBEM.answers?.(order));
    if (answers.length === 0) throw new Error('the correction waits, and nobody owes a decision');
    const answer = await this.#send(moment, { order: this.lots.pick(answers) });
    if (answer.kind !== 'accepted') throw new Error(`a decision is refused: ${answer.refusal.because}`);
  }

  async #send({ position, side, revision }: Moment & { readonly revision: number }, sent: Sent): Promise<Submission> {
    const values: number[] = [];
    const dice = this.lots.dice;
    const recording: typeof dice = {
      roll: (request) => {
        const die = dice.roll(request);
        values.push(die.value);
        return die;
      },
    };
    actAsKept(PBEM, position, side, sent.order, recording, sent.stated ?? null);
    this.orders += 1;
    return this.games.submit({
      game: this.game,
      viewer: seat(side),
      order: { kind: 'json', value: sent.order },
      dice: { kind: 'reported', values },
      ...(sent.stated && { stated: sent.stated }),
      expectedRevision: revision,
      commandId: `order-${revision}-${this.orders}`,
    });
  }
}

function seat(side: string): Viewer {
  return { kind: 'seat', side };
}
