import { useUnanswered } from '../api/unanswered';
import { Notice } from '../common/notice';
import { capital } from '../common/words';

/** Says that a part of the page is missing because the server refuses it; nothing if nothing is. */
export function Unanswered() {
  const reasons = useUnanswered();
  if (reasons.length === 0) return null;
  return (
    <Notice title="The server does not tell all that this page asks, so some of it is missing.">
      {reasons.map((reason) => (
        <p className="small" key={reason}>
          {capital(reason)}.
        </p>
      ))}
    </Notice>
  );
}
