import type { Day } from './use-siege';

interface Mark {
  /** The letter in the strip of days. */
  readonly mark: string;
  readonly words: string;
}

/** Letters of what was chosen on a day; days of nothing but waiting have none. */
const MARKS: Readonly<Record<string, Mark>> = {
  attackCastle: { mark: 'A', words: 'attack on the castle' },
  sallyAttacker: { mark: 'S', words: 'sally' },
  sallySupplies: { mark: 'S', words: 'sally for supplies' },
  work: { mark: 'W', words: 'work' },
  day: { mark: 'D', words: 'played in detail' },
};

/** Deeds by day and at night. The evening tells the choice of its day again, so the last part counts. */
export function doneOn({ parts }: Pick<Day, 'parts'>): readonly Mark[] {
  const byDay = parts.filter(({ part }) => part !== 'night').at(-1);
  const atNight = parts.find(({ part }) => part === 'night');
  return [byDay, atNight].flatMap((part) => (part?.choice ? (MARKS[part.choice] ?? []) : []));
}

/** The meaning of the letters that are used, and of the bars. */
export function legendOf(days: readonly Pick<Day, 'parts'>[]): string {
  const done = days.map(doneOn);
  const meanings = new Map(done.flat().map(({ mark, words }) => [mark, mark === 'S' ? 'sally' : words]));
  const letters = [...meanings].map(([mark, words]) => `${mark}: ${words}`);
  return [
    ...letters,
    ...(done.some((marks) => marks.length > 1) ? ['two letters: by day and at night'] : []),
    'the bar: what is left of the castle',
  ].join(' · ');
}
