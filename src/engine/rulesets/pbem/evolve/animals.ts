import { turnWith, withUnit } from '../../../position/change.js';
import type { Lead, Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import type { AnimalEvent } from '../core/events/animals.js';
import type { PbemEventOf } from '../core/events.js';
import { acted, IllegalEvent, liveUnitOf, placed, unitOf, type Appliers } from './applier.js';

/** Leading and strings (pbem:13). */
export const ANIMAL_APPLIERS: Appliers<AnimalEvent> = {
  LeadBegan: beginLead,
  AnimalLed: lead,
  LeadEnded: endLead,
  AnimalsStrung: string,
  AnimalsUnstrung: unstring,
  DogMarked: (position, event) => mark(position, unitOf(position, event, event.data.unit), event.data.targets),
  DogRoused: (position, event) => withUnit(position, { ...liveUnitOf(position, event, event.data.unit), roused: true }),
  DogBarked: (position, event) => bark(position, unitOf(position, event, event.data.unit)),
};

function beginLead(position: Position, event: PbemEventOf<'LeadBegan'>): Position {
  const { unit: leader, led, mp } = event.data;
  liveUnitOf(position, event, led);
  const leads = position.leads ?? [];
  if (leads.some((one) => one.leader === leader || one.led === led)) {
    throw new IllegalEvent(event, `${leader} leads already, or ${led} is led`);
  }
  const { acts } = unitOf(position, event, leader);
  const paid = acted(position, event, leader, { mpSpent: acts.mpSpent + mp });
  return { ...withLeads(paid, [...leads, { leader, led }]), turn: turnWith(paid.turn, { mover: leader }) };
}

/** Ordered by leader; if there is none, there is no such member. */
function withLeads({ leads: _, ...position }: Position, leads: readonly Lead[]): Position {
  if (leads.length === 0) return position;
  return { ...position, leads: [...leads].sort((one, other) => (one.leader < other.leader ? -1 : 1)) };
}

function lead(position: Position, event: PbemEventOf<'AnimalLed'>): Position {
  const { unit: id, by, step, mp } = event.data;
  const { acts } = liveUnitOf(position, event, id);
  const moved = placed(position, event, id, [step]);
  const unit = unitOf(moved, event, id);
  const entered = step.gait === 'pivotForward' || step.gait === 'pivotBackward' ? 0 : 1;
  const ledFor: Readonly<Record<UnitId, number>> = { ...acts.ledFor, [by]: (acts.ledFor?.[by] ?? 0) + mp };
  const gone = { ...unit, stride: unit.stride + entered, acts: { ...acts, mpSpent: acts.mpSpent + mp, ledFor } };
  return { ...withUnit(moved, gone), turn: turnWith(position.turn, { mover: by }) };
}

function endLead(position: Position, event: PbemEventOf<'LeadEnded'>): Position {
  const { unit, led } = event.data;
  const leads = position.leads ?? [];
  const left = leads.filter((one) => one.leader !== unit || one.led !== led);
  if (left.length === leads.length) throw new IllegalEvent(event, `${unit} does not lead ${led}`);
  return withLeads(position, left);
}

type Strings = readonly (readonly UnitId[])[];

/** Ordered by first animal; a single animal is not a string. */
function withStrings({ strings: _, ...position }: Position, strings: Strings): Position {
  const tied = strings.filter(({ length }) => length > 1);
  if (tied.length === 0) return position;
  return { ...position, strings: [...tied].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)) };
}

function string(position: Position, event: PbemEventOf<'AnimalsStrung'>): Position {
  const { front, rear } = event.data;
  const strings = position.strings ?? [];
  const before = strings.find((members) => members.includes(front)) ?? [front];
  const behind = strings.find((members) => members.includes(rear)) ?? [rear];
  if (before.at(-1) !== front || behind[0] !== rear || before === behind) {
    throw new IllegalEvent(event, `${rear} cannot follow ${front}`);
  }
  const others = strings.filter((members) => members !== before && members !== behind);
  return withStrings(position, [...others, [...before, ...behind]]);
}

function unstring(position: Position, event: PbemEventOf<'AnimalsUnstrung'>): Position {
  const { front, rear } = event.data;
  const strings = position.strings ?? [];
  const members = strings.find((one) => one.includes(front));
  const place = members?.indexOf(rear) ?? -1;
  if (!members || place < 1 || members[place - 1] !== front) {
    throw new IllegalEvent(event, `${rear} is not tied behind ${front}`);
  }
  const others = strings.filter((one) => one !== members);
  return withStrings(position, [...others, members.slice(0, place), members.slice(place)]);
}

function mark(position: Position, { prey: _, ...dog }: Unit, prey: readonly UnitId[]): Position {
  return withUnit(position, prey.length > 0 ? { ...dog, prey } : dog);
}

function bark(position: Position, { roused: _, ...dog }: Unit): Position {
  return withUnit(position, dog);
}
