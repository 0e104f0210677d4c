import type { Ruleset } from '../../game/game.js';
import { ON_A_BOARD } from '../../game/on-a-board.js';
import { actors } from './book/actors.js';
import { create } from './23-set-up/create.js';
import { decide } from './book/decide.js';
import type { Edition } from './core/editions/edition.js';
import { FIRST_EDITION } from './core/editions/first.js';
import { TRIAL_EDITION } from './core/editions/trial.js';
import { OPTIONS, PBEM_ID } from './core/options.js';
import { evolve } from './evolve/evolve.js';
import { diceOf, indexOf } from './event-index.js';
import type { PbemEvent } from './core/events.js';
import { legal } from './book/legal.js';
import type { Order } from './core/orders.js';
import { parseOrder } from './parse-order.js';
import { SCALE } from './scale.js';
import { preview } from './book/preview.js';
import { VEIL } from './veil.js';
import { SURVEY } from './05-sight/survey.js';

/** What all editions share; each function reads what differs from the edition that the position pins. */
const RULES: Omit<Ruleset<Order, PbemEvent>, 'version' | 'create'> = {
  ...ON_A_BOARD,
  id: PBEM_ID,
  options: Object.keys(OPTIONS),
  parseOrder,
  decide,
  evolve,
  actors,
  legal,
  preview,
  scale: SCALE,
  onward: { type: 'EndStep' },
  diceOf,
  indexOf,
  veil: VEIL,
  survey: SURVEY,
};

/** The PBEM rules: the primary rulebook, edition by edition. A game pins the edition with which it began. */
export const PBEM = rulesetOf(FIRST_EDITION);

/** The rules in the trial edition, which no game of players can pin. */
export const PBEM_TRIAL = rulesetOf(TRIAL_EDITION);

function rulesetOf(edition: Edition): Ruleset<Order, PbemEvent> {
  return { ...RULES, version: edition.version, create: (setup) => create(edition, setup) };
}
