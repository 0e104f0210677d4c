import { useMemo } from 'react';
import { useQuery } from 'urql';
import { LineOfFireDocument, ShotEventDocument } from '../api/generated';
import { capital, inWords } from '../common/words';
import type { MapCover } from '../map/cover';
import type { Point } from '../map/plan';
import { RuleLink } from '../rules/rule-link';
import { type Choice, shotOf } from './orders';

/** The units of exact places on the board, in px of the map. */
const COLUMN_PX = 20;
const ROW_PX = 35;

/** Ground and hexsides that are no obstacle. */
const OPEN: readonly string[] = ['flat ground', 'plain'];

/** Events that tell of a shot. */
const SHOTS: readonly string[] = ['MissileFired', 'BallistaShot', 'LanternShotAt'];

/** The ends of a shot, as places that the board knows. */
interface Shot {
  readonly from: string;
  readonly to: string;
}

interface Asked {
  readonly game: string;
  /** The instant at which the line is looked along. */
  readonly revision: number;
  /** Null: there is no shot. */
  readonly shot: Shot | null;
}

/** The line of sight of a shot; null: there is none, or it is on its way. */
function useSight({ game, revision, shot }: Asked) {
  const variables = useMemo(
    () => ({ game, at: { revision }, from: shot?.from ?? '', to: shot?.to ?? '' }),
    [game, revision, shot?.from, shot?.to],
  );
  const [{ data }] = useQuery({ query: LineOfFireDocument, variables, pause: shot === null });
  return shot === null ? null : (data?.game.board.sight ?? null);
}

/** The line of sight of a shot that is about to be ordered. */
export function useLineOfFire(asked: Pick<Asked, 'game' | 'revision'> & { readonly choice: Choice | null }) {
  const { game, revision, choice } = asked;
  return useSight({ game, revision, shot: choice ? shotOf(choice.input) : null });
}

interface PastEvent {
  readonly game: string;
  /** The event that is told; null: none. */
  readonly event: { readonly revision: number; readonly type: string } | null | undefined;
}

/** The line of sight of a shot that an event tells of, as the board was before it. */
export function usePastLineOfFire({ game, event }: PastEvent) {
  const isShot = event !== null && event !== undefined && SHOTS.includes(event.type);
  const revision = isShot ? event.revision : 0;
  const variables = useMemo(() => ({ game, revision }), [game, revision]);
  const [{ data }] = useQuery({ query: ShotEventDocument, variables, pause: !isShot });
  const shot = isShot && data?.game.event?.revision === revision ? shotIn(data.game.event.data) : null;
  return useSight({ game, revision: Math.max(0, revision - 1), shot });
}

function shotIn(data: unknown): Shot | null {
  const { from, at, target = at } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return typeof from === 'string' && typeof target === 'string' ? { from, to: target } : null;
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

/** Cover by its DRM (pbem:6.51b). */
const COVERS = ['no cover', 'light cover', 'medium cover', 'heavy cover'] as const;

/** The hexes and hexsides that give cover, for the map: the heaviest first, which alone counts. */
export function coversOf(sight: Sight | null): readonly MapCover[] {
  return (sight?.covers ?? [])
    .filter(({ hexes }) => hexes.length > 0)
    .map(({ hexes, drm }, index) => ({ hexes, words: COVERS[drm] ?? '', counts: index === 0 }));
}

/** Everything that lies on the line of a shot, and what gives the target cover. */
export function LineOfFire({ sight: { range, covers, crossed, free, because } }: { readonly sight: Sight }) {
  const worth = crossed
    .map(({ where, what }) => ({ where, words: inWords(what) }))
    .filter(({ words }) => !OPEN.includes(words));
  const past = worth.map(({ where, words }) => `${words} ${where}`).join(', ');
  const [counts, ...others] = covers;
  return (
    <div className="small line-of-fire">
      <p>{free ? `Over ${range} hexes${past === '' ? ' of open ground' : `, past ${past}`}. ` : `${because}. `}</p>
      {free && !counts && <p>Nothing on the line gives cover.</p>}
      {counts && (
        <p>
          {capital(COVERS[counts.drm] ?? '')}: {counts.what} (<RuleLink id={counts.rule} />)
          {others.length > 0 && '. The heaviest cover counts; on the line there is also:'}
        </p>
      )}
      {others.length > 0 && (
        <ul className="plain">
          {others.map(({ drm, what, rule }) => (
            <li key={`${what} ${rule}`}>
              {COVERS[drm]}: {what} (<RuleLink id={rule} />)
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The same for a shot that an event tells of; nothing if it tells of none. */
export function PastLineOfFire(asked: PastEvent) {
  const sight = usePastLineOfFire(asked);
  return sight && <LineOfFire sight={sight} />;
}
