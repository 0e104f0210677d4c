import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { siegeWarnings } from '../../../engine/siege/setup.js';
import { SIEGE_SIDES, type ScenarioName, type SiegeSide } from '../../../engine/siege/siege.js';
import { siegeStream } from '../../../ledger/game-stream.js';
import type { SeenSiege } from '../../../siege/contract.js';
import { DayDefinitions, SiegeScenarios, SiegeSides } from '../inputs/siege-names.js';
import { SiegeStages } from './siege-enums.js';
import { NodeView } from './node.view.js';
import { HeadView, headView } from './head.view.js';
import { SiegeEngineView, engineViews } from './siege-engine.view.js';
import { SiegeFighterView, fighterViews } from './siege-fighter.view.js';
import { SiegeDitchView, SiegeFillingView, SiegeTargetView, ditchViews, targetViews } from './siege-ground.view.js';
import { WarningView } from './warning.view.js';

@ObjectType('SiegeStore', { description: 'Goods that a side has in store.' })
export class SiegeStoreView {
  @Field(() => SiegeSides, { description: 'The side, by its name.' })
  side!: SiegeSide;

  @Field(() => String, { description: 'The name of the goods: arrows.' })
  goods!: string;

  @Field(() => Int, { description: 'How much of them is left.' })
  count!: number;
}

@ObjectType('SiegeGame', { description: 'A scenario of the siege and the game in which it is played (pbem:2.81d).' })
export class SiegeGameView {
  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => Boolean, { description: 'It is fought by night.' })
  night!: boolean;

  @Field(() => SiegeScenarios, { description: 'The kind of fight.' })
  scenario!: ScenarioName;

  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;
}

@ObjectType('SiegeOutcome', { description: 'How a siege ended.' })
export class SiegeOutcomeView {
  @Field(() => SiegeSides, { nullable: true, description: 'The side that has won; null: nobody has.' })
  winner!: SiegeSide | null;

  @Field(() => String, { description: 'Why it ended, in words.' })
  reason!: string;
}

@ObjectType('Siege', { implements: () => [NodeView], description: 'A siege at one instant (pbem:2.8).' })
export class SiegeView {
  @Field(() => ID, { description: 'The id of the siege.' })
  id!: string;

  @Field(() => Int, { description: 'The last event that has happened; orders name it.' })
  revision!: number;

  @Field(() => HeadView, { description: 'The head of its log at that instant.' })
  head!: HeadView;

  @Field(() => String, {
    description: 'SHA-256 of the canonical JSON of the state: equal states have equal fingerprints.',
  })
  fingerprint!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The path of a picture of the castle at that instant; null: the siege has no scenario, and so no map.',
  })
  castle!: string | null;

  @Field(() => String, { description: 'The path of a picture: resistance and losses by day.' })
  curves!: string;

  @Field(() => String, { description: 'The path of a picture: a strip of the days.' })
  strip!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => DayDefinitions, { description: 'How its days are played.' })
  dayDefinition!: string;

  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => Boolean, { description: 'It is night.' })
  night!: boolean;

  @Field(() => SiegeStages, {
    description: 'The part of the day for which the siege waits: morning, choice, scenario, wear, evening; over.',
  })
  stage!: string;

  @Field(() => SiegeSides, {
    nullable: true,
    description: 'The side that has the initiative; null: it has yet to be rolled for.',
  })
  initiative!: SiegeSide | null;

  @Field(() => [SiegeTargetView], { description: 'The targets that can be battered.' })
  targets!: readonly SiegeTargetView[];

  @Field(() => [SiegeDitchView], { description: 'The hexes of the moat.' })
  moat!: readonly SiegeDitchView[];

  @Field(() => [SiegeFillingView], { description: 'Moat hexes that are filled in the games of its days.' })
  filling!: readonly SiegeFillingView[];

  @Field(() => [SiegeEngineView], { description: 'The engines of both sides.' })
  engines!: readonly SiegeEngineView[];

  @Field(() => [SiegeFighterView], { description: 'The characters of both sides.' })
  fighters!: readonly SiegeFighterView[];

  @Field(() => [SiegeStoreView], { description: 'Goods that are left.' })
  stores!: readonly SiegeStoreView[];

  @Field(() => [SiegeGameView], {
    description: 'Scenarios up to that instant; the last one is played now if the stage says so.',
  })
  games!: readonly SiegeGameView[];

  @Field(() => [WarningView], { description: 'Advice of the book that the set-up does not follow.' })
  warnings!: readonly WarningView[];

  @Field(() => SiegeOutcomeView, { nullable: true, description: 'Null while the siege goes on.' })
  outcome!: SiegeOutcomeView | null;
}

/** A siege at an instant, with the addresses of its pictures; `castle` null: it has no map. */
export function siegeView(seen: SeenSiege): SiegeView {
  const { id, revision, fingerprint, siege, games } = seen;
  const { title, dayDefinition, day, night, stage, today, outcome } = siege;
  return {
    ...{ id, revision, fingerprint, title, dayDefinition, day, night, stage, games, outcome },
    head: headView(siegeStream(id), seen),
    castle: siege.scenarios.length > 0 ? `/sieges/${id}/castle.svg?at=r${revision}` : null,
    curves: `/sieges/${id}/curves.svg`,
    strip: `/sieges/${id}/strip.svg`,
    initiative: today.initiative ?? null,
    targets: targetViews(siege),
    moat: ditchViews(siege),
    filling: siege.sapping ?? [],
    engines: engineViews(siege),
    fighters: fighterViews(siege),
    stores: SIEGE_SIDES.flatMap((side) =>
      Object.entries(siege.stores[side]).map(([goods, count]) => ({ side, goods, count })),
    ),
    warnings: siegeWarnings(siege),
  };
}
