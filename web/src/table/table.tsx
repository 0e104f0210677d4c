import { useRef } from 'react';
import { NoEvent, NoGame } from '../home/join-by-link';
import { PageNotice } from '../common/notice';
import type { KnownSeat } from '../keys';
import { GameMap } from '../map/game-map';
import type { Plan } from '../map/plan';
import { useGround } from '../map/use-ground';
import { Quarrels } from '../quarrels/quarrels';
import { Log } from '../time/log';
import { Since } from '../time/since';
import { Time } from '../time/time';
import { ActionPanel } from './action-panel';
import { KeyVoid } from './key-void';
import { HexPanel } from './hex-panel';
import { describe } from './looks';
import { Seats } from './seats';
import { StandingOrders } from './standing-orders';
import { StatusBar } from './status-bar';
import { Unanswered } from './unanswered';
import { UnitList } from './unit-list';
import { useActing } from './use-acting';
import { aimOf, coversOf } from './line-of-fire';
import { Prices } from './prices';
import { DrawOffered } from '../quarrels/draw-offered';
import { type TableGame, type TableState, useTable } from './use-table';
import { Title } from '../common/title';

interface Asked {
  readonly game: string;
  readonly at: number | null;
  readonly as: string | null;
  readonly seat: KnownSeat | null;
  /** The key with which the game is looked at; null: none. */
  readonly viewKey: string | null;
}

/** The table: the map, what can be done now, and what has happened. */
export function Table({ game, at, as, seat, viewKey }: Asked) {
  const state = useTable(game, viewKey, at);
  const board = state.game?.board;
  const scenery = board?.scenery ?? '';
  const ground = useGround(board ? { game, key: viewKey, revision: board.revision, scenery } : null);
  if (!state.game) {
    if (state.trouble?.code === 'NOT_FOUND') {
      const { message, facts } = state.trouble;
      if (at === null || facts['problem'] === undefined) return <NoGame message={message} />;
      return <NoEvent game={game} as={as} at={at} latest={Number(facts['revision'])} />;
    }
    if (state.trouble?.code === 'UNAUTHENTICATED') return <KeyVoid game={game} seat={seat} />;
    if (state.trouble) return <PageNotice title={state.trouble.message} />;
    return <p>The game is coming…</p>;
  }
  if (!state.plan) return <p>The map is coming…</p>;
  return (
    <Laid
      state={state}
      laid={state.game}
      plan={state.plan}
      wanted={at}
      as={as}
      seat={seat}
      viewKey={viewKey}
      ground={ground}
    />
  );
}

interface LaidProps extends Pick<Asked, 'as' | 'seat' | 'viewKey'> {
  readonly state: TableState;
  /** The event after which the board is wanted; null: now. */
  readonly wanted: number | null;
  readonly laid: TableGame;
  readonly plan: Plan;
  /** URL of the picture of the ground; null: it is on its way. */
  readonly ground: string | null;
}

function Laid({ state, laid, plan, wanted, as, seat, viewKey, ground }: LaidProps) {
  const { names } = state;
  const { id, title, revision, sides, board } = laid;
  const sitting = useActing({ state, laid, plan, wanted, seat });
  const { acting, at, hex, ready, marks, path, planned, told, line, log, parley, chosen, chooseUnit, shownUnit } =
    sitting;
  const { isNow, mine } = acting;
  const side = useRef<HTMLDivElement>(null);
  return (
    <div className="table">
      <Title
        words={title}
        news={isNow && mine.length > 0 && !laid.outcome ? 'Your turn' : ''}
        className="table-title"
      />
      <StatusBar laid={laid} names={names} seat={seat} isNow={isNow} trouble={state.trouble} />
      <div className="board">
        <GameMap
          plan={plan}
          ground={ground}
          units={board.units}
          planned={planned}
          melee={board.melee}
          sides={sides}
          selected={acting.unit}
          ready={ready}
          marks={marks}
          path={path}
          aim={aimOf(line)}
          covers={coversOf(line)}
          prices={(one) => <Prices game={id} at={board.revision} hex={one} />}
          shownUnit={shownUnit}
          told={board.units.flatMap(({ name, hexes }) => (told.includes(name) ? hexes : []))}
          chosen={chosen}
          describe={(one) => describe(one, board, marks, names)}
          cancelled={acting.drop}
        />
        <Time game={id} revision={revision} at={at} wanted={wanted} as={as} log={log} />
      </div>
      <div className="side" ref={side}>
        {state.live === 'refused' && <KeyVoid game={id} seat={seat} />}
        {parley && isNow && !laid.outcome && <DrawOffered parley={parley} seat={seat} names={names} />}
        <Since game={id} as={as} revision={revision} isNow={isNow} log={log} />
        <Unanswered />
        <ActionPanel {...acting} laid={laid} seat={seat} names={names} refresh={state.refresh} />
        {seat && isNow && !laid.outcome && <StandingOrders laid={laid} seat={seat} submission={acting.submission} />}
        <UnitList
          units={board.units}
          equipment={board.equipment}
          sides={sides}
          names={names}
          own={seat?.side ?? null}
          ready={ready}
          selected={acting.unit}
          choose={(name, how) => {
            chooseUnit(name, how);
            // The keyboard stays at the list, which would scroll away under it.
            if (how.byPointer) side.current?.scrollTo({ top: 0 });
          }}
        />
        {hex && <HexPanel game={id} at={board.revision} hex={hex} />}
        <Seats laid={laid} as={as} seat={seat} names={names} refresh={state.refresh} />
        <Quarrels
          game={id}
          revision={revision}
          parley={parley}
          as={as}
          viewKey={viewKey}
          seat={seat}
          isOver={laid.outcome !== null}
          isPart={laid.seats.some(({ siege, campaign }) => siege !== null || campaign !== null)}
          names={names}
          refresh={state.refresh}
        />
        <Log game={id} as={as} at={at} log={log} names={names} seat={seat} />
      </div>
    </div>
  );
}
