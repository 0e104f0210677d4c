import type { Ruleset } from '../../game/game.js';
import type { Setup } from '../../game/setup.js';
import { ON_A_BOARD } from '../../game/on-a-board.js';
import { actors } from './book/actors.js';
import { asFarAsLegal } from './book/as-far-as-legal.js';
import { answers, buildsOn } from './book/builds-on.js';
import { asKnown } from './book/order-as-shown.js';
import { create } from './23-set-up/create.js';
import { decide } from './book/decide.js';
import type { Book } from './core/books/book.js';
import { PBEM_BOOK, PBEM_TRIAL_BOOK } from './core/books/pbem.js';
import { SIEGE_EN_BOOK } from './core/books/siege-en.js';
import { cited } from './cited.js';
import { fightsAfter } from './24-experience/fights.js';
import { unseen } from '../../position/change.js';
import { evolve } from './evolve/evolve.js';
import { HONOUR } from './book/on-honour.js';
import { hasHonour } from './core/books/of.js';
import { FACTS } from './book/facts.js';
import { diceOf, indexOf } from './event-index.js';
import type { PbemEvent } from './core/events.js';
import { legal, preparing } from './book/legal.js';
import { ORDERS, type Order } from './core/orders.js';
import { parseOrder } from './parse-order.js';
import { SCALE } from './scale.js';
import { duties, lost } from './book/lost.js';
import { planned } from './book/planned.js';
import { preview } from './book/preview.js';
import { wayOn } from './book/way-on.js';
import { VEIL } from './veil.js';
import { SURVEY } from './05-sight/survey.js';
import { surveyShot } from './06-missiles/shot-survey.js';

/** The parts that all books share. Each function reads what differs from the book that the position pins. */
const RULES: Omit<Ruleset<Order, PbemEvent>, 'id' | 'version' | 'options' | 'create'> = {
  ...ON_A_BOARD,
  orderTypes: Object.keys(ORDERS),
  parseOrder,
  decide,
  evolve,
  unseen,
  actors,
  legal,
  preparing,
  preview,
  planned,
  lost,
  duties,
  buildsOn,
  answers,
  isUnderWay: ({ plan }) => plan !== undefined,
  asKnown,
  asFarAsLegal,
  scale: SCALE,
  ends: [{ type: 'EndStep' }, { type: 'EndTurn' }],
  diceOf,
  indexOf,
  veil: VEIL,
  survey: { ...SURVEY, shot: surveyShot, wayOn },
  facts: FACTS,
  fightsAfter: (fights, before, event) =>
    fightsAfter(fights, before, event, event.type === 'OrderGiven' && answers(event.data.order as Order)),
};

/** The PBEM rules: the primary rulebook, edition by edition. A game pins the edition with which it began. */
export const PBEM = rulesetOf(PBEM_BOOK);

/** Siege, English edition, as far as it is played: section one in the open and among houses. */
export const SIEGE_EN = rulesetOf(SIEGE_EN_BOOK);

/** The rules of pbem in the trial edition, which no game of players can pin. */
export const PBEM_TRIAL = rulesetOf(PBEM_TRIAL_BOOK);

function rulesetOf(book: Book): Ruleset<Order, PbemEvent> {
  const { id, version, options } = book;
  const rules = {
    ...RULES,
    id,
    version,
    options: Object.keys(options),
    optionRules: options,
    create: (setup: Setup) => create(book, setup),
    ...(hasHonour(book) ? { honour: HONOUR } : {}),
  };
  return cited(book, rules);
}
