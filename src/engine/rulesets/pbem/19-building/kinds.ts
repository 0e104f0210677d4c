import { STRUCTURE_KINDS, type StructureKind } from '../../../board/structure.js';
import type { EngineKind } from '../../../position/siege-works.js';
import type { Position } from '../../../position/position.js';
import type { BuildKind, BuildWork } from '../core/orders/build-orders.js';

/** How many of each two builders make in a day; doors and shutters are counted together (pbem:19.8f and its ruling). */
const SETS: readonly (readonly [kinds: readonly BuildKind[], perDay: number])[] = [
  [['ladder'], 6],
  [['screen'], 3],
  [['door', 'shutter'], 3],
  [['keepDoor'], 1],
  [['barricade'], 1],
  // For each hex of a tent two builders (pbem:19.8g).
  [['tent'], 1],
];

/** Builders of a set, and of a tent hex (pbem:19.8f, 19.8g). */
const BUILDERS = 2;

/** Builders of an engine for each of its hexes, besides the engineer (pbem:19.8d). */
const BUILDERS_PER_HEX = 3;

/** Days of work that an engine takes (pbem:19.8c). */
const DAYS: Readonly<Record<EngineKind, number>> = {
  trebuchet: 6,
  mangonel: 4,
  ballista: 4,
  siegeTower: 10,
  batteringRam: 10,
};

/** A siege engine, which takes an engineer and days of work. */
export function isEngine(kind: BuildKind): kind is EngineKind {
  return Object.hasOwn(DAYS, kind);
}

/** It is equipment, and not part of the map. */
export function isStructure(kind: BuildKind): kind is BuildKind & StructureKind {
  return (STRUCTURE_KINDS as readonly string[]).includes(kind);
}

/** It is fitted into an opening. */
export function isLeaf(kind: BuildKind): boolean {
  return kind === 'door' || kind === 'keepDoor' || kind === 'shutter';
}

/** Days of work that an engine takes in this game (pbem:19.8c). */
export function daysOf({ terms }: Position, kind: EngineKind): number {
  return terms?.building?.days?.[kind] ?? DAYS[kind];
}

/** Builders whom these works take on one day, the engineer of an engine included (pbem:19.8d, 19.8f, 19.8g). */
export function buildersOf(works: readonly BuildWork[]): number {
  const engines = works.reduce((sum, { what, at }) => sum + (isEngine(what) ? 1 + BUILDERS_PER_HEX * at.length : 0), 0);
  const sets = SETS.reduce((sum, [kinds, perDay]) => {
    const count = works.filter(({ what }) => kinds.includes(what)).length;
    return sum + (count + perDay - 1 - ((count + perDay - 1) % perDay)) / perDay;
  }, 0);
  return engines + BUILDERS * sets;
}

/** The rule that says how many builders these works take. */
export function crewRuleOf(works: readonly BuildWork[]): string {
  if (works.some(({ what }) => isEngine(what))) return 'pbem:19.8d';
  return works.every(({ what }) => what === 'tent') ? 'pbem:19.8g' : 'pbem:19.8f';
}
