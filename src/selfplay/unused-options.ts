/** Options that self-play leaves alone: they would take the dice out of the game's hands. */
export const UNUSED_OPTIONS: ReadonlySet<string> = new Set(['honourDice']);
