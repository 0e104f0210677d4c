import { NAME_LENGTH_MAX } from '../../engine/game/form.js';
import type { Refusal } from '../../engine/game/refusal.js';
import type { Position } from '../../engine/position/position.js';
import { withHidden } from '../../engine/position/change.js';
import type { SeenGame } from '../../play/seen.js';
import { ApiError } from '../errors.js';

/** The answer to a question; a refusal means that the question itself was wrong. Throws BAD_INPUT. */
export function asked<Told extends object>(answer: Told | Refusal): Told {
  if (isRefusal(answer)) throw wronglyAsked(answer);
  return answer;
}

/** BAD_INPUT that names what is not there. */
export function wronglyAsked({ because, rule, subject }: Refusal): ApiError {
  return new ApiError('BAD_INPUT', because, { rule, ...(subject === undefined ? {} : { subject }) });
}

/** The same answer for a unit that does not exist and for a unit that the viewer does not know of. */
export function noUnit(unit: string): Refusal {
  return nothingNamed(unit, 'unit');
}

/** A question names something that is not there; `what`: what it would have to be. */
export function nothingNamed(name: string, what = 'unit, hex or thing'): Refusal {
  const subject = name.slice(0, NAME_LENGTH_MAX);
  return { code: 'unknownUnit', rule: null, because: `there is no ${what} ${subject}`, subject };
}

/** Whether an answer is the refusal of its question. */
export function isRefusal(answer: object): answer is Refusal {
  return 'code' in answer && 'because' in answer;
}

/** The board of a game, for questions that only a board can answer. Throws BAD_INPUT if it is played without one. */
export function fieldOf({ field, ruleset }: Pick<SeenGame<unknown>, 'field' | 'ruleset'>): Position {
  if (field) return field;
  const because = `a game of ${ruleset.id} is played without a board`;
  throw wronglyAsked({ code: 'notInThisRuleset', rule: null, because });
}

/** Whether the viewer of a game sees a unit of that name, on the map or off it. */
export function seesUnit({ field }: Pick<SeenGame<unknown>, 'field'>, unit: string): boolean {
  return field !== null && Object.hasOwn(withHidden(field).units, unit);
}
