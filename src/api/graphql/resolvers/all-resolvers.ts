import { AccountsResolver } from './accounts.resolver.js';
import { ActorResolver } from './actor.resolver.js';
import { AddressesResolver, SeatAddressResolver } from './addresses.resolver.js';
import { BoardResolver } from './board.resolver.js';
import { CampaignSiegesResolver } from './campaign-sieges.resolver.js';
import { CampaignsResolver } from './campaigns.resolver.js';
import { ClaimChangesResolver } from './claim-changes.resolver.js';
import { ClaimsResolver } from './claims.resolver.js';
import { CommandsResolver } from './commands.resolver.js';
import { DiceResolver, GameDiceResolver, SiegeDiceResolver } from './dice.resolver.js';
import { GameEventsResolver } from './game-events.resolver.js';
import { GameResolver } from './game.resolver.js';
import { GameScenarioResolver } from './game-scenario.resolver.js';
import { FeedResolver } from './feed.resolver.js';
import { GamesResolver, GameSummaryResolver } from './games.resolver.js';
import { EndedTurnResolver, HeadResolver } from './head.resolver.js';
import { HistoryResolver } from './history.resolver.js';
import { JudgementResolver } from './judgement.resolver.js';
import { LegalPageResolver, StepEndResolver } from './legal-page.resolver.js';
import { LibraryResolver } from './library.resolver.js';
import { MapBoardResolver } from './map-board.resolver.js';
import { MyGamesResolver } from './my-games.resolver.js';
import { NodeResolver } from './node.resolver.js';
import { ParleyResolver } from './parley.resolver.js';
import { GamePlanResolver, PlannedTurnResolver } from './planned-turn.resolver.js';
import { GameReachResolver, ReachResolver } from './reach.resolver.js';
import { RuleResolver } from './rule.resolver.js';
import { RulesetResolver } from './ruleset.resolver.js';
import { ScenarioOptionResolver, ScenarioOptionsResolver } from './scenario-options.resolver.js';
import { SeatsResolver } from './seats.resolver.js';
import { SiegeCalendarResolver } from './siege-calendar.resolver.js';
import { SiegeHexResolver } from './siege-hex.resolver.js';
import { SiegeSeriesResolver } from './siege-series.resolver.js';
import { SiegeSeatsResolver } from './siege-seats.resolver.js';
import { SiegesResolver } from './sieges.resolver.js';
import { WebhooksResolver } from './webhooks.resolver.js';
import { ScoresResolver } from './scores.resolver.js';
import { GameTournamentResolver, SummaryTournamentResolver, TournamentsResolver } from './tournaments.resolver.js';
import { TurnResolver } from './turn.resolver.js';
import { VisibleResolver } from './visible.resolver.js';

/** Every resolver; the schema is made of them. */
export const RESOLVERS = [
  AccountsResolver,
  ActorResolver,
  AddressesResolver,
  SeatAddressResolver,
  WebhooksResolver,
  BoardResolver,
  CampaignSiegesResolver,
  CampaignsResolver,
  ClaimChangesResolver,
  ClaimsResolver,
  CommandsResolver,
  DiceResolver,
  EndedTurnResolver,
  FeedResolver,
  GameDiceResolver,
  GameEventsResolver,
  GameResolver,
  GamesResolver,
  GameSummaryResolver,
  HeadResolver,
  HistoryResolver,
  JudgementResolver,
  LegalPageResolver,
  StepEndResolver,
  LibraryResolver,
  MapBoardResolver,
  MyGamesResolver,
  NodeResolver,
  ParleyResolver,
  GamePlanResolver,
  PlannedTurnResolver,
  GameReachResolver,
  ReachResolver,
  RuleResolver,
  RulesetResolver,
  ScenarioOptionResolver,
  ScenarioOptionsResolver,
  SeatsResolver,
  SiegeCalendarResolver,
  SiegeDiceResolver,
  SiegeHexResolver,
  SiegeSeriesResolver,
  SiegeSeatsResolver,
  SiegesResolver,
  TournamentsResolver,
  ScoresResolver,
  GameScenarioResolver,
  GameTournamentResolver,
  SummaryTournamentResolver,
  TurnResolver,
  VisibleResolver,
] as const;
