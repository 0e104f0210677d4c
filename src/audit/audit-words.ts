import type { Audit } from './audit.js';
import type { Amendment } from '../engine/game/parley/course.js';
import { counted } from '../engine/notation/words.js';
import type { ClaimProof } from './claim-again.js';
import type { DiceProof } from './dice-audit.js';
import type { Finding } from './finding.js';
import type { HeadProof } from './signed-heads.js';

/** One line of a report: `events`, `117`. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** The facts that an audit proves, in the order in which a report tells them. */
export function factsInWords(audit: Audit): readonly Fact[] {
  const { ruleset, edition, withheld, undecided, judged } = audit;
  const partly = withheld === 0 ? '' : `, of ${withheld} something may be withheld from you`;
  const by = edition === null || edition === ruleset?.version ? '' : ` by edition ${edition}`;
  const open = undecided === 0 ? '' : `, ${undecided} of them depend on what is withheld`;
  const part = judged === null ? '' : ', those that you asked for';
  return [
    { label: 'game', text: audit.game },
    { label: 'ruleset', text: ruleset ? `${ruleset.id} ${ruleset.version}` : 'unknown' },
    { label: 'events', text: `${audit.events}${partly}` },
    { label: 'orders', text: `${audit.orders} judged${by}${part}${open}` },
    { label: 'player turns', text: `${audit.turns} ended in the position that they record` },
    { label: 'dice', text: diceInWords(audit.dice) },
    { label: 'last hash', text: audit.lastHash ?? 'none' },
    { label: 'fingerprint', text: audit.fingerprint ?? 'none: the game could not be replayed' },
    ...(audit.claim ? claimInWords(audit.claim) : []),
    ...(audit.amendment ? amendmentInWords(audit.amendment) : []),
  ];
}

/** The claim of a bundle, and the two sentences of its verdict as the rules give them now. */
function claimInWords({ claim, again }: ClaimProof): readonly Fact[] {
  const { number, seat, at, standing, what, ruling } = claim;
  const verdict = again?.because ?? 'it cannot be judged again: something that it depends on is withheld from you';
  return [
    { label: 'claim', text: `${number}, by ${seat}, of the order at event ${at}: ${standing}` },
    { label: 'claimed', text: what },
    { label: 'verdict', text: verdict },
    ...(ruling
      ? [{ label: 'arbiter', text: `${ruling.upheld ? 'upheld' : 'dismissed'} by ${ruling.rule}: ${ruling.because}` }]
      : []),
  ];
}

/** The amendment of a bundle. */
function amendmentInWords({ number, seat, at, kind, standing, what }: Amendment): readonly Fact[] {
  const asked = kind === 'slip' ? 'reads the order at event' : 'takes back the orders from event';
  const how = kind === 'slip' ? ' as it was meant' : ' on';
  return [
    { label: 'amendment', text: `${number}: ${seat} ${asked} ${at}${how}: ${standing}` },
    { label: 'reasons', text: what },
  ];
}

/** The proofs of signed heads: exactly what is proven by a head that fits. */
export function headsInWords({ events, heads }: Audit): readonly Fact[] {
  return heads.map((proof) => ({ label: 'head', text: headInWords(proof, events) }));
}

function headInWords({ from, revision, signedBy, verifiedBy }: HeadProof, events: number): string {
  const whose = from === 'footer' ? 'of the footer' : 'that you brought';
  const signature =
    verifiedBy === null
      ? `its signature (${signedBy.join(', ')}) was not verified: no key was given`
      : `signed by ${verifiedBy}`;
  const beyond = revision + 1 < events ? `; it says nothing of ${revision + 1} to ${events - 1}` : '';
  return `${whose}: events 0 to ${revision} are those that it is of${beyond}; ${signature}`;
}

/** How many dice are proven, and why others are not. */
export function diceInWords({ mode, proven, unopened, taken, false: wrong }: DiceProof): string {
  const parts = [`${proven} proven from opened secrets`];
  if (wrong > 0) parts.push(`${wrong} false`);
  if (unopened > 0) parts.push(`${unopened} whose secrets are not open yet`);
  if (taken > 0) parts.push(`${taken} ${mode === 'server' ? 'rolled by the server' : 'reported by players'}, unproven`);
  return `${mode}: ${parts.join(', ')}`;
}

/** A finding with its place in the file and in the log. */
export function findingInWords({ kind, line, revision, rule, because }: Finding): string {
  const where = [line === null ? '' : `line ${line}`, revision === null ? '' : `event ${revision}`];
  const place = where.filter((part) => part !== '').join(', ');
  return `${place === '' ? '' : `${place}: `}${kind}${rule === null ? '' : ` (${rule})`}: ${because}`;
}

/** The last line of a report. */
export function verdictInWords({ right, withheld, findings, omitted, claim }: Audit): string {
  if (!right) return `wrong: ${counted(findings.length + omitted, 'finding', 'findings')}`;
  const errors = findings.length + omitted;
  const which = claim ? 'the claimed order is an error by the rules' : `${errors} errors of the players by the rules`;
  const found = errors === 0 ? 'nothing was found' : `the record is whole; ${which}`;
  return withheld === 0 ? `right: ${found}` : `right as far as it shows: ${found}`;
}
