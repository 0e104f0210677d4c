import type { Position } from '../engine/position/position.js';
import { type Unit, isCharacter } from '../engine/position/unit.js';
import type { AnimalKind, CharacterClass, MissileWeapon } from '../engine/position/unit-sheet.js';
import { withHidden } from '../engine/position/change.js';
import { factsOf } from '../library/rulesets.js';
import type { Emblem, Piece } from './piece.js';

/** The units of a position as the picture shows them, by name; those that are not on the map too. */
export function piecesOf(seen: Position): readonly Piece[] {
  const position = withHidden(seen);
  return Object.values(position.units)
    .map((unit) => pieceOf(position, unit))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function pieceOf(position: Position, unit: Unit): Piece {
  const { strength, mpa } = factsOf(position).units;
  return {
    id: unit.id,
    side: unit.side,
    emblem: emblemOf(unit),
    health: unit.health,
    ...(unit.panic ? { panic: unit.panic } : {}),
    ...strength(unit),
    mpa: mpa(position, unit),
    hexes: unit.hexes,
    ridden: unit.rider !== null,
    ...(position.hidden?.[unit.id] ? { hidden: true } : {}),
  };
}

function emblemOf(unit: Unit): Emblem {
  if (unit.sheet.kind !== 'character') return ANIMALS[unit.sheet.kind];
  if (!isCharacter(unit)) return 'sword';
  const { weapon, classes } = unit.sheet;
  if (weapon !== null) return WEAPONS[weapon];
  return CLASSES.find(([name]) => classes.includes(name))?.[1] ?? 'sword';
}

const ANIMALS: Readonly<Record<AnimalKind, Emblem>> = {
  horse: 'horse',
  mule: 'horse',
  ox: 'beast',
  dog: 'beast',
  pig: 'beast',
  otherAnimal: 'beast',
};

const WEAPONS: Readonly<Record<MissileWeapon, Emblem>> = {
  shortbow: 'bow',
  longbow: 'bow',
  crossbow: 'crossbow',
  sling: 'sling',
  spear: 'spear',
  dagger: 'dagger',
  shuriken: 'dagger',
};

/** The first of a character's classes that has an emblem of its own. */
const CLASSES: readonly (readonly [CharacterClass, Emblem])[] = [
  ['dragon', 'dragon'],
  ['caparisonedKnight', 'knight'],
  ['knight', 'knight'],
  ['samurai', 'knight'],
  ['halberdier', 'polearm'],
  ['billman', 'polearm'],
  ['spearman', 'spear'],
  ['engineer', 'hammer'],
  ['cleric', 'cross'],
  ['monk', 'cross'],
  ['peasant', 'fork'],
  ['civilian', 'fork'],
];
