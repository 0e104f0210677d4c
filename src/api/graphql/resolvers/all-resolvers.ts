import { CommandsResolver } from './commands.resolver.js';
import { GameEventsResolver } from './game-events.resolver.js';
import { GameResolver } from './game.resolver.js';
import { GamesResolver } from './games.resolver.js';
import { HistoryResolver } from './history.resolver.js';
import { LibraryResolver } from './library.resolver.js';
import { RuleResolver } from './rule.resolver.js';

/** Every resolver; the schema is made of them. */
export const RESOLVERS = [
  CommandsResolver,
  GameEventsResolver,
  GameResolver,
  GamesResolver,
  HistoryResolver,
  LibraryResolver,
  RuleResolver,
] as const;
