import { Notice } from '../common/notice';
import { capital } from '../common/words';
import { RuleLink } from '../rules/rule-link';
import type { NotSaid } from './use-parley';

/** Why something could not be said, with the rule; nothing if it was said. */
export function Refused({ refused }: { readonly refused: NotSaid | null }) {
  if (refused === null) return null;
  return (
    <Notice title={`${capital(refused.reason)}.`}>
      {refused.rule && (
        <p className="small">
          Rule <RuleLink id={refused.rule} />
        </p>
      )}
    </Notice>
  );
}
