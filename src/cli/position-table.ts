import { printPlace } from '../engine/notation/place.js';
import type { Position } from '../engine/position/position.js';
import type { Unit } from '../engine/position/unit.js';
import { factsOf } from '../library/rulesets.js';
import { countsInWords, table } from './table.js';

/** A position as lines of text: the turn, every unit, melee links, things and items, pending decisions. */
export function positionLines(position: Position): readonly string[] {
  const { turn, units, links, things, items = [], pending, outcome } = position;
  return [
    `GT ${turn.gameTurn}, ${turn.side}, ${turn.step}`,
    ...table([['unit', 'side', 'is', 'health', 'at', 'rides', 'MP'], ...Object.values(units).map(unitCells)]),
    ...links.map(({ a, b }) => `melee: ${a} and ${b}`),
    ...things.map(({ id, kind, hexes }) => `${kind}: ${id} at ${hexes.join(', ')}`),
    ...items.map(
      ({ id, kind, hex, carrier }) => `${kind}: ${id} ${carrier === null ? `at ${hex ?? ''}` : `with ${carrier}`}`,
    ),
    ...factsOf(position)
      .light.lights(position)
      .filter(({ kind }) => kind === 'campfire' || kind === 'room')
      .map(({ name, burning }) => `${name} ${burning ? 'burns' : 'is out'}`),
    ...pending.map(({ kind, owner, rule }) => `owed by ${owner}: ${kind} (${rule})`),
    ...(outcome ? [`over: ${outcome.winner ?? 'a draw'}; ${outcome.reason}; ${countsInWords(outcome.points)}`] : []),
  ];
}

function unitCells({ id, side, sheet, health, hexes, mount, acts }: Unit): readonly string[] {
  const is = sheet.kind === 'character' ? sheet.classes.join(', ') : sheet.kind;
  return [id, side ?? 'neutral', is, health, printPlace(hexes), mount ?? '', String(acts.mpSpent)];
}
