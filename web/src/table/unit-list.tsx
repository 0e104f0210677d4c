import type { UnitPartsFragment } from '../api/generated';
import { Swatch } from '../common/notice';
import { liveryOf, type SideNames, sideName } from '../common/sides';
import { equipmentWords, stateWords } from './looks';
import type { TableGame } from './use-table';

interface Shown {
  readonly units: readonly UnitPartsFragment[];
  readonly equipment: TableGame['board']['equipment'];
  readonly sides: readonly string[];
  readonly names: SideNames;
  readonly own: string | null;
  readonly ready: ReadonlySet<string>;
  readonly selected: string | null;
  readonly choose: (name: string, how: { readonly byPointer: boolean }) => void;
}

/** All units as buttons: whoever cannot see or point at the map chooses here. */
export function UnitList({ units, equipment, sides, names, own, ready, selected, choose }: Shown) {
  const ordered = own === null ? sides : [own, ...sides.filter((side) => side !== own)];
  const groups = [...ordered, null].map((side) => ({
    side,
    members: inOrder(
      units.filter((unit) => (unit.side ?? null) === side && unit.health !== 'dead'),
      ready,
    ),
  }));
  return (
    <section className="panel" aria-labelledby="units">
      <h2 id="units">Units</h2>
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ side, members }) => (
          <details open={side === own || own === null} key={side ?? ''}>
            <summary>
              <Swatch colour={liveryOf(side, sides).colour} />
              {side === null ? 'Of no side' : sideName(side, names)} ({members.length})
            </summary>
            <ul className="units">
              {members.map((unit) => (
                <li key={unit.name}>
                  <button
                    className={ready.has(unit.name) ? 'unit can-act' : 'unit'}
                    aria-pressed={unit.name === selected}
                    onClick={({ detail }) => choose(unit.name, { byPointer: detail > 0 })}
                  >
                    <span className="unit-name">{unit.name}</span>
                    <span className="small">
                      {[unit.hexes[0] ?? 'off the map', ...equipmentWords(unit.hexes, equipment)].join(', ')} ·{' '}
                      {unit.attack}-{unit.defence} · {unit.mpLeft} MP
                      {stateWords(unit).map((words) => `, ${words}`)}
                      {ready.has(unit.name) && <span className="can"> · can act</span>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}

/** Those who can act come first, so that they are found in a long list; horses that are ridden come last. */
function inOrder(units: readonly UnitPartsFragment[], ready: ReadonlySet<string>): readonly UnitPartsFragment[] {
  const rank = ({ name, rider }: UnitPartsFragment): number => (ready.has(name) ? 0 : rider ? 2 : 1);
  return [...units].sort((one, other) => rank(one) - rank(other));
}
