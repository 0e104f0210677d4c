import { Inject } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GameEvent } from '../../../engine/game/event.js';
import type { AnyRulebook, AnyRulebooks } from '../../../engine/game/rulebook.js';
import type { Telling } from '../../../ledger/corrected-course.js';
import type { ReplacedOrder } from '../../../ledger/corrected-orders.js';
import type { AnyGames } from '../../../play/contract.js';
import type { SeenEvent } from '../../../play/seen.js';
import { seenBy } from '../../../play/view.js';
import { historyPage, type ShownEventRow } from '../../../projections/read/history.js';
import type { ReadModel } from '../../read-model.js';
import { GAMES, READ_MODEL, RULEBOOKS } from '../../tokens.js';
import { COST } from '../cost.js';
import { mustKnow } from '../history-question.js';
import { eventView } from '../event-view.js';
import { TellingEnum } from '../inputs/at.input.js';
import { HistoryFilterInput, historyFilterOf } from '../inputs/history-filter.input.js';
import { eventCursor, historyPageOf, PageArgs, pageInfo } from '../page.js';
import type { OrderNowView } from '../views/event.view.js';
import { GameView } from '../views/game.view.js';
import { HistoryConnectionView } from '../views/history.view.js';

/** The history of a game, read from the projection once that has come as far as the game. */
@Resolver(() => GameView)
export class HistoryResolver {
  constructor(
    @Inject(RULEBOOKS) private readonly rulebooks: AnyRulebooks,
    @Inject(GAMES) private readonly games: AnyGames,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
  ) {}

  @ResolveField(() => HistoryConnectionView, {
    complexity: COST.fromReadModel,
    description: 'The events of the game, oldest first.',
  })
  async history(
    @Parent() game: GameView,
    @Args() args: PageArgs,
    @Args('filter', { type: () => HistoryFilterInput, nullable: true, description: 'All that is given must hold.' })
    filter?: HistoryFilterInput | null,
    @Args('as', {
      type: () => TellingEnum,
      nullable: true,
      description:
        'corrected: what a correction has replaced is left out, and the order tells what follows from it now. Else: the events as they are recorded.',
    })
    as?: Telling | null,
  ): Promise<HistoryConnectionView> {
    const { id, revision, ruleset, viewer } = game;
    const [page, which] = [historyPageOf(args), historyFilterOf(filter)];
    const book = this.rulebooks.rulebook(ruleset.id, ruleset.version);
    await this.readModel.freshness.ofGame(id, revision);
    await mustKnow(this.readModel.source, book, game, which);
    const replaced = as === 'corrected' ? await this.games.replaced(id, viewer) : [];
    const without = replaced.map(({ at, until }) => ({ from: at + 1, to: until })).filter(({ from, to }) => from <= to);
    const { rows, more, count } = await historyPage(this.readModel.source, id, { ...which, without }, page);
    const edges = seenBy(viewer, rows.map(recorded), book).map((event) => {
      const now = replaced.find(({ at }) => at === event.revision);
      return { cursor: eventCursor(event.revision), node: eventView(event, book, now && nowOf(now, book)) };
    });
    return { edges, pageInfo: pageInfo(edges, more, page), totalCount: count };
  }
}

/** A row as an event. Its data are read when somebody asks for them: a page of text asks for none. */
function recorded({ revision, type, data: text, hash, recordedAt, text: told }: ShownEventRow): SeenEvent {
  let data: GameEvent['data'] | undefined;
  const event = {
    type,
    get data() {
      return (data ??= JSON.parse(text) as GameEvent['data']);
    },
  };
  return { revision, event, hash, recordedAt, text: told };
}

function nowOf({ claim, fate, events }: ReplacedOrder, book: AnyRulebook): OrderNowView {
  const told = events.slice(1).map(({ type, data }) => ({ type, data, text: book.tell({ type, data }) }));
  return { claim, fate, events: told };
}
