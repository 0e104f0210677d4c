import { fieldOf } from '../../engine/board/build.js';
import { structureKey } from '../../engine/board/structure.js';
import { equipmentOf } from '../../engine/position/equipment-of.js';
import { BATTERING_MEANS, type Tally } from '../../engine/position/siege-works.js';
import type { Position } from '../../engine/position/position.js';
import { tallyOf } from '../written-tally.js';
import type { Expectation } from './expected.js';
import { compared, type CaseFailure } from './failure.js';

/** Items that are not where they are expected: in a hex, with a unit, or nowhere any more. */
export function wrongItems({ items = {} }: Expectation, position: Position): readonly CaseFailure[] {
  const { boards, joins } = position.ground;
  const field = fieldOf(boards, joins);
  return Object.entries(items).flatMap(([id, where]) => {
    const item = position.items?.find((one) => one.id === id);
    const expected = Object.hasOwn(position.units, where) ? where : (field.hex(where)?.name ?? where);
    const absent = position.buried?.[id] ? 'hidden' : 'gone';
    const actual = item ? (item.carrier ?? item.hex ?? 'nowhere') : absent;
    return compared(['expect', 'items', id], `place of ${id}`, expected, actual) ?? [];
  });
}

/** Targets whose points taken off differ from the expectation. */
export function wrongTallies({ battered = {} }: Expectation, position: Position): readonly CaseFailure[] {
  return Object.entries(battered).flatMap(([name, expected]) => {
    const wanted = inWords(expected === null ? undefined : tallyOf(expected));
    const actual = inWords(position.battered?.[name]);
    return compared(['expect', 'battered', name], `points off ${name}`, wanted, actual) ?? [];
  });
}

function inWords(tally: Tally | undefined): string {
  const parts = BATTERING_MEANS.flatMap((means) => (tally?.[means] ? [`${tally[means]} by ${means}`] : []));
  return parts.join(', ') || 'none';
}

/** Engines whose loading differs from the expectation. */
export function wrongLoading({ loading = {} }: Expectation, position: Position): readonly CaseFailure[] {
  return Object.entries(loading).flatMap(([id, turns]) => {
    const one = equipmentOf(position, id);
    const expected = loadingInWords(turns);
    const actual = loadingInWords(one ? (one.loading ?? null) : undefined);
    return compared(['expect', 'loading', id], `loading of ${id}`, expected, actual) ?? [];
  });
}

function loadingInWords(turns: number | null | undefined): string {
  return turns === undefined ? 'gone' : turns === null ? 'loaded' : `${turns} turns`;
}

/** Equipment whose place differs from the expectation: `K5>K6`, `K5-K4`, `Ann + Ben`, `gone`. */
export function wrongEquipment({ equipment = {} }: Expectation, position: Position): readonly CaseFailure[] {
  return Object.entries(equipment).flatMap(([id, expected]) => {
    const one = equipmentOf(position, id);
    const place = one ? structureKey(one).slice(1, -1) : 'gone';
    const actual = one?.bearers ? one.bearers.join(' + ') : place;
    return compared(['expect', 'equipment', id], `place of ${id}`, expected, actual) ?? [];
  });
}
