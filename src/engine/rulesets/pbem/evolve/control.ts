import { replaceUnits, withUnit } from '../../../position/change.js';
import type { Dread } from '../../../position/dread.js';
import type { Position } from '../../../position/position.js';
import { seatId } from '../../../position/seat.js';
import type { Unit, UnitId, Rage } from '../../../position/unit.js';
import type { PbemEventOf, PbemEvent } from '../core/events.js';
import type { ControlEvent, PanicEvent, RageEvent } from '../core/events/control.js';
import { IllegalEvent, liveUnitOf, placed, unitOf, type Appliers } from './applier.js';

/** Command control (pbem:22.3). */
export const CONTROL_APPLIERS: Appliers<ControlEvent> = {
  ControlChecked: (position, { data: { uncontrolled } }) => ({ ...position, uncontrolled }),
  MenGrouped: group,
};

function group(position: Position, event: PbemEventOf<'MenGrouped'>): Position {
  const { side, player, groups } = event.data;
  const sergeants = new Map(groups.flatMap(({ sergeant, units }) => units.map((id) => [id, sergeant] as const)));
  const stranger = [...sergeants.keys()].find((id) => !position.units[id] && !position.hidden?.[id]);
  if (stranger !== undefined) throw new IllegalEvent(event, `there is no unit ${stranger}`);
  const { ungrouped = [], ...rest } = position;
  const left = ungrouped.filter((seat) => seat !== seatId(side, player));
  return {
    ...rest,
    units: assigned(position.units, sergeants),
    ...(position.hidden ? { hidden: assigned(position.hidden, sergeants) } : {}),
    ...(left.length > 0 ? { ungrouped: left } : {}),
  };
}

type Units = Readonly<Record<UnitId, Unit>>;

function assigned(units: Units, sergeants: ReadonlyMap<UnitId, UnitId>): Units {
  return Object.fromEntries(
    Object.entries(units).map(([id, unit]) => {
      const sergeant = sergeants.get(id);
      return [id, sergeant === undefined ? unit : { ...unit, sergeant }];
    }),
  );
}

/** Panic and rout (pbem:22.9). */
export const PANIC_APPLIERS: Appliers<PanicEvent> = {
  PanicThreatened: threaten,
  PanicTested: (position, event) => {
    const { unit, outcome } = event.data;
    const tested = withoutTest(position, event, unit);
    const before = unitOf(tested, event, unit);
    if (outcome === 'steady' || (outcome === 'panic' && before.panic)) return tested;
    return withUnit(tested, { ...before, panic: outcome === 'rout' ? 'routed' : 'panicked' });
  },
  PanicTestLapsed: (position, event) => withoutTest(position, event, event.data.unit),
  UnitRouted: (position, event) =>
    withUnit(position, { ...liveUnitOf(position, event, event.data.unit), panic: 'routed' }),
  UnitFled: flee,
  PanicEnded: (position, event) => {
    const unit = liveUnitOf(position, event, event.data.unit);
    if (!unit.panic) throw new IllegalEvent(event, `${unit.id} is not afraid`);
    return withUnit(position, calmed(unit));
  },
  ChargeWentOn: (position) => withDread(position, withoutAttack(dreadOf(position))),
};

/** Not afraid any more. */
export function calmed({ panic: _former, ...unit }: Unit): Unit {
  return unit;
}

const NO_DREAD: Dread = { fallen: [], tests: [] };

function dreadOf({ dread = NO_DREAD }: Position): Dread {
  return dread;
}

/** If nothing weighs on anybody, there is no such member. */
function withDread({ dread: _former, ...position }: Position, dread: Dread): Position {
  const nothing = dread.fallen.length === 0 && dread.tests.length === 0 && !dread.ambushed && !dread.attack;
  return nothing ? position : { ...position, dread };
}

function threaten(position: Position, { data }: PbemEventOf<'PanicThreatened'>): Position {
  const { cause, by, hexes, units, attack } = data;
  const dread = dreadOf(position);
  const lost = cause === 'killed' || cause === 'captured' ? [{ unit: by, how: cause, hexes }] : [];
  return withDread(position, {
    ...dread,
    fallen: [...dread.fallen, ...lost],
    tests: [...dread.tests, ...units],
    ...(cause === 'ambushed' ? { ambushed: [...(dread.ambushed ?? []), by] } : {}),
    ...(attack ? { attack } : {}),
  });
}

function withoutTest(position: Position, event: PbemEvent, unit: UnitId): Position {
  const dread = dreadOf(position);
  if (dread.tests[0] !== unit) throw new IllegalEvent(event, `${unit} is not next to be tested`);
  return withDread(position, { ...dread, tests: dread.tests.slice(1) });
}

/** Losses of a player turn weigh only in that turn (pbem:26.8e). */
export function dreadInNewTurn(position: Position): Position {
  if (!position.dread) return position;
  return withDread(position, { ...withoutAmbushed(position.dread), fallen: [] });
}

function withoutAttack({ attack: _waiting, ...dread }: Dread): Dread {
  return dread;
}

function withoutAmbushed({ ambushed: _tested, ...dread }: Dread): Dread {
  return dread;
}

function flee(position: Position, event: PbemEventOf<'UnitFled'>): Position {
  const { unit: id, steps, off } = event.data;
  const gone = placed(position, event, id, steps);
  if (!off) return gone;
  const unit = unitOf(gone, event, id);
  const left = { hexes: [], left: true, ranAway: true } as const;
  const horse = unit.mount === null ? [] : [{ ...unitOf(gone, event, unit.mount), ...left }];
  return replaceUnits(gone, [{ ...calmed(unit), ...left }, ...horse]);
}

/** The rage of berserks (pbem:2.72). */
export const RAGE_APPLIERS: Appliers<RageEvent> = {
  RageRolled: rolled,
  VictimChosen: (position, event) =>
    enraged(position, event, event.data.unit, (rage) => ({ ...rage, victim: event.data.target })),
  RageEnded: (position, event) => withUnit(position, calmedAfterRage(unitOf(position, event, event.data.unit))),
  WoundShrugged: (position, event) =>
    enraged(position, event, event.data.unit, (rage) => ({ ...rage, shrugged: true })),
};

/** Mad rage lasts for the turn in which it was rolled; a wound that was shrugged off counts for the whole fit. */
function rolled(position: Position, event: PbemEventOf<'RageRolled'>): Position {
  const { unit: id, outcome } = event.data;
  const unit = liveUnitOf(position, event, id);
  if (outcome === 'calm') return withUnit(position, calmedAfterRage(unit));
  const shrugged = unit.rage?.shrugged ? { shrugged: true as const } : {};
  return withUnit(position, { ...unit, rage: outcome === 'mad' ? { ...shrugged, mad: true } : shrugged });
}

function enraged(position: Position, event: PbemEvent, id: string, change: (rage: Rage) => Rage): Position {
  const unit = unitOf(position, event, id);
  if (!unit.rage) throw new IllegalEvent(event, `${id} is in no rage`);
  return withUnit(position, { ...unit, rage: change(unit.rage) });
}

function calmedAfterRage(unit: Unit): Unit {
  const calm: { -readonly [Key in keyof Unit]: Unit[Key] } = { ...unit };
  delete calm.rage;
  return calm;
}
