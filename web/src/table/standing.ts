import type { StandingQuery } from '../api/generated';

/** A kind of decision that can be answered beforehand in a game (docs/decisions.md). */
export type StandingKind = StandingQuery['game']['standingKinds'][number];

/** A standing order as the server tells it. */
export type Standing = StandingQuery['game']['standingOrders'][number];

/** The value of an answer in a list to choose from: `always`, `atOdds 2-1`. */
export function valueOf({ answer, odds }: { readonly answer: string; readonly odds?: string | null }): string {
  return odds === undefined || odds === null ? answer : `${answer} ${odds}`;
}

/** An answer in words, as a value of a list to choose from: "At these odds or better: 2-1". */
export function choicesOf({ answers }: StandingKind): readonly { readonly value: string; readonly words: string }[] {
  return answers.flatMap(({ answer, words, odds }) =>
    odds.length === 0
      ? [{ value: valueOf({ answer }), words }]
      : odds.map((one) => ({ value: valueOf({ answer, odds: one }), words: `${words}: ${one}` })),
  );
}

/** A standing order in words: "An enemy passes: try to pin him? Never". */
export function standingWords(standing: Standing, kinds: readonly StandingKind[]): string {
  const kind = kinds.find((one) => one.on === standing.on);
  const known = kind && choicesOf(kind).find(({ value }) => value === valueOf(standing));
  return `${kind?.question ?? standing.on} ${known?.words ?? valueOf(standing)}`;
}
