import { useMemo, useState } from 'react';
import { type KnownSeat, seatName } from '../keys';
import type { MapHex, Plan } from '../map/plan';
import type { ShownUnit } from '../map/use-shown-unit';
import { useParley } from '../quarrels/use-parley';
import { useLog } from '../time/use-log';
import { concerned, isMine } from './looks';
import { useLineOfFire, usePastLineOfFire } from './line-of-fire';
import { marksOf, offersAt } from './marks';
import { newsOf } from './news';
import type { Choice } from './orders';
import { useGroup } from './use-group';
import { useNextTurn } from './use-next-turn';
import { useCounts, usePending, useUnitOrders } from './use-orders';
import { useSubmit } from './use-submit';
import type { TableGame, TableState } from './use-table';
import { useWay } from './use-way';

interface Sitting {
  readonly state: TableState;
  /** The event after which the board is wanted; null: now. */
  readonly wanted: number | null;
  readonly laid: TableGame;
  readonly plan: Plan;
  readonly seat: KnownSeat | null;
}

/** All that somebody at the table has chosen and is about to do, and what may be done now. */
export function useActing({ state, laid, plan, wanted, seat }: Sitting) {
  const { shownAt: at } = state;
  const { id, revision, board, actors } = laid;
  const [unit, setUnit] = useState<string | null>(null);
  /** The unit that was chosen last in the list, for the map to show; a new value each time. */
  const [shownUnit, setShownUnit] = useState<ShownUnit | null>(null);
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
  const isElsewhere = (name: string): boolean => places.has(name) && !way.moved.some((one) => one.name === name);
  const isAsked = isNow && mine.length > 0;
  return {
    acting: {
      ...{ asked, mine, isNow, counts, duties, pending, owed, unit, orders, choice, way, nextTurn, group, sight },
      news: isAsked ? newsOf(log.events, { since: submission.since, isDecision: owed.length > 0 }) : [],
      offers: hex ? offersAt(hex, { unit, orders, options, units, plan }) : [],
      isStale: picked !== null && picked.at < revision,
      choose: setChoice,
      drop,
      submission,
    },
    ...{ at, hex, ready, log, parley, line, chosen },
    marks: open?.marks ?? offered,
    path: (way.choice ?? choice)?.path ?? [],
    planned: [...units.filter(({ name }) => isElsewhere(name)), ...way.moved],
    /** Units that the event or the decision is about. */
    told: isNow ? concerned(owed) : (event?.units ?? []),
    shownUnit,
    chooseUnit: (name: string, how: Omit<ShownUnit, 'name'>): void => {
      setUnit(name);
      setChoice(null);
      setShownUnit({ name, ...how });
    },
  };
}
