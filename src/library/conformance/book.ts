import type { Ruleset } from '../../engine/game/game.js';
import type { PbemEvent } from '../../engine/rulesets/pbem/core/events.js';
import type { Order } from '../../engine/rulesets/pbem/core/orders.js';

/** A ruleset whose orders the notation can write. */
export type BookRuleset = Ruleset<Order, PbemEvent>;
