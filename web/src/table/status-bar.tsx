import type { Trouble } from '../api/client';
import { resultWords, type SideNames, sideName, sideWithin } from '../common/sides';
import { capital, inGameTurns, listed, stepWords } from '../common/words';
import type { KnownSeat } from '../keys';
import { WithRules } from '../rules/rule-link';
import { isMine } from './looks';
import type { TableGame } from './use-table';

interface Shown {
  readonly laid: TableGame;
  readonly trouble: Trouble | null;
  readonly names: SideNames;
  readonly seat: KnownSeat | null;
  readonly isNow: boolean;
}

/** Where the game stands, and for whom it waits. */
export function StatusBar({ laid, trouble, names, seat, isNow }: Shown) {
  const { turn, outcome } = laid.board;
  return (
    <div className="status" role="status">
      <span>
        Game turn {turn.gameTurn} · {sideName(turn.side, names)} · {stepWords(turn.step)}
      </span>
      <strong className="whose">
        {outcome ? (
          <WithRules text={outcomeWords(outcome, names)} />
        ) : isNow ? (
          whoseWords(laid, names, seat)
        ) : (
          'You look at the past.'
        )}
      </strong>
      <span className="points small">
        {laid.points.map(({ side, points }) => `${sideName(side, names)} ${points}`).join(' : ')} victory points
      </span>
      {trouble && <span className="lost">{trouble.message}</span>}
    </div>
  );
}

function outcomeWords({ winner, reason }: NonNullable<TableGame['board']['outcome']>, names: SideNames): string {
  return `The game is over, ${resultWords(winner, names)}: ${inGameTurns(reason)}.`;
}

function whoseWords({ actors, seats }: TableGame, names: SideNames, seat: KnownSeat | null): string {
  const mine = seat ? actors.find((actor) => isMine(actor, seat)) : undefined;
  if (mine) return mine.role === 'decision' ? 'You have to decide.' : 'It is your turn.';
  const waited = [...new Set(actors.map(({ side }) => side))];
  const computers = seats.filter(({ side, computer }) => computer && waited.includes(side));
  const whom = listed(waited.map((side) => sideWithin(side, names)));
  return computers.length > 0 ? `${capital(whom)}: the computer thinks…` : `Waiting for ${whom}.`;
}
