import type { HexName } from '../../../../board/field.js';
import type { StructureKind } from '../../../../board/structure.js';
import type { Outcome, Position } from '../../../../position/position.js';
import { isCharacter, isLive, type Character, type SideId } from '../../../../position/unit.js';
import { isKnight } from '../combat/strength.js';
import { otherSide } from '../duel/fighters.js';
import { hiddenOfSide } from '../hidden/hidden-units.js';
import { awardedPoints, endingAward } from '../scenario/award.js';

/** Victory points for one enemy character at the end of the game (pbem:23.2b). */
interface Worth {
  readonly killed: number;
  readonly wounded: number;
}

const KNIGHT: Worth = { killed: 5, wounded: 3 };
const PEASANT: Worth = { killed: 2, wounded: 1 };
const OTHER: Worth = { killed: 3, wounded: 2 };
/** Points for each tent hex that is destroyed (pbem:23.2c). */
const TENT_HEX = 1;
/** Points for each engine that is destroyed (pbem:23.2c); other equipment gives none. */
const ENGINES: Partial<Readonly<Record<StructureKind, number>>> = {
  ballista: 4,
  mangonel: 4,
  trebuchet: 6,
  siegeTower: 10,
  batteringRam: 10,
};

function worthOf(character: Character): Worth {
  if (isKnight(character)) return KNIGHT;
  return character.sheet.classes.includes('peasant') ? PEASANT : OTHER;
}

/**
 * Current victory points of each side (pbem:23.2a, 23.2b): the state of the enemy's characters counts, each once,
 * whichever unit did the damage. Neutral units give none; with more than two sides every other side gets the points.
 * Tents and engines that are destroyed are added (pbem:23.2c), whichever side destroyed them, and then the points that
 * the scenario gives (pbem:23.2d).
 */
export function victoryPoints(position: Position): Readonly<Record<SideId, number>> {
  const points: Record<SideId, number> = Object.fromEntries(position.sides.map((side) => [side, 0]));
  for (const unit of Object.values(position.units)) {
    if (!isCharacter(unit) || unit.side === null) continue;
    const worth = worthOf(unit);
    const value = lossOf(unit, worth);
    if (value === 0) continue;
    for (const side of position.sides) {
      if (side !== unit.side) points[side] = (points[side] ?? 0) + value;
    }
  }
  for (const { owner, value } of thingsLost(position)) {
    for (const side of position.sides) if (side !== owner) points[side] = (points[side] ?? 0) + value;
  }
  for (const side of position.sides) points[side] = (points[side] ?? 0) + awardedPoints(position, side);
  return points;
}

/** Tents and engines that were destroyed, with their owner and their worth to the other sides. */
function thingsLost(position: Position): readonly { readonly owner: SideId; readonly value: number }[] {
  const tents = tentsOwned(position).filter(({ hex }) => position.live[hex] === 'destroyed');
  const engines = position.lostEngines ?? [];
  return [
    ...tents.map(({ owner }) => ({ owner, value: TENT_HEX })),
    ...engines.map(({ owner, kind }) => ({ owner, value: ENGINES[kind] ?? 0 })),
  ];
}

/** Tent hexes with their owner: those of the scenario, and those that have been pitched in the game (pbem:19.8g). */
function tentsOwned({ terms, pitched = {} }: Position): readonly { readonly owner: SideId; readonly hex: HexName }[] {
  const drawn = Object.entries(terms?.tents ?? {}).flatMap(([owner, hexes]) =>
    hexes.filter((hex) => pitched[hex] === undefined).map((hex) => ({ owner, hex })),
  );
  return [...drawn, ...Object.entries(pitched).map(([hex, owner]) => ({ owner, hex }))];
}

/** Drowned characters count as wounded, and so do characters that drifted off the map (pbem:17.2b). */
function lossOf({ health, drowned, drifted }: Character, worth: Worth): number {
  if (health === 'dead') return drowned ? worth.wounded : worth.killed;
  return health === 'wounded' || drifted ? worth.wounded : 0;
}

/**
 * Sides that have a live character on the map, hidden ones included (pbem:22.8a), or a character that is still to come.
 */
function sidesAlive(position: Position): readonly SideId[] {
  return position.sides.filter((side) =>
    [...Object.values(position.units), ...hiddenOfSide(position, side)].some(
      (unit) =>
        unit.side === side && isCharacter(unit) && isLive(unit) && (unit.hexes.length > 0 || unit.entry !== undefined),
    ),
  );
}

/**
 * Why the game ends with the player turn that is being completed, or null if another player turn follows, in this GT or
 * the next (pbem:23.17): after the last player turn of the last GT, when the set-up says so after a PT that leaves at
 * most one side on the map, or when an award that ends the game is earned.
 */
export function whyOverAtTurnEnd(position: Position, opensGameTurn: boolean): string | null {
  const { turn, length } = position;
  if (length.endsWithOneSideLeft && sidesAlive(position).length <= 1) {
    return 'at most one side has live characters on the map';
  }
  const reached = endingAward(position);
  if (reached) return reached.title;
  return opensGameTurn && turn.gameTurn >= length.gameTurns ? `the game lasts ${length.gameTurns} GT` : null;
}

/** A side that breaks the peace of a duel loses the scenario at once (pbem:12.8k). */
export function lostBy(position: Position, loser: SideId): Outcome {
  const reason = `${loser} has broken the peace of the duel`;
  return { winner: otherSide(position, loser), points: victoryPoints(position), reason };
}

/** The outcome of a game that ends now: more victory points win, equal points are a draw (pbem:23.2a). */
export function outcomeAsItStands(position: Position, reason: string): Outcome {
  const points = victoryPoints(position);
  const most = Math.max(...Object.values(points));
  const leaders = position.sides.filter((side) => points[side] === most);
  const [leader] = leaders;
  return { winner: leaders.length === 1 && leader !== undefined ? leader : null, points, reason };
}
