import type { GameEvent } from '../engine/game/event.js';
import { streamOfKind, type PlayedKind } from '../ledger/game-stream.js';
import { streamIsAtRevision, type Append, type Appended } from '../ledger/ledger.js';
import type { Submission } from './commands.js';
import { toRecord } from './event-types.js';
import { timeAfter, type LoadedGame } from './loaded-game.js';
import type { Salts } from './secrets.js';
import type { SeenEvent } from './seen.js';
import { seenEvent } from './seen-event.js';
import { seenBy } from './view.js';
import type { Viewer } from './viewer.js';

type Event = Parameters<typeof seenEvent>[1];

/** The events of an append as they are recorded. */
export interface Recorded {
  readonly appended: Appended;
  readonly events: readonly Event[];
}

interface Parts {
  readonly now: () => string;
  readonly salts: Salts;
  readonly kind: PlayedKind;
}

/** The append by which a command records events after the last event of a game. */
export function appendAfter(
  { now, salts, kind }: Parts,
  game: LoadedGame,
  command: { readonly commandId: string; readonly actor: string },
  events: readonly GameEvent[],
): Append {
  return {
    stream: streamOfKind(kind, game.id),
    expected: streamIsAtRevision(game.revision),
    commandId: command.commandId,
    metadata: { recordedAt: timeAfter(game, now()), actor: command.actor },
    events: toRecord(game.book, events, salts),
  };
}

/** The revisions of an append: the first, and how many. */
export function rangeOf({ firstRevision, lastRevision }: Appended): [from: number, count: number] {
  return [firstRevision, lastRevision - firstRevision + 1];
}

/** The answer to a command whose events are recorded, as the viewer may see them. */
export function accepted(
  game: Pick<LoadedGame, 'book'>,
  viewer: Viewer,
  { appended, events }: Recorded,
): Submission & { readonly kind: 'accepted' } {
  const { lastRevision: revision, lastHash: hash, repeated } = appended;
  return { kind: 'accepted', revision, hash, events: seenEvents(game, viewer, events), repeated };
}

/** Recorded events as the viewer may see them. */
export function seenEvents(
  { book }: Pick<LoadedGame, 'book'>,
  viewer: Viewer,
  events: readonly Event[],
): readonly SeenEvent[] {
  return events.map((event) => seenBy(viewer, seenEvent(book, event), book));
}
