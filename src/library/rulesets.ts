import type { GameEvent } from '../engine/game/event.js';
import { allowed, refused, type Ruled } from '../engine/game/refusal.js';
import { UnknownRuleset, type Rulebook, type Rulebooks, type WrittenOrder } from '../engine/game/rulebook.js';
import { readOrder } from '../engine/notation/order.js';
import { printOrder } from '../engine/notation/print-order.js';
import { tell } from '../engine/notation/telling.js';
import { PBEM_UPCASTERS } from '../engine/rulesets/pbem/event-versions.js';
import type { PbemEvent } from '../engine/rulesets/pbem/core/events.js';
import type { Order } from '../engine/rulesets/pbem/core/orders.js';
import { PBEM, PBEM_TRIAL } from '../engine/rulesets/pbem/ruleset.js';

/** The PBEM rules with their notation. */
const PBEM_BOOK: Rulebook = {
  // A game's log holds only events of the ruleset that it pins, and orders pass through its parseOrder.
  ruleset: PBEM,
  upcasters: PBEM_UPCASTERS,
  reportedDice: { option: 'honourDice', rule: 'pbem:1.3b' },
  readOrder: readPbemOrder,
  writeOrder: (order) => printOrder(order as Order),
  tell: (event: GameEvent) => tell(event as PbemEvent),
};

function readPbemOrder(text: string): Ruled<WrittenOrder> {
  const read = readOrder(text);
  if (read.ok) return allowed({ side: read.value.side, order: read.value.order });
  const { error } = read;
  return refused({ code: error.code, rule: error.rule, because: error.message });
}

/** The PBEM rules in their trial edition, by which games are judged and never played. */
const PBEM_TRIAL_BOOK: Rulebook = { ...PBEM_BOOK, ruleset: PBEM_TRIAL };

/** Every rulebook that ships, newest version last. */
export const SHIPPED_RULEBOOKS: readonly Rulebook[] = [PBEM_BOOK];

/** The shelf of the rulebooks that ship: by id and version. */
export const RULEBOOKS: Rulebooks = shelfOf(SHIPPED_RULEBOOKS);

/** Every rulebook by which a game may be judged, editions that no game can pin among them. */
export const RULEBOOKS_TO_JUDGE_BY: Rulebooks = shelfOf([...SHIPPED_RULEBOOKS, PBEM_TRIAL_BOOK]);

function shelfOf(books: readonly Rulebook[]): Rulebooks {
  return {
    rulebook(id, version) {
      const book = books.find(({ ruleset }) => ruleset.id === id && ruleset.version === version);
      if (!book) throw new UnknownRuleset(id, version);
      return book;
    },
  };
}
