import { useMemo } from 'react';
import { useQuery } from 'urql';
import { LineOfFireDocument } from '../api/generated';
import { inWords } from '../common/words';
import type { Point } from '../map/plan';
import { RuleLink } from '../rules/rule-link';
import { type Choice, shotOf } from './orders';

/** The units of exact places on the board, in px of the map. */
const COLUMN_PX = 20;
const ROW_PX = 35;

/** Ground and hexsides that are no obstacle. */
const OPEN: readonly string[] = ['flat ground', 'plain'];

interface Asked {
  readonly game: string;
  readonly revision: number;
  readonly choice: Choice | null;
}

/** The line of sight of a shot that is about to be ordered; null: it is no shot, or the line is on its way. */
export function useLineOfFire({ game, revision, choice }: Asked) {
  const shot = choice ? shotOf(choice.input) : null;
  const variables = useMemo(
    () => ({ game, at: { revision }, from: shot?.from ?? '', to: shot?.to ?? '' }),
    [game, revision, shot?.from, shot?.to],
  );
  const [{ data }] = useQuery({ query: LineOfFireDocument, variables, pause: shot === null });
  return shot === null ? null : (data?.game.board.sight ?? null);
}

/** The line on the map; null: the server told none. */
export function aimOf(sight: Sight | null) {
  return sight?.line ? { from: pointOf(sight.line.leaves), to: pointOf(sight.line.enters), free: sight.free } : null;
}

type MapPoint = NonNullable<Sight['line']>['leaves'];

function pointOf({ x, y }: MapPoint): Point {
  return { x: (COLUMN_PX * x.numerator) / x.denominator, y: (ROW_PX * y.numerator) / y.denominator };
}

type Sight = NonNullable<ReturnType<typeof useLineOfFire>>;

/** Everything that lies on the line of a shot, and the cover of the target. */
export function LineOfFire({ sight: { range, cover, crossed, free, because } }: { readonly sight: Sight }) {
  const worth = crossed
    .map(({ where, what }) => ({ where, words: inWords(what) }))
    .filter(({ words }) => !OPEN.includes(words));
  const past = worth.map(({ where, words }) => `${words} ${where}`).join(', ');
  return (
    <p className="small">
      {free ? `Over ${range} hexes${past === '' ? ' of open ground' : `, past ${past}`}. ` : `${because}. `}
      {cover && (
        <>
          Cover: {cover.drm === 0 ? 'none' : `${cover.what}, ${cover.drm}`} (<RuleLink id={cover.rule} />)
        </>
      )}
    </p>
  );
}
