import { setImmediate as pause } from 'node:timers/promises';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { Ledger } from '../ledger/ledger.js';
import { DiceAudit } from './dice-audit.js';
import { exportedFor, type Reader } from './disclosure.js';
import { Fold } from './fold.js';
import { entryOfExported, type LogEntry } from './log-entry.js';
import { streamEvents, streamOfGame } from './stream-events.js';

/** Events that are looked through in one go: some ten milliseconds of work. */
const GO_EVENTS = 250;

/**
 * The dice of a game or siege of a ledger, as a reader may see them (undefined: who may see everything), checked.
 * Others are served meanwhile. Throws StreamNotFound, CorruptedEvent, UnknownRuleset, ReplayFailed.
 */
export async function diceOfGame(
  ledger: Ledger,
  rulebooks: AnyRulebooks,
  game: string,
  reader?: Reader,
): Promise<DiceAudit> {
  const stream = await streamOfGame(ledger, game);
  const looking = new DiceLooking(stream, rulebooks);
  for await (const event of streamEvents(ledger, stream)) {
    const exported = exportedFor(event, looking.fold.rulebookOf(event), reader);
    // Recorded before secrets had commitments: the export for this reader ends here, too.
    if (exported === null) break;
    looking.take(entryOfExported(exported));
    if (event.revision % GO_EVENTS === GO_EVENTS - 1) await pause();
  }
  return looking.end();
}

/** The dice of a log that was read from a file. Throws UnknownRuleset, ReplayFailed. */
export function diceOfEntries(entries: readonly LogEntry[], stream: string, rulebooks: AnyRulebooks): DiceAudit {
  const looking = new DiceLooking(stream, rulebooks);
  for (const entry of entries) looking.take(entry);
  return looking.end();
}

/** Looks at the dice of a log without judging its orders. */
class DiceLooking {
  readonly fold: Fold;
  readonly #audit: DiceAudit;
  #revision = 0;

  constructor(stream: string, rulebooks: AnyRulebooks) {
    this.fold = new Fold(rulebooks);
    this.#audit = new DiceAudit(stream);
  }

  take(entry: LogEntry): void {
    const before = this.fold.position;
    const { type, data } = this.fold.apply(entry.event);
    const game = this.fold.rulebook?.ruleset;
    if (game) this.#audit.take(this.#revision, { type, data }, entry, game, before);
    this.#revision += 1;
  }

  end(): DiceAudit {
    this.#audit.end(this.#revision - 1, this.fold.position);
    return this.#audit;
  }
}
