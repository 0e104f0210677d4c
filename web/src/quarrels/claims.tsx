import { useState } from 'react';
import { useClient } from 'urql';
import {
  AnswerClaimDocument,
  AppealClaimDocument,
  type PlayedKind,
  RuleOnClaimDocument,
  WithdrawClaimDocument,
} from '../api/generated';
import type { SideNames } from '../common/sides';
import type { KnownSeat } from '../keys';
import { ClaimItem } from './claim-item';
import { Refused } from './refused';
import { RuleField } from './rule-field';
import { SideBySide } from './side-by-side';
import { type Claim, type ParleyNow, useSaying } from './use-parley';
import { isSameSeat } from './words';
import { WordsForm } from './words-form';

interface Shown {
  /** The id of the game or siege. */
  readonly game: string;
  readonly kind?: PlayedKind;
  readonly revision: number;
  readonly as: string | null;
  /** The key with which the game is looked at; null: none. */
  readonly viewKey: string | null;
  readonly parley: ParleyNow;
  readonly seat: KnownSeat | null;
  /** Whether the arbiter of the game looks at it. */
  readonly isArbiter: boolean;
  readonly names: SideNames;
  readonly done: () => void;
}

/** The claims of a game or siege, the latest first, with everything that the viewer can do about them. */
export function Claims({ game, kind = 'game', revision, as, viewKey, parley, seat, isArbiter, names, done }: Shown) {
  if (parley.claims.length === 0) return <p className="small">Nobody has claimed an error.</p>;
  return (
    <ul className="plain">
      {[...parley.claims].reverse().map((claim) => (
        <ClaimItem game={game} kind={kind} as={as} claim={claim} names={names} key={claim.number}>
          {claim.standing === 'upheld' && kind === 'game' && (
            <SideBySide game={game} revision={revision} as={as} viewKey={viewKey} claim={claim.number} />
          )}
          {seat && <AsSeat game={game} kind={kind} claim={claim} parley={parley} seat={seat} done={done} />}
          {isArbiter && claim.standing === 'open' && <AsArbiter game={game} claim={claim} done={done} />}
        </ClaimItem>
      ))}
    </ul>
  );
}

interface Deed {
  readonly game: string;
  readonly claim: Claim;
  readonly done: () => void;
}

interface SeatDeed extends Deed, Pick<Shown, 'parley'> {
  readonly kind: PlayedKind;
  readonly seat: KnownSeat;
}

/**
 * An own claim can be taken back, and any claim be brought before the arbiter, until the arbiter has decided or the
 * turn is corrected. In a siege the other side answers an open claim, and a claim that was decided stays.
 */
function AsSeat({ game, kind, claim, parley, seat, done }: SeatDeed) {
  const client = useClient();
  const { say, busy, refused } = useSaying(game, done);
  const { number, standing, ruling } = claim;
  // The verdict by which a turn was corrected stands.
  const isCorrected = parley.corrections.some(({ claim: by }) => by === number);
  if (standing === 'withdrawn' || ruling || isCorrected) return null;
  const appeal = (what: string): Promise<boolean> =>
    say((named) => client.mutation(AppealClaimDocument, { input: { ...named, claim: number, what } }).toPromise());
  const withdraw = (): Promise<boolean> =>
    say((named) => client.mutation(WithdrawClaimDocument, { input: { ...named, claim: number } }).toPromise());
  const answer = (agree: boolean) => () =>
    void say((named) =>
      client.mutation(AnswerClaimDocument, { input: { ...named, claim: number, agree } }).toPromise(),
    );
  const isAnswered = kind === 'siege' && standing === 'open' && claim.side !== seat.side;
  const isMine = isSameSeat(claim, seat) && (kind === 'game' || standing === 'open');
  return (
    <div className="deeds">
      {isAnswered && (
        <>
          <button disabled={busy} onClick={answer(true)}>
            Agree to claim {number}
          </button>
          <button disabled={busy} onClick={answer(false)}>
            Decline claim {number}
          </button>
        </>
      )}
      {isMine && (
        <button disabled={busy} onClick={() => void withdraw()}>
          Take claim {number} back
        </button>
      )}
      {parley.arbiter !== null && standing !== 'open' && (
        <WordsForm
          open={`Appeal to ${parley.arbiter}`}
          label={`Your reasons, for ${parley.arbiter}`}
          send="Appeal"
          busy={busy}
          sent={appeal}
        />
      )}
      <Refused refused={refused} />
    </div>
  );
}

/** The decision of the arbiter, with its rule and its reasons. */
function AsArbiter({ game, claim, done }: Deed) {
  const client = useClient();
  const { say, busy, refused } = useSaying(game, done);
  const [upheld, setUpheld] = useState(true);
  const [rule, setRule] = useState(claim.rule ?? claim.verdict.rule ?? '');
  const decide = (reason: string): Promise<boolean> =>
    say((named) =>
      client
        .mutation(RuleOnClaimDocument, { input: { ...named, claim: claim.number, upheld, rule, reason } })
        .toPromise(),
    );
  return (
    <div className="deeds">
      <WordsForm
        open={`Decide about claim ${claim.number}`}
        label="Your reasons"
        send="Decide"
        busy={busy}
        sent={decide}
      >
        <RuleField label="The rule on which you decide" required value={rule} changed={setRule} />
        <fieldset>
          <legend>The claimed order was</legend>
          <label>
            <input type="radio" name="upheld" checked={upheld} onChange={() => setUpheld(true)} /> an error
          </label>
          <label>
            <input type="radio" name="upheld" checked={!upheld} onChange={() => setUpheld(false)} /> no error
          </label>
        </fieldset>
      </WordsForm>
      <Refused refused={refused} />
    </div>
  );
}
