import type { Modifier } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, type Character, type Unit } from '../../../position/unit.js';
import { isKnight } from '../core/combat/strength.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';
import { isFortified } from './fortified.js';
import { defendsObstacle } from './obstacle.js';
import { hexesBetween } from '../core/panic/panicked.js';

/** How far those who panic, rout, or are many weigh on morale, in hexes (pbem:26.8d, 26.8f). */
const NEAR = 6;
/** How far the dead weigh, in hexes (pbem:26.8e). */
const CLOSE = 3;
/** So many dead friends weigh more than one (pbem:26.8e). */
const MANY_DEAD = 3;
/** From this ratio on one side outnumbers the other (pbem:26.8d). */
const OUTNUMBERS = 3;

/** All modifiers of a character's morale as things stand now (pbem:26.8c to 26.8f, 22.9e). */
export function moraleModifiers(position: Position, unit: Character): readonly Modifier[] {
  const all = [
    ...ofPlace(position, unit),
    ...ofOthers(position, unit),
    ...ofLosses(position, unit),
    ...ofHimself(unit),
  ];
  return all.filter(({ value }) => value !== 0);
}

function ofPlace(position: Position, unit: Character): readonly Modifier[] {
  const { classes } = unit.sheet;
  const inTemple = unit.hexes.every((hex) => hexOf(position, hex).terrain === 'temple');
  const seesInDark = classes.includes('ninja') || classes.includes('assassin');
  const when = (holds: boolean, rule: string, what: string, value: number): Modifier => ({
    rule,
    what,
    value: holds ? value : 0,
  });
  return [
    when(classes.includes('cleric') && inTemple, 'pbem:16.129', 'a cleric in a temple', 777),
    when(isFortified(position, unit.hexes), 'pbem:26.8c', 'in a fortification', 5),
    when(defendsObstacle(position, unit), 'pbem:26.8c', 'defends an obstacle or a doorway', 3),
    when(position.options['night'] === true && !seesInDark, 'pbem:22.9f', 'night', -1),
  ];
}

/** Those around him: enemies and friends who panic or rout, and who outnumbers whom (pbem:26.8d, 26.8f). */
function ofOthers(position: Position, unit: Character): readonly Modifier[] {
  const near = Object.values(position.units).filter(
    (other) => isActive(other) && other.hexes.length > 0 && hexesBetween(position, unit.hexes, other.hexes) <= NEAR,
  );
  const enemies = near.filter((other) => areEnemies(other, unit));
  const friends = near.filter((other) => other.side === unit.side && other.id !== unit.id);
  const are = (units: readonly Unit[], panic: Unit['panic']): boolean => units.some((one) => one.panic === panic);
  return [
    { rule: 'pbem:26.8d', what: 'enemies rout', value: are(enemies, 'routed') ? 2 : 0 },
    { rule: 'pbem:26.8d', what: 'enemies panic', value: are(enemies, 'panicked') ? 1 : 0 },
    { rule: 'pbem:26.8d', what: 'numbers', value: ofNumbers([unit, ...friends], enemies) },
    { rule: 'pbem:26.8f', what: 'friends panic', value: are(friends, 'panicked') ? -1 : 0 },
    { rule: 'pbem:26.8f', what: 'friends rout', value: are(friends, 'routed') ? -2 : 0 },
  ];
}

function ofNumbers(own: readonly Unit[], others: readonly Unit[]): number {
  const [friends, enemies] = [own, others].map((units) => units.filter(({ panic }) => panic === undefined).length);
  if (friends === undefined || enemies === undefined || enemies === 0) return 0;
  if (friends >= OUTNUMBERS * enemies) return 1;
  return enemies >= OUTNUMBERS * friends ? -1 : 0;
}

/** Friends lost near by in this player turn (pbem:26.8e). */
function ofLosses(position: Position, unit: Character): readonly Modifier[] {
  const lost = (position.dread?.fallen ?? []).flatMap(({ unit: id, how, hexes }) => {
    const other = position.units[id];
    const far = hexesBetween(position, unit.hexes, hexes);
    return other && other.side === unit.side && other.side !== null ? [{ other, how, far }] : [];
  });
  const dead = lost.filter(({ how, far }) => how === 'killed' && far <= CLOSE);
  const knight = dead.some(({ other }) => isCharacter(other) && isKnight(other));
  const sergeant = lost.some(({ other, far }) => other.id === unit.sergeant && far <= NEAR);
  return [
    { rule: 'pbem:26.8e', what: 'a friendly knight was killed', value: knight ? -1 : 0 },
    { rule: 'pbem:26.8e', what: 'three friends or more were killed', value: dead.length >= MANY_DEAD ? -1 : 0 },
    { rule: 'pbem:26.8e', what: 'his sergeant was lost', value: sergeant ? -2 : 0 },
  ];
}

function ofHimself({ health, panic }: Unit): readonly Modifier[] {
  return [
    { rule: 'pbem:26.8f', what: 'wounded', value: health === 'wounded' ? -2 : 0 },
    { rule: 'pbem:26.8f', what: 'in panic already', value: panic === undefined ? 0 : -3 },
  ];
}
