import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import type { ParleyEvent, ParleyEventOf, ParleyTalk } from '../engine/game/parley/events.js';
import { refused, type Refusal, type RuleId } from '../engine/game/refusal.js';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import { CommandReused, InvalidRequest, RevisionConflict } from '../ledger/errors.js';
import { sealedEvents } from '../ledger/event-row.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import type { Appended, Ledger } from '../ledger/ledger.js';
import { COMMAND_FORM, COMMAND_PATTERN } from '../ledger/names.js';
import { accepted, appendAfter, rangeOf } from './appending.js';
import { ParleyConsequences } from './parley-consequences.js';
import { readStatement, whyNotInGame, type Said } from './parley-statement.js';
import type { GameId } from './viewer.js';
import type { ParleyCommand, Submission } from './commands.js';
import { openings } from './dice-of-order.js';
import type { DiceVault } from './dice-vault.js';
import type { GameDoor } from './game-door.js';
import { gameAfterSealed, type LoadedGame } from './loaded-game.js';
import { actorOfViewer } from './parley-talk.js';
import type { Salts } from './secrets.js';

interface Parts {
  readonly ledger: Ledger;
  readonly games: GameDoor;
  readonly rulebooks: Pick<AnyRulebooks, 'newest'>;
  readonly now: () => string;
  readonly salts: Salts;
  readonly vault: DiceVault;
  readonly kind: PlayedKind;
  /** Whether the catalogue has a rule of this id. */
  readonly isRule: (rule: RuleId) => boolean;
  /** Finds the siege or campaign to which a game or siege belongs; null: to none. */
  readonly keeperOf: (game: GameId) => Promise<GameId | null>;
  /** Whether a siege or campaign has taken over how a game or siege of it ended. */
  readonly isReported: (keeper: GameId, part: GameId) => Promise<boolean>;
}

/** Statements that end a game. */
const ENDS: readonly ParleyTalk['type'][] = ['Resigned', 'DrawProposed'];

/** Statements after which something may be corrected. */
const CORRECTS: readonly ParleyTalk['type'][] = [
  'ClaimFiled',
  'ClaimAppealed',
  'AmendmentProposed',
  'AmendmentAnswered',
];

/**
 * Statements of seats and arbiters on their way into the ledger: recorded with what follows from them, or refused
 * without a trace.
 */
export class Parleys {
  readonly #consequences: ParleyConsequences;

  constructor(private readonly parts: Parts) {
    this.#consequences = new ParleyConsequences(parts);
  }

  /** Idempotent by command id. Throws NoSuchGame, NotASeat, CommandReused, InvalidRequest. */
  async say(command: ParleyCommand): Promise<Submission> {
    const { ledger, games, kind } = this.parts;
    const own = { ...command, commandId: commandIdOf(command) };
    for (;;) {
      const game = await games.now(command.game, command.viewer);
      const earlier = await ledger.appendOf(streamOfKind(kind, game.id), own.commandId);
      if (earlier) return this.#answerAgain(game, command, earlier);
      const said = await readStatement(games, game, own);
      const refusal =
        'refusal' in said
          ? said.refusal
          : (whyNotInGame(game, said, this.parts.isRule) ??
            (own.ofSettledSiege ? null : await this.#whyNotInSiege(game, said)));
      if (refusal) return { kind: 'refused', revision: game.revision, hash: game.hash, refusal, instead: [] };
      if ('refusal' in said) throw new Error('a statement that cannot be read is refused');
      const events = [said.talk, ...(await this.#consequences.of(game, own.viewer, said))];
      try {
        return await this.#append(game, own, events);
      } catch (error) {
        // Somebody else was faster: the game is looked at again. This ends, since every round somebody gets on.
        if (!(error instanceof RevisionConflict)) throw error;
      }
    }
  }

  /**
   * Why something cannot be said in a game that belongs to a siege or campaign, or null. A side that could end its
   * scenario at any time would save its fighters from a lost fight; and what was reported stands (ADR 58).
   */
  async #whyNotInSiege({ id }: LoadedGame, { talk: { type } }: Said): Promise<Refusal | null> {
    const isEnd = ENDS.includes(type);
    const keeper = isEnd || CORRECTS.includes(type) ? await this.parts.keeperOf(id) : null;
    if (keeper === null) return null;
    if (isEnd) {
      const because =
        'the game is a scenario of a siege or campaign: it ends by its rules only, since its losses count there';
      return refused({ code: 'illegal', rule: null, because }).refusal;
    }
    if (!(await this.parts.isReported(keeper, id))) return null;
    const because = 'the siege or campaign has taken over how this ended: no error is claimed or corrected any more';
    return refused({ code: 'gameOver', rule: null, because }).refusal;
  }

  async #append(
    game: LoadedGame,
    { viewer, commandId }: ParleyCommand,
    said: readonly ParleyEvent[],
  ): Promise<Submission> {
    const { ledger, games, vault } = this.parts;
    const { book } = game;
    const position = said.reduce((state, event) => book.ruleset.evolve(state, event), game.position);
    const isOver = position.outcome !== null && game.position.outcome === null;
    const opened: readonly GameEvent[] =
      isOver && game.dice ? await openings(vault, game, game.dice, said, position) : [];
    const command = { commandId, actor: actorOfViewer(viewer) };
    const append = appendAfter(this.parts, game, command, [...said, ...opened]);
    const appended = await ledger.append(append);
    const events = sealedEvents(append, game);
    if (!appended.repeated) await games.keep(gameAfterSealed(game, events, position), game.revision);
    return accepted(game, viewer, { appended, events });
  }

  async #answerAgain(game: LoadedGame, command: ParleyCommand, earlier: Appended): Promise<Submission> {
    const { viewer, commandId } = command;
    const recorded = await this.parts.games.events(game, ...rangeOf(earlier));
    const said = await readStatement(this.parts.games, game, command);
    if ('refusal' in said || !isSaidIn(recorded, said.talk))
      throw new CommandReused(streamOfKind(this.parts.kind, game.id), commandId);
    return accepted(game, viewer, { appended: { ...earlier, repeated: true }, events: recorded });
  }
}

/** Whether a command once recorded just this. Only the number of a claim may differ: it is counted anew. */
function isSaidIn([first]: readonly GameEvent[], talk: ParleyTalk): boolean {
  if (first?.type !== talk.type) return false;
  const { claim } = first.data as ParleyEventOf<'ClaimFiled'>['data'];
  const isNumbered = talk.type === 'ClaimFiled' || talk.type === 'AmendmentProposed';
  const data = isNumbered ? { ...talk.data, claim } : talk.data;
  return canonicalJson(first.data) === canonicalJson(data);
}

/** The ledger's command id. Keys belong to those who give them, as those of orders do. Throws InvalidRequest. */
function commandIdOf({ viewer, commandId, ofSettledSiege }: ParleyCommand): string {
  if (!COMMAND_PATTERN.test(commandId)) throw new InvalidRequest(COMMAND_FORM);
  // A seat cannot take the name under which Herald will speak for it.
  const kind = ofSettledSiege ? 'herald settled siege' : 'herald parley';
  return sha256(canonicalJson([kind, actorOfViewer(viewer), commandId]));
}
