import type { Dice, RolledDie } from '../dice/dice.js';
import { memberOf, type Campaign, type Character } from './campaign.js';
import type { CampaignClass } from './classes.js';
import type { CampaignReport, Defeat, Party } from './orders.js';

/** Points that one character has won or lost, in quarters of a point, with the rule that counts them. */
export interface Experience {
  readonly unit: string;
  readonly opponent: string;
  readonly quarters: number;
  readonly dice: readonly RolledDie[];
  readonly rule: string;
}

/** One attack point in quarters (pbem:24.1f). */
export const POINT = 4;

/** The kinds of opponents that give different numbers of points (pbem:24.1a to 24.1c). */
type Worth = 'knight' | 'sergeantOrSquire' | 'manAtArms' | 'peasant' | 'civilian';

const WORTH: Readonly<Record<CampaignClass, Worth>> = {
  knight: 'knight',
  sergeant: 'sergeantOrSquire',
  squire: 'sergeantOrSquire',
  halberdier: 'manAtArms',
  billman: 'manAtArms',
  missileman: 'manAtArms',
  spearman: 'manAtArms',
  soldier: 'manAtArms',
  peasant: 'peasant',
  civilian: 'civilian',
};

/** Quarters for beating each, a superior man-at-arms and any other one (pbem:24.1a). */
const DEFEAT = { knight: 8, sergeantOrSquire: 6, superior: 4, manAtArms: 2, peasant: 0, civilian: 0 } as const;
/** Quarters for capturing each, if he was not stunned (pbem:24.1b). */
const CAPTURE = { knight: 12, sergeantOrSquire: 8, manAtArms: 4, peasant: 0, civilian: 0 } as const;
/** Quarters for being beaten by each (pbem:24.1c). The table says nothing about civilians. */
const DEFEATED = { knight: -2, sergeantOrSquire: -2, superior: -4, manAtArms: -6, peasant: -10, civilian: 0 } as const;
const CAPTURED = -8;

/** A party's strongest character, with his side in the comparison (pbem:24.1e). */
interface Champion {
  readonly unit: string;
  readonly character: Character;
  readonly mounted: boolean;
  readonly dice: readonly RolledDie[];
}

/**
 * The experience of a scenario, in the order of its report (pbem:24.1a to 24.1e). Results of missiles, falls, fire and
 * engines count nothing (pbem:24.1d). All characters must be of the campaign. Throws what the dice throw.
 */
export function experienceOf(
  campaign: Campaign,
  report: Pick<CampaignReport, 'defeats' | 'captured'>,
  dice: Dice,
): readonly Experience[] {
  const won = report.defeats
    .filter(({ by, victors, beaten }) => by === 'combat' && areOpponents(campaign, victors, beaten))
    .flatMap((defeat) => ofDefeat(campaign, defeat, dice));
  return [...won, ...report.captured.flatMap((capture) => ofCapture(campaign, capture))];
}

/** Nobody is the opponent of his own side: a blow in mad rage at a friend brings and costs nothing (pbem:24.1a). */
function areOpponents({ characters }: Campaign, [victor]: Party, [loser]: Party): boolean {
  const sideOf = (one: Party[number] | undefined): string | undefined => one && memberOf(characters, one.unit)?.side;
  return sideOf(victor) !== sideOf(loser);
}

function ofDefeat(campaign: Campaign, { victors, beaten }: Defeat, dice: Dice): readonly Experience[] {
  const victor = strongestOf(campaign, victors, dice);
  const loser = strongestOf(campaign, beaten, dice);
  return [
    {
      ...{ unit: victor.unit, opponent: loser.unit, rule: 'pbem:24.1a', dice: [...victor.dice, ...loser.dice] },
      quarters: DEFEAT[worthAgainst(loser, victor)],
    },
    {
      ...{ unit: loser.unit, opponent: victor.unit, rule: 'pbem:24.1c', dice: [] },
      quarters: DEFEATED[worthAgainst(victor, loser)],
    },
  ];
}

/** A man-at-arms is superior if his healthy attack is higher than the other's, each as he fights (pbem:24.1a). */
function worthAgainst(opponent: Champion, other: Champion): Worth | 'superior' {
  const worth = WORTH[opponent.character.class];
  return worth === 'manAtArms' && attackOf(opponent) > attackOf(other) ? 'superior' : worth;
}

function attackOf({ character: { foot, mounted: riding }, mounted }: Champion): number {
  return (mounted && riding ? riding : foot).attack;
}

/** The strongest of a party represents it; one of several who are equal by chance (pbem:24.1e). */
function strongestOf(campaign: Campaign, party: Party, dice: Dice): Champion {
  const most = Math.max(...party.map(({ attack }) => attack));
  let equal = party.filter(({ attack }) => attack === most);
  const rolled: RolledDie[] = [];
  while (equal.length > 1) {
    const rolls = equal.map((one) => ({ one, die: rollFor(one.unit, dice) }));
    rolled.push(...rolls.map(({ die }) => die));
    const high = Math.max(...rolls.map(({ die }) => die.value));
    equal = rolls.filter(({ die }) => die.value === high).map(({ one }) => one);
  }
  const [first] = equal;
  const character = first && memberOf(campaign.characters, first.unit);
  if (!character) throw new Error('a party has characters of the campaign');
  return { unit: first.unit, character, mounted: first.mounted === true, dice: rolled };
}

function rollFor(subject: string, dice: Dice): RolledDie {
  return dice.roll({ purpose: 'strongest', rule: 'pbem:24.1e', faces: 10, subject });
}

function ofCapture(
  { characters }: Campaign,
  { unit, by, stunned }: CampaignReport['captured'][number],
): readonly Experience[] {
  const captive = memberOf(characters, unit);
  const quarters = captive && !stunned ? CAPTURE[WORTH[captive.class]] : 0;
  return [
    ...(quarters === 0 ? [] : [{ unit: by, opponent: unit, quarters, dice: [], rule: 'pbem:24.1b' }]),
    { unit, opponent: by, quarters: CAPTURED, dice: [], rule: 'pbem:24.1c' },
  ];
}
