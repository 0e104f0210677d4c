import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import { DIRECTION_INDICES, opposite, turned, type DirectionIndex } from '../../../hex/direction.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { cartAt } from '../core/carts/carts.js';
import { isShutOff } from '../core/doors/door-side.js';
import type { MovementCost } from '../core/events/facts.js';
import { lightenedForAll } from '../core/night/dark-movement.js';
import { crossingCost, entryCost } from '../07-movement/entry.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { whyLost, whyShut, type Party, type Piece } from './party.js';

/** The result of one step of the party: its hexes after the step, and the cost in MP. */
export interface PartyStep {
  readonly hexes: Piece;
  readonly mp: number;
}

/**
 * Pieces one step away by shape alone: straight in each direction, or turned by 60 degrees about the burden
 * (pbem:12.23b).
 */
function piecesBeside([first, middle, last]: Piece): readonly Piece[] {
  const straight = DIRECTION_INDICES.map((direction) => [first, middle, last].map((hex) => hex.neighbours[direction]));
  const facing = directionBetween(middle, first);
  const turns = facing === null ? [] : ([1, -1] as const).map((way) => aboutMiddle(middle, turned(facing, way)));
  return [...straight, ...turns].flatMap(([one, two, three]): Piece[] =>
    one && two && three ? [[one, two, three]] : [],
  );
}

function aboutMiddle(middle: FieldHex, facing: DirectionIndex): readonly (FieldHex | null | undefined)[] {
  return [middle.neighbours[facing], middle, middle.neighbours[opposite(facing)]];
}

/**
 * A step of the party, which costs the dearer of the two hexes that the bearers enter; or the rule that bars it
 * (pbem:12.23b).
 */
export function partyStep(party: Party, from: Piece, to: Piece): Ruled<PartyStep> {
  if (!piecesBeside(from).some((piece) => piece.every((hex, index) => hex === to[index]))) {
    const because = `${nameOf(to)} is neither straight on from ${nameOf(from)} nor a turn by 60 degrees`;
    return forbidden('pbem:12.23b', because, to[1].name);
  }
  return stepOver(party, from, to, (walker, one, other) => priceOf(party.around, walker, one, other));
}

/** The steps of a party from anywhere; the rules are asked only once for the cost of a hex to a bearer. */
export function partySteps(party: Party): (from: Piece) => readonly PartyStep[] {
  const [one, other] = party.bearers.map(() => new Map<FieldHex, Map<FieldHex, Priced>>());
  const asked: PriceOf = (walker, from, to) => {
    const known = (walker === party.bearers[0] ? one : other) as Map<FieldHex, Map<FieldHex, Priced>>;
    let pricesFrom = known.get(from);
    if (!pricesFrom) known.set(from, (pricesFrom = new Map<FieldHex, Priced>()));
    let price = pricesFrom.get(to);
    if (!price) pricesFrom.set(to, (price = priceOf(party.around, walker, from, to)));
    return price;
  };
  return (from) =>
    piecesBeside(from).flatMap((piece) => {
      const step = stepOver(party, from, piece, asked);
      return step.ok ? [step.value] : [];
    });
}

/** The costs of a bearer who goes by himself from a hex to one beside it, or the rule that bars him. */
type Priced = Ruled<readonly MovementCost[]>;
type PriceOf = (walker: Unit, from: FieldHex, to: FieldHex) => Priced;

function stepOver(party: Party, from: Piece, to: Piece, price: PriceOf): Ruled<PartyStep> {
  const { around, bearers, burden } = party;
  const cart = around.carts && to.map((hex) => cartAt(around, hex.name)).find((one) => one !== undefined);
  if (cart) return forbidden('pbem:14v', `${cart.id} stands in the way`, to[1].name);
  const shut = whyShut(around, to) ?? whyShutOff(around, bearers, from, to) ?? whyLost(burden, to[1]);
  if (shut) return refused(shut);
  const first = price(bearers[0], from[0], to[0]);
  if (!first.ok) return first;
  const last = price(bearers[1], from[2], to[2]);
  if (!last.ok) return last;
  const middle = price(bearers[0], from[1], to[1]);
  if (!middle.ok) return middle;
  const joined = [to[0], to[2]].every((hex) => ADJACENT(around, bearers[0], hex.name, to[1].name));
  if (!joined)
    return forbidden('pbem:12.23b', `something parts the bearers from ${burden.id} in ${nameOf(to)}`, to[1].name);
  const company = companyOf(party, from, to);
  const [ahead, behind] = [
    lightenedForAll(around, to[0], first.value, company),
    lightenedForAll(around, to[2], last.value, company),
  ];
  return allowed({ hexes: to, mp: Math.max(totalOf(ahead), totalOf(behind)) });
}

/** The hexes of the three before and after a step, for the torches that they bear (pbem:21.32a). */
function companyOf({ bearers, burden }: Party, from: Piece, to: Piece): ReadonlyMap<UnitId, readonly HexName[]> {
  const members = [bearers[0], burden, bearers[1]];
  return new Map(
    members.map(({ id }, place) => [id, [from, to].flatMap((piece) => piece[place]?.name ?? [])] as const),
  );
}

function totalOf(costs: readonly MovementCost[]): number {
  return costs.reduce((sum, { mp }) => sum + mp, 0);
}

/** A bearer who stands in a half of a shut doorway leaves it on his own side (pbem:16.16l). */
function whyShutOff(position: Position, [one, other]: Party['bearers'], from: Piece, to: Piece): Refusal | null {
  const isIn = isShutOff(position, one, from[0], to[0]) || isShutOff(position, other, from[2], to[2]);
  return isIn ? illegal('pbem:16.16l', `a shut door lies between ${nameOf(from)} and ${nameOf(to)}`) : null;
}

function priceOf(position: Position, walker: Unit, from: FieldHex, to: FieldHex): Priced {
  if (from === to) return allowed([]);
  const crossing = crossingCost(position, walker, from, to);
  if (!crossing.ok) return crossing;
  const entry = entryCost(position, walker, from, to);
  if (!entry.ok) return entry;
  return allowed([...crossing.value, ...entry.value]);
}

/** The name of a hex or of a two-hex piece, head first. */
export function nameOf(piece: Piece): string {
  return piece.map(({ name }) => name).join('-');
}
