import { useMemo } from 'react';
import { useQuery } from 'urql';
import {
  LineOfFireDocument,
  LineOfShotDocument,
  type OrderInput,
  PlannedShotDocument,
  ShotEventDocument,
} from '../api/generated';
import { capital, inWords } from '../common/words';
import type { MapCover } from '../map/cover';
import type { Point } from '../map/plan';
import { RuleLink } from '../rules/rule-link';
import { type Choice, type Shot, shotIn, shotOf } from './orders';
import { useAnswer } from './use-orders';

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
  /** Orders of a plan, after which it would be fired; null: it is no plan. */
  readonly given: readonly OrderInput[] | null;
}

/** The line of a shot; null: there is none, or it is on its way. Of an unknown firer it is the line of sight. */
function useSight({ game, revision, shot, given }: Asked) {
  const isPlanned = shot !== null && shot.unit !== null && given !== null;
  const isKnown = shot !== null && shot.unit !== null && given === null;
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
  const isUnknown = shot !== null && shot.unit === null && from !== null;
  const [{ data: seen }] = useQuery({ query: LineOfFireDocument, variables: ends, pause: !isUnknown });
  const planned = useMemo(
    () => ({ game, given: [...(given ?? [])], unit, target, from, hex }),
    [game, given, unit, target, from, hex],
  );
  const foreseen = useAnswer(PlannedShotDocument, planned, { revision, pause: !isPlanned });
  if (isPlanned) return foreseen?.game.plannedTurn?.sight ?? null;
  if (shot === null) return null;
  return (isKnown ? data : seen)?.game.board.sight ?? null;
}

interface Ordered extends Omit<Asked, 'shot'> {
  readonly choice: Choice | null;
}

/** The line of a shot that is about to be ordered, now or in a plan. */
export function useLineOfFire({ choice, ...asked }: Ordered) {
  return useSight({ ...asked, shot: choice ? shotOf(choice.input) : null });
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
  return useSight({ game, revision: Math.max(0, revision - 1), shot, given: null });
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
