import { useMemo, useState } from 'react';
import { NoEvent, NoGame } from '../home/join-by-link';
import { Notice } from '../common/notice';
import { type KnownSeat, seatName } from '../keys';
import { GameMap } from '../map/game-map';
import type { MapHex, Plan } from '../map/plan';
import { useGround } from '../map/use-ground';
import { Quarrels } from '../quarrels/quarrels';
import { Log } from '../time/log';
import { Since } from '../time/since';
import { Time } from '../time/time';
import { useLog } from '../time/use-log';
import { ActionPanel } from './action-panel';
import { KeyVoid } from './key-void';
import { HexPanel } from './hex-panel';
import { concerned, describe, isMine } from './looks';
import { marksOf, offersAt } from './marks';
import type { Choice } from './orders';
import { Seats } from './seats';
import { StandingOrders } from './standing-orders';
import { StatusBar } from './status-bar';
import { UnitList } from './unit-list';
import { useCounts, usePending, useUnitOrders } from './use-orders';
import { aimOf, coversOf, useLineOfFire, usePastLineOfFire } from './line-of-fire';
import { Prices } from './prices';
import { useGroup } from './use-group';
import { useNextTurn } from './use-next-turn';
import { useWay } from './use-way';
import { useSubmit } from './use-submit';
import { useParley } from '../quarrels/use-parley';
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
    if (state.trouble) return <Notice title={state.trouble.message} />;
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
  const { names, shownAt: at } = state;
  const { id, title, revision, sides, board, actors } = laid;
  const [unit, setUnit] = useState<string | null>(null);
  const [hex, setHex] = useState<MapHex | null>(null);
  const [picked, setPicked] = useState<{ readonly choice: Choice; readonly at: number } | null>(null);
  const choice = picked?.choice ?? null;
  const setChoice = (wanted: Choice | null): void => setPicked(wanted && { choice: wanted, at: revision });
  const isNow = at === null || at >= revision;
  const mine = seat ? actors.filter((actor) => isMine(actor, seat)) : [];
  const asked = { game: id, revision, pause: !isNow || mine.length === 0 };
  const { counts, duties } = useCounts({ ...asked, pause: asked.pause || mine.every(({ role }) => role !== 'turn') });
  const pending = usePending({ game: id, revision, pause: !isNow || actors.every(({ role }) => role !== 'decision') });
  const isPlanning = seat !== null && isNow && mine.length === 0 && !laid.outcome;
  const own = board.units.some(({ name, side }) => name === unit && side === seat?.side) ? unit : null;
  const nextTurn = useNextTurn({
    game: id,
    revision,
    seat: seat && seatName(seat),
    isPlanning,
    isNow: isNow && !laid.outcome,
    unit: own,
    standing: board.units,
  });
  const { places, units } = nextTurn;
  const ordersNow = useUnitOrders(asked, unit);
  const orders = isPlanning ? nextTurn.unitOrders : ordersNow;
  const log = useLog(id, state.heard, wanted);
  const parley = useParley(id, revision);
  const drop = (): void => {
    setUnit(null);
    setChoice(null);
    group.end();
  };
  const submission = useSubmit({
    game: id,
    revision,
    done: () => {
      setChoice(null);
      state.refresh();
    },
  });
  const owed = pending.filter(({ owner }) => owner === seat?.side);
  const options = owed.flatMap((decision) => decision.options);
  const offered = marksOf(orders, options, units);
  const ready = useMemo(
    () => new Set((counts ?? []).flatMap(({ unit: name, type }) => (name && type !== 'Stand' ? [name] : []))),
    [counts],
  );
  const thinking = { game: id, revision, given: nextTurn.given };
  const way = useWay({ ...thinking, plan, units, chosen: unit, side: seat?.side ?? null });
  const ableNow = useMemo(
    () => new Set((counts ?? []).flatMap(({ unit: name, type }) => (name && type === 'Attack' ? [name] : []))),
    [counts],
  );
  const able = isPlanning ? nextTurn.able : ableNow;
  const group = useGroup({ ...thinking, plan, units, side: seat?.side ?? null, able });
  const sight = useLineOfFire({ ...thinking, choice });
  const event = log.events.find((one) => one.revision === board.revision);
  const shown = usePastLineOfFire({ game: id, event });
  const line = sight ?? shown;
  const chosen = (picked: MapHex): void => {
    setHex(picked);
    if (way.isOpen) {
      way.extend(picked);
      return;
    }
    if (group.isOpen) {
      group.toggleAt(picked);
      return;
    }
    const offers = offersAt(picked, { unit, orders, options, units, plan });
    if (offers.length > 0) {
      setChoice(offers[0] ?? null);
      return;
    }
    const there = board.units.filter(
      ({ name, hexes, health }) =>
        health !== 'dead' && [...hexes, ...(places.get(name) ?? [])].some((one) => plan.hex(one) === picked),
    );
    const own = there.filter(({ side }) => side === seat?.side);
    const next = own[(own.findIndex(({ name }) => name === unit) + 1) % Math.max(1, own.length)] ?? there[0];
    setChoice(null);
    setUnit(next?.name ?? null);
  };
  const open = [group, way].find(({ isOpen }) => isOpen);
  const marks = open?.marks ?? offered;
  const offers = hex ? offersAt(hex, { unit, orders, options, units, plan }) : [];
  const told = isNow ? concerned(owed) : (event?.units ?? []);
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
          planned={[
            ...units.filter(({ name }) => places.has(name) && !way.moved.some((one) => one.name === name)),
            ...way.moved,
          ]}
          melee={board.melee}
          sides={sides}
          selected={unit}
          ready={ready}
          marks={marks}
          path={(way.choice ?? choice)?.path ?? []}
          aim={aimOf(line)}
          covers={coversOf(line)}
          prices={(one) => <Prices game={id} at={board.revision} hex={one} />}
          told={board.units.flatMap(({ name, hexes }) => (told.includes(name) ? hexes : []))}
          chosen={chosen}
          describe={(one) => describe(one, board, marks, names)}
          cancelled={drop}
        />
        <Time game={id} revision={revision} at={at} wanted={wanted} as={as} log={log} />
      </div>
      <div className="side">
        {state.live === 'refused' && <KeyVoid game={id} seat={seat} />}
        {parley && isNow && !laid.outcome && <DrawOffered parley={parley} seat={seat} names={names} />}
        <Since game={id} as={as} revision={revision} isNow={isNow} log={log} />
        <ActionPanel
          asked={asked}
          laid={laid}
          mine={mine}
          seat={seat}
          names={names}
          isNow={isNow}
          counts={counts}
          duties={duties}
          pending={pending}
          owed={owed}
          unit={unit}
          orders={orders}
          offers={offers}
          choice={choice}
          isStale={picked !== null && picked.at < revision}
          way={way}
          nextTurn={nextTurn}
          group={group}
          sight={sight}
          choose={setChoice}
          drop={drop}
          submission={submission}
          refresh={state.refresh}
        />
        {seat && isNow && !laid.outcome && <StandingOrders laid={laid} seat={seat} submission={submission} />}
        <UnitList
          units={board.units}
          equipment={board.equipment}
          sides={sides}
          names={names}
          own={seat?.side ?? null}
          ready={ready}
          selected={unit}
          choose={(name) => {
            setUnit(name);
            setChoice(null);
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
          names={names}
          refresh={state.refresh}
        />
        <Log game={id} as={as} at={at} log={log} names={names} seat={seat} />
      </div>
    </div>
  );
}
