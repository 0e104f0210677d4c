import type { Point } from './plan';

/** Two who are tied by melee. */
export function Melee({ from, to }: { readonly from: Point | undefined; readonly to: Point | undefined }) {
  if (!from || !to) return null;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  // From rim to rim, so that the numbers of both can be read.
  const [across, down] = [(to.x - from.x) * 0.2, (to.y - from.y) * 0.2];
  return (
    <g className="melee">
      <line x1={x - across} y1={y - down} x2={x + across} y2={y + down} />
      <g transform={`translate(${x} ${y})`}>
        <circle r="9" />
        <path d="M-5 -5L5 5M-5 5L5 -5" />
      </g>
    </g>
  );
}
