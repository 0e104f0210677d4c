import type { ReactNode } from 'react';
import type { ClaimPartsFragment, PlayedKind } from '../api/generated';
import type { SideNames } from '../common/sides';
import { capital } from '../common/words';
import { linkOf } from '../routes';
import { RuleLink, WithRules } from '../rules/rule-link';
import { claimStandingWords, seatWords } from './words';

interface Shown {
  /** The id of the game or siege. */
  readonly game: string;
  readonly kind?: PlayedKind;
  readonly as: string | null;
  readonly claim: ClaimPartsFragment;
  readonly names: SideNames;
  /** The actions that are open about the claim. */
  readonly children?: ReactNode;
}

/** A claim in words: the error that is claimed, the verdicts, the appeal and the decision of the arbiter. */
export function ClaimItem({ game, kind = 'game', as, claim, names, children }: Shown) {
  const { number, side, player, at, what, rule, standing, verdict, today, appeal, ruling } = claim;
  const place =
    kind === 'game'
      ? linkOf({ page: 'game', game, at, as })
      : linkOf({ page: 'siege', siege: game, day: null, from: null, thing: null });
  return (
    <li className={`claim claim-${standing}`}>
      <p>
        <strong>Claim {number}</strong> by {seatWords({ side, player }, names)}, about <a href={place}>event {at}</a>:{' '}
        {claimStandingWords(standing, kind)}
      </p>
      <blockquote>
        {what}
        <RuleOf rule={rule} />
      </blockquote>
      <VerdictWords verdict={verdict} />
      {today && <VerdictWords verdict={today} />}
      {appeal && (
        <>
          <p className="small">Appeal of {seatWords(appeal, names)}:</p>
          <blockquote>{appeal.what}</blockquote>
        </>
      )}
      {ruling && (
        <>
          <p className="small">
            The arbiter {ruling.upheld ? 'upholds' : 'dismisses'} the claim
            <RuleOf rule={ruling.rule} />:
          </p>
          <blockquote>{ruling.reason}</blockquote>
        </>
      )}
      {children}
    </li>
  );
}

function VerdictWords({ verdict: { edition, reason, rule } }: { verdict: ClaimPartsFragment['verdict'] }) {
  return (
    <p>
      <span className="small">Verdict by edition {edition}: </span>
      <WithRules text={capital(reason)} />
      <RuleOf rule={rule} />
    </p>
  );
}

function RuleOf({ rule }: { readonly rule: string | null }) {
  if (rule === null) return null;
  return (
    <>
      {' '}
      (<RuleLink id={rule} />)
    </>
  );
}
