import { replaceUnits, turnWith, withUnit } from '../../../position/change.js';
import type { Duel } from '../../../position/duel.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import { NO_ACTS } from '../../../position/acts.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { DuelEvent } from '../core/events/duel.js';
import { STEPS } from '../core/events/sequence.js';
import { calmed } from './control.js';
import { IllegalEvent, liveUnitOf, unitOf, type Appliers } from './applier.js';

/** Challenge, placing of the champions, turns and end of a duel (pbem:12.8). */
export const DUEL_APPLIERS: Appliers<DuelEvent> = {
  ChallengeMade: make,
  ChallengeAnswered: (position, event) =>
    event.data.answer === 'object' ? withdrawn(position, event.data.challenger) : position,
  SamuraiShamed: (position, event) => marked(position, event, event.data.units, { shamed: true }),
  QuestForsaken: (position, event) => marked(position, event, event.data.units, { forsaken: true }),
  DuelBegan: begin,
  ChampionPlaced: place,
  DuelTurnBegan: beginTurn,
  DuelEnded: end,
  WordGiven: (position, { data: { side, kept } }) =>
    kept ? position : { ...position, dishonoured: [...(position.dishonoured ?? []), side] },
  PrisonerReleased: release,
};

function make(position: Position, event: PbemEventOf<'ChallengeMade'>): Position {
  const { challenges = [] } = position;
  const { challenger } = event.data;
  if (challenges.includes(challenger)) throw new IllegalEvent(event, `${challenger} has challenged already`);
  return { ...position, challenges: [...challenges, challenger] };
}

/** A void challenge counts as not made. */
function withdrawn(position: Position, side: string): Position {
  const { challenges = [], ...rest } = position;
  const left = challenges.filter((one) => one !== side);
  return left.length === 0 ? rest : { ...rest, challenges: left };
}

function marked(position: Position, event: PbemEvent, units: readonly UnitId[], mark: Partial<Unit>): Position {
  return replaceUnits(
    position,
    units.map((id) => ({ ...unitOf(position, event, id), ...mark })),
  );
}

function begin(position: Position, event: PbemEventOf<'DuelBegan'>): Position {
  if (position.duel) throw new IllegalEvent(event, 'there is a duel already');
  const duel: { -readonly [Key in keyof (Duel & { rule?: string })]: (Duel & { rule?: string })[Key] } = {
    ...event.data,
    champions: {},
    idle: 0,
  };
  delete duel.rule;
  return { ...position, duel };
}

function duelOf(position: Position, event: PbemEvent): Duel {
  if (!position.duel) throw new IllegalEvent(event, 'there is no duel');
  return position.duel;
}

function place(position: Position, event: PbemEventOf<'ChampionPlaced'>): Position {
  const duel = duelOf(position, event);
  const { side, unit: id, hexes } = event.data;
  const unit = liveUnitOf(position, event, id);
  const horse = unit.mount === null ? [] : [{ ...unitOf(position, event, unit.mount), hexes }];
  return {
    // In a duel nobody panics (pbem:22.9, 12.8j).
    ...replaceUnits(position, [standing(calmed(unit), hexes), ...horse]),
    duel: { ...duel, champions: { ...duel.champions, [side]: id } },
  };
}

/** The acts of the player turn before are over. */
function rested(position: Position): Position {
  return replaceUnits(
    position,
    Object.values(position.units)
      .filter((unit) => unit.acts !== NO_ACTS)
      .map((unit) => ({ ...unit, acts: NO_ACTS })),
  );
}

function beginTurn(position: Position, event: PbemEventOf<'DuelTurnBegan'>): Position {
  const { side, idle } = event.data;
  return {
    ...rested(position),
    duel: { ...duelOf(position, event), idle },
    turn: turnWith(position.turn, { side, step: STEPS[0], mover: null, firePart: 0, closing: 'no' }),
  };
}

/** The challenger's player turn is open again as it was when he challenged, or it is over. */
function end(position: Position, event: PbemEventOf<'DuelEnded'>): Position {
  const { challenger: side } = duelOf(position, event);
  const step = event.data.resumes ? 'fire1' : 'completion';
  const after: { -readonly [Key in keyof Position]: Position[Key] } = {
    ...rested(position),
    turn: turnWith(position.turn, { side, step, mover: null, firePart: 0, closing: 'no' }),
  };
  delete after.duel;
  return after;
}

function release(position: Position, event: PbemEventOf<'PrisonerReleased'>): Position {
  const { captive, ...unit } = unitOf(position, event, event.data.unit);
  if (!captive) throw new IllegalEvent(event, `${unit.id} is no prisoner`);
  return withUnit(position, unit);
}
