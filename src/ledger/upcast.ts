import type { AnyRulebook } from '../engine/game/rulebook.js';
import { NewerEventVersion, UnknownEventType } from './errors.js';
import type { NewEvent } from './ledger.js';

/** Makes the data of one version of an event type from the data of the version before it. Pure. */
export type Upcaster = (data: object) => object;

/**
 * The event types that exist, each with its upcasters: the first makes version 2 from version 1, the next version 3
 * from version 2. The current version is therefore one more than there are upcasters.
 */
export type EventTypeTable = Readonly<Record<string, readonly Upcaster[]>>;

/** The registry of event types: what is written is of the current version, what was written earlier is lifted to it. */
export class EventTypes {
  readonly #upcasters: ReadonlyMap<string, readonly Upcaster[]>;

  constructor(table: EventTypeTable) {
    this.#upcasters = new Map(Object.entries(table));
  }

  get names(): readonly string[] {
    return [...this.#upcasters.keys()];
  }

  /** The version in which events of a type are written today, from 1; throws UnknownEventType. */
  currentVersion(type: string): number {
    return this.#upcastersOf(type).length + 1;
  }

  /**
   * The event in its current version. Its hash stays that of what was recorded, so a chain is verified before, never
   * after. Throws UnknownEventType or NewerEventVersion.
   */
  upcast<Event extends NewEvent>(event: Event): Event {
    const upcasters = this.#upcastersOf(event.type);
    const current = upcasters.length + 1;
    if (event.version > current) throw new NewerEventVersion(event.type, event.version, current);
    if (event.version === current) return event;
    const data = upcasters.slice(event.version - 1).reduce((older, upcaster) => upcaster(older), event.data);
    return { ...event, version: current, data };
  }

  #upcastersOf(type: string): readonly Upcaster[] {
    const upcasters = this.#upcasters.get(type);
    if (upcasters === undefined) throw new UnknownEventType(type);
    return upcasters;
  }
}

const known = new WeakMap<AnyRulebook['upcasters'], EventTypes>();

/** The event types of a rulebook, with their versions. */
export function eventTypesOf({ upcasters }: Pick<AnyRulebook, 'upcasters'>): EventTypes {
  const types = known.get(upcasters) ?? new EventTypes(upcasters);
  known.set(upcasters, types);
  return types;
}
