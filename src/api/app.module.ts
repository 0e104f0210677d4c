import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { Application } from './application.js';
import { ClaimList } from './claim-list.js';
import { contextsOverHttp } from './graphql/context.js';
import { costPlugin } from './graphql/cost-plugin.js';
import { formatError } from './graphql/format-error.js';
import { DateTimeScalar } from './graphql/date-time.scalar.js';
import { JsonScalar } from './graphql/json.scalar.js';
import { limitRules, LIMITS, onlyThrough } from './graphql/limits.js';
import { RESOLVERS } from './graphql/resolvers/all-resolvers.js';
import { LibraryNodes } from './graphql/library-nodes.js';
import { neverKept } from './graphql/never-kept.js';
import { takesTextsAsIds } from './graphql/texts-as-ids.js';
import { Nodes } from './graphql/nodes.js';
import { Viewers } from './graphql/viewers.js';
import { PublicErrors } from './public-errors.filter.js';
import { BoardPictureController } from './rest/board-picture.controller.js';
import { PageController } from './rest/page.controller.js';
import { ScenarioPictureController } from './rest/scenario-picture.controller.js';
import { ClaimsController } from './rest/claims.controller.js';
import { ExportController } from './rest/export.controller.js';
import { FeedController } from './rest/feed.controller.js';
import { SiegeChartController } from './rest/siege-chart.controller.js';
import { SiegePictureController } from './rest/siege-picture.controller.js';
import { GraphiqlController } from './rest/graphiql.controller.js';
import { HeadsController } from './rest/heads.controller.js';
import { SchemasController } from './rest/schemas.controller.js';
import { HealthController } from './rest/health.controller.js';
import { MetricsController } from './rest/metrics.controller.js';
import {
  ADDRESSES,
  ALL_RULEBOOKS,
  BEGINNINGS,
  BOARDS,
  BUDGETS,
  CAMPAIGNS,
  CLAIM_FEED,
  COMPUTER,
  CONFIG,
  FEED,
  ACCOUNTS,
  PEOPLE_ADDRESSES,
  TOURNAMENTS,
  WEBHOOKS,
  GAMES,
  HEADS,
  LEDGER,
  METRICS,
  READ_MODEL,
  RULEBOOKS,
  SCENARIOS,
  SHIPPED_CAMPAIGNS,
  SHIPPED_SIEGES,
  SIEGES,
  UNDERWAY,
} from './tokens.js';

/** The server's parts, on an application that is open already. */
@Module({})
export class AppModule {
  static of({
    config,
    ledger,
    games,
    sieges,
    campaigns,
    feed,
    claimFeed,
    accounts,
    peopleAddresses,
    tournaments,
    webhooks,
    rulebooks,
    allRulebooks,
    boards,
    scenarios,
    beginnings,
    shippedSieges,
    shippedCampaigns,
    readModel,
    metrics,
    addresses,
    budgets,
    underway,
    heads,
    computer,
  }: Application): DynamicModule {
    return {
      module: AppModule,
      imports: [
        GraphQLModule.forRoot<ApolloDriverConfig>({
          driver: ApolloDriver,
          path: '/graphql',
          autoSchemaFile: true,
          sortSchema: true,
          // Nest would ask the new schema an introspection query at each start, which takes as long as to make the
          // schema. graphql-js checks a schema before it answers the first query anyway.
          buildSchemaOptions: { skipCheck: true },
          graphiql: false,
          introspection: true,
          persistedQueries: false,
          includeStacktraceInErrorResponses: false,
          autoTransformHttpErrors: false,
          context: contextsOverHttp(addresses),
          // The plugin for cache hints would look at each field of an answer.
          plugins: [ApolloServerPluginCacheControlDisabled(), costPlugin(budgets), neverKept(), takesTextsAsIds()],
          formatError,
          validationRules: [...limitRules(), onlyThrough('http')],
          parseOptions: { maxTokens: LIMITS.tokens },
        }),
      ],
      controllers: [
        HealthController,
        MetricsController,
        ExportController,
        ClaimsController,
        FeedController,
        SiegePictureController,
        SiegeChartController,
        BoardPictureController,
        GraphiqlController,
        HeadsController,
        PageController,
        ScenarioPictureController,
        SchemasController,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LEDGER, useValue: ledger },
        { provide: ACCOUNTS, useValue: accounts },
        { provide: PEOPLE_ADDRESSES, useValue: peopleAddresses },
        { provide: TOURNAMENTS, useValue: tournaments },
        { provide: WEBHOOKS, useValue: webhooks },
        { provide: GAMES, useValue: games },
        { provide: SIEGES, useValue: sieges },
        { provide: FEED, useValue: feed },
        { provide: CLAIM_FEED, useValue: claimFeed },
        { provide: RULEBOOKS, useValue: rulebooks },
        { provide: ALL_RULEBOOKS, useValue: allRulebooks },
        { provide: BOARDS, useValue: boards },
        { provide: SCENARIOS, useValue: scenarios },
        { provide: BEGINNINGS, useValue: beginnings },
        { provide: SHIPPED_SIEGES, useValue: shippedSieges },
        { provide: CAMPAIGNS, useValue: campaigns },
        { provide: SHIPPED_CAMPAIGNS, useValue: shippedCampaigns },
        { provide: READ_MODEL, useValue: readModel },
        { provide: METRICS, useValue: metrics },
        { provide: ADDRESSES, useValue: addresses },
        { provide: BUDGETS, useValue: budgets },
        { provide: UNDERWAY, useValue: underway },
        { provide: HEADS, useValue: heads },
        { provide: COMPUTER, useValue: computer },
        { provide: APP_FILTER, useClass: PublicErrors },
        Viewers,
        ClaimList,
        LibraryNodes,
        Nodes,
        JsonScalar,
        DateTimeScalar,
        ...RESOLVERS,
      ],
    };
  }
}
