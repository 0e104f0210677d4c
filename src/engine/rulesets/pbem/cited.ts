import type { Facts } from '../../game/facts.js';
import { allowed, type Ruled } from '../../game/refusal.js';
import type { Ruleset } from '../../game/game.js';
import type { Book } from './core/books/book.js';
import { citingOf, type Citing } from './core/books/citing.js';
import type { PbemEvent } from './core/events.js';
import type { Order } from './core/orders.js';

type Rules = Ruleset<Order, PbemEvent>;

/**
 * The rules of a book that name their own rules in all that they answer: refusals, previews, lists, and what they tell
 * about the field. Events name them already, since they are cited as they are emitted (ADR 23).
 */
export function cited(book: Book, rules: Rules): Rules {
  if (Object.keys(book.cites).length === 0) return rules;
  const cite = citingOf(book);
  const refusal = <Value>(ruled: Ruled<Value>): Ruled<Value> =>
    ruled.ok ? ruled : { ok: false, refusal: cite(ruled.refusal) };
  const { facts, survey } = rules;
  return {
    ...rules,
    create: (setup) => refusal(rules.create(setup)),
    parseOrder: (raw) => refusal(rules.parseOrder(raw)),
    decide(position, seat, order, dice) {
      const decided = rules.decide(position, seat, order, dice);
      return decided.ok ? decided : { ok: false, refusal: cite(decided.refusal) };
    },
    preview: (position, seat, order) => cite(rules.preview(position, seat, order)),
    legal: (position, seat, unit) =>
      rules.legal(position, seat, unit).map((one) => (one.odds ? { ...one, odds: cite(one.odds) } : one)),
    ...(rules.lost ? { lost: (position, seat, until) => cite(rules.lost?.(position, seat, until) ?? []) } : {}),
    ...(rules.duties ? { duties: (position, seat) => cite(rules.duties?.(position, seat) ?? []) } : {}),
    ...(facts ? { facts: citedFacts(facts, cite) } : {}),
    ...(survey ? { survey: citedSurvey(survey, cite) } : {}),
  };
}

type Survey = NonNullable<Rules['survey']>;

function citedSurvey(survey: Survey, cite: Citing): Survey {
  return {
    hex(position, name) {
      const told = survey.hex(position, name);
      // The hex itself leads to all the map, and names no rule.
      return told.ok ? allowed({ ...cite({ ...told.value, hex: null }), hex: told.value.hex }) : cite(told);
    },
    sight: (position, from, to) => cite(survey.sight(position, from, to)),
    shot: (position, shot) => cite(survey.shot(position, shot)),
    view: (position, from) => cite(survey.view(position, from)),
    reach: (position, side, unit) => cite(survey.reach(position, side, unit)),
    wayOn: (position, seat, unit, path) => cite(survey.wayOn(position, seat, unit, path)),
  };
}

/** Facts that name a rule: the task of a unit, the darkness that hides a hex, warnings and kinds of standing orders. */
function citedFacts({ units, light, course, ...rest }: Facts, cite: Citing): Facts {
  return {
    ...rest,
    units: { ...units, task: (position, unit) => cite(units.task(position, unit)) },
    light: {
      ...light,
      darkness(position) {
        const darkness = light.darkness(position);
        return darkness && { ...darkness, hides: (from, to) => cite(darkness.hides(from, to)) };
      },
    },
    course: {
      ...course,
      warnings: (position) => cite(course.warnings(position)),
      standing: (position) => cite(course.standing(position)),
    },
  };
}
