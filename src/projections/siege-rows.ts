import { canonicalJson } from '../engine/canonical/canonical.js';
import { figuresOf } from '../engine/siege/calendar/figures.js';
import { concernOf, sideOfEvent } from '../engine/siege/calendar/happenings.js';
import { type Moment, momentNumber } from '../engine/siege/calendar/moment.js';
import { changedThings, type ChangedThing, type Thing } from '../engine/siege/calendar/things.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import type { ProjectedSiege, SiegeStep } from './projected-siege.js';
import type { SiegeDiceRow } from './rows/siege-dice-row.js';
import type { SiegeEventRow } from './rows/siege-event-row.js';
import type { SiegePartRow } from './rows/siege-part-row.js';
import type { SiegeRow } from './rows/siege-row.js';
import type { SiegeStateRow } from './rows/siege-state-row.js';
import type { SiegeSubjectRow } from './rows/siege-subject-row.js';
import type { SiegeThingRow } from './rows/siege-thing-row.js';

/** Until when a state held that was there before a batch. */
export type StateEnd = Pick<SiegeStateRow, 'siege' | 'kind' | 'name' | 'untilRevision' | 'untilDay' | 'untilPart'>;

/**
 * The rows that some events of sieges bring to the calendar. What an event has changed is found by comparing the siege
 * before and after it, so no event can be forgotten.
 */
export class SiegeRows {
  readonly events: SiegeEventRow[] = [];
  readonly subjects: SiegeSubjectRow[] = [];
  readonly things: SiegeThingRow[] = [];
  readonly states: SiegeStateRow[] = [];
  readonly dice: SiegeDiceRow[] = [];
  readonly ends: StateEnd[] = [];
  /** The parts of days that were met, as the last of their events left them. */
  readonly #parts = new Map<string, ProjectedSiege>();
  readonly #latest = new Map<string, SiegeStateRow>();

  get parts(): readonly SiegePartRow[] {
    return [...this.#parts.values()].map(partRow);
  }

  add(before: ProjectedSiege | null, { siege, event }: SiegeStep, { revision, hash, metadata }: RecordedEvent): void {
    const { id, book, position, moment } = siege;
    const was = before?.position ?? null;
    const concern = concernOf(event, was);
    const { happening } = concern;
    const { type } = event;
    const side = sideOfEvent(event, concern, was);
    const told = { text: book.tell(event), data: canonicalJson(event.data), hash, recordedAt: metadata.recordedAt };
    const orderNumber = position.orders;
    this.events.push({ siege: id, revision, ...moment, happening, type, side, orderNumber, ...told });
    const changed = changedThings(was, position);
    for (const { kind, name } of distinct([...concern.things, ...changed])) {
      this.subjects.push({ siege: id, kind, name, revision, happening });
    }
    for (const thing of changed) this.#change(id, thing, revision, moment);
    book.ruleset.diceOf([event]).forEach(({ purpose, faces, value, subject = null, rule }, number) => {
      this.dice.push({ siege: id, revision, number, day: moment.day, purpose, faces, value, subject, rule });
    });
    this.#parts.set(`${id} ${momentNumber(moment)}`, siege);
  }

  #change(siege: string, { kind, name, state, isNew }: ChangedThing, revision: number, { day, part }: Moment): void {
    const row: SiegeStateRow = {
      ...{ siege, kind, name, revision, day, part, state: canonicalJson(state) },
      ...{ untilRevision: null, untilDay: null, untilPart: null },
    };
    const key = JSON.stringify([siege, kind, name]);
    const end = { untilRevision: revision, untilDay: day, untilPart: part };
    const latest = this.#latest.get(key);
    if (latest) Object.assign(latest, end);
    else if (!isNew) this.ends.push({ siege, kind, name, ...end });
    if (isNew) this.things.push({ siege, kind, name, revision });
    this.#latest.set(key, row);
    this.states.push(row);
  }
}

/** A siege in the list of sieges. */
export function siegeRow({ id, title, revision, position, createdAt, updatedAt }: ProjectedSiege): SiegeRow {
  const { dayDefinition, day, night, orders, outcome } = position;
  const over = outcome !== null;
  const winner = outcome?.winner ?? null;
  return { id, title, dayDefinition, revision, day, night, orders, over, winner, createdAt, updatedAt };
}

function partRow({ id, moment, part, revision, position }: ProjectedSiege): SiegePartRow {
  const { initiative = null, choice = null } = position.today;
  return {
    siege: id,
    moment: momentNumber(moment),
    ...moment,
    firstRevision: part.firstRevision,
    lastRevision: revision,
    initiative,
    choice,
    counts: canonicalJson(part.counts),
    figures: canonicalJson(figuresOf(position)),
  };
}

function distinct(things: readonly Thing[]): readonly Thing[] {
  return [...new Map(things.map((thing) => [JSON.stringify([thing.kind, thing.name]), thing])).values()];
}
