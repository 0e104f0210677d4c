import { useMemo, useState } from 'react';
import type { ForeseeQuery, UnitPartsFragment } from '../api/generated';
import type { Mark } from '../map/game-map';
import type { MapHex, Plan } from '../map/plan';
import { type Thinking, useForesight, useWayOn } from './foreseen';
import type { Choice } from './orders';
import { cheapestInto, marksOfWay, moveText, stepInto, type WayOn, type WayStep } from './way-steps';

interface Asked extends Thinking {
  readonly plan: Plan;
  /** All units, where they would stand as far as the turn is planned. */
  readonly units: readonly UnitPartsFragment[];
  /** The chosen unit, by its name; null: none is. */
  readonly chosen: string | null;
  /** The side of this seat; null: a spectator looks. */
  readonly side: string | null;
}

/** A move that is built hex by hex. */
export interface Way {
  /** Whether a move of the chosen unit can be built. */
  readonly may: boolean;
  /** Clicks on the map go on with it now. */
  readonly isOpen: boolean;
  /** The move as far as it is built; null: no step was chosen yet. */
  readonly choice: Choice | null;
  /** How it may go on, with prices; null: it is not open, not known yet, or refused. */
  readonly wayOn: WayOn | null;
  /** The enemy against whom it is declared as a charge; null: it is none. */
  readonly charge: string | null;
  /** The consequences that it would have, or why it is not legal; null: they are not known yet. */
  readonly foreseen: ForeseeQuery['game']['foresee'] | null;
  /** Hexes that can be entered next. */
  readonly marks: readonly Mark[];
  /** The unit where the way has brought it; empty before the first step. */
  readonly moved: readonly UnitPartsFragment[];
  readonly begin: () => void;
  /** The step that leads into a hex, if there is one. */
  readonly extend: (hex: MapHex) => void;
  readonly take: (step: WayStep) => void;
  readonly declare: (charge: string | null) => void;
  readonly back: () => void;
  readonly end: () => void;
}

interface Built {
  readonly of: string;
  readonly steps: readonly WayStep[];
  readonly charge: string | null;
}

/**
 * A move of the chosen unit hex by hex, and the consequences that the server foresees. Once the game goes on it is
 * dropped, unless it is built for a plan.
 */
export function useWay({ plan, units, chosen, side, ...thinking }: Asked): Way {
  const { given, revision } = thinking;
  const unit = units.find((one) => one.name === chosen && one.side === side && one.hexes.length > 0);
  const of = unit ? `${unit.name} ${unit.hexes.join('-')} ${given === null ? revision : 'plan'}` : null;
  const [built, setBuilt] = useState<Built | null>(null);
  const { steps, charge: declared } = built !== null && built.of === of ? built : NOTHING;
  const name = unit?.name ?? '';
  const way = useMemo(
    () => (steps ? { unit: name, path: steps.map(({ gait, hexes }) => ({ gait, hexes })) } : null),
    [name, steps],
  );
  const answer = useWayOn(thinking, way);
  const wayOn = answer?.__typename === 'WayOn' ? answer : null;
  const charge = declared !== null && wayOn?.charges.includes(declared) === false ? null : declared;
  const order = useMemo(
    () => (way && way.path.length > 0 ? { move: { ...way, ...(charge === null ? {} : { charge: [charge] }) } } : null),
    [way, charge],
  );
  const foreseen = useForesight(thinking, order);
  const last = steps ? steps[steps.length - 1] : undefined;
  const held = last?.hexes ?? unit?.hexes ?? [];
  const start = unit?.hexes[0];
  const choice = useMemo((): Choice | null => {
    if (!order || !steps) return null;
    return {
      input: order,
      words: `${name} ${charge === null ? 'moves' : `charges ${charge}, and moves`} to ${routeWords(steps)}`,
      text: moveText(name, steps, charge),
      mp: null,
      odds: null,
      path: [start ?? '', ...steps.map(({ hexes }) => hexes[0] ?? '')],
    };
  }, [name, start, steps, charge, order]);
  const go = (next: readonly WayStep[]): void => {
    if (of !== null) setBuilt({ of, steps: next, charge: null });
  };
  return {
    may: unit !== undefined,
    isOpen: steps !== null,
    choice,
    wayOn,
    charge,
    foreseen,
    marks: wayOn ? marksOfWay(wayOn) : [],
    moved: unit && steps && steps.length > 0 ? [{ ...unit, hexes: [...held] }] : [],
    begin: () => go([]),
    extend(hex) {
      const step = (wayOn && cheapestInto(hex, wayOn, plan)) ?? stepInto(hex, held, plan);
      if (steps && step) go([...steps, step]);
    },
    take: (step) => go([...(steps ?? []), step]),
    declare: (against) => of !== null && steps && setBuilt({ of, steps, charge: against }),
    back: () => go(steps?.slice(0, -1) ?? []),
    end: () => setBuilt(null),
  };
}

/** The end of a way, and the places on it: `P9, by O8`. */
function routeWords(steps: readonly WayStep[]): string {
  const places = steps.map(({ hexes }) => hexes.join('-'));
  return [...places.slice(-1), ...places.slice(0, -1)].join(', by ');
}

const NOTHING = { steps: null, charge: null };
