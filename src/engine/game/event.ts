/** A fact of a game: a past-tense type and its complete data. Which types exist is the ruleset's matter. */
export interface GameEvent {
  readonly type: string;
  readonly data: object;
}

/** One event type with its data. */
export interface EventOf<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
}

/** Makes the data of one schema version of an event type from that of the version before it. Pure. */
export type Upcaster = (data: object) => object;
