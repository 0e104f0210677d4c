import { useMemo } from 'react';
import { type OrderInput, PlannedTurnDocument, type PlannedTurnQuery, type UnitPartsFragment } from '../api/generated';
import { kept } from '../kept';
import { type Choice, type Destination, kindOf, type Order } from './orders';
import { type PlannedOrder, plannedOrdersIn, withOrder } from './planned-orders';
import { useAnswer, type UnitOrders } from './use-orders';

type PlannedTurn = NonNullable<PlannedTurnQuery['game']['plannedTurn']>;

/** The next turn of a seat, as it is planned. */
export interface NextTurn {
  /** Whether the seat plans now, since it has nothing else to do. */
  readonly isPlanning: boolean;
  /** The server's answer about the plan, as things stand; null: it has not come, or there is no turn to plan. */
  readonly turn: PlannedTurn | null;
  readonly orders: readonly PlannedOrder[];
  /** The orders of the plan as the server takes them; null: the seat does not plan now. */
  readonly given: readonly OrderInput[] | null;
  /** The hexes of the units that would stand elsewhere than now, as far as the turn is planned, by name. */
  readonly places: ReadonlyMap<string, readonly string[]>;
  /** All units, where they would stand then. */
  readonly units: readonly UnitPartsFragment[];
  /** Names of the units that could attack. */
  readonly able: ReadonlySet<string>;
  /** The orders that the chosen unit could get, by step. */
  readonly unitSteps: NonNullable<PlannedTurn['orders']>;
  /** All of them, with the places to which it could go. */
  readonly unitOrders: UnitOrders;
  /** Puts an order into the plan. `step`: the step of an order that is not listed as one of the chosen unit's. */
  readonly keep: (choice: Choice, step?: string) => void;
  readonly remove: (order: PlannedOrder) => void;
  readonly clear: () => void;
}

interface Asked {
  readonly game: string;
  readonly revision: number;
  /** The seat by its name; null: a spectator looks. */
  readonly seat: string | null;
  readonly isPlanning: boolean;
  /** Whether the game goes on, and is shown as it is now. */
  readonly isNow: boolean;
  /** The own unit that is chosen. */
  readonly unit: string | null;
  /** All units as they stand now. */
  readonly standing: readonly UnitPartsFragment[];
}

const NO_STEPS: NextTurn['unitSteps'] = [];

/** The step in which attacks are made. */
const FIGHT = 'combat';

/** The plan of a seat, which this browser keeps, and what the server foresees of it. */
export function useNextTurn({ game, revision, seat, isPlanning, isNow, unit, standing }: Asked): NextTurn {
  const store = useMemo(() => kept(`herald plan ${game} ${seat ?? ''}`, plannedOrdersIn), [game, seat]);
  const found = store.use();
  const texts = found.map(({ text }) => text).join('\n');
  const variables = useMemo(() => {
    const given = texts === '' ? [] : texts.split('\n').map((text) => ({ text }));
    return { game, given, unit: unit ?? '', hasUnit: isPlanning && unit !== null, fight: FIGHT, isPlanning };
  }, [game, texts, unit, isPlanning]);
  const pause = seat === null || !isNow || (!isPlanning && texts === '');
  const turn = useAnswer(PlannedTurnDocument, variables, { revision, pause })?.game.plannedTurn ?? null;
  const unitSteps = turn?.orders ?? NO_STEPS;
  const unitOrders = useMemo((): UnitOrders => {
    const orders = unitSteps.flatMap((one) => one.orders);
    return { orders, destinations: orders.flatMap(destinationOf), fetching: turn === null };
  }, [unitSteps, turn]);
  const places = useMemo(
    () => new Map((isPlanning ? (turn?.places ?? []) : []).map(({ unit: name, hexes }) => [name, hexes])),
    [isPlanning, turn],
  );
  const units = useMemo(
    () => standing.map((one) => ({ ...one, hexes: places.get(one.name) ?? one.hexes })),
    [standing, places],
  );
  const able = useMemo(
    () => new Set((turn?.counts ?? []).flatMap(({ unit: name, type }) => (name && type === 'Attack' ? [name] : []))),
    [turn],
  );
  return {
    isPlanning,
    given: isPlanning ? variables.given : null,
    places,
    units,
    able,
    turn,
    orders: found,
    unitSteps,
    unitOrders,
    keep(choice, built) {
      const all = unitSteps.flatMap(({ step, orders }) => orders.map(({ order, text }) => ({ step, order, text })));
      const listed = all.find(({ order, text }) => text === choice.text || isSameMove(order, choice.input));
      const { step, text } = listed ?? { step: built, text: choice.text };
      if (step === undefined || !turn) return;
      store.write(withOrder(store.now(), { text, words: choice.words }, step, turn.steps));
    },
    remove: (order) => store.write(found.filter((one) => one !== order)),
    clear: () => store.write([]),
  };
}

/** Whether two orders are the same move: one is listed, the other was chosen by its place on the map. */
function isSameMove(listed: unknown, chosen: unknown): boolean {
  return [listed, chosen].every((one) => kindOf(one) === 'move') && wayIn(listed) === wayIn(chosen);
}

interface ListedMove extends Pick<Destination, 'path'> {
  /** Targets of a charge; absent: it is none. */
  readonly charge?: readonly string[] | null;
}

function wayIn(move: unknown): string {
  const { path, charge = null } = (move as { readonly move: ListedMove }).move;
  return JSON.stringify([path.map(({ gait, hexes }) => [gait, hexes]), charge]);
}

/** The place to which a move leads. */
function destinationOf({ order, mp }: Order): readonly Destination[] {
  if (kindOf(order) !== 'move') return [];
  const { path } = (order as { readonly move: Pick<Destination, 'path'> }).move;
  const hexes = path.at(-1)?.hexes ?? [];
  return hexes.length > 0 ? [{ hexes, facing: null, mp: mp ?? 0, path }] : [];
}
