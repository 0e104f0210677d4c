import { useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { CorrectionsDocument, type CorrectionsQuery, JudgeDocument } from '../api/generated';
import { usePicture } from '../common/use-picture';
import { counted } from '../common/words';
import { linkOf } from '../routes';
import { memberWords, valueWords } from './words';

type Correction = CorrectionsQuery['game']['parley']['corrections'][number];

interface Shown {
  readonly game: string;
  readonly revision: number;
  readonly as: string | null;
  /** The key with which the game is looked at; null: none. */
  readonly viewKey: string | null;
  /** The number of the upheld claim. */
  readonly claim: number;
}

/** The turn that an upheld claim has corrected: the board as played beside the board as corrected, and what differs. */
export function SideBySide({ game, revision, as, viewKey, claim }: Shown) {
  const variables = useMemo(() => ({ game }), [game]);
  const context = useMemo(() => ({ requestPolicy: 'cache-and-network' as const, revision }), [revision]);
  const [{ data }] = useQuery({ query: CorrectionsDocument, variables, context });
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const found = data?.game.parley.corrections.find((one) => one.claim === claim);
  if (!found) return null;
  const last = Math.max(found.at, ...found.orders.map(({ at }) => at));
  const changed = found.orders.filter(({ fate }) => fate !== 'kept').length;
  return (
    <>
      <p>The turn was corrected: {counted(changed, 'order')} came out otherwise.</p>
      <button
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        As played and as corrected
      </button>
      <dialog
        className="side-by-side"
        ref={dialog}
        aria-label="As played and as corrected"
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <>
            <div className="pair">
              <AsPlayed game={game} viewKey={viewKey} at={last} />
              <Pictured game={game} viewKey={viewKey} at={last} telling="corrected" />
            </div>
            {found.waitsAt !== null && (
              <p>
                The correction waits for a decision about{' '}
                <a href={linkOf({ page: 'game', game, at: found.waitsAt, as })}>event {found.waitsAt}</a>.
              </p>
            )}
            <OrdersOf game={game} as={as} correction={found} />
            <Differences correction={found} />
            <button className="primary" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </>
        )}
      </dialog>
    </>
  );
}

const FATES: Readonly<Record<Correction['orders'][number]['fate'], string>> = {
  kept: 'stays as it was played',
  changed: 'comes out otherwise',
  voided: 'is void',
};

function OrdersOf({ game, as, correction }: { readonly correction: Correction } & Pick<Shown, 'game' | 'as'>) {
  return (
    <ul className="plain small">
      {correction.orders.map(({ at, fate }) => (
        <li key={at}>
          The order of <a href={linkOf({ page: 'game', game, at, as })}>event {at}</a> {FATES[fate]}.
        </li>
      ))}
    </ul>
  );
}

function Differences({ correction: { differences } }: { readonly correction: Correction }) {
  if (differences.length === 0) return <p className="small">No unit stands otherwise.</p>;
  return (
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">As played</th>
          <th scope="col">As corrected</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ unit, member, was, is }) => (
          <tr key={`${unit} ${member}`}>
            <th scope="row">
              {unit}, {memberWords(member)}
            </th>
            <td>{valueWords(was)}</td>
            <td>{valueWords(is)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PictureProps extends Pick<Shown, 'game' | 'viewKey'> {
  readonly at: number;
  readonly telling: 'played' | 'corrected';
}

/** The board after everything that followed, as played, from the order at a revision. */
function AsPlayed({ at, ...shown }: Omit<PictureProps, 'telling'>) {
  const variables = useMemo(() => ({ game: shown.game, revision: at }), [shown.game, at]);
  const [{ data, error }] = useQuery({ query: JudgeDocument, variables });
  const events = data?.game.judgement.orders.flatMap((order) => order.events) ?? [];
  if (events.length === 0 && !error) return null;
  return <Pictured {...shown} at={Math.max(at, ...events.map(({ revision }) => revision))} telling="played" />;
}

/** The server's picture of the board, as an image: nothing in it can run. */
function Pictured({ game, viewKey, at, telling }: PictureProps) {
  const path = `/games/${encodeURIComponent(game)}/board.svg?at=${at}&as=${telling}`;
  const url = usePicture(path, viewKey);
  return (
    <figure>
      {url !== null && <img src={url} alt={`The board after event ${at}, as ${telling}`} />}
      <figcaption>As {telling}</figcaption>
    </figure>
  );
}
