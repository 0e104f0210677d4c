import type { FieldHex, HexName } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { DIRECTION_INDICES, opposite } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import { isActive, isLive, type Unit } from '../../../position/unit.js';
import { Footway } from '../07-movement/footway.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { reach } from '../07-movement/reach.js';
import { whyNotStrikeFrom } from '../17-water/fighting.js';
import { championOf, otherSide, takesPart } from '../core/duel/fighters.js';
import { remembered } from '../core/listing/memory.js';
import { ordersWith, type OrderType } from '../core/orders.js';
import { barPanicked } from '../core/panic/panicked.js';
import { isRaging, fightInMadness } from '../core/rage/rage.js';
import { whyRetreatFirst } from '../core/results/left-open.js';
import { taskOfUnit } from '../core/tasks/task.js';
import { ADJACENT, isAdjacentTo } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/** No way leads from a hex. */
const NO_WAY = -1;

/**
 * Tells the MP of the ground from a hex to one from which a unit could strike at another, whichever way a horse looks;
 * Infinity: there is no way. One search from the goal outwards, which goes on as far as the hexes that are asked for.
 */
function waysToStrike(position: Position, unit: Unit, target: Unit): (from: HexName) => number {
  const field = fieldOfGame(position);
  const footway = new Footway(position, unit, field);
  const toGo = new Int16Array(field.places.length).fill(NO_WAY);
  const buckets: FieldHex[][] = [[]];
  for (const name of target.hexes) {
    for (const beside of hexOf(position, name).neighbours) {
      if (beside && ADJACENT(position, unit, beside.name, name)) buckets[0]?.push(beside);
    }
  }
  let searched = 0;
  const goOn = (hex: FieldHex, mp: number): void => {
    for (const direction of DIRECTION_INDICES) {
      const from = hex.neighbours[direction];
      if (!from || toGo[from.index] !== NO_WAY) continue;
      const back = opposite(direction);
      // Of two locations in one hex, the neighbour is the one that can be reached; the other may lie beside it too.
      const isNeighbour = from.neighbours[back] === hex;
      const price = isNeighbour ? footway.priceOf(from, hex, back) : footway.priceAside(from, hex);
      if (price !== null) (buckets[mp + price] ??= []).push(from);
    }
  };
  const searchOneFurther = (): void => {
    for (const hex of buckets[searched] ?? []) {
      if (toGo[hex.index] !== NO_WAY) continue;
      toGo[hex.index] = searched;
      goOn(hex, searched);
    }
    searched += 1;
  };
  return (name) => {
    const { index } = hexOf(position, name);
    while (toGo[index] === NO_WAY && searched < buckets.length) searchOneFurther();
    const mp = toGo[index];
    return mp === undefined || mp === NO_WAY ? Infinity : mp;
  };
}

/** Player turns without an attack after which the next player must attack (pbem:12.8p). */
const IDLE_TURNS = 2;

interface Obliged {
  readonly unit: Unit;
  readonly opponent: Unit;
}

/** The champion in turn and his opponent, if he is obliged to bring about an attack (pbem:12.8p). */
function obligedNow(position: Position): Obliged | null {
  const { duel, turn } = position;
  if (!duel || duel.idle < IDLE_TURNS) return null;
  const unit = championOf(position, turn.side);
  const opponent = championOf(position, otherSide(position, turn.side));
  // Rage has its own way of bringing him there (pbem:2.72n).
  if (!unit || !opponent || !isActive(unit) || isRaging(unit) || !isLive(opponent)) return null;
  // A champion in panic attacks nobody (pbem:22.9k).
  if (barPanicked(position, unit, 'Attack')) return null;
  return { unit, opponent };
}

/** How near to a blow he is, and can come in this movement step. */
interface Nearness {
  /**
   * The distance of each hex from a blow: 0 if he can strike from there, else more the farther he still has to go.
   * Infinity: no way.
   */
  readonly from: (hexes: readonly HexName[]) => number;
  /** The least that he can come to. */
  readonly best: number;
}

/** Remembered, because the list of orders and the check of each order ask for the same. */
const nearnessOf = remembered(
  nearnessAnew,
  (known, _position, _unit, changes) => (changes.length === 0 ? known : null),
  ({ turn, pending }) => (pending.length > 0 ? null : `${turn.side} ${turn.step}`),
);

function nearnessAnew(position: Position, unit: Unit): Nearness {
  const opponent = championOf(position, otherSide(position, position.turn.side));
  if (!opponent) throw new Error(`${unit.id} has no opponent`);
  const mpFrom = waysToStrike(position, unit, opponent);
  const from = (hexes: readonly HexName[]): number =>
    isAdjacentTo(position, { ...unit, hexes }, opponent) ? 0 : 1 + Math.min(...hexes.map(mpFrom));
  const places = whyImmobile(position, unit) ? [] : reach(position, unit, mpLeft(position, unit));
  const best = places.reduce((least, { hexes }) => Math.min(least, from(hexes)), from(unit.hexes));
  return { from, best };
}

/**
 * The reason why a move may not end there, or null: a unit that must bring about an attack goes where it can attack, or
 * as near as it can (pbem:12.8p).
 */
export function whyNotEndThere(position: Position, { id }: Unit, hexes: readonly HexName[]): Refusal | null {
  const obliged = obligedNow(position);
  if (obliged?.unit.id !== id) return null;
  const { from, best } = nearnessOf(position, obliged.unit);
  return from(hexes) <= best ? null : overdue(obliged, best);
}

/** Why he may not spend his turn otherwise, or null: he could attack in it (pbem:12.8p). */
function whyNotOtherwise(position: Position, { id }: Unit): Refusal | null {
  const obliged = obligedNow(position);
  if (obliged?.unit.id !== id) return null;
  const { from, best } = nearnessOf(position, obliged.unit);
  return best === 0 && from(obliged.unit.hexes) > 0 ? overdue(obliged, best) : null;
}

/** The side in turn must do its best to attack before it closes the step (pbem:12.8p). */
export function* owesDuelAttack(position: Position): Iterable<Refusal> {
  const obliged = obligedNow(position);
  if (!obliged) return;
  const { unit } = obliged;
  const { step } = position.turn;
  if (step === 'movement') {
    if (whyImmobile(position, unit) || taskOfUnit(position, unit.id)) return;
    if (isAdjacentTo(position, unit, obliged.opponent)) return;
    const { from, best } = nearnessOf(position, unit);
    if (from(unit.hexes) > best) yield overdue(obliged, best);
  }
  if (step === 'combat' && mayStrike(position, obliged)) yield overdue(obliged, 0);
}

function mayStrike(position: Position, { unit, opponent }: Obliged): boolean {
  return (
    !unit.acts.attacked &&
    isAdjacentTo(position, unit, opponent) &&
    whyNotStrikeFrom(position, unit) === null &&
    whyRetreatFirst(position, opponent) === null
  );
}

function overdue({ unit, opponent }: Obliged, near: number): Refusal {
  const best = near === 0 ? 'must attack' : 'must come as near as he can to';
  return illegal('pbem:12.8p', `nobody has attacked for two turns: ${unit.id} ${best} ${opponent.id}`, unit.id);
}

/** The deeds that the fighters of a duel may do: move and fight, and mount again (pbem:12.8m, 12.8q). */
const FIGHTERS_ORDERS = ordersWith('inDuel');

/** During a duel nobody acts but its fighters, and they do nothing but fight (pbem:12.8i, 12.8m). */
export function barInDuel(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (!position.duel || type === 'PlaceChampion') return null;
  if (!takesPart(position, unit.id)) {
    return illegal('pbem:12.8i', `${unit.id} stands still as long as the duel lasts`, unit.id);
  }
  if (!FIGHTERS_ORDERS.has(type)) {
    return illegal('pbem:12.8m', `${unit.id} fights a duel and only moves and attacks`, unit.id);
  }
  return type === 'Dismount' || type === 'Mount' ? whyNotOtherwise(position, unit) : null;
}

/**
 * The reason why the fighters of a duel may not attack a unit, or null: they attack each other only, except in mad rage
 * (pbem:12.8o, 12.8j).
 */
export function whyNotOpponent(position: Position, attackers: readonly Unit[], target: Unit): Refusal | null {
  if (takesPart(position, target.id) || fightInMadness(attackers, target)) return null;
  return illegal('pbem:12.8o', `${target.id} has no part in the duel`, target.id);
}

/** An attack that breaks the peace of the duel: only mad rage brings it about (pbem:12.8j, 12.8k). */
export function breaksPeace(position: Position, defenders: readonly Unit[]): boolean {
  return defenders.some(({ id }) => !takesPart(position, id));
}
