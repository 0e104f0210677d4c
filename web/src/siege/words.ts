import type { SiegeQuery, SiegeScenario, SiegeSide, SiegeThingKind } from '../api/generated';
import type { SideNames } from '../common/sides';
import { inWords } from '../common/words';

type Siege = SiegeQuery['siege'];

export const SIDES: Readonly<Record<SiegeSide, string>> = { attacker: 'the besieger', defender: 'the besieged' };

export const SCENARIOS: Readonly<Record<SiegeScenario, string>> = {
  attackCastle: 'Attack on the castle',
  sallyAttacker: 'Sally against the besieger',
  sallySupplies: 'Sally for supplies',
  day: 'The day in detail',
};

/** The same with the names that the log uses, as games have names for their sides. */
export const SIDE_NAMES: SideNames = { attacker: 'The besieger', defender: 'The besieged' };

/** How a siege came out, within a sentence; nobody may have won. */
export function wonWords(winner: SiegeSide | null | undefined): string {
  return winner === null || winner === undefined ? 'a draw' : `won by ${SIDES[winner]}`;
}

/** Headings of the kinds of things, in the order in which they are shown. */
export const KINDS: readonly { readonly kind: SiegeThingKind; readonly heading: string }[] = [
  { kind: 'target', heading: 'Walls, towers and gates' },
  { kind: 'moat', heading: 'Moat' },
  { kind: 'engine', heading: 'Engines' },
  { kind: 'fighter', heading: 'Fighters' },
  { kind: 'store', heading: 'Stores' },
  { kind: 'place', heading: 'Other places' },
  { kind: 'equipment', heading: 'Equipment' },
];

/** How a thing is called: a store, `attacker/arrows`, by its goods and its side. */
export function thingName(kind: SiegeThingKind, name: string): string {
  const [side = '', goods] = name.split('/');
  return kind === 'store' && goods !== undefined && side in SIDES ? `${goods} of ${SIDES[side as SiegeSide]}` : name;
}

const WAITS: Readonly<Record<string, string>> = {
  morning: 'in the morning: the initiative is to be rolled for',
  choice: 'waiting for the choice of the side with the initiative',
  scenario: 'a game is being played',
  wear: 'the besieger shares out wear',
  evening: 'in the evening: both sides close the day',
};

/** Where a siege stands. */
export function standingWords({ day, night, stage, outcome, initiative }: Siege): string {
  if (outcome) {
    return `The siege is over after day ${day}, ${wonWords(outcome.winner)}: ${outcome.reason}.`;
  }
  const holder = initiative ? ` The initiative is with ${SIDES[initiative]}.` : '';
  return `Day ${day}${night ? ', at night' : ''}, ${WAITS[stage] ?? inWords(stage)}.${holder}`;
}
