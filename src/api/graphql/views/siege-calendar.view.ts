import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { pointsOf } from '../../../engine/siege/engines.js';
import type { LegalSiegeOrder } from '../../../engine/siege/legal.js';
import { siegeWarnings } from '../../../engine/siege/setup.js';
import { SIEGE_SIDES, type ScenarioName, type SiegeSide } from '../../../engine/siege/siege.js';
import type { SeenSiege, SeenSiegeEvent, SiegeSubmission } from '../../../siege/contract.js';
import { siegeOrderInputOf } from '../inputs/siege-form.js';
import {
  DayDefinitions,
  EngineKinds,
  SiegeScenarios,
  SiegeSides,
  TargetKinds,
} from '../inputs/siege-calendar.input.js';
import { Json } from '../json.scalar.js';
import { RefusalView, refusalView } from './refusal.view.js';
import { WarningView } from './warning.view.js';

@ObjectType('SiegeTarget')
export class SiegeTargetView {
  @Field(() => String)
  hex!: string;

  @Field(() => TargetKinds)
  kind!: string;

  @Field(() => Int, { description: 'Offboard resistance points left; 0: it has fallen (pbem:26.71f).' })
  left!: number;
}

@ObjectType('SiegeDitch')
export class SiegeDitchView {
  @Field(() => String)
  hex!: string;

  @Field(() => Boolean)
  filled!: boolean;

  @Field(() => Boolean)
  underDrawbridge!: boolean;
}

@ObjectType('SiegeEngineState')
export class SiegeEngineView {
  @Field(() => String)
  name!: string;

  @Field(() => SiegeSides)
  side!: SiegeSide;

  @Field(() => EngineKinds)
  kind!: string;

  @Field(() => Int, { description: 'Battering points that it has left (pbem:26.71a).' })
  points!: number;

  @Field(() => Int)
  wear!: number;

  @Field(() => Int, { nullable: true, description: 'Days of work until it is built; null: it stands.' })
  unbuilt!: number | null;

  @Field(() => Boolean)
  lost!: boolean;
}

@ObjectType('SiegeFighter')
export class SiegeFighterView {
  @Field(() => String)
  name!: string;

  @Field(() => SiegeSides)
  side!: SiegeSide;

  @Field(() => String)
  health!: string;

  @Field(() => Boolean)
  engineer!: boolean;

  @Field(() => Int, { nullable: true, description: 'The day on whose morning he is well (pbem:24.2a).' })
  heals!: number | null;

  @Field(() => Int, { nullable: true, description: 'The day at whose end he joins; null: he is there.' })
  due!: number | null;

  @Field(() => SiegeSides, { nullable: true, description: 'Whose prisoner he is.' })
  captive!: SiegeSide | null;
}

@ObjectType('SiegeStore')
export class SiegeStoreView {
  @Field(() => SiegeSides)
  side!: SiegeSide;

  @Field(() => String)
  goods!: string;

  @Field(() => Int)
  count!: number;
}

@ObjectType('SiegeGame', { description: 'A scenario of the siege and the game in which it is played (pbem:2.81d).' })
export class SiegeGameView {
  @Field(() => Int)
  day!: number;

  @Field(() => Boolean)
  night!: boolean;

  @Field(() => SiegeScenarios)
  scenario!: ScenarioName;

  @Field(() => ID)
  game!: string;
}

@ObjectType('SiegeOutcome')
export class SiegeOutcomeView {
  @Field(() => SiegeSides, { nullable: true })
  winner!: SiegeSide | null;

  @Field(() => String)
  reason!: string;
}

@ObjectType('Siege', { description: 'A siege at one instant (pbem:2.8).' })
export class SiegeView {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  revision!: number;

  @Field(() => String)
  fingerprint!: string;

  @Field(() => String)
  title!: string;

  @Field(() => DayDefinitions)
  dayDefinition!: string;

  @Field(() => Int)
  day!: number;

  @Field(() => Boolean)
  night!: boolean;

  @Field(() => String, { description: 'What the day waits for: morning, choice, scenario, wear, evening; over.' })
  stage!: string;

  @Field(() => SiegeSides, { nullable: true })
  initiative!: SiegeSide | null;

  @Field(() => [SiegeTargetView])
  targets!: readonly SiegeTargetView[];

  @Field(() => [SiegeDitchView])
  moat!: readonly SiegeDitchView[];

  @Field(() => [SiegeEngineView])
  engines!: readonly SiegeEngineView[];

  @Field(() => [SiegeFighterView])
  fighters!: readonly SiegeFighterView[];

  @Field(() => [SiegeStoreView])
  stores!: readonly SiegeStoreView[];

  @Field(() => [SiegeGameView], {
    description: 'Scenarios up to that instant; the last one is played now if the stage says so.',
  })
  games!: readonly SiegeGameView[];

  @Field(() => [WarningView])
  warnings!: readonly WarningView[];

  @Field(() => SiegeOutcomeView, { nullable: true })
  outcome!: SiegeOutcomeView | null;
}

export function siegeView({ id, revision, fingerprint, siege, games }: SeenSiege): SiegeView {
  const { title, dayDefinition, day, night, stage, today, outcome } = siege;
  return {
    ...{ id, revision, fingerprint, title, dayDefinition, day, night, stage, games, outcome },
    initiative: today.initiative ?? null,
    targets: Object.entries(siege.targets).map(([hex, target]) => ({ hex, ...target })),
    moat: Object.entries(siege.moat).map(([hex, { filled = false, underDrawbridge = false }]) => ({
      hex,
      filled,
      underDrawbridge,
    })),
    engines: Object.entries(siege.engines).map(([name, engine]) => ({
      name,
      side: engine.side,
      kind: engine.kind,
      points: engine.lost || engine.unbuilt !== undefined ? 0 : pointsOf(engine),
      wear: engine.wear,
      unbuilt: engine.unbuilt ?? null,
      lost: engine.lost ?? false,
    })),
    fighters: Object.entries(siege.fighters).map(([name, fighter]) => ({
      name,
      side: fighter.side,
      health: fighter.health,
      engineer: fighter.engineer ?? false,
      heals: fighter.heals ?? null,
      due: fighter.due ?? null,
      captive: fighter.captive ?? null,
    })),
    stores: SIEGE_SIDES.flatMap((side) =>
      Object.entries(siege.stores[side]).map(([goods, count]) => ({ side, goods, count })),
    ),
    warnings: siegeWarnings(siege),
  };
}

@ObjectType('SiegeEvent')
export class SiegeEventView {
  @Field(() => Int)
  revision!: number;

  @Field(() => String)
  type!: string;

  @Field(() => String, { description: 'One line of English.' })
  text!: string;

  @Field(() => Json)
  data!: unknown;

  @Field(() => String)
  hash!: string;

  @Field(() => String)
  recordedAt!: string;
}

export function siegeEventView({ revision, event, text, hash, recordedAt }: SeenSiegeEvent): SiegeEventView {
  return { revision, type: event.type, text, data: event.data, hash, recordedAt };
}

@ObjectType('LegalSiegeOrder')
export class LegalSiegeOrderView {
  @Field(() => Json, { description: 'The value of a SiegeOrderInput.' })
  order!: unknown;

  @Field(() => String)
  summary!: string;
}

export function legalSiegeOrderView({ order, summary }: LegalSiegeOrder): LegalSiegeOrderView {
  return { order: siegeOrderInputOf(order), summary };
}

@ObjectType('SiegeOrderAccepted')
export class SiegeOrderAcceptedView {
  readonly kind = 'accepted';

  @Field(() => Int)
  revision!: number;

  @Field(() => [SiegeEventView])
  events!: readonly SiegeEventView[];

  @Field(() => Boolean)
  repeated!: boolean;
}

@ObjectType('SiegeOrderRefused')
export class SiegeOrderRefusedView {
  readonly kind = 'refused';

  @Field(() => Int)
  revision!: number;

  @Field(() => RefusalView)
  refusal!: RefusalView;
}

export const SiegeSubmissionView = createUnionType({
  name: 'SiegeSubmission',
  types: () => [SiegeOrderAcceptedView, SiegeOrderRefusedView] as const,
  resolveType: ({ kind }: SiegeOrderAcceptedView | SiegeOrderRefusedView) =>
    kind === 'accepted' ? SiegeOrderAcceptedView : SiegeOrderRefusedView,
});

export function siegeSubmissionView(submission: SiegeSubmission): SiegeOrderAcceptedView | SiegeOrderRefusedView {
  if (submission.kind === 'refused') return { ...submission, refusal: refusalView(submission.refusal) };
  return { ...submission, events: submission.events.map(siegeEventView) };
}
