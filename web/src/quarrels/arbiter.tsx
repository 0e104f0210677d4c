import { useState } from 'react';
import { useClient } from 'urql';
import { AppointArbiterDocument, ProposeArbiterDocument } from '../api/generated';
import type { SideNames } from '../common/sides';
import { listed } from '../common/words';
import type { KnownSeat } from '../keys';
import { linkOf } from '../routes';
import type { ParleyNow, useSaying } from './use-parley';
import { isSameSeat, seatWords } from './words';

interface Shown {
  readonly parley: ParleyNow;
  readonly seat: KnownSeat | null;
  /** The game is looked at by an organiser of its tournament. */
  readonly isOrganiser: boolean;
  readonly names: SideNames;
  readonly busy: boolean;
  readonly say: ReturnType<typeof useSaying>['say'];
  readonly declined: () => void;
}

/** The arbiter of the game, and the proposal of another. */
export function Arbiter({
  parley: { arbiter, proposedArbiter },
  seat,
  isOrganiser,
  names,
  busy,
  say,
  declined,
}: Shown) {
  const client = useClient();
  const propose = (name: string, keyHash: string): Promise<boolean> =>
    say((named) =>
      client.mutation(ProposeArbiterDocument, { input: { ...named, arbiter: { name, keyHash } } }).toPromise(),
    );
  const appoint = (name: string, keyHash: string): Promise<boolean> =>
    say((named) =>
      client.mutation(AppointArbiterDocument, { input: { ...named, arbiter: { name, keyHash } } }).toPromise(),
    );
  const isMine = seat !== null && (proposedArbiter?.seats.some((one) => isSameSeat(one, seat)) ?? false);
  return (
    <>
      <p className="small">
        {arbiter === null ? 'There is no arbiter, so a verdict cannot be appealed.' : `Arbiter: ${arbiter}.`}
      </p>
      {proposedArbiter && (
        <div className="deeds">
          <span>
            {listed(proposedArbiter.seats.map((one) => seatWords(one, names)))} proposed{' '}
            <strong>{proposedArbiter.name}</strong> as arbiter (key {proposedArbiter.keyHash.slice(0, 8)}…).
          </span>
          {seat && !isMine && (
            <button disabled={busy} onClick={() => void propose(proposedArbiter.name, proposedArbiter.keyHash)}>
              Agree to {proposedArbiter.name}
            </button>
          )}
          {seat && (
            <button disabled={busy} onClick={declined}>
              {isMine ? 'Take the proposal back' : `Decline ${proposedArbiter.name}`}
            </button>
          )}
        </div>
      )}
      {seat && <NameForm busy={busy} deed="Propose" named={propose} />}
      {isOrganiser && !seat && <NameForm busy={busy} deed="Appoint" named={appoint} />}
    </>
  );
}

/** The form of a fingerprint, with blanks that came along when it was copied. */
const FINGERPRINT = '\\s*[0-9A-Fa-f]{64}\\s*';

interface Naming {
  readonly busy: boolean;
  /** Seats propose an arbiter, and organisers of the tournament appoint one. */
  readonly deed: 'Propose' | 'Appoint';
  readonly named: (name: string, keyHash: string) => Promise<boolean>;
}

/** The name and the proof of a key, as an arbiter gives them to the players. */
function NameForm({ busy, deed, named }: Naming) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [keyHash, setKeyHash] = useState('');
  if (!isOpen) {
    return (
      <button className="quiet" onClick={() => setOpen(true)}>
        {deed} an arbiter
      </button>
    );
  }
  const submit = async (): Promise<void> => {
    if (await named(name.trim(), keyHash.trim().toLowerCase())) setOpen(false);
  };
  return (
    <form
      className="words-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="small">
        An arbiter sees everything in the game. Ask somebody outside of it to open{' '}
        <a href={linkOf({ page: 'arbiter' })}>the arbiter’s page</a>, and to give you the name and the fingerprint of
        the key.
      </p>
      <label>
        Name
        <input value={name} required maxLength={60} onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      <label>
        Fingerprint of the key
        <input
          value={keyHash}
          required
          pattern={FINGERPRINT}
          title="64 digits and letters from a to f, as the page of the arbiter shows them"
          spellCheck={false}
          onChange={(event) => setKeyHash(event.currentTarget.value)}
        />
      </label>
      <button className="primary" disabled={busy}>
        {deed}
      </button>{' '}
      <button type="button" onClick={() => setOpen(false)}>
        Not now
      </button>
    </form>
  );
}
