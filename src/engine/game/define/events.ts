import type { RolledDie } from '../../dice/dice.js';
import { type SeatId, sideOfSeat } from '../../position/seat.js';
import type { GameEvent, Upcaster } from '../event.js';
import type { Fault } from '../form.js';
import type { RuleId } from '../refusal.js';
import type { SecretMember, Veil } from '../veil.js';
import type { EventDefinitions, Secret } from './event.js';
import type { Finder, Role } from './form.js';

type Finders = ReadonlyMap<string, Finder>;

/** By event type what finds all that has a role in it; types in which nothing has the role are missing. */
function findersOf(definitions: EventDefinitions, role: Role): Finders {
  const finders = new Map<string, Finder>();
  for (const [type, { form }] of Object.entries(definitions)) {
    const find = form.finder(role);
    if (find) finders.set(type, find);
  }
  return finders;
}

/** The dice that events record, in the order in which they were asked for. */
export function diceFinder(definitions: EventDefinitions): (events: readonly GameEvent[]) => readonly RolledDie[] {
  const finders = findersOf(definitions, 'die');
  return (events) => {
    const found: unknown[] = [];
    for (const { type, data } of events) finders.get(type)?.(data, found);
    return found as RolledDie[];
  };
}

/** Units that an event concerns and rules that it names, each once and sorted. */
export function eventIndex(
  definitions: EventDefinitions,
): (event: GameEvent) => { readonly units: readonly string[]; readonly rules: readonly RuleId[] } {
  const units = findersOf(definitions, 'unit');
  const rules = findersOf(definitions, 'rule');
  const sorted = (finders: Finders, { type, data }: GameEvent): readonly string[] => {
    const found: unknown[] = [];
    finders.get(type)?.(data, found);
    return found.length < 2 ? (found as string[]) : [...new Set(found as string[])].sort();
  };
  return (event) => ({ units: sorted(units, event), rules: sorted(rules, event) });
}

/** Says what is wrong with the form of an event, or null. An event of an unknown type is a fault too. */
export function eventFault(definitions: EventDefinitions): (event: GameEvent) => Fault | null {
  return ({ type, data }) => {
    const definition = Object.hasOwn(definitions, type) ? definitions[type] : undefined;
    return definition ? definition.form.fault(data) : { at: '', because: 'there is no event of this type' };
  };
}

/** Every event type with its upcasters. */
export function upcastersOf<Definitions extends EventDefinitions>(
  definitions: Definitions,
): Readonly<Record<keyof Definitions & string, readonly Upcaster[]>> {
  const entries = Object.entries(definitions).map(([type, { more }]) => [type, more.older ?? []] as const);
  return Object.fromEntries(entries) as Record<keyof Definitions & string, readonly Upcaster[]>;
}

const NOTHING: SecretMembers = [];

type SecretMembers = readonly (readonly [string, Secret])[];

/** Hides what the definitions of events call secret. An event that hides nothing is given back as it is. */
export function eventVeil<Event extends GameEvent>(
  definitions: EventDefinitions,
): Pick<Veil<Event>, 'event' | 'secrets' | 'bearing'> {
  const secret = new Map<string, SecretMembers>();
  for (const [type, { more }] of Object.entries(definitions)) {
    const members = Object.entries(more.secret ?? {}).filter(
      (entry): entry is [string, Secret] => entry[1] !== undefined,
    );
    if (members.length > 0) secret.set(type, members);
  }
  // The data of an event of the read model are read from their text when somebody asks for them.
  const hiddenIn = (event: GameEvent): SecretMembers =>
    secret.get(event.type)?.filter(([, one]) => one.when?.(event.data) ?? true) ?? NOTHING;
  return {
    event(event, seat) {
      const hidden = hiddenIn(event);
      if (hidden.length === 0) return event;
      let { data }: { data: object } = event;
      for (const [member, one] of hidden) data = asSeen(data, member, one, seat);
      return data === event.data ? event : { ...event, data };
    },
    secrets: (event) => hiddenIn(event).flatMap(([member, one]) => secretMembers(event.data, member, one)),
    bearing: ({ type }) => definitions[type]?.more.bearing ?? 'game',
  };
}

function asSeen(data: object, member: string, secret: Secret, seat: SeatId | null): object {
  if ('bySide' in secret) {
    const parts = (data as Readonly<Record<string, object>>)[member] ?? {};
    const own = Object.entries(parts).filter(([side]) => seat !== null && sideOfSeat(seat) === side);
    return { ...data, [member]: Object.fromEntries(own) };
  }
  return secret.seenBy(data, seat) ? data : { ...data, [member]: secret.instead };
}

function secretMembers(data: object, member: string, secret: Secret): readonly SecretMember[] {
  if (!('bySide' in secret)) return [{ path: member, maySee: (seat) => secret.seenBy(data, seat) }];
  return Object.keys((data as Readonly<Record<string, object>>)[member] ?? {}).map((side) => ({
    path: `${member}/${side}`,
    maySee: (seat) => seat !== null && sideOfSeat(seat) === side,
  }));
}

/** The seats of the side that an event names may see it. */
export const ownSide = ({ side }: { readonly side: string | null }, seat: SeatId | null): boolean =>
  side !== null && seat !== null && sideOfSeat(seat) === side;

export const nobody = (): boolean => false;
