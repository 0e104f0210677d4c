import { useMemo } from 'react';
import { useQuery } from 'urql';
import { LineOfFireDocument, LineOfShotDocument, ShotEventDocument } from '../api/generated';
import { capital, inWords } from '../common/words';
import type { MapCover } from '../map/cover';
import type { Point } from '../map/plan';
import { RuleLink } from '../rules/rule-link';
import { type Choice, type Shot, shotIn, shotOf } from './orders';

/** The units of exact places on the board, in px of the map. */
const COLUMN_PX = 20;
const ROW_PX = 35;

/** Ground and hexsides that are no obstacle. */
const OPEN: readonly string[] = ['flat ground', 'plain'];

/** Events that tell of a shot. */
const SHOTS: readonly string[] = ['MissileFired', 'BallistaShot', 'LanternShotAt'];

interface Asked {
  readonly game: string;
  /** The instant at which the line is looked along. */
  readonly revision: number;
  /** Null: there is no shot. */
  readonly shot: Shot | null;
}

/** The line of a shot; null: there is none, or it is on its way. Of an unknown firer it is the line of sight. */
function useSight({ game, revision, shot }: Asked) {
  const isKnown = shot !== null && shot.unit !== null;
  const [unit, target, from, hex] = [shot?.unit ?? '', shot?.target ?? '', shot?.from ?? null, shot?.at ?? null];
  const known = useMemo(
    () => ({ game, at: { revision }, unit, target, from, hex }),
    [game, revision, unit, target, from, hex],
  );
  const ends = useMemo(
    () => ({ game, at: { revision }, from: from ?? '', to: hex ?? target }),
    [game, revision, from, hex, target],
  );
  const [{ data }] = useQuery({ query: LineOfShotDocument, variables: known, pause: !isKnown });
  const [{ data: seen }] = useQuery({ query: LineOfFireDocument, variables: ends, pause: isKnown || from === null });
  if (shot === null) return null;
  return (isKnown ? data : seen)?.game.board.sight ?? null;
}

interface Ordered extends Pick<Asked, 'game' | 'revision'> {
  readonly choice: Choice | null;
  /** Where units will stand that a plan moves. */
  readonly places: ReadonlyMap<string, readonly string[]>;
}

/** The line of a shot that is about to be ordered; from where the plan has moved the firer it is the line of sight. */
export function useLineOfFire({ game, revision, choice, places }: Ordered) {
  const shot = choice ? shotOf(choice.input) : null;
  const place = places.get(shot?.unit ?? '')?.[0];
  return useSight({ game, revision, shot: shot && place !== undefined ? { ...shot, unit: null, from: place } : shot });
}

interface PastEvent {
  readonly game: string;
  /** The event that is told; null: none. */
  readonly event: { readonly revision: number; readonly type: string } | null | undefined;
}

/** The line of a shot that an event tells of, as the board was before it. */
export function usePastLineOfFire({ game, event }: PastEvent) {
  const isShot = event !== null && event !== undefined && SHOTS.includes(event.type);
  const revision = isShot ? event.revision : 0;
  const variables = useMemo(() => ({ game, revision }), [game, revision]);
  const [{ data }] = useQuery({ query: ShotEventDocument, variables, pause: !isShot });
  const shot = isShot && data?.game.event?.revision === revision ? shotIn(dataOf(data.game.event)) : null;
  return useSight({ game, revision: Math.max(0, revision - 1), shot });
}

function dataOf({ data }: { readonly data?: unknown }): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
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
