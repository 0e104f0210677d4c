import type { SideNames } from '../common/sides';
import type { KnownSeat } from '../keys';
import { AS_ARBITER, useArbiter } from '../arbiter';
import { AS_ORGANISER, linkOf } from '../routes';
import { Agreements } from './agreements';
import { Claims } from './claims';
import { GameFile } from './game-file';
import type { ParleyNow } from './use-parley';

interface Shown {
  readonly game: string;
  readonly revision: number;
  /** Null: it is on its way. */
  readonly parley: ParleyNow | null;
  readonly as: string | null;
  /** The key with which the game is looked at; null: none. */
  readonly viewKey: string | null;
  readonly seat: KnownSeat | null;
  readonly isOver: boolean;
  /** The game is a part of a siege or campaign. */
  readonly isPart: boolean;
  readonly names: SideNames;
  readonly refresh: () => void;
}

/** Claims of errors, and what the seats agree on: an arbiter, a draw, a resignation (docs/quarrels.md). */
export function Quarrels({ game, revision, parley, as, viewKey, seat, isOver, isPart, names, refresh }: Shown) {
  const arbiter = useArbiter();
  const isArbiter = as === AS_ARBITER && arbiter !== null;
  if (!parley) return null;
  const isOffered = arbiter !== null && parley.arbiter === arbiter.name && !isArbiter && seat === null;
  return (
    <section className="panel" aria-labelledby="quarrels">
      <h2 id="quarrels" tabIndex={-1}>
        Claims and agreements
      </h2>
      {isArbiter && <p>You look at this game as its arbiter: you see everything.</p>}
      {isOffered && (
        <p>
          <a href={linkOf({ page: 'game', game, at: null, as: AS_ARBITER })}>Look as the arbiter</a>
        </p>
      )}
      <Claims
        game={game}
        revision={revision}
        as={as}
        viewKey={viewKey}
        parley={parley}
        seat={seat}
        isArbiter={isArbiter}
        names={names}
        done={refresh}
      />
      <Agreements
        game={game}
        parley={parley}
        seat={seat}
        isOrganiser={as === AS_ORGANISER}
        isOver={isOver}
        isPart={isPart}
        names={names}
        done={refresh}
      />
      {isOver && <GameFile game={game} viewKey={viewKey} />}
      {seat && !isOver && (
        <p className="small">To claim an error in an order of another side, open “Why?” beside the event.</p>
      )}
    </section>
  );
}
