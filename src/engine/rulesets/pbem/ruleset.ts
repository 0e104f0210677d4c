import type { Ruleset } from '../../game/game.js';
import { ON_A_BOARD } from '../../game/on-a-board.js';
import { actors } from './turn/actors.js';
import { create } from './setup/create.js';
import { decide } from './decide.js';
import type { Edition } from './editions/edition.js';
import { FIRST_EDITION } from './editions/first.js';
import { TRIAL_EDITION } from './editions/trial.js';
import { OPTIONS, PBEM_ID } from './options.js';
import { evolve } from './evolve.js';
import { diceOf, indexOf } from './event-index.js';
import type { PbemEvent } from './events.js';
import { legal } from './legal.js';
import type { Order } from './orders.js';
import { parseOrder } from './parse-order.js';
import { SCALE } from './scale.js';
import { preview } from './survey/preview.js';
import { VEIL } from './veil.js';
import { SURVEY } from './survey/survey.js';

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
