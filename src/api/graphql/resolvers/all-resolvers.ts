import { BoardResolver } from './board.resolver.js';
import { CommandsResolver } from './commands.resolver.js';
import { DiceResolver, GameDiceResolver, SiegeDiceResolver } from './dice.resolver.js';
import { GameEventsResolver } from './game-events.resolver.js';
import { GameResolver } from './game.resolver.js';
import { GamesResolver, GameSummaryResolver } from './games.resolver.js';
import { EndedTurnResolver, HeadResolver } from './head.resolver.js';
import { HistoryResolver } from './history.resolver.js';
import { JudgementResolver } from './judgement.resolver.js';
import { LegalPageResolver } from './legal-page.resolver.js';
import { LibraryResolver } from './library.resolver.js';
import { MapBoardResolver } from './map-board.resolver.js';
import { GameReachResolver, ReachResolver } from './reach.resolver.js';
import { RuleResolver } from './rule.resolver.js';
import { RulesetResolver } from './ruleset.resolver.js';
import { SeatsResolver } from './seats.resolver.js';
import { SiegeCalendarResolver } from './siege-calendar.resolver.js';
import { SiegeSeatsResolver } from './siege-seats.resolver.js';
import { SiegesResolver } from './sieges.resolver.js';
import { VisibleResolver } from './visible.resolver.js';

/** Every resolver; the schema is made of them. */
export const RESOLVERS = [
  BoardResolver,
  CommandsResolver,
  DiceResolver,
  EndedTurnResolver,
  GameDiceResolver,
  GameEventsResolver,
  GameResolver,
  GamesResolver,
  GameSummaryResolver,
  HeadResolver,
  HistoryResolver,
  JudgementResolver,
  LegalPageResolver,
  LibraryResolver,
  MapBoardResolver,
  GameReachResolver,
  ReachResolver,
  RuleResolver,
  RulesetResolver,
  SeatsResolver,
  SiegeCalendarResolver,
  SiegeDiceResolver,
  SiegeSeatsResolver,
  SiegesResolver,
  VisibleResolver,
] as const;
