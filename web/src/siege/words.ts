import type { SiegeQuery, SiegeScenario, SiegeSide, SiegeThingKind } from '../api/generated';
import { inWords } from '../common/words';

type Siege = SiegeQuery['siege'];

export const SIDES: Readonly<Record<SiegeSide, string>> = { attacker: 'the besieger', defender: 'the besieged' };

export const SCENARIOS: Readonly<Record<SiegeScenario, string>> = {
  attackCastle: 'Attack on the castle',
  sallyAttacker: 'Sally against the besieger',
  sallySupplies: 'Sally for supplies',
  day: 'The day in detail',
};

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

/** How a thing stands: kinds of targets are one word in the rules. */
export function thingWords(kind: SiegeThingKind, text: string): string {
  return kind === 'target' ? text.replace(/^\w+/, inWords) : text;
}

const WAITS: Readonly<Record<string, string>> = {
  morning: 'in the morning: the initiative is to be rolled for',
  choice: 'waiting for what its owner does with the initiative',
  scenario: 'a game is being played',
  wear: 'the besieger shares out wear',
  evening: 'in the evening: both sides close the day',
};

/** Where a siege stands. */
export function standingWords({ day, night, stage, outcome, initiative }: Siege): string {
  if (outcome) {
    const won = outcome.winner ? `${SIDES[outcome.winner]} has won` : 'nobody has won';
    return `The siege is over after day ${day}: ${won}, ${outcome.reason}.`;
  }
  const holder = initiative ? ` The initiative is with ${SIDES[initiative]}.` : '';
  return `Day ${day}${night ? ', at night' : ''}, ${WAITS[stage] ?? inWords(stage)}.${holder}`;
}
