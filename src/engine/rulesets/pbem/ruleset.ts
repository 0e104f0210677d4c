import type { Ruleset } from '../../game/ruleset.js';
import { actors } from './turn/actors.js';
import { create } from './setup/create.js';
import { decide } from './decide.js';
import { EDITION, OPTIONS } from './edition.js';
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

/** The PBEM rules: the primary rulebook, version by version. Games pin the version they began with. */
export const PBEM: Ruleset<Order, PbemEvent> = {
  ...EDITION,
  options: Object.keys(OPTIONS),
  create,
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
