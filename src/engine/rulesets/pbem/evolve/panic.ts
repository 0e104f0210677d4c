import { replaceUnits, withUnit } from '../../../position/change.js';
import type { Dread } from '../../../position/dread.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { PanicEvent } from '../core/events/panic.js';
import { IllegalEvent, liveUnitOf, placed, unitOf, type Appliers } from './applier.js';

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
