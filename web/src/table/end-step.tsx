import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { EndsDocument, type EndsQuery, type LossKind, type UnitPartsFragment } from '../api/generated';
import { type Trouble, troubleIn } from '../api/client';
import { Notice } from '../common/notice';
import { capital, counted, inWords, listed, stepWords } from '../common/words';
import { RuleLink, WithRules } from '../rules/rule-link';
import type { Acting } from './action-panel';

type StepEnd = EndsQuery['game']['stepEnds'][number];
type Loss = StepEnd['lost'][number];

/** Orders that are no reason to stay in a step. */
const NO_REASON: readonly string[] = ['EndStep', 'EndTurn', 'Stand', 'Tell', 'OfferEnd'];

/** Ends the step (made anew for each revision). It asks first if something would be lost or is still to be done. */
export function EndStep({ asked: { game }, laid, counts, duties, submission: { submit, busy } }: Acting) {
  const [ends, setEnds] = useState<readonly StepEnd[] | null>(null);
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button is disabled while the page asks, and has lost the focus.
    if (ends && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [ends]);
  const client = useClient();
  const left = (counts ?? []).filter(({ type }) => !NO_REASON.includes(type));
  const able = new Set(left.flatMap(({ unit }) => unit ?? []));
  const end = (): void => void submit({ endStep: true });
  const ask = async (): Promise<void> => {
    setAsking(true);
    const { data, error } = await client.query(EndsDocument, { game }, { requestPolicy: 'network-only' }).toPromise();
    setAsking(false);
    setTrouble(troubleIn(error));
    const [ofStep] = data?.game.stepEnds ?? [];
    if (ofStep && ofStep.refusal === null && ofStep.lost.length === 0) end();
    else if (data) setEnds(data.game.stepEnds);
  };
  const step = stepWords(laid.turn.step);
  if (!ends) {
    const isDone = counts !== null && left.length === 0;
    return (
      <div className="end-step">
        {isDone && <p>There is nothing left to do in the step of {step}.</p>}
        {trouble && <Notice title={trouble.message} />}
        <Duties duties={duties} />
        {able.size > 0 && <p className="small">{counted(able.size, 'unit')} can still do something in this step.</p>}
        <button
          className={isDone ? 'primary' : ''}
          disabled={busy || asking || counts === null}
          onClick={isDone ? end : () => void ask()}
        >
          End step
        </button>
      </div>
    );
  }
  const [ofStep, ofTurn] = ends;
  const later = (ofTurn?.lost ?? []).filter((loss) => loss.step !== laid.turn.step);
  return (
    <div className="end-step" role="group" aria-label="End of the step">
      <h3 ref={heading} tabIndex={-1}>
        End the step of {step}?
      </h3>
      <Duties duties={duties} />
      {ofStep?.refusal && duties.length === 0 && (
        <p>
          It cannot be ended yet: <WithRules text={ofStep.refusal.reason} />.
        </p>
      )}
      <Lost title="This would be lost:" lost={ofStep?.lost ?? []} units={laid.board.units} />
      <button className="primary" disabled={busy || Boolean(ofStep?.refusal)} onClick={end}>
        End the step now
      </button>{' '}
      <button onClick={() => setEnds(null)}>Go on with it</button>
      {ofTurn?.refusal === null && (
        <details>
          <summary>End the whole player turn</summary>
          <Lost title="Of the later steps this would be lost too:" lost={later} units={laid.board.units} />
          <button disabled={busy} onClick={() => void submit({ endTurn: true })}>
            End the player turn now, with all steps that are left
          </button>
        </details>
      )}
    </div>
  );
}

/** All that a rule still demands before the step can end. */
function Duties({ duties }: Pick<Acting, 'duties'>) {
  if (duties.length === 0) return null;
  return (
    <>
      <p>Before the step can end:</p>
      <ul className="plain duties">
        {duties.map(({ reason, rule }) => (
          <li key={`${rule} ${reason}`}>
            {capital(reason)}
            {rule !== null && (
              <>
                {' '}
                (<RuleLink id={rule} />)
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LostProps {
  readonly title: string;
  readonly lost: readonly Loss[];
  readonly units: readonly UnitPartsFragment[];
}

function Lost({ title, lost, units }: LostProps) {
  if (lost.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="plain lost-list">
        {lossWords(lost, units).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

const TITLES: Readonly<Record<Exclude<LossKind, 'movement' | 'deed'>, string>> = {
  task: 'Tasks that can be declared only now',
  fire: 'Shots that are not fired',
  attack: 'Attacks that are not made',
  offer: 'Offers to advance or to pursue',
};

/** "Attacks that are not made: Ann and Bea". */
function lossWords(lost: readonly Loss[], units: readonly UnitPartsFragment[]): readonly string[] {
  const of = (kind: LossKind): readonly Loss[] => lost.filter((loss) => loss.kind === kind);
  const names = (losses: readonly Loss[]): string => listed([...new Set(losses.map(({ unit }) => unit ?? 'the side'))]);
  const moving = of('movement').map((loss) => ({ loss, unit: units.find(({ name }) => name === loss.unit) }));
  const still = moving.filter(({ unit }) => unit && unit.mpLeft === unit.mpa).map(({ loss }) => loss);
  const rest = moving.filter(({ loss }) => !still.includes(loss));
  const deeds = of('deed').flatMap(({ unit, types }) => types.map((type) => ({ unit, type })));
  return [
    ...(['task', 'fire', 'attack', 'offer'] as const).flatMap((kind) =>
      of(kind).length > 0 ? [`${TITLES[kind]}: ${names(of(kind))}`] : [],
    ),
    ...(still.length > 0 ? [`Not moved: ${names(still)}`] : []),
    ...(rest.length > 0
      ? [`Movement points left: ${listed(rest.map(({ loss, unit }) => `${loss.unit} (${unit?.mpLeft ?? 0})`))}`]
      : []),
    ...[...new Set(deeds.map(({ type }) => type))].map((type) => {
      const doers = deeds.filter((one) => one.type === type).map(({ unit }) => unit ?? 'the side');
      return `${capital(inWords(type))}: ${listed([...new Set(doers)])}`;
    }),
  ];
}
