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
