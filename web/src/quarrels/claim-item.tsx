import type { ReactNode } from 'react';
import type { ClaimPartsFragment } from '../api/generated';
import type { SideNames } from '../common/sides';
import { capital } from '../common/words';
import { linkOf } from '../routes';
import { RuleLink, WithRules } from '../rules/rule-link';
import { seatWords, STANDINGS } from './words';

interface Shown {
  readonly game: string;
  readonly as: string | null;
  readonly claim: ClaimPartsFragment;
  readonly names: SideNames;
  /** The actions that are open about the claim. */
  readonly children?: ReactNode;
}

/** A claim in words: the error that is claimed, the verdicts, the appeal and the decision of the arbiter. */
export function ClaimItem({ game, as, claim, names, children }: Shown) {
  const { number, side, player, at, what, rule, standing, verdict, today, appeal, ruling } = claim;
  return (
    <li className={`claim claim-${standing}`}>
      <p>
        <strong>Claim {number}</strong> by {seatWords({ side, player }, names)}, about{' '}
        <a href={linkOf({ page: 'game', game, at, as })}>event {at}</a>: {STANDINGS[standing]}
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
