/** The numbers at the end of a day, and what the log says otherwise than the tables (year-by-hand.mjs). */
export function daysByHand(text: string): {
  readonly days: readonly (Readonly<Record<string, unknown>> & { readonly day: number })[];
  readonly wrong: readonly { readonly revision: number; readonly what: string }[];
  readonly dice: Readonly<Record<string, readonly number[]>>;
};
