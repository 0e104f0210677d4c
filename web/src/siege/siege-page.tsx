import { Provider } from 'urql';
import { clientFor, troubleIn } from '../api/client';
import { Notice, PageNotice } from '../common/notice';
import { useIsNarrow } from '../common/use-is-narrow';
import { type KnownSeat, useSiegeSeat } from '../keys';
import { linkOf } from '../routes';
import { WithRules } from '../rules/rule-link';
import { Picture } from './picture';
import { DayEvents } from './day-events';
import { SiegeQuarrels } from './siege-quarrels';
import { SiegeOrders } from './siege-orders';
import { Strip } from './strip';
import { Changes } from './changes';
import { ThingLife } from './thing-life';
import { Things } from './things';
import { useDays, useSiege } from './use-siege';
import { standingWords } from './words';
import { Title } from '../common/title';

interface Asked {
  readonly siege: string;
  /** The day to look at; null: the one under way. */
  readonly day: number | null;
  /** The day to compare with; null: none. */
  readonly from: number | null;
  /** The thing whose life is shown, `target:CstP12`; null: none. */
  readonly thing: string | null;
}

/** About the shape of a castle on its map. */
const CASTLE_SHAPE = '4 / 3';
/** The shapes of two charts, one below the other. */
const CURVES_SHAPE = { wide: '960 / 648', narrow: '420 / 648' } as const;

/** A siege, with the key of a side if this browser has one. */
export function SiegePage(asked: Asked) {
  const seat = useSiegeSeat(asked.siege);
  const key = seat?.key ?? null;
  return (
    <Provider value={clientFor(key)} key={key ?? ''}>
      <Leaguer {...asked} seat={seat} />
    </Provider>
  );
}

function Leaguer({ siege: id, day, from, thing, seat }: Asked & { readonly seat: KnownSeat | null }) {
  const { siege, error, live, refresh } = useSiege(id, seat?.key ?? null);
  const days = useDays(id, siege?.revision ?? -1);
  const isNarrow = useIsNarrow();
  const trouble = troubleIn(error);
  if (!siege) return trouble ? <NoSiege code={trouble.code} message={trouble.message} /> : <p>The siege is coming…</p>;
  const shown = day ?? siege.day;
  const isThere = shown >= 1 && shown <= siege.day;
  const at = { siege: id, revision: siege.revision, shown, day: shown === siege.day ? null : shown };
  return (
    <div className="siege">
      <Title words={siege.title} />
      <p role="status">
        <strong className="whose">{standingWords(siege)}</strong>{' '}
        {trouble && <span className="lost">{trouble.message}</span>}
        {live === 'lost' && <span className="lost">The connection is lost; the page tries again…</span>}
      </p>
      {siege.warnings.map(({ because }) => (
        <p className="small" key={because}>
          <WithRules text={because} />
        </p>
      ))}
      <Strip siege={id} days={days} day={shown} />
      {!isThere && (
        <Notice title={`The siege has not come to day ${shown}.`}>
          <a href={linkOf({ page: 'siege', siege: id, day: null, from: null, thing: null })}>To the day under way</a>
        </Notice>
      )}
      {isThere && (
        <div className="siege-parts">
          <div className="siege-day">
            <SiegeOrders siege={siege} seat={seat} refresh={refresh} />
            <DayEvents siege={siege} seat={seat} day={shown} key={`events ${shown}`} />
          </div>
          <div className="siege-pictures">
            {siege.castle && (
              <Picture
                viewKey={seat?.key ?? null}
                src={at.day === null ? siege.castle : `/sieges/${encodeURIComponent(id)}/castle.svg?at=${shown}`}
                alt={`The castle ${at.day === null ? 'now' : `in the evening of day ${shown}`}`}
                shape={CASTLE_SHAPE}
              />
            )}
            <Picture
              viewKey={seat?.key ?? null}
              src={`${siege.curves}?to=r${siege.revision}${isNarrow ? '&layout=narrow' : ''}`}
              alt="Resistance and losses day by day"
              shape={isNarrow ? CURVES_SHAPE.narrow : CURVES_SHAPE.wide}
            />
            {thing !== null && <ThingLife at={at} written={thing} key={thing} />}
            <Changes at={at} from={from} key={`changes ${shown}`} />
          </div>
          <div className="siege-things">
            <SiegeQuarrels siege={siege} seat={seat} refresh={refresh} />
            <Things {...at} thing={thing} key={`things ${shown}`} />
          </div>
        </div>
      )}
    </div>
  );
}

function NoSiege({ code, message }: { readonly code: string | null; readonly message: string }) {
  return (
    <PageNotice title={code === 'NOT_FOUND' ? 'There is no such siege.' : message}>
      {code === 'NOT_FOUND' && <p>{message}. The link may be wrong.</p>}
      <a href={linkOf({ page: 'sieges' })}>To the sieges that are there</a>
    </PageNotice>
  );
}
