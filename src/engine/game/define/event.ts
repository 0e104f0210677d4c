import type { EventOf, Upcaster } from '../event.js';
import type { Bearing } from '../veil.js';
import type { SeatId } from '../../position/seat.js';
import type { DataOf, Fields, Form } from './form.js';
import { record } from './record.js';

/** A member that not everybody may see. Both functions look only at members that everybody sees. */
export interface SecretWhole<Data> {
  /** Whether the holder of a seat may see it; null: somebody without a seat. */
  seenBy(data: Data, seat: SeatId | null): boolean;
  /** The value that the others see in its place. */
  readonly instead: unknown;
  /** Whether it is secret in this event; absent: always. */
  when?(data: Data): boolean;
}

/** A member with a part for each side, of which each side sees its own. */
export interface SecretBySide<Data> {
  readonly bySide: true;
  when?(data: Data): boolean;
}

export type Secret<Data = object> = SecretWhole<Data> | SecretBySide<Data>;

interface More<Data> {
  /** Makes version 2 of the data from version 1, and so on; absent: there has been one version. */
  readonly older?: readonly Upcaster[];
  /** The members that not everybody may see. */
  readonly secret?: { readonly [Key in keyof Data & string]?: Secret<Data> };
  /** How long what is hidden can decide what follows; absent: for the whole game. */
  readonly bearing?: Bearing;
}

/** All that is known of an event type. */
export interface EventDefinition<out Data extends object = object> {
  readonly remark: string;
  readonly form: Form<Data>;
  readonly more: More<object>;
}

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/**
 * Defines an event type: what it means, its members in the order in which their dice were rolled, and what else holds.
 */
export function defineEvent<const F extends Fields>(
  remark: string,
  fields: F,
  more: More<DataOf<F>> = {},
): EventDefinition<DataOf<F>> {
  return { remark, form: record(fields), more };
}

/** A definition whose events are told by a template (`tellerOf`). */
export interface Told {
  readonly told: string;
}

/** The definition of an event that is told so in one line of English: `{unit} puts out {light}`. */
export function toldAs<Definition extends EventDefinition>(told: string, definition: Definition): Definition & Told {
  return { ...definition, told };
}

/** The data of an event by its definition. */
export type DataIn<Definition> = Definition extends EventDefinition<infer Data> ? Data : never;

/** The events of some definitions. */
export type EventIn<Definitions extends EventDefinitions> = {
  readonly [Type in keyof Definitions & string]: EventOf<Type, DataIn<Definitions[Type]>>;
}[keyof Definitions & string];
