import { useState } from 'react';
import { useClient } from 'urql';
import { ProposeArbiterDocument } from '../api/generated';
import type { SideNames } from '../common/sides';
import { listed } from '../common/words';
import type { KnownSeat } from '../keys';
import { linkOf } from '../routes';
import type { ParleyNow, useSaying } from './use-parley';
import { isSameSeat, seatWords } from './words';

interface Shown {
  readonly parley: ParleyNow;
  readonly seat: KnownSeat | null;
  readonly names: SideNames;
  readonly busy: boolean;
  readonly say: ReturnType<typeof useSaying>['say'];
  readonly declined: () => void;
}

/** The arbiter of the game, and the proposal of another. */
export function Arbiter({ parley: { arbiter, proposedArbiter }, seat, names, busy, say, declined }: Shown) {
  const client = useClient();
  const propose = (name: string, keyHash: string): Promise<boolean> =>
    say((named) =>
      client.mutation(ProposeArbiterDocument, { input: { ...named, arbiter: { name, keyHash } } }).toPromise(),
    );
  const isMine = seat !== null && (proposedArbiter?.seats.some((one) => isSameSeat(one, seat)) ?? false);
  return (
    <>
      <p className="small">
        {arbiter === null ? 'The game has no arbiter, so a verdict cannot be appealed.' : `Arbiter: ${arbiter}.`}
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
      {seat && <ProposeForm busy={busy} propose={propose} />}
    </>
  );
}

interface Proposing {
  readonly busy: boolean;
  readonly propose: (name: string, keyHash: string) => Promise<boolean>;
}

/** The name and the proof of a key, as an arbiter gives them to the players. */
function ProposeForm({ busy, propose }: Proposing) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [keyHash, setKeyHash] = useState('');
  if (!isOpen) {
    return (
      <button className="quiet" onClick={() => setOpen(true)}>
        Propose an arbiter
      </button>
    );
  }
  const submit = async (): Promise<void> => {
    if (await propose(name.trim(), keyHash.trim())) setOpen(false);
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
          maxLength={80}
          spellCheck={false}
          onChange={(event) => setKeyHash(event.currentTarget.value)}
        />
      </label>
      <button className="primary" disabled={busy}>
        Propose
      </button>{' '}
      <button type="button" onClick={() => setOpen(false)}>
        Not now
      </button>
    </form>
  );
}
