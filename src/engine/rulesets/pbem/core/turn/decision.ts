import type { Challenge } from '../../../../position/duel.js';
import type { Position, PendingDecision } from '../../../../position/position.js';
import type { SideId, UnitId } from '../../../../position/unit.js';
import { takesPart } from '../duel/fighters.js';
import { STEPS } from '../events/sequence.js';
import type { ChargeUnderWay } from '../combat/charge-under-way.js';
import type { Attack } from '../orders/combat-orders.js';

/** Kinds of pending decisions of this ruleset, each answered by the order of the same name. */
export const DECISION_KINDS = [
  'Retreat',
  'Advance',
  'Pursue',
  'RaiseAlarm',
  'Pin',
  'Defend',
  'AnswerChallenge',
  'PlaceChampion',
  'KeepWord',
  'Surrender',
  'Quarter',
  'Hide',
  'GoOn',
  'ChooseCasualty',
  'PlaceDismounted',
  'Flee',
  'AgreeEnd',
  'RollInitiative',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/**
 * When a retreat is owed: `stepEnd` is for fire (pbem:4.4d): it is carried out when the fire step closes; `ownTurn`:
 * the attacker has left it open until the player turn of its owner (pbem:4.4c); `demanded`: it was left open and is now
 * demanded.
 */
export type RetreatDue = 'now' | 'stepEnd' | 'ownTurn' | 'demanded';

/** A retreat that is owed (pbem:10.2). */
export interface RetreatOwed {
  readonly unit: UnitId;
  /** Hexes demanded. */
  readonly hexes: number;
  /** The units of the other side that caused it: the firer, or the participants of the combat. */
  readonly from: readonly UnitId[];
  readonly missile: boolean;
  readonly due: RetreatDue;
  /** The step in which it was left open; absent: it was not left open. */
  readonly openSince?: string;
  /** For fire, the hex from which the shot came: the firer's hex. */
  readonly firedFrom: string | null;
  /**
   * A retreat out of a fire hex, in any direction and until the whole unit is out (pbem:20.1h); absent: a retreat from
   * a blow or a shot.
   */
  readonly fire?: true;
  /** Nobody may advance after it (pbem:20.2c); absent: the victors may. */
  readonly noAdvance?: true;
  /**
   * The unit's own charge, which goes on when the unit has made this retreat out of a counter-charge (pbem:9.4g);
   * absent: no charge waits for it.
   */
  readonly charge?: ChargeUnderWay;
  /**
   * The retreat cannot be made on the platform of a siege tower: its owner, the attacker, chooses where the unit falls
   * (pbem:19.12p); else absent.
   */
  readonly falls?: true;
}

/** An advance that is offered (pbem:10.9). */
export interface AdvanceOffered {
  /** The units that may advance; only one of them advances. */
  readonly units: readonly UnitId[];
  /** Hexes that were vacated; the advance begins into one of them. */
  readonly into: readonly string[];
  /** Characters that retreated out of melee with the victors: pursuit may keep up the melee (11.44b). */
  readonly retreated: readonly { readonly unit: UnitId; readonly linked: readonly UnitId[] }[];
}

/** Melee that goes on with the retreated character if the player of the advanced unit wishes (pbem:11.44b). */
export interface PursuitOffered {
  readonly unit: UnitId;
  readonly retreated: readonly UnitId[];
}

/** An alarm that may be raised (pbem:12.7c). */
export interface AlarmOffered {
  /** The units that became aware in the player turn that has ended; any of them may raise it. */
  readonly units: readonly UnitId[];
}

/** An attempt to pin a unit that moves past (pbem:8.1b). */
export interface PinOffered {
  /** The unit that moves. */
  readonly target: UnitId;
  /** The units that may try, one after the other until one succeeds. */
  readonly units: readonly UnitId[];
  /** The hexes that the mover has newly entered. */
  readonly hexes: readonly string[];
}

/**
 * How a samurai at seppuku defends himself, and the attack that waits for the answer (pbem:12.10d); then the other
 * samurai that must be asked.
 */
export interface DefenceAsked {
  readonly unit: UnitId;
  readonly attack: Attack;
  readonly others: readonly UnitId[];
}

/** The units that may be named as a champion and placed (pbem:12.8l). */
export interface ChampionsOffered {
  readonly units: readonly UnitId[];
}

/** The conditions of a duel that its loser has to keep, and the victor (pbem:12.8s). */
export interface WordOwed {
  readonly unit: UnitId;
  readonly conditions?: string;
  readonly stake?: string;
}

/** Whether a unit surrenders (pbem:22.7c, 22.7f), and what waits for the answer. */
export interface SurrenderAsked {
  readonly unit: UnitId;
  /** The units to which it would surrender. */
  readonly captors: readonly UnitId[];
  /** The attack that has been declared; null: there is none. */
  readonly attack: Attack | null;
  /** Riders that are ready for it, if it is a charge (pbem:9.4e). */
  readonly ready: readonly UnitId[];
  /** Other units that must be asked afterwards. */
  readonly others: readonly UnitId[];
}

/** Whether quarter is given to a unit that has surrendered (pbem:22.7d, 22.7g). */
export interface QuarterAsked extends Omit<SurrenderAsked, 'unit' | 'captors'> {
  /** The unit that has surrendered. */
  readonly prisoner: UnitId;
  /** The units of which one may take it prisoner. */
  readonly units: readonly UnitId[];
  /** The die obliges one of them to do so. */
  readonly must: boolean;
}

/**
 * Hidden units are to be set up (pbem:22.8a): by this player, if the side has several. Other sides learn neither the
 * units nor their places.
 */
export interface HidingOffered {
  readonly player?: string;
}

/** A move that has discovered somebody may be changed (pbem:22.8g). */
export interface DiscoveryMade {
  readonly unit: UnitId;
}

/** One of several characters suffers a result; its owner names him (siege-en:1.72b). */
export interface CasualtyAsked {
  readonly units: readonly UnitId[];
  /** The units of the other side in the combat. */
  readonly from: readonly UnitId[];
  /** The result sign as it was read in the table, and the rule of the table. */
  readonly result: string;
  readonly table: string;
}

/** A rider was thrown off his horse; his owner may put him down in one of these hexes (siege-en:1.74a). */
export interface PlaceAsked {
  readonly unit: UnitId;
  readonly hexes: readonly string[];
}

/** Where a panicked unit runs, or with `rout` a routed one (pbem:22.9h, 22.9n). */
export interface FlightOwed {
  readonly unit: UnitId;
  readonly rout: boolean;
}

/** The end of the day that has been offered (pbem:2.82b), and the sides that must be asked after this one. */
export interface EndOffered {
  readonly others: readonly SideId[];
}

/** The roll for the first GT (pbem:22.1a): for all sides at once, by the first of them. */
export type InitiativeOpen = Readonly<Record<never, never>>;

/** The object of a decision, by kind. */
export interface DecisionAbout {
  readonly Retreat: RetreatOwed;
  readonly Advance: AdvanceOffered;
  readonly Pursue: PursuitOffered;
  readonly RaiseAlarm: AlarmOffered;
  readonly Pin: PinOffered;
  readonly Defend: DefenceAsked;
  readonly AnswerChallenge: Challenge;
  readonly PlaceChampion: ChampionsOffered;
  readonly KeepWord: WordOwed;
  readonly Surrender: SurrenderAsked;
  readonly Quarter: QuarterAsked;
  readonly Hide: HidingOffered;
  readonly GoOn: DiscoveryMade;
  readonly ChooseCasualty: CasualtyAsked;
  readonly PlaceDismounted: PlaceAsked;
  readonly Flee: FlightOwed;
  readonly AgreeEnd: EndOffered;
  readonly RollInitiative: InitiativeOpen;
}

/** A pending decision with its object, by kind. */
export type DecisionOf<Kind extends DecisionKind> = PendingDecision & {
  readonly kind: Kind;
  readonly about: DecisionAbout[Kind];
};

/** All pending decisions of a kind, oldest first; of one owner if given. */
export function decisionsOf<Kind extends DecisionKind>(
  position: Position,
  kind: Kind,
  owner?: SideId,
): readonly DecisionOf<Kind>[] {
  return position.pending.filter(
    (decision): decision is DecisionOf<Kind> =>
      decision.kind === kind && (owner === undefined || decision.owner === owner),
  );
}

/**
 * True if the decision must be answered before anything else: all except fire retreats whose step is still open,
 * retreats that were left open, and offers to the victors while a retreat of the same combat is not yet carried out.
 * Whether a move goes on is decided after the units that may pin have tried (pbem:8.2a).
 */
export function isDue(position: Position, decision: PendingDecision): boolean {
  if (comesFirst(decision)) return true;
  if (decision.kind === 'GoOn') return !position.pending.some(({ kind }) => kind === 'Pin');
  if (decision.kind !== 'Retreat')
    return !position.pending.some((one) => comesFirst(one) || (one.kind === 'Retreat' && isDue(position, one)));
  switch (decision.about['due'] as RetreatDue) {
    case 'stepEnd':
      return position.turn.closing !== 'no';
    case 'ownTurn':
      return (
        position.turn.side === decision.owner &&
        position.turn.step === STEPS[0] &&
        takesPart(position, decision.about['unit'] as UnitId)
      );
    default:
      return true;
  }
}

/** What a combat has done must be known before anything that follows from it (siege-en:1.72b, 1.74a). */
function comesFirst({ kind }: PendingDecision): boolean {
  return kind === 'ChooseCasualty' || kind === 'PlaceDismounted';
}

/** The side in turn may answer these by another order: then the offer lapses (pbem:4.27, 10.9c). */
export function mayLapse(decision: PendingDecision): boolean {
  return decision.kind === 'Advance' || decision.kind === 'Pursue';
}

/** An id for the next decision of the order under way: its number and a count. */
export function nextDecisionId(position: Position, raisedBefore: number): string {
  return `${position.orders}.${raisedBefore + 1}`;
}
