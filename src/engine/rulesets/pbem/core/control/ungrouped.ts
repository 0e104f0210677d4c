import { forbidden, type Refusal } from '../../../../game/refusal.js';
import type { Setup } from '../../../../game/setup.js';
import type { Position } from '../../../../position/position.js';
import { playersOf, playerOfSeat, seatId, sideOfSeat, type SeatId } from '../../../../position/seat.js';
import type { SideId } from '../../../../position/unit.js';
import { actsFreely, charactersOf, needsControl, usesCommandControl } from './control.js';

const RULE = 'pbem:23.15b';

/**
 * The side in turn cannot close its first player turn before all its players have grouped their men, if the set-up has
 * not grouped them (pbem:23.15b).
 */
export function owesGrouping(position: Position): Refusal | null {
  const { ungrouped, turn, duel } = position;
  if (!ungrouped || duel || (turn.step !== 'combat' && turn.step !== 'rams')) return null;
  const seat = ungrouped.find((one) => sideOfSeat(one) === turn.side);
  if (seat === undefined) return null;
  const player = playerOfSeat(seat);
  const man = charactersOf(position, turn.side).find(
    (unit) => needsControl(unit) && (player === null || unit.player === player),
  );
  return forbidden(RULE, `${player ?? turn.side} must first group the men under their sergeants`, man?.id).refusal;
}

/**
 * The seats that must group their men in their first player turn (pbem:23.15b): seats with men that need control, on
 * sides with sergeants, if the set-up assigns nobody to them. If the game starts in the middle it is too late for sides
 * that have already played.
 */
export function ungroupedOf(setup: Setup): readonly SeatId[] {
  if (!usesCommandControl(setup) || (setup.start?.gameTurn ?? 1) > 1) return [];
  const { sides, start } = setup;
  const first = start?.initiative?.side ?? sides[0];
  const order = [...sides].sort((one, other) => (one === first ? -1 : other === first ? 1 : 0));
  const due = start ? order.slice(order.indexOf(start.side)) : order;
  return due.filter((side) => leavesOpen(setup, side)).flatMap((side) => seatsWithMen(setup, side));
}

function leavesOpen({ units }: Setup, side: SideId): boolean {
  const own = units.filter((unit) => unit.side === side);
  const hasSergeant = own.some(({ sheet }) => sheet.kind === 'character' && sheet.classes.includes('sergeant'));
  return hasSergeant && own.every(({ sergeant }) => sergeant === undefined);
}

function seatsWithMen(setup: Setup, side: SideId): readonly SeatId[] {
  const players = playersOf(setup, side);
  if (players.length === 0) return [seatId(side)];
  return players
    .filter(({ name }) =>
      setup.units.some(({ sheet, player }) => player === name && sheet.kind === 'character' && !actsFreely({ sheet })),
    )
    .map(({ name }) => seatId(side, name));
}
