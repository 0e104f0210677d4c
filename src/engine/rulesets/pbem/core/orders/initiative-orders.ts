/** Rolls for the first player turn of the game, if the set-up names no side that plays first (pbem:22.1a). */
export interface RollInitiative {
  readonly type: 'RollInitiative';
}
