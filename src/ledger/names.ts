/** The form of the names of the ledger. No control characters anywhere: not every store can keep U+0000. */
export const STREAM_PATTERN = /^[A-Za-z0-9_-]{1,100}$/;
/** The beginning of the names of a Herald's streams where several Heralds share a database. */
export const NAMESPACE_PATTERN = /^[a-z][a-z0-9]{0,39}$/;
export const EVENT_TYPE_PATTERN = /^[A-Za-z][A-Za-z0-9_.:-]{0,99}$/;
export const COMMAND_PATTERN = /^[\x21-\x7e]{1,200}$/;
/** The same for a person, who may know it by either name. */
export const COMMAND_FORM = 'a command id or idempotency key has 1 to 200 printable ASCII characters, no blanks';
export const ACTOR_PATTERN = /^[^\p{Cc}\p{Cs}]{1,200}$/u;
export const SCHEMA_PATTERN = /^[\x21-\x7e]{1,100}$/;
export const HASH_PATTERN = /^[0-9a-f]{64}$/;
/** The year to the second, a fraction if need be, and Z. */
export const UTC_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
/** A global position: a whole number from 0 below 2^63. */
export const POSITION_PATTERN = /^(0|[1-9]\d{0,18})$/;
