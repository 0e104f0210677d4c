import { useMemo, useState } from 'react';
import { type OrderInput, StandingDocument } from '../api/generated';
import { kept } from '../kept';
import { type KnownSeat, seatName } from '../keys';
import { STANDING_KINDS, standingWords, valueOf, type Standing } from './standing';
import { useAnswer } from './use-orders';
import type { useSubmit } from './use-submit';
import type { TableGame } from './use-table';

/** The seats, by game and name, that have been offered standing orders in this browser. */
const OFFERED = kept('herald.standing-offered', (found): readonly string[] =>
  Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [],
);
/** So many kinds of decisions come up in most games; the others need options. */
const USUAL = 4;

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
  const [last, setLast] = useState<readonly Standing[]>([]);
  const offered = OFFERED.use();
  const [isOpen, setOpen] = useState(false);
  const name = `${id} ${seatName(seat)}`;
  const isOffer = !offered.includes(name) && seats.some(({ yours, computer }) => !yours && !computer);
  const standing = data?.game.standingOrders ?? last;
  // The next revision has its own answer, which must come first.
  if (data && data.game.standingOrders !== last) setLast(data.game.standingOrders);
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
  const row = (kind: (typeof STANDING_KINDS)[number]) => (
    <StandingRow kind={kind} standing={standing} busy={busy} give={give} key={kind.on} />
  );
  return (
    <section className="panel" aria-labelledby="standing">
      <h2 id="standing">Standing orders</h2>
      <p className="small">
        Some things that the other side does ask you something. If you answer beforehand, nobody waits for you. Only you
        see these answers, and you can change them at any time.
      </p>
      <div className="hide-form">{STANDING_KINDS.slice(0, USUAL).map(row)}</div>
      <details>
        <summary>Questions that come up with options of the game</summary>
        <div className="hide-form">{STANDING_KINDS.slice(USUAL).map(row)}</div>
      </details>
      {forSome.map((one) => (
        <p className="small" key={`${one.on} ${one.units?.join(' ') ?? ''}`}>
          For {one.units?.join(', ')}: {standingWords(one)}{' '}
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
  readonly kind: (typeof STANDING_KINDS)[number];
  readonly standing: readonly Standing[];
  readonly busy: boolean;
  readonly give: (order: OrderInput) => void;
}

/** The value of the list that stands for no standing order. */
const ASK = 'ask';

function StandingRow({ kind: { on, question, answers }, standing, busy, give }: RowProps) {
  const now = standing.find((one) => one.on === on && one.units === null);
  const value = now ? valueOf(now) : ASK;
  const isKnown = value === ASK || answers.some((one) => valueOf(one) === value);
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
        {answers.map((one) => (
          <option value={valueOf(one)} key={valueOf(one)}>
            {one.words}
          </option>
        ))}
        {!isKnown && <option value={value}>{value}</option>}
      </select>
    </label>
  );
}
