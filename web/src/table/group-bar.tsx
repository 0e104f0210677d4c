import { capital } from '../common/words';
import { RuleLink } from '../rules/rule-link';
import type { Acting } from './action-panel';
import { OddsTable } from './choice-bar';
import type { Choice } from './orders';
import type { Group } from './use-group';

interface Shown {
  readonly group: Group;
  readonly busy: boolean;
  /** The button that does something with it: it is given, or kept in a plan. */
  readonly verb: string;
  readonly give: (choice: Choice) => void;
}

/** An attack that is put together: who attacks whom, its odds, and whether the rules allow it. */
export function GroupBar({ group, busy, verb, give }: Shown) {
  const { attackers, defenders, candidates, choice, preview, isRider, charge, rejectMelee, set, toggle, end } = group;
  const refused = preview?.__typename === 'Refusal' ? preview : null;
  return (
    <div className="choice" role="group" aria-label="An attack of your own making">
      <p>
        {choice ? (
          <strong>{choice.words}</strong>
        ) : (
          'Choose who attacks and who is attacked: click them on the map, or tick them here.'
        )}
      </p>
      <Ticks title="Attackers" names={candidates.attackers} ticked={attackers} toggle={toggle} />
      <Ticks
        title="Targets"
        names={[...new Set([...candidates.targets, ...defenders])]}
        ticked={defenders}
        toggle={toggle}
      />
      {isRider && (
        <fieldset className="ticks">
          <legend>How</legend>
          <Tick name="as a charge" ticked={charge} toggle={() => set({ charge: !charge })} />
          <Tick
            name="without staying in melee"
            ticked={rejectMelee}
            toggle={() => set({ rejectMelee: !rejectMelee })}
          />
        </fieldset>
      )}
      <div role="status">
        {preview?.__typename === 'Odds' && <OddsTable odds={preview} />}
        {refused && (
          <p>
            {capital(refused.reason)} {refused.rule && <RuleLink id={refused.rule} />}
          </p>
        )}
        {choice && !preview && <p className="small">The odds are coming…</p>}
      </div>
      <button
        className="primary"
        disabled={busy || preview?.__typename !== 'Odds'}
        onClick={() => choice && give(choice)}
      >
        {verb}
      </button>{' '}
      <button onClick={end}>Not this</button>
    </div>
  );
}

/** Begins an attack of the chosen unit and others, if anybody can attack. */
export function BeginGroup({ group, unit, choose }: Pick<Acting, 'group' | 'unit' | 'choose'>) {
  if (!group.may || group.isOpen) return null;
  return (
    <button
      className="quiet"
      onClick={() => {
        choose(null);
        group.begin(unit);
      }}
    >
      Put an attack together: several attackers, several targets
    </button>
  );
}

interface TicksProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly ticked: readonly string[];
  readonly toggle: (name: string) => void;
}

function Ticks({ title, names, ticked, toggle }: TicksProps) {
  return (
    <fieldset className="ticks">
      <legend>{title}</legend>
      {names.length === 0 && <span className="small">Nobody is beside them.</span>}
      {names.map((name) => (
        <Tick name={name} ticked={ticked.includes(name)} toggle={() => toggle(name)} key={name} />
      ))}
    </fieldset>
  );
}

interface TickProps {
  readonly name: string;
  readonly ticked: boolean;
  readonly toggle: () => void;
}

export function Tick({ name, ticked, toggle }: TickProps) {
  return (
    <label>
      <input type="checkbox" checked={ticked} onChange={toggle} /> {name}
    </label>
  );
}
