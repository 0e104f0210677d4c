import type { GameEvent } from '../engine/game/event.js';
import { isMessageEvent, type KeptMessage } from '../engine/game/message/events.js';
import type { Refusal } from '../engine/game/refusal.js';
import { accepted, type Recorded } from './appending.js';
import type { TurnAnswer, TurnFault } from './commands.js';
import type { LoadedGame } from './loaded-game.js';
import { seenBy } from './view.js';
import type { Viewer } from './viewer.js';

/** Said of orders that waited when the game ended. */
export const GAME_OVER = 'the game was over before the rest of the message went on';
/** The fault of a message without an order (pbem:4.1b). */
export const NO_ORDER: TurnFault = {
  ...{ line: 1, column: null, code: 'malformed', rule: 'pbem:4.1b', because: 'the message has no order' },
  ...{ expected: 'an order', found: '', meant: null },
};

/** The fault at which the rest of a message stopped, as it is kept. */
export function faultOfStop({ line, code, rule, because }: NonNullable<KeptMessage['stopped']>): TurnFault {
  return { line, column: null, code, rule, because, expected: null, found: null, meant: null };
}

/** Faults as refusals are shown. */
export function seenFaults({ book }: LoadedGame, viewer: Viewer, faults: readonly TurnFault[]): readonly TurnFault[] {
  return faults.map((fault) => ({ ...fault, ...seenBy(viewer, refusalIn(fault), book) }));
}

function refusalIn({ code, rule, because }: TurnFault): Refusal {
  return { code, rule, because };
}

/** The answer to a message whose events are recorded, as the viewer may see them. */
export function acceptedTurn(
  game: LoadedGame,
  viewer: Viewer,
  recorded: Recorded,
): TurnAnswer & { readonly kind: 'accepted' } {
  const { events } = recorded;
  const kept = keptIn(events);
  return {
    ...accepted(game, viewer, recorded),
    carriedOut: events.filter((event) => game.book.ruleset.frame.order(event) !== null).length,
    waiting: kept?.lines ?? [],
    stopped: kept?.stopped ? faultOfStop(kept.stopped) : null,
    faults: [],
    warnings: [],
  };
}

/** The content that the last event of a message keeps. */
export function keptIn(events: readonly GameEvent[]): KeptMessage | null {
  return events.findLast(isMessageEvent)?.data.kept ?? null;
}
