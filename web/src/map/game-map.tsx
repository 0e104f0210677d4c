import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { UnitPartsFragment } from '../api/generated';
import { Counter } from './counter';
import { Covers, type MapCover } from './cover';
import { Melee } from './melee';
import { placed } from './placed';
import { around, type MapHex, outline, type Plan, type Point } from './plan';
import { type ShownUnit, useShownUnit } from './use-shown-unit';
import { useView } from './use-view';

/** A hex that somebody may choose now. */
export interface Mark {
  readonly hex: string;
  /** The text in it: MP. */
  readonly label: string;
  readonly kind: 'move' | 'target' | 'attacker';
  /** It belongs to what is about to be ordered; absent: it does not. */
  readonly chosen?: boolean;
}

interface Shown {
  readonly plan: Plan;
  /** URL of the picture of the ground; null: it is on its way. */
  readonly ground: string | null;
  readonly units: readonly UnitPartsFragment[];
  /** Units where a plan would bring them. */
  readonly planned: readonly UnitPartsFragment[];
  readonly melee: readonly { readonly a: string; readonly b: string }[];
  readonly sides: readonly string[];
  readonly selected: string | null;
  readonly ready: ReadonlySet<string>;
  readonly marks: readonly Mark[];
  /** Hexes of the move that is about to be ordered. */
  readonly path: readonly string[];
  /** Hexes of what the log tells. */
  readonly told: readonly string[];
  /** A unit that was chosen beside the map, to which it shall go; a new value each time. */
  readonly shownUnit: ShownUnit | null;
  readonly chosen: (hex: MapHex) => void;
  /** The description of a hex. */
  readonly describe: (hex: MapHex) => string;
  /** The prices of a hex over which the mouse rests. */
  readonly prices: (hex: MapHex) => ReactNode;
  /** The line of a shot that is about to be ordered. */
  readonly aim: { readonly from: Point; readonly to: Point; readonly free: boolean } | null;
  /** The places on that line that give cover. */
  readonly covers: readonly MapCover[];
  readonly cancelled: () => void;
}

/** The steps of the arrow keys: columns to the right and half hexes downward. */
const ARROWS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ArrowUp: [[0, -2]],
  ArrowDown: [[0, 2]],
  ArrowLeft: [
    [-1, 1],
    [-1, -1],
  ],
  ArrowRight: [
    [1, -1],
    [1, 1],
  ],
};

export function GameMap(shown: Shown) {
  const {
    plan,
    ground,
    units,
    planned,
    melee,
    sides,
    selected,
    ready,
    marks,
    path,
    told,
    shownUnit,
    chosen,
    describe,
    prices,
    aim,
    covers,
    cancelled,
  } = shown;
  const [cursor, setCursor] = useState<MapHex | null>(null);
  const [under, setUnder] = useState<MapHex | null>(null);
  const pieces = useMemo(() => placed(units, plan), [units, plan]);
  const [first] = useState(
    () =>
      around(
        pieces.map(({ at }) => at),
        { x: 150, y: 130 },
      ) ?? plan.bounds,
  );
  const choose = (hex: MapHex): void => {
    setCursor(hex);
    chosen(hex);
  };
  const { frame, world, handlers, zoom, reveal, whole } = useView({
    bounds: plan.bounds,
    first,
    clicked: (at) => {
      const hex = plan.at(at);
      if (hex) choose(hex);
    },
    hovered: (at) => {
      setUnder((at && plan.at(at)) ?? null);
    },
  });
  useShownUnit({ unit: shownUnit, units, plan, frame, reveal });
  const step = ({ key }: KeyboardEvent): boolean => {
    const from = cursor ?? plan.hex(units.find(({ name }) => name === selected)?.hexes[0]) ?? plan.at(middleOf(first));
    const next = (ARROWS[key] ?? [])
      .map(([columns, halves]) => from && plan.beside(from, columns, halves))
      .find(Boolean);
    if (next) {
      setCursor(next);
      reveal(next);
    }
    return key in ARROWS;
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') whole();
    else if (event.key === 'Escape') cancelled();
    else if ((event.key === 'Enter' || event.key === ' ') && cursor) chosen(cursor);
    else if (!step(event)) return;
    event.preventDefault();
  };
  const { x, y, width, height } = plan.bounds;
  const at = (name: string): Point | undefined => pieces.find(({ unit }) => unit.name === name)?.at;
  return (
    <div className="map">
      <div
        className="map-frame"
        ref={frame}
        role="application"
        tabIndex={0}
        aria-label="Map. Arrow keys go from hex to hex, Enter chooses, plus and minus zoom, Escape lets go."
        onKeyDown={keyed}
        {...handlers}
      >
        <div className="world" ref={world}>
          {ground !== null && <img className="ground" src={ground} alt="" draggable={false} />}
          <svg className="pieces" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
            {marks.map((mark) => (
              <MarkedHex mark={mark} plan={plan} key={`${mark.kind} ${mark.hex}`} />
            ))}
            {told.map((name) => hexShape(plan, name, 'told'))}
            <Way path={path} plan={plan} />
            {pieces.map((one) => (
              <Counter
                placed={one}
                sides={sides}
                selected={one.unit.name === selected}
                ready={ready.has(one.unit.name)}
                key={one.unit.name}
              />
            ))}
            <g className="planned-units">
              {placed(planned, plan).map((one) => (
                <Counter placed={one} sides={sides} selected={false} ready={false} key={one.unit.name} />
              ))}
            </g>
            {melee.map(({ a, b }) => (
              <Melee from={at(a)} to={at(b)} key={`${a} ${b}`} />
            ))}
            {aim && (
              <line
                className={aim.free ? 'aim' : 'aim barred'}
                x1={aim.from.x}
                y1={aim.from.y}
                x2={aim.to.x}
                y2={aim.to.y}
              />
            )}
            <Covers covers={covers} plan={plan} />
            {cursor && <polygon className="cursor" points={outline(cursor, 2)} />}
          </svg>
        </div>
      </div>
      <div className="map-tools" role="group" aria-label="Size of the map">
        <button onClick={() => zoom(1.3)} aria-label="Larger">
          +
        </button>
        <button onClick={() => zoom(1 / 1.3)} aria-label="Smaller">
          −
        </button>
        <button onClick={whole}>All</button>
      </div>
      {under ? (
        <p className="map-words" aria-hidden="true">
          {describe(under)}
          {prices(under)}
        </p>
      ) : (
        <p className="map-words" role="status">
          {cursor ? describe(cursor) : 'Choose a unit or a hex.'}
        </p>
      )}
    </div>
  );
}

function middleOf({ x, y, width, height }: Point & { readonly width: number; readonly height: number }): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function MarkedHex({
  mark: { hex: name, label, kind, chosen = false },
  plan,
}: {
  readonly mark: Mark;
  readonly plan: Plan;
}) {
  const hex = plan.hex(name);
  if (!hex) return null;
  return (
    <g className={chosen ? `mark ${kind} chosen-mark` : `mark ${kind}`} data-hex={hex.name}>
      <polygon points={outline(hex, 3)} />
      {label !== '' && (
        <text x={hex.x} y={hex.y + 27}>
          {label}
        </text>
      )}
    </g>
  );
}

function hexShape(plan: Plan, name: string, className: string) {
  const hex = plan.hex(name);
  return hex ? <polygon className={className} points={outline(hex, 2)} key={`${className} ${name}`} /> : null;
}

function Way({ path, plan }: { readonly path: readonly string[]; readonly plan: Plan }) {
  const points = path.flatMap((name) => plan.hex(name) ?? []);
  if (points.length < 2) return null;
  return <polyline className="way" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
}
