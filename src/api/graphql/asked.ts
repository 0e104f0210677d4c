import type { Refusal } from '../../engine/game/refusal.js';
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

export function isRefusal(answer: object): answer is Refusal {
  return 'code' in answer && 'because' in answer;
}
