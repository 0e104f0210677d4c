/** Options of the rulebook that this ruleset carries out, with the rule where each begins. */
export const OPTIONS: Readonly<Record<string, string>> = {
  alarm: 'pbem:12.7a',
  alternativeLos: 'pbem:22.4',
  building: 'pbem:19.8a',
  ammunitionLimitation: 'pbem:22.2a',
  changingInitiative: 'pbem:22.1a',
  closableDoors: 'pbem:12.6a',
  combatPriority: 'pbem:22.6a',
  commandControl: 'pbem:22.3a',
  detailedDays: 'pbem:2.82a',
  dragon: 'pbem:13.5',
  dungeon: 'pbem:16.33b',
  floodedMoat: 'pbem:16.118c',
  hiddenSetup: 'pbem:22.8a',
  hiddenTreasure: 'pbem:18.4c',
  honourDice: 'pbem:1.3b',
  limitedTeamTalk: 'pbem:1.2d',
  missileShower: 'pbem:22.5a',
  multiPlayerSides: 'pbem:1.2a',
  offboardBattering: 'pbem:4.28',
  onboardBattering: 'pbem:26.72b',
  onboardFilling: 'pbem:19.5a',
  night: 'pbem:21.0',
  panicAndRout: 'pbem:22.9a',
  portcullis: 'pbem:16.27a',
  ransomAndSurrender: 'pbem:22.7a',
  secretPassages: 'pbem:16.34b',
  spearThrowing: 'pbem:2.65a',
  tables: 'pbem:16.38a',
};

/**
 * Forms of play that the rulebook mentions without giving rules: if one is switched on, it is refused by these rules.
 */
export const RULED_OUT_OPTIONS: Readonly<Record<string, string>> = {
  doubleBlind: 'pbem:1.1',
};

/** Options of the rulebook that this ruleset does not carry out yet: if one is switched on, it is refused by name. */
export const UNBUILT_OPTIONS: Readonly<Record<string, string>> = {
  ships: 'pbem:15',
};
