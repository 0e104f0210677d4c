import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { GameState } from '../../../engine/game/game.js';
import type { SeenGame } from '../../../play/seen.js';
import type { Viewer } from '../../../play/viewer.js';
import { DateTime } from '../date-time.scalar.js';
import { type GameKeeping, GameKeepingEnum } from '../inputs/statement.input.js';
import { NodeView } from './node.view.js';
import { AwardView } from './award.view.js';
import { DetailedDayView } from './day.view.js';
import { DuelView } from './duel.view.js';
import { BatteredView } from './battered.view.js';
import { EquipmentView } from './equipment.view.js';
import { MoatFillingView } from './filling.view.js';
import { ExitView } from './exit.view.js';
import { HeadView } from './head.view.js';
import { HiddenTreasureView } from './buried.view.js';
import { CartView } from './cart.view.js';
import { GameSecretsView } from './game-secrets.view.js';
import { InitiativeView } from './initiative.view.js';
import { ItemView } from './item.view.js';
import { LightView } from './light.view.js';
import { SupplyPointView } from './supply-point.view.js';
import { OutcomeView, SidePointsView } from './outcome.view.js';
import { PlanView } from './plan.view.js';
import { RulesetView } from './ruleset.view.js';
import { StandingKindView } from './standing-kind.view.js';
import { StandingOrderView } from './standing-order.view.js';
import { WarningView } from './warning.view.js';
import { TurnView } from './turn.view.js';

@ObjectType('GameOption', { description: 'An option of the ruleset as this game has it.' })
export class GameOptionView {
  @Field(() => String, { description: 'The name of the option.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is in force.' })
  on!: boolean;
}

/** A game as it is now. Fields that cost more are resolved one by one (GameResolver). */
@ObjectType('Game', { implements: () => [NodeView], description: 'A game as the viewer may see it.' })
export class GameView {
  @Field(() => ID, { description: 'The id of the game.' })
  id!: string;

  @Field(() => String, { description: 'The title; plain text.' })
  title!: string;

  @Field(() => RulesetView, { description: 'The rulebook by which it is played.' })
  ruleset!: RulesetView;

  @Field(() => [GameOptionView], { description: 'Options of the ruleset, fixed when the game was created.' })
  options!: readonly GameOptionView[];

  @Field(() => GameKeepingEnum, { description: 'The keeper of the rules of this game.' })
  keeping!: GameKeeping;

  @Field(() => Int, { description: 'The last event that has happened; orders name it.' })
  revision!: number;

  @Field(() => DateTime, { description: 'When its last event was recorded.' })
  updatedAt!: string;

  @Field(() => HeadView, { description: 'The head of its log now.' })
  head!: HeadView;

  @Field(() => String, {
    description: 'SHA-256 of the canonical JSON of the state: equal states have equal fingerprints.',
  })
  fingerprint!: string;

  @Field(() => [String], { description: 'Sides in the order in which they play.' })
  sides!: readonly string[];

  @Field(() => TurnView, { description: 'The player turn and its step.' })
  turn!: TurnView;

  @Field(() => [ItemView], { description: 'Items that lie on the map or are carried.' })
  items!: readonly ItemView[];

  @Field(() => [HiddenTreasureView], { description: 'Treasures that nobody has found yet (pbem:18.4c).' })
  hiddenTreasures!: readonly HiddenTreasureView[];

  @Field(() => [CartView], { description: 'Carts (pbem:14).' })
  carts!: readonly CartView[];

  @Field(() => [LightView], { description: 'Things that give light at night, or could (pbem:21.3a).' })
  lights!: readonly LightView[];

  @Field(() => [String], {
    nullable: true,
    description: 'Hexes that light reaches, in the order of the map (pbem:21.1d); null: darkness plays no part.',
  })
  litHexes!: readonly string[] | null;

  @Field(() => [EquipmentView], { description: 'Ladders, screens and siege engines.' })
  equipment!: readonly EquipmentView[];

  @Field(() => [BatteredView], { description: 'Battered things that still stand.' })
  battered!: readonly BatteredView[];

  @Field(() => [SidePointsView], { description: 'Victory points as things stand (pbem:23.2).' })
  points!: readonly SidePointsView[];

  @Field(() => [AwardView], { description: 'The deeds besides losses for which the scenario gives points.' })
  awards!: readonly AwardView[];

  @Field(() => [ExitView], { description: 'Where units may leave the map.' })
  exits!: readonly ExitView[];

  @Field(() => [SupplyPointView], { description: 'Where missiles are stored (option ammunitionLimitation).' })
  supplyPoints!: readonly SupplyPointView[];

  @Field(() => [String], { description: 'Hexes where boiling water is drawn (pbem:19.17k).' })
  boilingWater!: readonly string[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Player turns that stand for a day of building (pbem:19.8); null: nothing is built, or the game is the day.',
  })
  buildingTurns!: number | null;

  @Field(() => [WarningView], { description: 'Advice of the book that the set-up does not follow (pbem:1.2c).' })
  warnings!: readonly WarningView[];

  @Field(() => [StandingOrderView], { description: 'The own standing orders; those of others are not shown.' })
  standingOrders!: readonly StandingOrderView[];

  @Field(() => [StandingKindView], {
    description: 'Kinds of decisions that come up in this game and may be answered beforehand, for whoever joins it.',
  })
  standingKinds!: readonly StandingKindView[];

  @Field(() => PlanView, { nullable: true, description: 'The rest of an own move that waits; null: none does.' })
  plan!: PlanView | null;

  @Field(() => DetailedDayView, { nullable: true, description: 'Null: the game is no day (option detailedDays).' })
  day!: DetailedDayView | null;

  @Field(() => [MoatFillingView], { description: 'Moat hexes that are being filled (option onboardFilling).' })
  filling!: readonly MoatFillingView[];

  @Field(() => InitiativeView, {
    nullable: true,
    description: 'Null: sides alternate, or it has yet to be rolled for.',
  })
  initiative!: InitiativeView | null;

  @Field(() => [String], { description: 'Seats that still have to group their men (pbem:23.15b).' })
  ungrouped!: readonly string[];

  @Field(() => DuelView, { nullable: true, description: 'The single combat for which the game stands still.' })
  duel!: DuelView | null;

  @Field(() => [String], { description: 'Sides that have made their one challenge to single combat (pbem:12.8c).' })
  challenges!: readonly string[];

  @Field(() => [String], { description: 'Sides that have broken the conditions of a duel (pbem:12.8s).' })
  dishonoured!: readonly string[];

  @Field(() => OutcomeView, { nullable: true, description: 'Null while the game goes on.' })
  outcome!: OutcomeView | null;

  @Field(() => GameSecretsView, {
    nullable: true,
    description: 'In the answer of createGame, where seats are reserved or the game is private; else null.',
  })
  secrets!: GameSecretsView | null;

  /** For the field resolvers; no part of the schema. */
  seen!: SeenGame<GameState>;
  viewer!: Viewer;
}
