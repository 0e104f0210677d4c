import { useMemo, useState } from 'react';
import { type OrderInput, StandingDocument, type StandingQuery } from '../api/generated';
import { kept } from '../kept';
import { type KnownSeat, seatName } from '../keys';
import { choicesOf, type Standing, type StandingKind, standingWords, valueOf } from './standing';
import { useAnswer } from './use-orders';
import type { useSubmit } from './use-submit';
import type { TableGame } from './use-table';

/** The seats, by game and name, that have been offered standing orders in this browser. */
const OFFERED = kept('herald.standing-offered', (found): readonly string[] =>
  Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [],
);

type Known = Pick<StandingQuery['game'], 'standingOrders' | 'standingKinds'>;
const NOTHING: Known = { standingOrders: [], standingKinds: [] };

interface Shown {
  readonly laid: TableGame;
  readonly seat: KnownSeat;
  readonly submission: ReturnType<typeof useSubmit>;
}

/**
 * Answers that a seat gives beforehand, so that nobody has to wait for it. They are offered when one has taken a seat
 * in a game with other people, and can be changed at any time.
 */
export function StandingOrders({ laid: { id, revision, seats }, seat, submission: { submit, busy } }: Shown) {
  const variables = useMemo(() => ({ game: id }), [id]);
  const data = useAnswer(StandingDocument, variables, { revision, pause: false });
  const [last, setLast] = useState<Known>(NOTHING);
  const offered = OFFERED.use();
  const [isOpen, setOpen] = useState(false);
  const name = `${id} ${seatName(seat)}`;
  const isOffer = !offered.includes(name) && seats.some(({ yours, computer }) => !yours && !computer);
  const { standingOrders: standing, standingKinds: kinds } = data?.game ?? last;
  // The next revision has its own answer, which must come first.
  if (data && data.game !== last) setLast(data.game);
  // No decision of such a game can be answered beforehand.
  if (kinds.length === 0) return null;
  const close = (): void => {
    if (isOffer) OFFERED.write([...offered, name]);
    setOpen(false);
  };
  if (!isOpen && !isOffer) {
    return (
      <section className="panel" aria-label="Standing orders">
        <button className="quiet" onClick={() => setOpen(true)}>
          Standing orders ({standing.length === 0 ? 'none' : standing.length})
        </button>
      </section>
    );
  }
  const give = (order: OrderInput): void => void submit(order);
  const forSome = standing.filter(({ units }) => units !== null);
  return (
    <section className="panel" aria-labelledby="standing">
      <h2 id="standing">Standing orders</h2>
      <p className="small">
        Some things that the other side does ask you something. If you answer beforehand, nobody waits for you. Only you
        see these answers, and you can change them at any time.
      </p>
      <div className="hide-form">
        {kinds.map((kind) => (
          <StandingRow kind={kind} standing={standing} busy={busy} give={give} key={kind.on} />
        ))}
      </div>
      {forSome.map((one) => (
        <p className="small" key={`${one.on} ${one.units?.join(' ') ?? ''}`}>
          For {one.units?.join(', ')}: {standingWords(one, kinds)}{' '}
          <button
            disabled={busy}
            onClick={() => give({ stand: { on: one.on, answer: 'ask', units: [...(one.units ?? [])] } })}
          >
            Withdraw
          </button>
        </p>
      ))}
      <button onClick={close}>{standing.length > 0 ? 'Done' : 'Ask me each time'}</button>
    </section>
  );
}

interface RowProps {
  readonly kind: StandingKind;
  readonly standing: readonly Standing[];
  readonly busy: boolean;
  readonly give: (order: OrderInput) => void;
}

/** The value of the list that stands for no standing order. */
const ASK = 'ask';

function StandingRow({ kind, standing, busy, give }: RowProps) {
  const { on, question } = kind;
  const choices = choicesOf(kind);
  const now = standing.find((one) => one.on === on && one.units === null);
  const value = now ? valueOf(now) : ASK;
  const isKnown = value === ASK || choices.some((one) => one.value === value);
  return (
    <label>
      {question}
      <select
        value={value}
        disabled={busy}
        onChange={(event) => {
          const [answer = ASK, odds] = event.currentTarget.value.split(' ');
          give({ stand: { on, answer, ...(odds === undefined ? {} : { odds }) } });
        }}
      >
        <option value={ASK}>Ask me</option>
        {choices.map((one) => (
          <option value={one.value} key={one.value}>
            {one.words}
          </option>
        ))}
        {!isKnown && <option value={value}>{value}</option>}
      </select>
    </label>
  );
}
