import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { inOrder, type CampaignEngine, type Character } from '../../../engine/campaign/campaign.js';
import { CAMPAIGN_CLASSES, type CampaignClass } from '../../../engine/campaign/classes.js';
import type { CampaignChange, CampaignMoment, CampaignPart, SeenCampaign } from '../../../campaign/contract.js';
import type { ShippedCampaign } from '../../../library/campaigns.js';
import { enumOf } from '../enum.js';
import { Json } from '../json.scalar.js';
import { GameSecretsView } from './game-secrets.view.js';
import { NodeView } from './node.view.js';

export const CampaignClasses = enumOf(
  CAMPAIGN_CLASSES,
  'CampaignClass',
  'A class by which experience is counted (pbem:24.1a).',
  {
    knight: 'The highest rung of the ladder.',
    sergeant: 'A sergeant, who may become a knight (pbem:24.1i).',
    squire: 'A squire, who stands on no ladder.',
    halberdier: 'A halberdier.',
    billman: 'A billman.',
    missileman: 'Somebody who shoots or slings, on one rung with spearmen.',
    spearman: 'A spearman, on one rung with missilemen.',
    soldier: 'Any other man-at-arms, who stands on no ladder (pbem:24.1g).',
    peasant: 'The lowest rung of the ladder.',
    civilian: 'Somebody who wins and costs nobody experience.',
  },
);
const CharacterHealths = enumOf(
  ['healthy', 'wounded', 'dead'],
  'CharacterHealth',
  'The health of a character between scenarios.',
  {
    healthy: 'Not hurt.',
    wounded: 'Wounded, and healing or waiting for the healing roll.',
    dead: 'Dead.',
  },
);
const PartKinds = enumOf(['scenario', 'siege'], 'CampaignPartKind', 'A scenario or a siege of a campaign.', {
  scenario: 'A scenario, which is played in one game.',
  siege: 'A siege, with games of its own.',
});
const PartStates = enumOf(
  ['ahead', 'played', 'over'],
  'CampaignPartState',
  'A part of a campaign has yet to begin, is being played, or is over.',
  {
    ahead: 'It has yet to begin.',
    played: 'It is being played, or over and not reported yet.',
    over: 'It has been reported.',
  },
);
const ChangedKinds = enumOf(
  ['character', 'part', 'engine', 'store'],
  'CampaignChangeKind',
  'Kinds of things that stand otherwise on another day.',
  {
    character: 'A character.',
    part: 'A scenario or siege.',
    engine: 'A siege engine as parts have left it.',
    store: 'The supplies of a side that sieges have left.',
  },
);

@ObjectType('CampaignStrength', { description: 'Attack and defence of a healthy character.' })
export class CampaignStrengthView {
  @Field(() => Int, { description: 'Attack.' })
  attack!: number;

  @Field(() => Int, { description: 'Defence.' })
  defence!: number;
}

@ObjectType('CampaignCharacter', { description: 'A character of a campaign at one instant (pbem:24).' })
export class CampaignCharacterView {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => CampaignClasses, { description: 'The class by which experience is counted.' })
  class!: CampaignClass;

  @Field(() => CampaignStrengthView, { description: 'Healthy, on foot.' })
  foot!: CampaignStrengthView;

  @Field(() => CampaignStrengthView, { nullable: true, description: 'Healthy, mounted; null: he does not ride.' })
  mounted!: CampaignStrengthView | null;

  @Field(() => CampaignStrengthView, {
    description: 'Points that have not changed his strength yet, in quarters of a point (pbem:24.1f).',
  })
  record!: CampaignStrengthView;

  @Field(() => CharacterHealths, { description: 'The health.' })
  health!: string;

  @Field(() => Int, { nullable: true, description: 'The day on whose morning he is healthy again; null: unknown.' })
  heals!: number | null;

  @Field(() => Boolean, { description: 'He is not healthy again in this campaign (pbem:24.2b).' })
  neverHeals!: boolean;

  @Field(() => Int, { nullable: true, description: 'The day on whose morning a runaway is back (pbem:22.9r).' })
  back!: number | null;

  @Field(() => Boolean, { description: 'He has run away, be it for some days or for good (pbem:22.9r).' })
  away!: boolean;

  @Field(() => String, { nullable: true, description: 'The side that holds him prisoner; null: he is free.' })
  captive!: string | null;

  @Field(() => Int, { nullable: true, description: 'Missiles that are left; null: as his scenario gives him.' })
  missiles!: number | null;
}

function characterView(name: string, character: Character): CampaignCharacterView {
  const { side, class: one, foot, mounted = null, record, health, heals, back, captive, missiles } = character;
  return {
    ...{ name, side, class: one, foot, mounted, record, health },
    heals: heals ?? null,
    neverHeals: heals === null,
    back: back ?? null,
    away: back !== undefined,
    captive: captive ?? null,
    missiles: missiles ?? null,
  };
}

@ObjectType('CampaignPart', { description: 'A scenario or siege of a campaign.' })
export class CampaignPartView {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => PartKinds, { description: 'Scenario or siege.' })
  kind!: string;

  @Field(() => PartStates, { description: 'How far it has come.' })
  state!: string;

  @Field(() => [String], { description: 'Sides that want to play it now.' })
  wanted!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'The day on which it began; null: it has not.' })
  since!: number | null;

  @Field(() => [String], { description: 'Its characters, by their names.' })
  cast!: readonly string[];

  @Field(() => ID, { nullable: true, description: 'The game in which it is played; null: none, or a siege.' })
  game!: string | null;

  @Field(() => ID, { nullable: true, description: 'The siege that it is; null: it has not begun, or is a scenario.' })
  siege!: string | null;
}

function partView({ name, kind, state, wanted, since, cast, id }: CampaignPart): CampaignPartView {
  const played = { game: kind === 'scenario' ? id : null, siege: kind === 'siege' ? id : null };
  return { name, kind, state, wanted, since: since ?? null, cast, ...played };
}

@ObjectType('CampaignEngine', {
  description: 'A siege engine as the last part in which it stood has left it (pbem:24).',
})
export class CampaignEngineView {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => Int, { description: 'Offboard wear in battering points (pbem:26.71d, 19.42i).' })
  wear!: number;

  @Field(() => Boolean, { description: 'It was destroyed.' })
  lost!: boolean;

  @Field(() => Int, { description: 'Days of work until it is built (pbem:19.8c); 0: it is built.' })
  unbuilt!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Points by the enemy in its last scenario; null: used, repaired or lost since, or in none.',
  })
  onboardDamage!: number | null;

  @Field(() => Int, { nullable: true, description: 'Points by its own use there (pbem:19.42f); null: as above.' })
  onboardWear!: number | null;
}

function engineView([name, { wear, lost, unbuilt = 0, onboard }]: readonly [
  string,
  CampaignEngine,
]): CampaignEngineView {
  return {
    ...{ name, wear, lost: lost === true, unbuilt },
    ...{ onboardDamage: onboard?.damage ?? null, onboardWear: onboard?.wear ?? null },
  };
}

@ObjectType('CampaignStore', { description: 'Supplies that sieges have left to a side (pbem:24).' })
export class CampaignStoreView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { description: 'The name of the goods: arrows.' })
  goods!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType('CampaignTally', { description: 'Scenarios and sieges that a side has won.' })
export class CampaignTallyView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => Int, { description: 'How many.' })
  won!: number;
}

@ObjectType('Campaign', {
  implements: () => [NodeView],
  description: 'A campaign at one instant; as a game it is `game` of the same id.',
})
export class CampaignView {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => Int, { description: 'Of its last event at this instant.' })
  revision!: number;

  @Field(() => Int, { description: 'The day, from 1; in a siege that goes on a day of the siege.' })
  day!: number;

  @Field(() => Int, { description: 'The day after which it ends.' })
  lastDay!: number;

  @Field(() => [String], { description: 'Sides that have closed the day.' })
  closed!: readonly string[];

  @Field(() => [CampaignCharacterView], { description: 'By name; those in a siege as the siege has them.' })
  characters!: readonly CampaignCharacterView[];

  @Field(() => [CampaignPartView], { description: 'By name.' })
  parts!: readonly CampaignPartView[];

  @Field(() => [CampaignEngineView], { description: 'By name; only those that a part which is over has shown.' })
  engines!: readonly CampaignEngineView[];

  @Field(() => [CampaignStoreView], { description: 'By side and goods.' })
  stores!: readonly CampaignStoreView[];

  @Field(() => [CampaignTallyView], { description: 'By side.' })
  won!: readonly CampaignTallyView[];

  @Field(() => Boolean, { description: 'It has ended.' })
  over!: boolean;

  @Field(() => String, { nullable: true, description: 'The side that has won; null: nobody, or it goes on.' })
  winner!: string | null;

  @Field(() => GameSecretsView, {
    nullable: true,
    description: 'The answer to createCampaign, if sides are reserved; else null.',
  })
  secrets!: GameSecretsView | null;
}

export function campaignView({ id, revision, day, campaign, characters, parts }: SeenCampaign): CampaignView {
  const { title, lastDay, closed, engines = {}, stores = {}, won, outcome } = campaign;
  return {
    ...{ id, title, revision, day, lastDay, closed },
    characters: Object.keys(characters)
      .sort()
      .flatMap((name) => {
        const character = characters[name];
        return character ? [characterView(name, character)] : [];
      }),
    parts: parts.map(partView),
    engines: inOrder(engines).map(engineView),
    stores: inOrder(stores).flatMap(([side, goods]) =>
      inOrder(goods).map(([what, count]) => ({ side, goods: what, count })),
    ),
    won: Object.entries(won).map(([side, count]) => ({ side, won: count })),
    over: outcome !== null,
    winner: outcome?.winner ?? null,
    secrets: null,
  };
}

@ObjectType('CampaignMoment', { description: 'An event that concerned a character of a campaign.' })
export class CampaignMomentView {
  @Field(() => Int, { description: 'Of the event.' })
  revision!: number;

  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => String, { description: 'Type of the event.' })
  type!: string;

  @Field(() => String, { description: 'One line for a person.' })
  text!: string;

  @Field(() => [ID], { description: 'The rules that the event names.' })
  rules!: readonly string[];

  @Field(() => CampaignCharacterView, { nullable: true, description: 'Null: the campaign began with the event.' })
  before!: CampaignCharacterView | null;

  @Field(() => CampaignCharacterView, { nullable: true, description: 'Null: he was not there yet.' })
  after!: CampaignCharacterView | null;
}

export function momentView(name: string, { before, after, ...moment }: CampaignMoment): CampaignMomentView {
  return {
    ...moment,
    before: before && characterView(name, before),
    after: after && characterView(name, after),
  };
}

@ObjectType('CampaignChange', { description: 'Something that stands otherwise on one day than on another.' })
export class CampaignChangeView implements CampaignChange {
  @Field(() => ChangedKinds, { description: 'The kind of thing.' })
  kind!: CampaignChange['kind'];

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => Json, { nullable: true, description: 'On the first day, in the form of the log; null: there was none.' })
  before!: object | null;

  @Field(() => Json, { nullable: true, description: 'On the second day, in the same form; null: there is none.' })
  after!: object | null;
}

@ObjectType('ShippedCampaign', {
  implements: () => [NodeView],
  description: 'A campaign of this installation, which createCampaign takes by its id.',
})
export class ShippedCampaignView {
  @Field(() => ID, { description: 'The id.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => String, { description: 'The story behind it.' })
  story!: string;

  @Field(() => [String], { description: 'Names of its sides.' })
  sides!: readonly string[];

  @Field(() => Int, { description: 'The day after which it ends.' })
  lastDay!: number;

  @Field(() => [String], { description: 'Names of its scenarios.' })
  scenarios!: readonly string[];

  @Field(() => [String], { description: 'Names of its sieges.' })
  sieges!: readonly string[];
}

export function shippedCampaignView({ id, title, story, setup }: ShippedCampaign): ShippedCampaignView {
  const { sides, lastDay, scenarios, sieges = {} } = setup;
  return { id, title, story, sides, lastDay, scenarios: Object.keys(scenarios), sieges: Object.keys(sieges) };
}
