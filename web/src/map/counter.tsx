import { memo } from 'react';
import type { UnitPartsFragment } from '../api/generated';
import { liveryOf } from '../common/sides';
import type { Placed } from './placed';

/** Outlines of counters of 52 by 44 px about the origin; sides differ in them, too. */
const OUTLINES = [
  'M-19 -22H19A7 7 0 0 1 26 -15V15A7 7 0 0 1 19 22H-19A7 7 0 0 1 -26 15V-15A7 7 0 0 1 -19 -22Z',
  'M-18 -22H18L26 -14V14L18 22H-18L-26 14V-14Z',
  'M-26 -22H26V8C26 17 14 20 0 23C-14 20 -26 17 -26 8Z',
  'M-25 -22H25V22H-25Z',
] as const;

const STRIPS = [
  'M-19 -22H19A7 7 0 0 1 26 -15V-7H-26V-15A7 7 0 0 1 -19 -22Z',
  'M-18 -22H18L26 -14V-7H-26V-14Z',
  'M-26 -22H26V-7H-26Z',
  'M-25 -22H25V-7H-25Z',
] as const;

interface Shown {
  readonly placed: Placed;
  readonly sides: readonly string[];
  readonly selected: boolean;
  /** It may act. */
  readonly ready: boolean;
}

/** A unit on the map. Whoever cannot see the map finds it in the list of units. */
export const Counter = memo(function Counter({ placed, sides, selected, ready }: Shown) {
  const { unit, at, scale, hexes } = placed;
  const { colour, ink, shape } = liveryOf(unit.side ?? null, sides);
  if (unit.health === 'dead') return <Body placed={placed} colour={colour} />;
  const transform = `translate(${at.x} ${at.y}) scale(${scale})`;
  return (
    <g className={unit.hidden ? 'counter hidden-unit' : 'counter'} data-unit={unit.name}>
      {hexes.length > 1 && <Mount placed={placed} />}
      <g transform={transform}>
        {selected && <path className="chosen-ring" d={OUTLINES[shape] ?? OUTLINES[0]} />}
        <path className="counter-face" d={OUTLINES[shape] ?? OUTLINES[0]} data-stunned={unit.health === 'stunned'} />
        <path d={STRIPS[shape] ?? STRIPS[0]} fill={colour} />
        <path className="counter-rim" d={OUTLINES[shape] ?? OUTLINES[0]} stroke={colour} />
        <text className="counter-name" y="-11" fill={ink} fontSize={nameSize(unit.name)}>
          {short(unit.name)}
        </text>
        <text className="counter-strength" y="7">
          {unit.attack}-{unit.defence}
        </text>
        <text className="counter-mp" y="18">
          {unit.mpLeft}/{unit.mpa} MP
        </text>
        {ready && <circle className="ready" cx="26" cy="-22" r="5" />}
        <Health unit={unit} />
      </g>
    </g>
  );
});

function Mount({ placed: { hexes } }: { readonly placed: Placed }) {
  const [head, rear] = hexes;
  if (!head || !rear) return null;
  const turn = (Math.atan2(head.x - rear.x, rear.y - head.y) * 180) / Math.PI;
  const [x, y] = [(head.x + rear.x) / 2, (head.y + rear.y) / 2];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        className="horse"
        d="M0 54C-3 60 4 64 -1 72M0 54C10 54 18 46 18 34V-18C18 -30 15 -40 8 -44L7 -56L11 -62L5 -60L3 -68H-3L-5 -60L-11 -62L-7 -56L-8 -44C-15 -40 -18 -30 -18 -18V34C-18 46 -10 54 0 54Z"
      />
    </g>
  );
}

function Body({ placed: { unit, at }, colour }: { readonly placed: Placed; readonly colour: string }) {
  return (
    <g className="body" transform={`translate(${at.x} ${at.y + 18})`} data-unit={unit.name}>
      <path d="M-14 -7L14 7M-14 7L14 -7" stroke={colour} />
      <text y="3">{short(unit.name)}</text>
    </g>
  );
}

const MARKS: Readonly<Record<string, string>> = { wounded: 'W', stunned: 'S' };

function Health({ unit: { health, panic } }: { readonly unit: UnitPartsFragment }) {
  const mark = MARKS[health];
  return (
    <>
      {mark !== undefined && (
        <g className="health" transform="translate(-20 15)">
          <circle r="9" />
          <text y="4">{mark}</text>
        </g>
      )}
      {panic && (
        <g className="health" transform="translate(20 15)">
          <circle r="9" />
          <text y="4">{panic === 'routed' ? 'R' : 'P'}</text>
        </g>
      )}
    </>
  );
}

function short(name: string): string {
  const letters = [...name];
  return letters.length > 14 ? `${letters.slice(0, 13).join('')}…` : name;
}

function nameSize(name: string): number {
  return Math.min(12.5, 72 / Math.max(1, Math.min(14, [...name].length)));
}
