/** Which rules a game pins when it begins. The version grows whenever `decide` would decide anything otherwise. */
export const EDITION = { id: 'pbem', version: 1 } as const;

/** Options of the rulebook that this ruleset carries out, with the rule where each begins. */
export const OPTIONS: Readonly<Record<string, string>> = {
  alarm: 'pbem:12.7a',
  alternativeLos: 'pbem:22.4',
  ammunitionLimitation: 'pbem:22.2a',
  changingInitiative: 'pbem:22.1a',
  closableDoors: 'pbem:12.6a',
  combatPriority: 'pbem:22.6a',
  commandControl: 'pbem:22.3a',
  detailedDays: 'pbem:2.82a',
  dungeon: 'pbem:16.33b',
  floodedMoat: 'pbem:16.118c',
  hiddenSetup: 'pbem:22.8a',
  honourDice: 'pbem:1.3b',
  limitedTeamTalk: 'pbem:1.2d',
  multiPlayerSides: 'pbem:1.2a',
  offboardBattering: 'pbem:4.28',
  onboardBattering: 'pbem:26.72b',
  night: 'pbem:21.0',
  panicAndRout: 'pbem:22.9a',
  portcullis: 'pbem:16.27a',
  ransomAndSurrender: 'pbem:22.7a',
  secretPassages: 'pbem:16.34b',
  spearThrowing: 'pbem:2.65a',
  tables: 'pbem:16.38a',
};

/** Options that the rulebook knows and this ruleset does not carry out yet: switched on, they are refused by name. */
export const UNBUILT_OPTIONS: Readonly<Record<string, string>> = {
  dragon: 'pbem:13.5',
  hiddenTreasure: 'pbem:18.4c',
  missileShower: 'pbem:22.5a',
  ships: 'pbem:15',
};
