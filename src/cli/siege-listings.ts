import { thingInWords } from '../engine/siege/thing-words.js';
import type { CalendarDay, DiceCount } from '../projections/read/siege-days.js';
import type { SiegeOccurrence, TimelineEntry } from '../projections/read/siege-events.js';
import type { EventMoment, StandingThing, ThingChange } from '../projections/read/siege-things.js';
import type { Listing } from './list-forms.js';

/** How a thing stands, in words; empty where there is none. */
function inWords(thing: StandingThing | null): string {
  return thing ? thingInWords(thing.kind, thing.state) : '';
}

function when(moment: EventMoment | null): string {
  return moment ? `${moment.day}.${moment.part}` : '';
}

/** One line a thing: how it stands, since when and until when. */
export function listingOfThings(things: readonly StandingThing[]): Listing {
  return {
    columns: ['kind', 'name', 'state', 'since', 'until'],
    rows: things.map((thing) => ({
      cells: [thing.kind, thing.name, inWords(thing), when(thing.since), when(thing.until)],
      value: thing,
    })),
  };
}

/** One line a day: the initiative, all that happened, the points that are left, and men healthy and wounded. */
export function listingOfDays(days: readonly CalendarDay[]): Listing {
  return {
    columns: ['day', 'initiative', 'choice', 'happened', 'resistance', 'fallen', 'wear', 'attackers', 'defenders'],
    rows: days.flatMap((day) => {
      const last = day.parts.at(-1);
      if (!last) return [];
      const { figures } = last;
      const byDay = day.parts.filter(({ part }) => part !== 'night').at(-1) ?? last;
      const men = ({ healthy, wounded }: { healthy: number; wounded: number }): string => `${healthy}+${wounded}`;
      return [
        {
          cells: [
            ...[day.day, byDay.initiative, byDay.choice, happenedOn(day), figures.resistance, figures.fallen],
            ...[figures.wear, men(figures.attacker), men(figures.defender)],
          ],
          value: day,
        },
      ];
    }),
  };
}

/** One line a face: how often it has shown, and how often it is to be expected in so many rolls. */
export function listingOfDice(counts: readonly DiceCount[]): Listing {
  return {
    columns: ['purpose', 'faces', 'value', 'rolls', 'expected'],
    rows: counts.flatMap(({ purpose, faces, rolls: all, shown }) =>
      shown.map((rolls, index) => {
        const face = { purpose, faces, value: index + 1, rolls, expected: all / faces };
        return { cells: [purpose, faces, face.value, rolls, face.expected.toFixed(1)], value: face };
      }),
    ),
  };
}

/** One line an event, with the values of its dice. */
export function listingOfEvents(events: readonly SiegeOccurrence[]): Listing {
  return {
    columns: ['revision', 'when', 'happening', 'side', 'what', 'dice'],
    rows: events.map((event) => ({
      cells: [
        ...[event.revision, `${event.day}.${event.part}`, event.happening, event.side, event.text],
        event.dice.map(({ value }) => value).join(' '),
      ],
      value: { ...event, data: JSON.parse(event.data) as unknown },
    })),
  };
}

/** One line an event in the life of a thing: how it stood before and after. */
export function listingOfTimeline(entries: readonly TimelineEntry[]): Listing {
  return {
    columns: ['revision', 'when', 'side', 'what', 'dice', 'before', 'after'],
    rows: entries.map(({ event, before, after }) => ({
      cells: [
        event.revision,
        `${event.day}.${event.part}`,
        event.side,
        event.text,
        event.dice.map(({ value }) => value).join(' '),
        inWords(before),
        inWords(after),
      ],
      value: { event: { ...event, data: JSON.parse(event.data) as unknown }, before, after },
    })),
  };
}

/** One line a thing that stands otherwise at the later instant. */
export function listingOfChanges(changes: readonly ThingChange[]): Listing {
  return {
    columns: ['kind', 'name', 'before', 'after'],
    rows: changes.map((change) => ({
      cells: [change.kind, change.name, inWords(change.before), inWords(change.after)],
      value: change,
    })),
  };
}

/** The occurrences of a day besides the turning of its parts: those words for which a line has room. */
function happenedOn({ parts }: CalendarDay): string {
  const dull = new Set(['calendar', 'dice', 'order', 'initiative', 'passing', 'setUp']);
  const all = parts.flatMap(({ counts }) => Object.keys(counts)).filter((happening) => !dull.has(happening));
  return [...new Set(all)].join(' ');
}
