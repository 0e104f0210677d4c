import { outline, type Plan, type Point } from './plan';

/** A hex, or the hexside between two hexes, that gives the target of a shot cover. */
export interface MapCover {
  readonly hexes: readonly string[];
  /** How heavy it is. */
  readonly words: string;
  /** Whether it is the cover that counts: only the heaviest on a line does. */
  readonly counts: boolean;
}

/** The places on a line of fire that give cover. */
export function Covers({ covers, plan }: { readonly covers: readonly MapCover[]; readonly plan: Plan }) {
  return (
    <>
      {covers.map((cover) => (
        <CoverAt cover={cover} plan={plan} key={cover.hexes.join(' ')} />
      ))}
    </>
  );
}

function CoverAt({ cover: { hexes, words, counts }, plan }: { readonly cover: MapCover; readonly plan: Plan }) {
  const [one, other] = hexes.map((name) => plan.hex(name));
  if (!one) return null;
  const side = other && sideBetween(one, other);
  const { x, y } = side
    ? { x: (side[0].x + side[1].x) / 2, y: (side[0].y + side[1].y) / 2 }
    : { x: one.x, y: one.y - 22 };
  return (
    <g className={counts ? 'cover counts' : 'cover'} data-cover={hexes.join('/')}>
      {side ? (
        <line x1={side[0].x} y1={side[0].y} x2={side[1].x} y2={side[1].y} />
      ) : (
        <polygon points={outline(one, 4)} />
      )}
      <text x={x} y={y}>
        {words}
      </text>
    </g>
  );
}

/** The ends of the hexside between two hexes: across the line that joins their middles, as long as a radius. */
function sideBetween(one: Point, other: Point): readonly [Point, Point] {
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  const [across, down] = [other.x - one.x, other.y - one.y];
  const scale = 20 / Math.hypot(across, down);
  return [
    { x: x - down * scale, y: y + across * scale },
    { x: x + down * scale, y: y - across * scale },
  ];
}
