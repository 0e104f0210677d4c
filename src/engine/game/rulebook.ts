import type { GameEvent } from './event.js';
import type { RuleId, Ruled } from './refusal.js';
import type { SideId } from '../position/unit.js';
import type { AnyRuleset } from './ruleset.js';

/** Makes the data of one schema version of an event type from that of the version before it. Pure. */
export type Upcaster = (data: object) => object;

/** An order in written notation; a line may name the side that gives it. */
export interface WrittenOrder {
  readonly side: SideId | null;
  readonly order: unknown;
}

/** A ruleset with everything that playing it needs besides its rules: its written form and its events' versions. */
export interface Rulebook {
  readonly ruleset: AnyRuleset;
  /** Every event type, with what lifts its data from each earlier schema version to the next. */
  readonly upcasters: Readonly<Record<string, readonly Upcaster[]>>;
  /** The option under which players report their own dice, and the rule that it rests on. */
  readonly reportedDice: { readonly option: string; readonly rule: RuleId };
  /** Reads an order in written notation; whether it may be given is `decide`'s matter. */
  readOrder(text: string): Ruled<WrittenOrder>;
  /** An order of this ruleset in written notation, which `readOrder` reads back. */
  writeOrder(order: unknown): string;
  /** One line for a person: what happened. */
  tell(event: GameEvent): string;
}

/** All rulebooks that this installation can play, by id and version. */
export interface Rulebooks {
  /** Throws UnknownRuleset. */
  rulebook(id: string, version: number): Rulebook;
}

/** A game or a request names a ruleset, or a version of one, that this installation does not have. */
export class UnknownRuleset extends Error {
  readonly type = 'unknownRuleset';
  constructor(
    readonly id: string,
    readonly version: number,
  ) {
    super(`there is no ruleset ${id} version ${version} here`);
  }
}
