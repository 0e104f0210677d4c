import type { Upcaster } from '../../game/rulebook.js';
import type { PbemEvent } from './events.js';

/**
 * Every event type of this ruleset with its upcasters: none yet, so all are of version 1. Whoever changes the data of
 * a type adds an upcaster here; events that were recorded stay as they are.
 */
export const PBEM_UPCASTERS: Readonly<Record<PbemEvent['type'], readonly Upcaster[]>> = {
  GameSetUp: [],
  OrderGiven: [],
  PlayerTurnBegan: [],
  StepBegan: [],
  StepClosed: [],
  PlayerTurnEnded: [],
  GameEnded: [],
  ChargeDeclared: [],
  UnitMoved: [],
  MoveEnded: [],
  RiderDismounted: [],
  CoverFixed: [],
  MissileFired: [],
  FirePartBegan: [],
  CombatDeclared: [],
  ChargeRolled: [],
  CombatResolved: [],
  UnitsSelected: [],
  MeleeJoined: [],
  MeleeBroken: [],
  UnitStunned: [],
  UnitWounded: [],
  UnitKilled: [],
  UnitsRecovered: [],
  DecisionRaised: [],
  DecisionSettled: [],
  UnitRetreated: [],
  UnitAdvanced: [],
  UnitsAlerted: [],
  AlarmRaised: [],
  TaskBegun: [],
  TaskBrokenOff: [],
  TaskWentOn: [],
  TaskCompleted: [],
  RiderMounted: [],
  UnitEntered: [],
  UnitLeft: [],
  LeadBegan: [],
  AnimalLed: [],
  LeadEnded: [],
};
