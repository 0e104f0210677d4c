import type { RolledDie } from '../../dice/dice.js';
import type { SeatId } from '../../position/seat.js';
import type { GameEvent, Upcaster } from '../event.js';
import type { Fault } from '../form.js';
import type { RuleId } from '../refusal.js';
import type { SecretMember, Veil } from '../veil.js';
import { sideOfSeat } from '../../position/seat.js';
import type { EventDefinitions, Secret } from './event.js';
import type { Finder, Role } from './form.js';

type Found<T> = (event: GameEvent) => readonly T[];

/** Finds what has a role in events of these types, in the order of their members; nothing in events of other types. */
function finderOf<T>(definitions: EventDefinitions, role: Role): Found<T> {
  const finders = new Map<string, Finder>();
  for (const [type, { form }] of Object.entries(definitions)) {
    const find = form.finder(role);
    if (find) finders.set(type, find);
  }
  return ({ type, data }) => {
    const find = finders.get(type);
    if (find === undefined) return [];
    const found: unknown[] = [];
    find(data, found);
    return found as T[];
  };
}

/** The dice that events record, in the order in which they were asked for. */
export function diceFinder(definitions: EventDefinitions): (events: readonly GameEvent[]) => readonly RolledDie[] {
  const find = finderOf<RolledDie>(definitions, 'die');
  return (events) => events.flatMap(find);
}

/** Units that an event concerns and rules that it names, each once and sorted. */
export function eventIndex(
  definitions: EventDefinitions,
): (event: GameEvent) => { readonly units: readonly string[]; readonly rules: readonly RuleId[] } {
  const units = finderOf<string>(definitions, 'unit');
  const rules = finderOf<RuleId>(definitions, 'rule');
  const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
  return (event) => ({ units: sorted(units(event)), rules: sorted(rules(event)) });
}

/** What is wrong with the form of an event, or null. An event of another type is told as such. */
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

type SecretMembers = readonly (readonly [string, Secret])[];

/** What of events is hidden, by their definitions. An event that hides nothing is given back as it is. */
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
  const hiddenIn = ({ type, data }: GameEvent): SecretMembers =>
    secret.get(type)?.filter(([, one]) => one.when?.(data) ?? true) ?? [];
  return {
    event(event, seat) {
      let { data }: { data: object } = event;
      for (const [member, one] of hiddenIn(event)) data = asSeen(data, member, one, seat);
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
