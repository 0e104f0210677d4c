import { sideName } from '../common/sides';
import { capital, inWords } from '../common/words';
import { RuleLink } from '../rules/rule-link';
import type { Acting, Pending } from './action-panel';
import { HideForm } from './hide-form';
import { choiceOf, targetsOf, wayOf } from './orders';
import { OrderGroups } from './order-groups';

/** Answers that are shown open. */
const DECIDED_MAX = 60;

/** Questions, by the kind of decision; `{}` stands for whom it is about. */
const QUESTIONS: Readonly<Record<string, string>> = {
  Retreat: '{} must retreat. Where to?',
  Advance: 'A place has become free. Does somebody advance into it?',
  Pursue: '{} has caught up with somebody. Does the melee go on?',
  Pin: '{} passes. Does somebody try to pin him?',
  Defend: 'How does {} defend?',
  Surrender: 'Does {} surrender?',
  Quarter: 'Is quarter given to {}?',
  Flee: '{} runs. Where to?',
  RaiseAlarm: 'Who raises the alarm?',
  GoOn: 'Hidden enemies have been found. Does the move go on?',
  Hide: 'Which units are set up hidden, and where?',
  AnswerChallenge: 'A challenge to single combat: is it accepted?',
};

/** Decisions that are owed: one's own with all answers, another's in words. */
export function Decisions({ owed, pending, names, choose, submission: { submit, busy } }: Acting) {
  const others = pending.filter((one) => !owed.includes(one));
  return (
    <>
      {owed.map((decision) => (
        <div className="decision" role="group" aria-label="A decision of yours" key={decision.id}>
          <h3>{question(decision)}</h3>
          <p className="small">
            Rule <RuleLink id={decision.rule} />.
            {decision.options.some((option) => leadsSomewhere(option)) && ' The answers are marked on the map, too.'}
          </p>
          {decision.kind === 'Hide' ? (
            <HideForm options={decision.options} busy={busy} give={(order) => void submit(order)} />
          ) : decision.options.length <= 12 ? (
            <ul className="orders">
              {decision.options.map((option) => (
                <li key={option.text}>
                  <button disabled={busy} onClick={() => void submit(choiceOf(option).input)}>
                    {capital(option.summary)}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <OrderGroups orders={decision.options} choose={choose} openMax={DECIDED_MAX} />
          )}
        </div>
      ))}
      {others.map(({ id, owner, kind, about }) => (
        <p key={id}>
          {sideName(owner, names)} must decide first: {inWords(kind)}
          {unitIn(about) === null ? '' : ` of ${unitIn(about)}`}.
        </p>
      ))}
    </>
  );
}

function question({ kind, about }: Pending[number]): string {
  const asked = QUESTIONS[kind] ?? `${capital(inWords(kind))}: {}`;
  return asked.replace('{}', targetIn(about) ?? unitIn(about) ?? 'Somebody');
}

/** Whether an answer is marked on the map: it has a way, or somebody whom it is against. */
function leadsSomewhere({ order }: Pending[number]['options'][number]): boolean {
  return wayOf(order).length > 0 || targetsOf(order).length > 0;
}

/** The unit whose move gave rise to the decision. */
function targetIn(about: unknown): string | null {
  const { target } = (about ?? {}) as { readonly target?: unknown };
  return typeof target === 'string' ? target : null;
}

function unitIn(about: unknown): string | null {
  const { unit } = (about ?? {}) as { readonly unit?: unknown };
  return typeof unit === 'string' ? unit : null;
}
