import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import { standingOf } from '../engine/game/dice-course.js';
import { whyNotSaid } from '../engine/game/dice-talk.js';
import type { DiceTalk } from '../engine/game/dice-told.js';
import { actorOf } from '../engine/game/frame.js';
import type { SeatId } from '../engine/position/seat.js';
import { RevisionConflict } from '../ledger/errors.js';
import { sealedEvents } from '../ledger/event-row.js';
import type { PlayedKind } from '../ledger/game-stream.js';
import type { Ledger } from '../ledger/ledger.js';
import { sealOf } from '../ledger/proof/dice.js';
import { accepted, appendAfter } from './appending.js';
import type { GameId, Viewer } from './viewer.js';
import type { DiceSaying, Submission } from './commands.js';
import type { GameDoor } from './game-door.js';
import { gameAfterSealed, type LoadedGame } from './loaded-game.js';
import type { Salts } from './secrets.js';
import { namedSeat } from './seating/seat-book.js';
import { ownSeat } from './own-seat.js';

interface Parts {
  readonly ledger: Ledger;
  readonly games: GameDoor;
  readonly now: () => string;
  readonly salts: Salts;
  readonly kind: PlayedKind;
}

/**
 * The sayings of seats about the dice before a game begins, on their way into the ledger: recorded, or refused without
 * a trace.
 */
export class DiceTalks {
  constructor(private readonly parts: Parts) {}

  /** The same, said again by the same seat, is answered as the first time. Throws NoSuchGame, KeyNeeded, NotASeat. */
  async say(id: GameId, viewer: Viewer, saying: DiceSaying): Promise<Submission> {
    for (;;) {
      const game = await this.parts.games.now(id, viewer);
      const seat = ownSeat(id, viewer);
      const talk = talkOf(seat, saying);
      if (isSaid(game, seat, talk)) {
        return { kind: 'accepted', revision: game.revision, hash: game.hash, events: [], repeated: true };
      }
      const fits = (of: SeatId, word: string, seal: string): boolean =>
        sealOf(id, game.dice?.terms.commitment ?? '', of, word) === seal;
      const why = whyNotSaid(game.dice, game.book.ruleset.seats(game.position), talk, fits);
      if (why) {
        // A book that knows no reported dice has no rule about declining them.
        const refusal = game.book.reportedDice ? why : { ...why, rule: null };
        return { kind: 'refused', revision: game.revision, hash: game.hash, refusal, instead: [] };
      }
      try {
        return await this.#append(game, viewer, seat, talk);
      } catch (error) {
        // Somebody else was faster: what holds now decides. Each seat says little, so this comes to an end.
        if (!(error instanceof RevisionConflict)) throw error;
      }
    }
  }

  async #append(game: LoadedGame, viewer: Viewer, seat: SeatId, talk: DiceTalk): Promise<Submission> {
    const commandId = sha256(canonicalJson(['herald dice', seat, talk.type]));
    const append = appendAfter(this.parts, game, { commandId, actor: actorOf(seat) }, [talk]);
    const appended = await this.parts.ledger.append(append);
    const events = sealedEvents(append, game);
    if (!appended.repeated) await this.parts.games.keep(gameAfterSealed(game, events), game.revision);
    return accepted(game, viewer, { appended, events });
  }
}

function talkOf(seat: SeatId, saying: DiceSaying): DiceTalk {
  const seated = namedSeat(seat);
  switch (saying.kind) {
    case 'sealWord':
      return { type: 'DiceWordSealed', data: { ...seated, seal: saying.seal } };
    case 'declineWord':
      return { type: 'DiceWordDeclined', data: seated };
    case 'showWord':
      return { type: 'DiceWordShown', data: { ...seated, word: saying.word } };
    case 'declineReportedDice':
      return { type: 'ReportedDiceDeclined', data: { ...seated, rule: 'pbem:1.3c' } };
  }
}

/** Whether the seat has said just this before. */
function isSaid({ dice }: LoadedGame, seat: SeatId, talk: DiceTalk): boolean {
  const before = dice && standingOf(dice, seat);
  switch (talk.type) {
    case 'DiceWordSealed':
      return before?.kind !== undefined && before.kind !== 'declined' && before.seal === talk.data.seal;
    case 'DiceWordDeclined':
      return before?.kind === 'declined';
    case 'DiceWordShown':
      return before?.kind === 'shown' && before.word === talk.data.word;
    case 'ReportedDiceDeclined':
      return dice?.terms.mode === 'reported' && dice.mode === 'committed';
  }
}
