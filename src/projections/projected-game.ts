import type { GameEvent } from '../engine/game/event.js';
import type { Rulebook, Rulebooks } from '../engine/game/rulebook.js';
import { isSetUp } from '../engine/game/set-up.js';
import type { Position } from '../engine/position/position.js';
import { CorruptedEvent } from '../ledger/errors.js';
import { possible } from './possible.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { EventTypes } from '../ledger/upcast.js';
import { ProjectionGap } from './gap.js';

/** A game as far as it has been projected. Immutable. */
export interface ProjectedGame {
  readonly id: string;
  readonly title: string;
  readonly book: Rulebook;
  readonly types: EventTypes;
  readonly revision: number;
  readonly position: Position;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A game with the event that brought it there, lifted to its current version. */
export interface Projected {
  readonly game: ProjectedGame;
  readonly event: GameEvent;
}

/**
 * The game after one more event of it. Throws ProjectionGap, UnknownRuleset, what upcasting throws, and CorruptedEvent
 * if the event is not possible where it stands.
 */
export function gameAfter(
  game: ProjectedGame | null,
  id: string,
  recorded: RecordedEvent,
  rulebooks: Rulebooks,
): Projected {
  const { revision } = recorded;
  const expected = game ? game.revision + 1 : 0;
  if (revision !== expected) throw new ProjectionGap(recorded.stream, expected, revision);
  if (!game) return gameFrom(id, recorded, rulebooks);
  const { type, data } = game.types.upcast(recorded);
  const position = possible(recorded, () => game.book.ruleset.evolve(game.position, { type, data }));
  return {
    game: { ...game, position, revision, updatedAt: recorded.metadata.recordedAt },
    event: { type, data },
  };
}

function gameFrom(id: string, recorded: RecordedEvent, rulebooks: Rulebooks): Projected {
  // Every version of the set-up names the ruleset at the same place.
  if (!isSetUp(recorded)) throw new CorruptedEvent(recorded.stream, recorded.revision, 'a game begins with its set-up');
  const book = rulebooks.rulebook(recorded.data.ruleset.id, recorded.data.ruleset.version);
  const types = new EventTypes(book.upcasters);
  const { type, data } = types.upcast(recorded);
  const { recordedAt } = recorded.metadata;
  return {
    game: {
      id,
      title: data.setup.title,
      book,
      types,
      revision: recorded.revision,
      position: possible(recorded, () => book.ruleset.evolve(null, { type, data })),
      createdAt: recordedAt,
      updatedAt: recordedAt,
    },
    event: { type, data },
  };
}
