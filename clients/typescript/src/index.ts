export type { Connection } from './connection.js';
export { ERROR_CODES, type ErrorCode, HeraldError, OrderRefusedError } from './errors.js';
export type { Followed } from './follow.js';
export * from './generated.js';
export { Herald } from './herald.js';
export { newKey } from './keys.js';
export {
  type Accepted,
  type Giving,
  type LegalOrder,
  type LegalPage,
  type LegalPageAsked,
  type Look,
  type Place,
  Seat,
  type Submission,
} from './seat.js';
