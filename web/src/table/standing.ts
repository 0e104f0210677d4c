/** A kind of decision that can be answered beforehand (docs/decisions.md). */
interface StandingKind {
  readonly on: string;
  readonly question: string;
  /** Answers by what the page calls them. */
  readonly answers: readonly { readonly answer: string; readonly odds?: string; readonly words: string }[];
}

const ALWAYS = { answer: 'always', words: 'Always' };
const NEVER = { answer: 'never', words: 'Never' };

/** The kinds that a page offers; the first ones come up most. */
export const STANDING_KINDS: readonly StandingKind[] = [
  {
    on: 'Pin',
    question: 'An enemy passes: try to pin him?',
    answers: [
      ALWAYS,
      NEVER,
      ...['1-1', '2-1', '3-1'].map((odds) => ({ answer: 'atOdds', odds, words: `At ${odds} or better` })),
    ],
  },
  {
    on: 'Retreat',
    question: 'One of mine must retreat: where to?',
    answers: [
      { answer: 'away', words: 'Away from the enemy' },
      { answer: 'cover', words: 'Into cover' },
      { answer: 'attacker', words: 'The attacker decides' },
    ],
  },
  { on: 'Advance', question: 'A place has become free: advance into it?', answers: [ALWAYS, NEVER] },
  {
    on: 'Pursue',
    question: 'An enemy leaves a melee: go after him?',
    answers: [
      { answer: 'keep', words: 'Keep him in melee' },
      { answer: 'letGo', words: 'Let him go' },
    ],
  },
  { on: 'Surrender', question: 'One of mine may surrender: does he?', answers: [ALWAYS, NEVER] },
  { on: 'Quarter', question: 'An enemy surrenders: give him quarter?', answers: [ALWAYS, NEVER] },
  { on: 'RaiseAlarm', question: 'One of mine may raise the alarm: does he?', answers: [ALWAYS, NEVER] },
];

/** A standing order as the server tells it. */
export interface Standing {
  readonly on: string;
  readonly answer: string;
  readonly odds: string | null;
  readonly units: readonly string[] | null;
}

/** The value of an answer in a list to choose from: `always`, `atOdds 2-1`. */
export function valueOf({ answer, odds }: { readonly answer: string; readonly odds?: string | null }): string {
  return odds === undefined || odds === null ? answer : `${answer} ${odds}`;
}

/** A standing order in words: "Pin at odds 2-1: Ann and Bea". */
export function standingWords({ on, answer, odds }: Standing): string {
  const kind = STANDING_KINDS.find((one) => one.on === on);
  const known = kind?.answers.find((one) => valueOf(one) === valueOf({ answer, odds }));
  return `${kind?.question ?? on} ${known?.words ?? valueOf({ answer, odds })}`;
}
