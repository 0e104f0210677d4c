// Made by `npm run web:types` from schema.graphql and the *.graphql beside this file; not to be edited.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a seat acts. */
export type ActorRole =
  /** It owes an answer. */
  | 'decision'
  /** It gives orders of the open step. */
  | 'turn';

/** Answers a pending advance (pbem:10.9). `unit` absent: nobody advances. */
export type AdvanceInput = {
  /** The steps of the way; absent: the unit stays. */
  readonly path?: ReadonlyArray<PathStepInput> | null | undefined;
  /** The name of a unit. */
  readonly unit?: string | null | undefined;
};

/** Answers whether the day should end (pbem:2.82b). */
export type AgreeEndInput = {
  /** Whether the side agrees that the day ends. */
  readonly agree: boolean;
};

/** Aim a catapult at another target for a turn (pbem:19.42d). */
export type AimEngineInput = {
  /** The whole crew. */
  readonly crew: ReadonlyArray<string>;
  /** The engine, by its name. */
  readonly engine: string;
  /** A hex or hexside. */
  readonly what: string;
};

/** Answers a challenge (pbem:12.8f). A side may object to unreasonable conditions (pbem:12.8e). */
export type AnswerChallengeInput = {
  /** The answer of the challenged side. */
  readonly answer: ChallengeAnswer;
};

/** Somebody outside the game who hears appeals and sees everything in the game. */
export type ArbiterInput = {
  /** SHA-256, in hexadecimal digits, of a key that the arbiter keeps. `herald arbiter` makes both. */
  readonly keyHash: string;
  /** The name of the arbiter. */
  readonly name: string;
};

/**
 * Attack with one character or a group against one enemy or a group (pbem:9). `charge`: as a charge attack (9.4).
 * `rejectMelee`: the lone rider's declaration of 11.3b.
 */
export type AttackInput = {
  /** The units that attack, by their names. */
  readonly attackers: ReadonlyArray<string>;
  /** As a charge attack (pbem:9.4). */
  readonly charge?: boolean | null | undefined;
  /** The units that are attacked, by their names. */
  readonly defenders: ReadonlyArray<string>;
  /** The lone rider's declaration of pbem:11.3b. */
  readonly rejectMelee?: boolean | null | undefined;
};

/** Batter a hex, a hexside, a cart or equipment, by its name, with the hands: a task of one turn (pbem:19.41). */
export type BatterInput = {
  /**
   * A hex (of a tent, a table, a barricade), a hexside (J13/J14), or the name of a cart or of equipment; the name of a
   * barricade will do if all of them reach one of its hexes only (pbem:19.2s).
   */
  readonly what: string;
  /** The units that batter, by their names. */
  readonly workers: ReadonlyArray<string>;
};

/** Carry a ladder: its head and rear after each step, gone as horses go (pbem:19.11g). */
export type BearLadderInput = {
  /** The bearer at its head, then the other. */
  readonly bearers: ReadonlyArray<string>;
  /** The ladder, by its name. */
  readonly ladder: string;
  /** Its hexes after each step, head first. */
  readonly path: ReadonlyArray<PathStepInput>;
};

/** Batter with an engine in the scenario, a task of one turn of its whole crew (pbem:19.42b). */
export type BombardInput = {
  /** The whole crew. */
  readonly crew: ReadonlyArray<string>;
  /** The engine, by its name. */
  readonly engine: string;
  /** A hex or hexside; of a catapult what it is aimed at. */
  readonly what: string;
};

/** Build things in a day of work, as a task (pbem:19.8): an engine, or as many of the other things as there are builders. */
export type BuildInput = {
  /** The units that build, by their names. */
  readonly workers: ReadonlyArray<string>;
  /** The things to build, each with its place. */
  readonly works: ReadonlyArray<BuildWorkInput>;
};

/** Things that can be built: equipment, doors and shutters that are fitted where they are missing, and tents (pbem:19.8). */
export type BuildKind =
  /** A ballista. */
  | 'ballista'
  /** A barricade across two hexes. */
  | 'barricade'
  /** A battering ram. */
  | 'batteringRam'
  /** A door of a building. */
  | 'door'
  /** The door of a keep. */
  | 'keepDoor'
  /** A scaling ladder. */
  | 'ladder'
  /** A mangonel. */
  | 'mangonel'
  /** A screen that bowmen and workers stand behind. */
  | 'screen'
  /** A shutter of a window. */
  | 'shutter'
  /** A siege tower. */
  | 'siegeTower'
  /** A tent. */
  | 'tent'
  /** A trebuchet. */
  | 'trebuchet';

/** One thing to build, and its place. */
export type BuildWorkInput = {
  /** Its hexes, head first; for doors and shutters the hex or hexside where they are fitted. */
  readonly at: ReadonlyArray<string>;
  /** For a barricade: the hex beside both of its own hexes, on its front (pbem:19.16a). */
  readonly front?: string | null | undefined;
  /** The kind of work. */
  readonly what: BuildKind;
};

/**
 * Two bearers carry a character (pbem:12.23). Each step of the path names the hexes of the three after it: of the first
 * bearer, the burden, and the second bearer.
 */
export type CarryInput = {
  /** The units that carry, by their names. */
  readonly bearers: ReadonlyArray<string>;
  /** The unit that is carried. */
  readonly burden: string;
  /** The hexes of the first bearer, the burden and the second bearer, after each step. */
  readonly path: ReadonlyArray<ReadonlyArray<string>>;
};

/**
 * The answer to a challenge; `object`: its conditions are not fit for a duel, and the challenge is void (pbem:12.8e,
 * 12.8f).
 */
export type ChallengeAnswer =
  /** The challenge is accepted. */
  | 'accept'
  /** The conditions are unreasonable and the challenge is void (pbem:12.8e). */
  | 'object'
  /** The challenge is refused. */
  | 'refuse';

/**
 * Challenges another side to single combat (pbem:12.8); `to`: the challenged side, if there are several. `ground`: hexes
 * in which the champions are placed; `stake`: a prisoner or item that the loser delivers; `conditions`: other conditions,
 * at most 400 characters.
 */
export type ChallengeInput = {
  /** Other conditions, at most 400 characters. */
  readonly conditions?: string | null | undefined;
  /** Hexes in which both champions are placed. */
  readonly ground?: ReadonlyArray<string> | null | undefined;
  /** A prisoner or item that the loser delivers if he has it. */
  readonly stake?: string | null | undefined;
  /** The side that is challenged, where there are several others. */
  readonly to?: string | null | undefined;
  /** The mounted knight who will fight. */
  readonly unit: string;
};

/** Answers which of the own units in a combat suffers its result (siege-en:1.72b). */
export type ChooseCasualtyInput = {
  /** The name of a unit. */
  readonly unit: string;
};

/** State against which side a door or corner should cover the unit (pbem:7.9a), by a hex beside it on that side. */
export type ClaimCoverInput = {
  /** A hex beside the door or corner, on that side. */
  readonly against: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Declare that bodies, a dead animal or debris are moved by one hex (pbem:12.9): to one hex, or to head and rear. */
export type ClearInput = {
  /** Names of dead units, or of debris. */
  readonly loads: ReadonlyArray<string>;
  /** Hexes where it shall lie: one, or head and rear. */
  readonly to: ReadonlyArray<string>;
  /** The units that clear the ground, by their names. */
  readonly workers: ReadonlyArray<string>;
};

/** A player of the server's own. */
export type Computer =
  /** Strikes where the odds favour him, else walks towards the enemy. */
  | 'greedy'
  /** Gives any legal order. */
  | 'random';

/** The game that is wanted: its scenario, its options, and who may sit down. */
export type CreateGameInput = {
  /** An arbiter who hears appeals from the beginning; absent: the seats may agree on one later. */
  readonly arbiter?: ArbiterInput | null | undefined;
  /** Chosen by the client, a UUID say: the same command sent twice creates one game. */
  readonly commandId: string;
  /** Absent: reported where the option honourDice is on, else committed. */
  readonly dice?: DiceWantedInput | null | undefined;
  /** The way in which the game is kept; absent: the server refuses what the rules forbid. */
  readonly keeping?: GameKeeping | null | undefined;
  /** Options that differ from the scenario's. */
  readonly options?: ReadonlyArray<OptionInput> | null | undefined;
  /**
   * The organiser's own key: hk_ and at least 128 random bits. With it the command may be repeated; absent: one is made,
   * if seats are reserved, and shown once.
   */
  readonly organiserKey?: string | null | undefined;
  /** All seats are reserved, and nobody without a key of the game learns that there is one. */
  readonly private?: boolean | null | undefined;
  /** Seats for whoever holds their invitations. */
  readonly reserve?: ReadonlyArray<ReserveSeatInput> | null | undefined;
  /** Id of a scenario. */
  readonly scenario: string;
  /** The tournament to which the game belongs; the key of this request is of one of its organisers. */
  readonly tournament?: string | null | undefined;
  /** In a game of honour, the sender of a forbidden order is told so; absent: the server tells nobody. */
  readonly warnSender?: boolean | null | undefined;
};

/** Answers how a samurai at seppuku defends himself when he is attacked (pbem:12.10d). */
export type DefendInput = {
  /** True: with the strength of his stunned counter, which does not break off the seppuku. */
  readonly stunned: boolean;
  /** The name of a unit. */
  readonly unit: string;
};

/** Demands a retreat that was left open, because play depends on it after all (pbem:4.4c). */
export type DemandInput = {
  /** The name of a unit. */
  readonly unit: string;
};

/** Where the dice of a game come from (docs/dice.md). */
export type DiceMode =
  /** The server derives them from secrets to which it has committed itself. */
  | 'committed'
  /** Players may report dice of their own; the others are derived as committed dice are. */
  | 'reported'
  /** The server rolls them, and nothing proves it. */
  | 'server';

/** Where the dice of a new game are to come from; it is fixed when the game begins. */
export type DiceWantedInput = {
  /** The game does not begin before every seat has given a word for the dice, or declined to. */
  readonly awaitsWords?: boolean | null | undefined;
  /** Where the dice are to come from. */
  readonly mode: DiceMode;
};

/**
 * Dismount into a side hex of the horse (pbem:12.34); in Siege into any hex beside it, as a task of the whole player turn
 * (siege-en:1.53).
 */
export type DismountInput = {
  /** The hex in which the rider stands afterwards. */
  readonly to: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** The ways to work a door or window (pbem:12.6b). */
export type DoorDeed =
  /** Bolts it. */
  | 'bolt'
  /** Opens it. */
  | 'open'
  /** Shuts it. */
  | 'shut'
  /** Draws the bolt. */
  | 'unbolt';

/** Declare that a unit tries to put out the fire in a hex (pbem:20.1k). */
export type DouseInput = {
  /** The name of a hex, or of a location above or below one. */
  readonly hex: string;
  /** The second of two wounded units that do together what a healthy one does (pbem:12.1g). */
  readonly mate?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** Take a cauldron of boiling water at its source (pbem:19.17k). */
export type DrawWaterInput = {
  /** The name of a unit. */
  readonly unit: string;
};

/**
 * A character in the front hex of a cart, or the rider of its draft horse, makes the cart go (pbem:14d). Each step names
 * the hexes that the animal (in a string the first one) holds after it, head first; they determine its gait, and the cart
 * follows.
 */
export type DriveInput = {
  /** Hexes of the animal after each step, head first; of a string those of its first animal. */
  readonly path: ReadonlyArray<ReadonlyArray<string>>;
  /** The name of a unit. */
  readonly unit: string;
};

/** Put down an item that the character carries (pbem:12.5h). */
export type DropInput = {
  /** The name of an item, or of equipment. */
  readonly item: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Comes onto the map at the unit's entry, head first (pbem:23.16). */
export type EnterInput = {
  /** One hex, or head and rear. */
  readonly hexes: ReadonlyArray<string>;
  /** The name of a unit. */
  readonly unit: string;
};

/** A prisoner runs (pbem:22.7o); an empty path only where no step is possible. */
export type EscapeInput = {
  /** The steps of the way. */
  readonly path: ReadonlyArray<PathStepInput>;
  /** The name of a unit. */
  readonly unit: string;
};

/** A guard moves with his prisoners, step by step (pbem:22.7l). An empty path: that prisoner stays. */
export type EscortInput = {
  /** Empty: the guard stays. */
  readonly path: ReadonlyArray<PathStepInput>;
  /** The prisoners, each with his way. */
  readonly prisoners: ReadonlyArray<LedPrisonerInput>;
  /** The name of a unit. */
  readonly unit: string;
};

/** Declare which screen is used to fill a moat hex, and in secret which hex (pbem:19.52a). */
export type FillMoatInput = {
  /** The other sides do not see it until the screen is put into the moat. */
  readonly hex: string;
  /** The screen behind which is worked, by its name. */
  readonly screen: string;
};

/** Fire at one target (pbem:6). `at` chooses the target's hex and `from` the firer's hex, if that unit has two. */
export type FireInput = {
  /** The target's hex, where it has two. */
  readonly at?: string | null | undefined;
  /** The firer's hex, where he has two. */
  readonly from?: string | null | undefined;
  /** The unit that is shot at, by its name. */
  readonly target: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Fix a torch in a holder on a wall of the character's hex (pbem:21.32d). */
export type FixTorchInput = {
  /** The torch. */
  readonly item: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Shoot a flaming arrow at a burnable thing in a hex (pbem:20.3a). */
export type FlamingArrowInput = {
  /** The name of a hex, or of a location above or below one. */
  readonly hex: string;
  /** The name of a unit. */
  readonly unit: string;
  /** `tent`, or the name of a cart or of equipment. */
  readonly what: string;
};

/** Shoot a flaming bolt with a ballista at a burnable thing in a hex (pbem:20.3a). */
export type FlamingBoltInput = {
  /** The ballista that shoots, by its name. */
  readonly ballista: string;
  /** Two units beside it, one of them an engineer (pbem:18.2h). */
  readonly crew: ReadonlyArray<string>;
  /** The name of a hex, or of a location above or below one. */
  readonly hex: string;
  /** `tent`, or the name of a cart or of equipment. */
  readonly what: string;
};

/**
 * Answers where a panicked or routed character runs (pbem:22.9h, 22.9n); `off`: over the edge of the map at the end
 * (pbem:22.9q).
 */
export type FleeInput = {
  /** true: off the map at the end. */
  readonly off?: boolean | null | undefined;
  /** May be empty. */
  readonly path: ReadonlyArray<PathStepInput>;
  /** The name of a unit. */
  readonly unit: string;
};

/** A foot character steps; a horse goes forward or backward, or pivots round its rear or its head (pbem:7.6). */
export type Gait =
  /** The horse goes back one hex. */
  | 'backward'
  /** The horse goes forward one hex. */
  | 'forward'
  /** The head stays, and the rear turns about it. */
  | 'pivotBackward'
  /** The rear stays, and the head turns about it. */
  | 'pivotForward'
  /** One hex on foot. */
  | 'step';

/** The keeper of the rules of a game. */
export type GameKeeping =
  /** The server refuses orders that the rules forbid. */
  | 'enforced'
  /** The players keep the rules, and the facts that they state hold (pbem:1.4b). */
  | 'onHonour';

/** The ways to work the doors of a gate; they bolt by themselves (pbem:12.6i). */
export type GateDeed =
  /** Opens both doors. */
  | 'open'
  /** Shuts both doors. */
  | 'shut';

/** Give MP to a friend on foot beside the helper, for hard ground (pbem:12.21). */
export type GiveMpInput = {
  /** The unit to which the MP are given. */
  readonly helped: string;
  /** 1 or 2. */
  readonly mp: number;
  /** The name of a unit. */
  readonly unit: string;
};

/** Answers whether a move that has discovered hidden enemies goes on as ordered (pbem:22.8g). */
export type GoOnInput = {
  /** Whether the move goes on as it was planned. */
  readonly on: boolean;
};

/** A sergeant and the men that are assigned to him. */
export type GroupInput = {
  /** The sergeant, by his name. */
  readonly sergeant: string;
  /** His men, by their names. */
  readonly units: ReadonlyArray<string>;
};

/** Assigns men to sergeants for the whole game (pbem:23.15b); all groups at once. No groups: nobody is assigned to anybody. */
export type GroupMenInput = {
  /** Each sergeant with his men. */
  readonly groups: ReadonlyArray<GroupInput>;
};

/** Captures a stunned enemy or takes over a prisoner, and guards him (pbem:12.4, 22.7k). */
export type GuardInput = {
  /** The prisoner, by the name of the unit. */
  readonly prisoner: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Declare that a prisoner is brought up from a dungeon (pbem:16.33d). */
export type HaulInput = {
  /** The prisoner, by the name of the unit. */
  readonly prisoner: string;
  /** The units that haul, by their names. */
  readonly workers: ReadonlyArray<string>;
};

/** States of health (pbem:2.4, 2.5). */
export type Health =
  /** Dead. */
  | 'dead'
  /** Not hurt. */
  | 'healthy'
  /** Stunned: he does nothing for a while. */
  | 'stunned'
  /** Wounded. */
  | 'wounded';

/** Help a wounded friend to mount with a whole movement step (pbem:12.22, 12.33c). */
export type HelpInput = {
  /** The unit that is helped. */
  readonly helped: string;
  /** The name of a unit. */
  readonly unit: string;
  /** True for help in the water: to climb out, or to stand in it (pbem:17.12b, 17.42f). Absent: help to mount. */
  readonly water?: boolean | null | undefined;
};

/**
 * Sets up the hidden units of a side, in secret (pbem:22.8a); a unit that is not placed stays away. No places: no unit
 * hides.
 */
export type HideInput = {
  /** Empty: nobody hides. */
  readonly places: ReadonlyArray<HidingPlaceInput>;
};

/** A unit, and the place where it hides. */
export type HidingPlaceInput = {
  /** One hex, or head and rear. */
  readonly hexes: ReadonlyArray<string>;
  /** The name of a unit. */
  readonly unit: string;
};

/** Declare the task of hitching an animal to a cart; for a string, its last animal (pbem:14b). */
export type HitchInput = {
  /** The animal, by its name. */
  readonly animal: string;
  /** The name of a cart. */
  readonly cart: string;
  /** The second of two wounded units that do together what a healthy one does (pbem:12.1g). */
  readonly mate?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** The seat that is wanted, and the proof that one may have it. */
export type JoinGameInput = {
  /** The id of the game. */
  readonly game: string;
  /** For a reserved seat. */
  readonly invitation?: string | null | undefined;
  /**
   * The client's own key for the seat: hk_ and at least 128 random bits. With it the command may be repeated; absent: one
   * is made and shown once.
   */
  readonly key?: string | null | undefined;
  /** Of several players of the side the one to sit as (pbem:1.2a). */
  readonly player?: string | null | undefined;
  /** The side, by its name. */
  readonly side: string;
};

/** Jump over a hex of trench into the hexes where the horse lands, head first (pbem:16.120b). */
export type JumpInput = {
  /** The hexes on which the horse lands, head first. */
  readonly to: ReadonlyArray<string>;
  /** The name of a unit. */
  readonly unit: string;
};

/** Keeps the conditions of a duel that was lost, or breaks them (pbem:12.8s). */
export type KeepWordInput = {
  /** Whether the side keeps the conditions of the duel. */
  readonly keep: boolean;
};

/**
 * Declare that a burnable thing in a hex is set on fire (pbem:20.1b): `tent`, or the name of a cart or of equipment.
 * `aid`: a torch that is laid into it (pbem:20.4b), or a barrel of oil (pbem:20.2h).
 */
export type KindleInput = {
  /** A torch or a barrel of oil that helps (pbem:20.2h, 20.4b). */
  readonly aid?: string | null | undefined;
  /** The name of a hex, or of a location above or below one. */
  readonly hex: string;
  /** The second of two wounded units that do together what a healthy one does (pbem:12.1g). */
  readonly mate?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
  /** `tent`, or the name of a cart or of equipment. */
  readonly what: string;
};

/** Take up an animal, a string by its first animal, or a friendly rider, and lead it from now on (pbem:13.7e). */
export type LeadInput = {
  /** The unit that is led, by its name. */
  readonly led: string;
  /** The name of a unit. */
  readonly unit: string;
};

/**
 * Leaves the map for good where the scenario has an exit (pbem:23.14); `headFirst`: only the head of a horse, its rear
 * stays (3.1b).
 */
export type LeaveInput = {
  /** Only the head of the horse leaves, not its rear (pbem:3.1b). */
  readonly headFirst?: boolean | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** A prisoner who is led along, and his way. */
export type LedPrisonerInput = {
  /** Empty: he stays. */
  readonly path: ReadonlyArray<PathStepInput>;
  /** The name of a unit. */
  readonly unit: string;
};

/** Which legal orders to show; all that is given must hold, of each list one. */
export type LegalOrderFilterInput = {
  /** Units, hexes or things that the order names, but not as those who act: the target of a shot, a hex of a path. */
  readonly targets?: ReadonlyArray<string> | null | undefined;
  /** Members of OrderInput, with a capital: Move, EndStep. */
  readonly types?: ReadonlyArray<string> | null | undefined;
};

/**
 * A leader lets go of a led animal or rider, a led rider takes his own reins, or a guard lets his prisoners go
 * (pbem:13.7u, 13.7w, 22.7l).
 */
export type LetGoInput = {
  /** The name of a unit. */
  readonly unit: string;
};

/** The ways in which a task works a light. */
export type LightDeed =
  /** Puts it out. */
  | 'douse'
  /** Lights it. */
  | 'light';

/** Two bearers lay the unit that they carry into a hex of a cart (pbem:12.23c). */
export type LoadBurdenInput = {
  /** The units that load, by their names. */
  readonly bearers: ReadonlyArray<string>;
  /** The unit that is loaded. */
  readonly burden: string;
  /** A hex of a cart. */
  readonly to: string;
};

/** Work at loading a siege engine for one turn (pbem:18.2i). */
export type LoadEngineInput = {
  /** Those who work at it, an engineer among them. */
  readonly crew: ReadonlyArray<string>;
  /** The engine, by its name. */
  readonly engine: string;
};

/** Put a carried item into a hex of a cart (pbem:14ad). */
export type LoadItemInput = {
  /** The name of an item, or of equipment. */
  readonly item: string;
  /** The name of a hex, or of a location above or below one. */
  readonly to: string;
  /** The name of a unit. */
  readonly unit: string;
};

/**
 * A leader moves together with the animals that he leads, hex by hex (pbem:13.7m); in Siege the horse follows into the hex
 * that he has left (siege-en:1.54c).
 */
export type MarchInput = {
  /** The steps of the way. */
  readonly path: ReadonlyArray<MarchStepInput>;
  /** The name of a unit. */
  readonly unit: string;
};

/**
 * One step of a leader and the animals that he leads: the hexes that he holds after it (absent: he stays), and the hexes
 * of the led animals from the first one on (absent: they stay). The animals behind the first follow by themselves if they
 * must (pbem:13.7m).
 */
export type MarchStepInput = {
  /** The hexes of the leader after the step; absent: he stays. */
  readonly hexes?: ReadonlyArray<string> | null | undefined;
  /** The animals that the unit leads, from the first one on; the others follow if they must. Absent: all stay. */
  readonly string?: ReadonlyArray<StringPlaceInput> | null | undefined;
};

/** Declare that a character mounts a horse (pbem:12.33). */
export type MountInput = {
  /** The horse, by its name. */
  readonly horse: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Open or shut the doors of a gate, by its hex: a task of one turn (pbem:12.6h). */
export type MoveGateInput = {
  /** The deed at the gate. */
  readonly deed: GateDeed;
  /** The hex of the gate. */
  readonly gate: string;
  /** The second of two wounded units that do together what a healthy one does (pbem:12.1g). */
  readonly mate?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** Move a unit along a path (pbem:7). `charge` names the targets of a charge, declared before the first step (7.10). */
export type MoveInput = {
  /** Targets of a charge, declared before the first step (pbem:7.10). */
  readonly charge?: ReadonlyArray<string> | null | undefined;
  /** The steps of the way. */
  readonly path: ReadonlyArray<PathStepInput>;
  /** The name of a unit. */
  readonly unit: string;
};

/** The kind of reason why no legal order is listed. */
export type NoLegalOrderBecause =
  /** There are legal orders, but none passes the filter. */
  | 'filter'
  /** The seat may not act now. */
  | 'seat'
  /** The seat may act, but not with this unit. */
  | 'unit';

/**
 * Open, shut, bolt or unbolt a door or window, by its hex or hexside (pbem:12.6). `side`: a unit that shuts the door in
 * its own hex names a hex beside it, on the side where it stays.
 */
export type OperateDoorInput = {
  /** The deed at the door. */
  readonly deed: DoorDeed;
  /** A hex (I11) or a hexside (J13/J14). */
  readonly door: string;
  /** For a unit that shuts the door of its own hex: a hex beside the door, on the side where the unit stays. */
  readonly side?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** An option of the ruleset that is switched on or off. */
export type OptionInput = {
  /** Name of an option of the ruleset. */
  readonly name: string;
  /** Whether it is to be in force. */
  readonly on: boolean;
};

/** One order: exactly one of these. */
export type OrderInput =
  {   /** Answers a pending advance (pbem:10.9). `unit` absent: nobody advances. */
  readonly advance: AdvanceInput; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never;   /** Answers whether the day should end (pbem:2.82b). */
  readonly agreeEnd: AgreeEndInput; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never;   /** Aim a catapult at another target for a turn (pbem:19.42d). */
  readonly aimEngine: AimEngineInput; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never;   /** Answers a challenge (pbem:12.8f). A side may object to unreasonable conditions (pbem:12.8e). */
  readonly answerChallenge: AnswerChallengeInput; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never;   /**
   * Attack with one character or a group against one enemy or a group (pbem:9). `charge`: as a charge attack (9.4).
   * `rejectMelee`: the lone rider's declaration of 11.3b.
   */
  readonly attack: AttackInput; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never;   /** Batter a hex, a hexside, a cart or equipment, by its name, with the hands: a task of one turn (pbem:19.41). */
  readonly batter: BatterInput; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never;   /** Carry a ladder: its head and rear after each step, gone as horses go (pbem:19.11g). */
  readonly bearLadder: BearLadderInput; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never;   /** Batter with an engine in the scenario, a task of one turn of its whole crew (pbem:19.42b). */
  readonly bombard: BombardInput; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never;   /** Build things in a day of work, as a task (pbem:19.8): an engine, or as many of the other things as there are builders. */
  readonly build: BuildInput; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never;   /**
   * Two bearers carry a character (pbem:12.23). Each step of the path names the hexes of the three after it: of the first
   * bearer, the burden, and the second bearer.
   */
  readonly carry: CarryInput; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never;   /**
   * Challenges another side to single combat (pbem:12.8); `to`: the challenged side, if there are several. `ground`: hexes
   * in which the champions are placed; `stake`: a prisoner or item that the loser delivers; `conditions`: other
   * conditions, at most 400 characters.
   */
  readonly challenge: ChallengeInput; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never;   /** Answers which of the own units in a combat suffers its result (siege-en:1.72b). */
  readonly chooseCasualty: ChooseCasualtyInput; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never;   /** State against which side a door or corner should cover the unit (pbem:7.9a), by a hex beside it on that side. */
  readonly claimCover: ClaimCoverInput; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never;   /** Declare that bodies, a dead animal or debris are moved by one hex (pbem:12.9): to one hex, or to head and rear. */
  readonly clear: ClearInput; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never;   /** Answers how a samurai at seppuku defends himself when he is attacked (pbem:12.10d). */
  readonly defend: DefendInput; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never;   /** Demands a retreat that was left open, because play depends on it after all (pbem:4.4c). */
  readonly demand: DemandInput; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never;   /**
   * Dismount into a side hex of the horse (pbem:12.34); in Siege into any hex beside it, as a task of the whole player
   * turn (siege-en:1.53).
   */
  readonly dismount: DismountInput; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never;   /** Declare that a unit tries to put out the fire in a hex (pbem:20.1k). */
  readonly douse: DouseInput; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never;   /** Take a cauldron of boiling water at its source (pbem:19.17k). */
  readonly drawWater: DrawWaterInput; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never;   /**
   * A character in the front hex of a cart, or the rider of its draft horse, makes the cart go (pbem:14d). Each step names
   * the hexes that the animal (in a string the first one) holds after it, head first; they determine its gait, and the
   * cart follows.
   */
  readonly drive: DriveInput; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never;   /** Put down an item that the character carries (pbem:12.5h). */
  readonly drop: DropInput; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never;   /** true: Closes the open step and opens the next step in which orders are possible. */
  readonly endStep: boolean; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never;   /** true: Closes all remaining steps of the player turn (pbem:4.210). */
  readonly endTurn: boolean; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never;   /** Comes onto the map at the unit's entry, head first (pbem:23.16). */
  readonly enter: EnterInput; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never;   /** A prisoner runs (pbem:22.7o); an empty path only where no step is possible. */
  readonly escape: EscapeInput; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never;   /** A guard moves with his prisoners, step by step (pbem:22.7l). An empty path: that prisoner stays. */
  readonly escort: EscortInput; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never;   /** Declare which screen is used to fill a moat hex, and in secret which hex (pbem:19.52a). */
  readonly fillMoat: FillMoatInput; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never;   /** Fire at one target (pbem:6). `at` chooses the target's hex and `from` the firer's hex, if that unit has two. */
  readonly fire: FireInput; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never;   /** Fix a torch in a holder on a wall of the character's hex (pbem:21.32d). */
  readonly fixTorch: FixTorchInput; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never;   /** Shoot a flaming arrow at a burnable thing in a hex (pbem:20.3a). */
  readonly flamingArrow: FlamingArrowInput; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never;   /** Shoot a flaming bolt with a ballista at a burnable thing in a hex (pbem:20.3a). */
  readonly flamingBolt: FlamingBoltInput; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never;   /**
   * Answers where a panicked or routed character runs (pbem:22.9h, 22.9n); `off`: over the edge of the map at the end
   * (pbem:22.9q).
   */
  readonly flee: FleeInput; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never;   /** Give MP to a friend on foot beside the helper, for hard ground (pbem:12.21). */
  readonly giveMp: GiveMpInput; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never;   /** Answers whether a move that has discovered hidden enemies goes on as ordered (pbem:22.8g). */
  readonly goOn: GoOnInput; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never;   /**
   * Assigns men to sergeants for the whole game (pbem:23.15b); all groups at once. No groups: nobody is assigned to
   * anybody.
   */
  readonly groupMen: GroupMenInput; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never;   /** Captures a stunned enemy or takes over a prisoner, and guards him (pbem:12.4, 22.7k). */
  readonly guard: GuardInput; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never;   /** Declare that a prisoner is brought up from a dungeon (pbem:16.33d). */
  readonly haul: HaulInput; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never;   /** Help a wounded friend to mount with a whole movement step (pbem:12.22, 12.33c). */
  readonly help: HelpInput; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never;   /**
   * Sets up the hidden units of a side, in secret (pbem:22.8a); a unit that is not placed stays away. No places: no unit
   * hides.
   */
  readonly hide: HideInput; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never;   /** Declare the task of hitching an animal to a cart; for a string, its last animal (pbem:14b). */
  readonly hitch: HitchInput; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never;   /** Jump over a hex of trench into the hexes where the horse lands, head first (pbem:16.120b). */
  readonly jump: JumpInput; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never;   /** Keeps the conditions of a duel that was lost, or breaks them (pbem:12.8s). */
  readonly keepWord: KeepWordInput; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never;   /**
   * Declare that a burnable thing in a hex is set on fire (pbem:20.1b): `tent`, or the name of a cart or of equipment.
   * `aid`: a torch that is laid into it (pbem:20.4b), or a barrel of oil (pbem:20.2h).
   */
  readonly kindle: KindleInput; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never;   /** Take up an animal, a string by its first animal, or a friendly rider, and lead it from now on (pbem:13.7e). */
  readonly lead: LeadInput; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never;   /**
   * Leaves the map for good where the scenario has an exit (pbem:23.14); `headFirst`: only the head of a horse, its rear
   * stays (3.1b).
   */
  readonly leave: LeaveInput; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never;   /**
   * A leader lets go of a led animal or rider, a led rider takes his own reins, or a guard lets his prisoners go
   * (pbem:13.7u, 13.7w, 22.7l).
   */
  readonly letGo: LetGoInput; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never;   /** Two bearers lay the unit that they carry into a hex of a cart (pbem:12.23c). */
  readonly loadBurden: LoadBurdenInput; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never;   /** Work at loading a siege engine for one turn (pbem:18.2i). */
  readonly loadEngine: LoadEngineInput; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never;   /** Put a carried item into a hex of a cart (pbem:14ad). */
  readonly loadItem: LoadItemInput; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never;   /**
   * A leader moves together with the animals that he leads, hex by hex (pbem:13.7m); in Siege the horse follows into the
   * hex that he has left (siege-en:1.54c).
   */
  readonly march: MarchInput; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never;   /** Declare that a character mounts a horse (pbem:12.33). */
  readonly mount: MountInput; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never;   /** Move a unit along a path (pbem:7). `charge` names the targets of a charge, declared before the first step (7.10). */
  readonly move: MoveInput; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never;   /** Open or shut the doors of a gate, by its hex: a task of one turn (pbem:12.6h). */
  readonly moveGate: MoveGateInput; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never;   /** true: Offers to end the day. It ends if all other sides agree (pbem:2.82b). */
  readonly offerEnd: boolean; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never;   /**
   * Open, shut, bolt or unbolt a door or window, by its hex or hexside (pbem:12.6). `side`: a unit that shuts the door in
   * its own hex names a hex beside it, on the side where it stays.
   */
  readonly operateDoor: OperateDoorInput; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never;   /** Pick up an item that lies in the character's hex (pbem:12.5b). */
  readonly pickUp: PickUpInput; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never;   /** Answers a pending pin (pbem:8.1b): `unit` tries. Absent: no unit of the side tries in this hex. */
  readonly pin: PinInput; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never;   /** Names and places the champion of a side, head first (pbem:12.8l). */
  readonly placeChampion: PlaceChampionInput; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never;   /** Answers where a rider who was thrown off the horse is put down (siege-en:1.74a). */
  readonly placeDismounted: PlaceDismountedInput; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never;   /** Answers where a character who falls comes to lie (siege-en:1.81c, 1.92d). */
  readonly placeFallen: PlaceFallenInput; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never;   /** Empty a cauldron into a hex, over one unit there; no target: nobody is there (pbem:19.17a). */
  readonly pour: PourInput; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never;   /** Answers a pending pursuit (pbem:11.44b): does melee with the retreated character go on? */
  readonly pursue: PursueInput; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never;   /**
   * Characters on foot push a cart (pbem:14m): its front and rear hex after each step. Each pusher keeps his place beside
   * it.
   */
  readonly push: PushInput; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never;   /** Move a screen, ram or tower: its hexes, head first, after each step (pbem:19.12s, 19.13f, 19.15f). */
  readonly pushEquipment: PushEquipmentInput; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never;   /** Put out a torch or a lantern instead of fighting (pbem:18.5d, 20.4d). */
  readonly putOut: PutOutInput; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never;   /** Answers whether quarter is given: `unit` takes the surrendered unit prisoner; absent: no unit does (pbem:22.7d). */
  readonly quarter: QuarterInput; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never;   /** Answers which units raise the alarm (pbem:12.7c); no unit: nobody raises it. */
  readonly raiseAlarm: RaiseAlarmInput; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never;   /**
   * Put up a ladder in one of its hexes, against a wall beside that hex; the unit in that hex steps to `step` (pbem:19.11h
   * to 19.11k).
   */
  readonly raiseLadder: RaiseLadderInput; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never;   /** Batter a hex or hexside in front of rams, by the offboard table (pbem:19.3i); the crews are named. */
  readonly ram: RamInput; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never;   /**
   * Change places with other units on the platform of a siege tower: each unit goes to its place in the list
   * (pbem:19.12g).
   */
  readonly rearrange: RearrangeInput; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never;   /** The poem of a samurai at seppuku (pbem:12.10e), at most 400 characters. */
  readonly recite: ReciteInput; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never;   /**
   * Repair a door, a window, a screen, a hex of a barricade, a siege engine or the wall in a hex, by its name: a task of
   * one turn (pbem:19.7). The first worker that can be the required worker is the required worker; the others are
   * additional characters.
   */
  readonly repair: RepairInput; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never;   /**
   * Take missiles (pbem:22.2g), either from a unit or, in that hex, from a supply point. `count`: the number of missiles;
   * from a unit that cannot prevent it all its missiles are taken, without a number.
   */
  readonly resupply: ResupplyInput; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never;   /** Answers a pending retreat (pbem:10.2); an empty path only where no step is possible. */
  readonly retreat: RetreatInput; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never;   /** true: Rolls for the first player turn of the game, if the set-up names no side that plays first (pbem:22.1a). */
  readonly rollInitiative: boolean; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never;   /** Declare that a character searches his own hex for hidden treasure (pbem:18.4c). */
  readonly search: SearchInput; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never;   /** Declare glorious suicide (pbem:12.10). */
  readonly seppuku: SeppukuInput; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never;   /**
   * Turn a standing ladder, or move it along the wall. A unit that must step to stay beside it names its hex
   * (pbem:19.11m).
   */
  readonly shiftLadder: ShiftLadderInput; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never;   /** Fire a ballista at one target (pbem:18.2). `at` chooses the target's hex if the target has two. */
  readonly shootBallista: ShootBallistaInput; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never;   /** Fire at a lantern to put it out (pbem:18.5e). */
  readonly shootOut: ShootOutInput; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never;   /** Destroy a lantern instead of fighting (pbem:18.5g). */
  readonly smash: SmashInput; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never;   /**
   * Tells beforehand how decisions of a kind are answered; `ask` withdraws the standing order. A standing order for the
   * same kind and units replaces the former one. May be given at any time.
   */
  readonly stand: StandInput; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never;   /** Answers whether a unit that may surrender does so (pbem:22.7c, 22.7f). */
  readonly surrender: SurrenderInput; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never;   /**
   * Rolls for a character in the water: he lets the water take him, tries to climb out, or is wounded and tries to stand
   * (pbem:17).
   */
  readonly swim: SwimInput; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never;   /** Take up a ladder that lies there, each in one of its hexes, the one at its head first (pbem:19.11a). */
  readonly takeLadder: TakeLadderInput; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never;   /** A player of a side tells another of its players something (pbem:1.2b, 1.2d), at most 200 characters. */
  readonly tell: TellInput; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never;   /**
   * Declare that a lantern, a campfire or the light of a room is lit or put out (pbem:18.5i, 21.31c, 21.35d): `lantern1`,
   * `campfire K5`, `room J12`. `torch`: laid into the campfire that is kindled with it (pbem:20.4b).
   */
  readonly tendLight: TendLightInput; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never;   /** In written notation (docs/notation.md): Edith: L7, L8 */
  readonly text: string; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never;   /** Guards throw their prisoner into a hex of the dungeon (pbem:16.33c); the order names any one of the guards. */
  readonly throw: ThrowInput; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never;   /**
   * Throw a barrel of burning oil into a hex beside the thrower's own hex or below it (pbem:20.2a). `target`: the unit
   * that is struck, if there are several (pbem:20.2d); `what`: the thing to set on fire, if there are several
   * (pbem:20.2f).
   */
  readonly throwOil: ThrowOilInput; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never;   /** Declare the task of tying one animal behind another (pbem:13.61a). */
  readonly tie: TieInput; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never;   /**
   * Try to topple the ladder that leads to the unit's hex, so that it lies from its foot to another hex (pbem:19.11y,
   * 19.11ac).
   */
  readonly toppleLadder: ToppleLadderInput; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never;   /** Declare the task of unhitching an animal (pbem:14b). */
  readonly unhitch: UnhitchInput; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never;   /** Two bearers lift a unit from a cart into the hex of one of them, who steps back (pbem:12.23c). */
  readonly unloadBurden: UnloadBurdenInput; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never;   /** Take something from a cart (ruling of pbem:14ad). */
  readonly unloadItem: UnloadItemInput; readonly untie?: never; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never;   /** Declare the task of untying an animal again (pbem:13.61b). */
  readonly untie: UntieInput; readonly waive?: never; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never;   /** Leaves a retreat of the other side's unit open until that side's next player turn (pbem:4.4c). */
  readonly waive: WaiveInput; readonly workWinch?: never; }
  |  { readonly advance?: never; readonly agreeEnd?: never; readonly aimEngine?: never; readonly answerChallenge?: never; readonly attack?: never; readonly batter?: never; readonly bearLadder?: never; readonly bombard?: never; readonly build?: never; readonly carry?: never; readonly challenge?: never; readonly chooseCasualty?: never; readonly claimCover?: never; readonly clear?: never; readonly defend?: never; readonly demand?: never; readonly dismount?: never; readonly douse?: never; readonly drawWater?: never; readonly drive?: never; readonly drop?: never; readonly endStep?: never; readonly endTurn?: never; readonly enter?: never; readonly escape?: never; readonly escort?: never; readonly fillMoat?: never; readonly fire?: never; readonly fixTorch?: never; readonly flamingArrow?: never; readonly flamingBolt?: never; readonly flee?: never; readonly giveMp?: never; readonly goOn?: never; readonly groupMen?: never; readonly guard?: never; readonly haul?: never; readonly help?: never; readonly hide?: never; readonly hitch?: never; readonly jump?: never; readonly keepWord?: never; readonly kindle?: never; readonly lead?: never; readonly leave?: never; readonly letGo?: never; readonly loadBurden?: never; readonly loadEngine?: never; readonly loadItem?: never; readonly march?: never; readonly mount?: never; readonly move?: never; readonly moveGate?: never; readonly offerEnd?: never; readonly operateDoor?: never; readonly pickUp?: never; readonly pin?: never; readonly placeChampion?: never; readonly placeDismounted?: never; readonly placeFallen?: never; readonly pour?: never; readonly pursue?: never; readonly push?: never; readonly pushEquipment?: never; readonly putOut?: never; readonly quarter?: never; readonly raiseAlarm?: never; readonly raiseLadder?: never; readonly ram?: never; readonly rearrange?: never; readonly recite?: never; readonly repair?: never; readonly resupply?: never; readonly retreat?: never; readonly rollInitiative?: never; readonly search?: never; readonly seppuku?: never; readonly shiftLadder?: never; readonly shootBallista?: never; readonly shootOut?: never; readonly smash?: never; readonly stand?: never; readonly surrender?: never; readonly swim?: never; readonly takeLadder?: never; readonly tell?: never; readonly tendLight?: never; readonly text?: never; readonly throw?: never; readonly throwOil?: never; readonly tie?: never; readonly toppleLadder?: never; readonly unhitch?: never; readonly unloadBurden?: never; readonly unloadItem?: never; readonly untie?: never; readonly waive?: never;   /**
   * Raise or lower a drawbridge, by one of its hexes, or a portcullis, by the hex of its gate: a task at the winch
   * (pbem:18.1).
   */
  readonly workWinch: WorkWinchInput; };

/** One step of a path: the gait, and the hexes that the unit holds after it (one, or head and rear). */
export type PathStepInput = {
  /** How the step is made. */
  readonly gait: Gait;
  /** Hexes held after the step: one, or head and rear. */
  readonly hexes: ReadonlyArray<string>;
};

/** Pick up an item that lies in the character's hex (pbem:12.5b). */
export type PickUpInput = {
  /** The name of an item, or of equipment. */
  readonly item: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Answers a pending pin (pbem:8.1b): `unit` tries. Absent: no unit of the side tries in this hex. */
export type PinInput = {
  /** The name of a unit. */
  readonly unit?: string | null | undefined;
};

/** Names and places the champion of a side, head first (pbem:12.8l). */
export type PlaceChampionInput = {
  /** Head and rear. */
  readonly hexes: ReadonlyArray<string>;
  /** The name of a unit. */
  readonly unit: string;
};

/** Answers where a rider who was thrown off the horse is put down (siege-en:1.74a). */
export type PlaceDismountedInput = {
  /** The hex in which the rider stands. */
  readonly to: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Answers where a character who falls comes to lie (siege-en:1.81c, 1.92d). */
export type PlaceFallenInput = {
  /** The hex in which the character lies. */
  readonly to: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Empty a cauldron into a hex, over one unit there; no target: nobody is there (pbem:19.17a). */
export type PourInput = {
  /** The hex on which it is poured. */
  readonly at: string;
  /** The name of an item, or of equipment. */
  readonly item: string;
  /** One of those who are there; absent if nobody is. */
  readonly target?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** Answers a pending pursuit (pbem:11.44b): does melee with the retreated character go on? */
export type PursueInput = {
  /** Melee with the retreated character goes on. */
  readonly keep: boolean;
};

/** Move a screen, ram or tower: its hexes, head first, after each step (pbem:19.12s, 19.13f, 19.15f). */
export type PushEquipmentInput = {
  /** The thing that is pushed, by its name. */
  readonly equipment: string;
  /** Its hexes after each step, head first. */
  readonly path: ReadonlyArray<ReadonlyArray<string>>;
  /** The units that push, by their names. */
  readonly workers: ReadonlyArray<string>;
};

/**
 * Characters on foot push a cart (pbem:14m): its front and rear hex after each step. Each pusher keeps his place beside
 * it.
 */
export type PushInput = {
  /** The name of a cart. */
  readonly cart: string;
  /** Front and rear hex of the cart after each step. */
  readonly path: ReadonlyArray<ReadonlyArray<string>>;
  /** The units that push, by their names. */
  readonly units: ReadonlyArray<string>;
};

/** Put out a torch or a lantern instead of fighting (pbem:18.5d, 20.4d). */
export type PutOutInput = {
  /** The torch or lantern. */
  readonly item: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Answers whether quarter is given: `unit` takes the surrendered unit prisoner; absent: no unit does (pbem:22.7d). */
export type QuarterInput = {
  /** The unit that takes the prisoner. */
  readonly unit?: string | null | undefined;
};

/** Answers which units raise the alarm (pbem:12.7c); no unit: nobody raises it. */
export type RaiseAlarmInput = {
  /** The units that raise the alarm, by their names. */
  readonly units: ReadonlyArray<string>;
};

/**
 * Put up a ladder in one of its hexes, against a wall beside that hex; the unit in that hex steps to `step` (pbem:19.11h
 * to 19.11k).
 */
export type RaiseLadderInput = {
  /** The hex in which it stands, one of its two. */
  readonly base: string;
  /** The units that raise it, by their names. */
  readonly bearers: ReadonlyArray<string>;
  /** The ladder, by its name. */
  readonly ladder: string;
  /** Where the bearer in its hex steps off to. */
  readonly step: string;
  /** The wall to which it points. */
  readonly top: string;
};

/** Batter a hex or hexside in front of rams, by the offboard table (pbem:19.3i); the crews are named. */
export type RamInput = {
  /** Rams that batter the same thing; wear falls on the first named first. */
  readonly engines: ReadonlyArray<string>;
  /** The hexside before them (D8/E7), or the hex beyond it. */
  readonly what: string;
  /** The crews, all of them. */
  readonly workers: ReadonlyArray<string>;
};

/** Change places with other units on the platform of a siege tower: each unit goes to its place in the list (pbem:19.12g). */
export type RearrangeInput = {
  /** As many places as units, in the same order. */
  readonly places: ReadonlyArray<string>;
  /** The units that change places, by their names. */
  readonly units: ReadonlyArray<string>;
};

/** The poem of a samurai at seppuku (pbem:12.10e), at most 400 characters. */
export type ReciteInput = {
  /** At most 400 characters, no control characters but line feeds. */
  readonly poem: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** The kind of a refusal. The rule tells why. */
export type RefusalCode =
  /** A decision must be made first. */
  | 'decisionPending'
  /** Fewer dice are reported than the order needs. */
  | 'diceMissing'
  /** A reported die shows a number that no die can show. */
  | 'diceWrong'
  /** The game is over. */
  | 'gameOver'
  /** A rule of the book forbids the order. */
  | 'illegal'
  /** In a game of honour: facts must be stated beside the order (pbem:1.4b). */
  | 'incomplete'
  /** The order cannot be read. */
  | 'malformed'
  /** The rule or option that the order needs is not in the rules of this game. */
  | 'notInThisRuleset'
  /** It is the turn of another side, or of another player. */
  | 'notYourTurn'
  /** The unit belongs to another side, or to another player. */
  | 'notYourUnit'
  /** The map has no hex of this name. */
  | 'unknownHex'
  /** The game has no unit or thing of this name. */
  | 'unknownUnit'
  /** The order belongs to another step of the turn. */
  | 'wrongStep';

/** The game whose key is to be changed. */
export type RenewKeyInput = {
  /** The id of the game. */
  readonly game: string;
  /** The client's own new key: hk_ and at least 128 random bits; with it the command may be repeated. */
  readonly key?: string | null | undefined;
};

/** The part of a siege engine's loss that is repaired first: its wear, or the damage by the enemy (ruling of pbem:19.72a). */
export type RepairFirst =
  /** The damage goes first. */
  | 'damage'
  /** The wear goes first. */
  | 'wear';

/**
 * Repair a door, a window, a screen, a hex of a barricade, a siege engine or the wall in a hex, by its name: a task of one
 * turn (pbem:19.7). The first worker that can be the required worker is the required worker; the others are additional
 * characters.
 */
export type RepairInput = {
  /** For an engine with both wear and damage; absent: its wear. */
  readonly first?: RepairFirst | null | undefined;
  /**
   * For a door hex: the repair is for the wall, which engines batter separately from the door (pbem:19.2u); absent: for
   * the door.
   */
  readonly wall?: boolean | null | undefined;
  /**
   * A hex of a wall or a barricade, a door or window (J13/J14), or the name of equipment; the name of a barricade will do
   * if all of them reach one damaged hex only (pbem:19.2s).
   */
  readonly what: string;
  /** The first who can be the one that the repair needs is it (a knight at a wall, an engineer at an engine). */
  readonly workers: ReadonlyArray<string>;
};

/** A seat that is for whoever holds its invitation. */
export type ReserveSeatInput = {
  /** The client's own: hi_ and at least 128 random bits; absent: one is made and shown once. */
  readonly invitation?: string | null | undefined;
  /** Of several players of the side the one to sit as (pbem:1.2a). */
  readonly player?: string | null | undefined;
  /** The side, by its name. */
  readonly side: string;
};

/**
 * Take missiles (pbem:22.2g), either from a unit or, in that hex, from a supply point. `count`: the number of missiles;
 * from a unit that cannot prevent it all its missiles are taken, without a number.
 */
export type ResupplyInput = {
  /** A hex of a supply point. */
  readonly at?: string | null | undefined;
  /** How many; null: all, of one who cannot hinder it. */
  readonly count?: number | null | undefined;
  /** The unit from which the missiles are taken; absent: they are taken from a supply point. */
  readonly from?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** Answers a pending retreat (pbem:10.2); an empty path only where no step is possible. */
export type RetreatInput = {
  /** The steps of the way. */
  readonly path: ReadonlyArray<PathStepInput>;
  /** The name of a unit. */
  readonly unit: string;
};

/** Declare that a character searches his own hex for hidden treasure (pbem:18.4c). */
export type SearchInput = {
  /** The hex that the unit is in. */
  readonly hex: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** The seat to give to the computer, and the kind of player that takes it. */
export type SeatComputerInput = {
  /** The player that sits down. */
  readonly computer: Computer;
  /** The id of the game. */
  readonly game: string;
  /** For a reserved seat. */
  readonly invitation?: string | null | undefined;
  /** Of several players of the side the one to sit as (pbem:1.2a). */
  readonly player?: string | null | undefined;
  /** The side, by its name. */
  readonly side: string;
};

/** Declare glorious suicide (pbem:12.10). */
export type SeppukuInput = {
  /** The name of a unit. */
  readonly unit: string;
};

/** Turn a standing ladder, or move it along the wall. A unit that must step to stay beside it names its hex (pbem:19.11m). */
export type ShiftLadderInput = {
  /** Where it shall stand. */
  readonly base: string;
  /** The ladder, by its name. */
  readonly ladder: string;
  /** The unit that steps to stay beside it, and the hex to which it steps. */
  readonly steps?: ReadonlyArray<StepAsideInput> | null | undefined;
  /** The wall to which it shall point. */
  readonly top: string;
  /** Two beside its foot. */
  readonly workers: ReadonlyArray<string>;
};

/** Fire a ballista at one target (pbem:18.2). `at` chooses the target's hex if the target has two. */
export type ShootBallistaInput = {
  /** The target's hex, where it has two. */
  readonly at?: string | null | undefined;
  /** The ballista, by its name. */
  readonly ballista: string;
  /** Two beside it, an engineer among them. */
  readonly crew: ReadonlyArray<string>;
  /** The unit that is shot at, by its name. */
  readonly target: string;
};

/** Fire at a lantern to put it out (pbem:18.5e). */
export type ShootOutInput = {
  /** The lantern. */
  readonly item: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Destroy a lantern instead of fighting (pbem:18.5g). */
export type SmashInput = {
  /** The lantern. */
  readonly item: string;
  /** The name of a unit. */
  readonly unit: string;
};

/**
 * Tells beforehand how decisions of a kind are answered; `ask` withdraws the standing order. A standing order for the same
 * kind and units replaces the former one. May be given at any time.
 */
export type StandInput = {
  /** One of the answers of the kind; ask withdraws it. */
  readonly answer: string;
  /** With the answer atOdds: a column of the combat table, 2-1. */
  readonly odds?: string | null | undefined;
  /** The kind of decision: Pin, Retreat, Advance or Pursue. */
  readonly on: string;
  /** Only in decisions about one of these units. */
  readonly units?: ReadonlyArray<string> | null | undefined;
};

/** Decisions that can be stated to be void. */
export type StatedDecision =
  /** The advance of a unit. */
  | 'advance'
  /** The pin of a unit. */
  | 'pin'
  /** The pursuit of a unit. */
  | 'pursue'
  /** The alarm of a unit. */
  | 'raiseAlarm'
  /** The retreat of a unit. */
  | 'retreat';

/** Health states (pbem:2.4, 2.5). */
export type StatedHealth =
  /** The unit is dead. */
  | 'dead'
  /** The unit is healthy. */
  | 'healthy'
  /** The unit is stunned. */
  | 'stunned'
  /** The unit is wounded. */
  | 'wounded';

/** Two units that are in melee, or not in melee any more. */
export type StatedLinkInput = {
  /** One of them. */
  readonly a: string;
  /** The other. */
  readonly b: string;
};

/** Facts about a unit after an order; those that are absent are computed. */
export type StatedUnitInput = {
  /** Its health after the order. */
  readonly health?: StatedHealth | null | undefined;
  /** The hexes that it holds, head first. */
  readonly hexes?: ReadonlyArray<string> | null | undefined;
  /** Missiles that it has left, where they are counted in the open. */
  readonly missiles?: number | null | undefined;
  /** MP that it has spent in this movement step, all told. */
  readonly mpSpent?: number | null | undefined;
  /** The unit. */
  readonly unit: string;
};

/** A decision that is void: nobody owes its answer, and nothing follows from it. */
export type StatedVoidInput = {
  /** The kind of decision. */
  readonly decision: StatedDecision;
  /** A unit that it is about; for a pin the unit that moves. */
  readonly unit: string;
};

/** The facts that the sender of an order states in a game of honour (pbem:1.4b). */
export type StatementInput = {
  /** Column of the combat table that is read. */
  readonly column?: string | null | undefined;
  /** Pairs that are in melee after the order. */
  readonly joined?: ReadonlyArray<StatedLinkInput> | null | undefined;
  /** Sum of the modifiers of a shot. */
  readonly modifier?: number | null | undefined;
  /** MP that the whole path of the order costs. */
  readonly mp?: number | null | undefined;
  /** Pairs that are not in melee after the order. */
  readonly parted?: ReadonlyArray<StatedLinkInput> | null | undefined;
  /** Sign of the result, as the tables write it. */
  readonly result?: string | null | undefined;
  /** Facts about units after the order. */
  readonly units?: ReadonlyArray<StatedUnitInput> | null | undefined;
  /** Decisions that nobody owes, an answer of this order included. */
  readonly voided?: ReadonlyArray<StatedVoidInput> | null | undefined;
};

/** A unit that makes room, and where it goes. */
export type StepAsideInput = {
  /** The hex to which it steps. */
  readonly to: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** A member of a string and the hexes that it holds, head first. */
export type StringPlaceInput = {
  /** The hexes that it holds after the step, head first. */
  readonly hexes: ReadonlyArray<string>;
  /** The name of a unit. */
  readonly unit: string;
};

/** An order, and the revision of the game for which it is meant. */
export type SubmitOrderInput = {
  /** Dice that the player rolled himself, if the game is of mode reported; else the server derives them. */
  readonly dice?: ReadonlyArray<number> | null | undefined;
  /** Revision of the game that the player has seen. */
  readonly expectedRevision: number;
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same order sent twice with the same key is carried out once. */
  readonly idempotencyKey: string;
  /** The order. */
  readonly order: OrderInput;
  /** Facts that the sender states about the order, in a game of honour (pbem:1.4b); absent: none. */
  readonly stated?: StatementInput | null | undefined;
};

/** Answers whether a unit that may surrender does so (pbem:22.7c, 22.7f). */
export type SurrenderInput = {
  /** false: he fights on. */
  readonly offer: boolean;
  /** The name of a unit. */
  readonly unit: string;
};

/** The reasons for which a unit in the water rolls (pbem:17.11a, 17.11b, 17.42e). */
export type SwimDeed =
  /** Climbs out over a bank. */
  | 'climb'
  /** Lets the open water take him. */
  | 'drift'
  /** Tries to stand, wounded where it is deep. */
  | 'wade';

/**
 * Rolls for a character in the water: he lets the water take him, tries to climb out, or is wounded and tries to stand
 * (pbem:17).
 */
export type SwimInput = {
  /** The deed of the swimmer. */
  readonly deed: SwimDeed;
  /** The name of a unit. */
  readonly unit: string;
};

/** Take up a ladder that lies there, each in one of its hexes, the one at its head first (pbem:19.11a). */
export type TakeLadderInput = {
  /** Two. */
  readonly bearers: ReadonlyArray<string>;
  /** The ladder, by its name. */
  readonly ladder: string;
};

/** A player of a side tells another of its players something (pbem:1.2b, 1.2d), at most 200 characters. */
export type TellInput = {
  /** At most 200 characters, no control characters but line feeds. */
  readonly text: string;
  /** The other player. */
  readonly to: string;
};

/**
 * Declare that a lantern, a campfire or the light of a room is lit or put out (pbem:18.5i, 21.31c, 21.35d): `lantern1`,
 * `campfire K5`, `room J12`. `torch`: laid into the campfire that is kindled with it (pbem:20.4b).
 */
export type TendLightInput = {
  /** The deed at the light. */
  readonly deed: LightDeed;
  /** By its name: `lantern1`, `campfire K5`, `room J12`. */
  readonly light: string;
  /** The second of two wounded units that do together what a healthy one does (pbem:12.1g). */
  readonly mate?: string | null | undefined;
  /** A torch that is laid into the campfire, or a barrel of oil (pbem:20.2h, 20.4b). */
  readonly torch?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** Guards throw their prisoner into a hex of the dungeon (pbem:16.33c); the order names any one of the guards. */
export type ThrowInput = {
  /** The prisoner, by the name of the unit. */
  readonly prisoner: string;
  /** A hex of the dungeon. */
  readonly to: string;
  /** One of his guards; all of them spend their MP. */
  readonly unit: string;
};

/**
 * Throw a barrel of burning oil into a hex beside the thrower's own hex or below it (pbem:20.2a). `target`: the unit that
 * is struck, if there are several (pbem:20.2d); `what`: the thing to set on fire, if there are several (pbem:20.2f).
 */
export type ThrowOilInput = {
  /** The name of a hex, or of a location above or below one. */
  readonly hex: string;
  /** The barrel. */
  readonly item: string;
  /** The unit that is struck, where there are several (pbem:20.2d). */
  readonly target?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
  /** The thing that is set on fire, where several could burn (pbem:20.2f). */
  readonly what?: string | null | undefined;
};

/** Declare the task of tying one animal behind another (pbem:13.61a). */
export type TieInput = {
  /** The animal in front. */
  readonly front: string;
  /** The second of two wounded units that do together what a healthy one does (pbem:12.1g). */
  readonly mate?: string | null | undefined;
  /** The animal behind it. */
  readonly rear: string;
  /** The name of a unit. */
  readonly unit: string;
};

/**
 * Try to topple the ladder that leads to the unit's hex, so that it lies from its foot to another hex (pbem:19.11y,
 * 19.11ac).
 */
export type ToppleLadderInput = {
  /** The ladder, by its name. */
  readonly ladder: string;
  /** It shall lie from its foot to this hex. */
  readonly to: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Declare the task of unhitching an animal (pbem:14b). */
export type UnhitchInput = {
  /** The animal, by its name. */
  readonly animal: string;
  /** The name of a cart. */
  readonly cart: string;
  /** The second of two wounded units that do together what a healthy one does (pbem:12.1g). */
  readonly mate?: string | null | undefined;
  /** The name of a unit. */
  readonly unit: string;
};

/** Characters (pbem:2) and the kinds of animals (pbem:13). */
export type UnitKind =
  /** Character. */
  | 'character'
  /** Dog. */
  | 'dog'
  /** Horse. */
  | 'horse'
  /** Mule. */
  | 'mule'
  /** Other animal. */
  | 'otherAnimal'
  /** Ox. */
  | 'ox'
  /** Pig. */
  | 'pig';

/** Two bearers lift a unit from a cart into the hex of one of them, who steps back (pbem:12.23c). */
export type UnloadBurdenInput = {
  /** The units that unload, by their names. */
  readonly bearers: ReadonlyArray<string>;
  /** The unit that is unloaded. */
  readonly burden: string;
  /** The hex of the bearer who steps back. */
  readonly to: string;
};

/** Take something from a cart (ruling of pbem:14ad). */
export type UnloadItemInput = {
  /** The name of an item, or of equipment. */
  readonly item: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Declare the task of untying an animal again (pbem:13.61b). */
export type UntieInput = {
  /** The animal in front. */
  readonly front: string;
  /** The second of two wounded units that do together what a healthy one does (pbem:12.1g). */
  readonly mate?: string | null | undefined;
  /** The animal behind it. */
  readonly rear: string;
  /** The name of a unit. */
  readonly unit: string;
};

/** Leaves a retreat of the other side's unit open until that side's next player turn (pbem:4.4c). */
export type WaiveInput = {
  /** The name of a unit. */
  readonly unit: string;
};

/** The ways to work a drawbridge or portcullis at its winch (pbem:18.1a). */
export type WinchDeed =
  /** Lets it down. */
  | 'lower'
  /** Winds it up. */
  | 'raise';

/**
 * Raise or lower a drawbridge, by one of its hexes, or a portcullis, by the hex of its gate: a task at the winch
 * (pbem:18.1).
 */
export type WorkWinchInput = {
  /** The deed at the winch. */
  readonly deed: WinchDeed;
  /** A hex of the drawbridge, or the hex of the gate of the portcullis. */
  readonly moves: string;
  /** The units that work it, by their names. */
  readonly workers: ReadonlyArray<string>;
};

export type EventPartsFragment = { readonly revision: number, readonly type: string, readonly text: string, readonly units: ReadonlyArray<string>, readonly rules: ReadonlyArray<string>, readonly data: unknown, readonly hash: string, readonly recordedAt: string };

export type LegalOrderPartsFragment = { readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }> } | null };

export type RefusalPartsFragment = { readonly code: RefusalCode, readonly rule: string | null, readonly reason: string, readonly subject: string | null };

export type ScenariosQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenariosQuery = { readonly scenarios: ReadonlyArray<{ readonly id: string, readonly title: string, readonly story: string, readonly gameTurns: number, readonly units: number, readonly sides: ReadonlyArray<{ readonly id: string, readonly name: string, readonly colour: string }> }> };

export type GamesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GamesQuery = { readonly games: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly gameTurn: number, readonly side: string, readonly step: string, readonly sides: ReadonlyArray<string>, readonly over: boolean, readonly winner: string | null, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly taken: boolean, readonly reserved: boolean }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LookQueryVariables = Exact<{
  game: string;
}>;


export type LookQuery = { readonly game: { readonly id: string, readonly title: string, readonly sides: ReadonlyArray<string>, readonly revision: number, readonly fingerprint: string, readonly turn: { readonly gameTurn: number, readonly side: string, readonly step: string }, readonly actors: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly role: ActorRole, readonly decision: string | null }>, readonly outcome: { readonly winner: string | null, readonly reason: string } | null, readonly board: { readonly units: ReadonlyArray<{ readonly name: string, readonly side: string | null, readonly kind: UnitKind, readonly health: Health, readonly hexes: ReadonlyArray<string>, readonly mpLeft: number, readonly attack: number, readonly defence: number, readonly inMeleeWith: ReadonlyArray<string> }> } } };

export type LegalOrdersQueryVariables = Exact<{
  game: string;
  unit?: string | null | undefined;
}>;


export type LegalOrdersQuery = { readonly game: { readonly legalOrders: ReadonlyArray<{ readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }> } | null }> } };

export type LegalOrderPageQueryVariables = Exact<{
  game: string;
  unit?: string | null | undefined;
  filter?: LegalOrderFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LegalOrderPageQuery = { readonly game: { readonly revision: number, readonly legalOrderPage: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }> } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly none: { readonly because: NoLegalOrderBecause, readonly reason: string, readonly rule: string | null } | null }, readonly stepEnds: ReadonlyArray<{ readonly order: unknown, readonly text: string, readonly refusal: { readonly code: RefusalCode, readonly rule: string | null, readonly reason: string, readonly subject: string | null } | null, readonly duties: ReadonlyArray<{ readonly code: RefusalCode, readonly rule: string | null, readonly reason: string, readonly subject: string | null }> }> } };

export type CreateGameMutationVariables = Exact<{
  input: CreateGameInput;
}>;


export type CreateGameMutation = { readonly createGame: { readonly id: string, readonly title: string, readonly sides: ReadonlyArray<string>, readonly secrets: { readonly organiserKey: string, readonly invitations: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly invitation: string | null }> } | null } };

export type JoinGameMutationVariables = Exact<{
  input: JoinGameInput;
}>;


export type JoinGameMutation = { readonly joinGame: { readonly game: string, readonly side: string, readonly player: string | null, readonly key: string } };

export type SeatComputerMutationVariables = Exact<{
  input: SeatComputerInput;
}>;


export type SeatComputerMutation = { readonly seatComputer: { readonly side: string, readonly player: string | null, readonly computer: Computer | null } };

export type RenewKeyMutationVariables = Exact<{
  input: RenewKeyInput;
}>;


export type RenewKeyMutation = { readonly renewKey: { readonly key: string } };

export type SubmitOrderMutationVariables = Exact<{
  input: SubmitOrderInput;
}>;


export type SubmitOrderMutation = { readonly submitOrder:
    | { readonly __typename: 'OrderAccepted', readonly revision: number, readonly repeated: boolean, readonly events: ReadonlyArray<{ readonly revision: number, readonly type: string, readonly text: string, readonly units: ReadonlyArray<string>, readonly rules: ReadonlyArray<string>, readonly data: unknown, readonly hash: string, readonly recordedAt: string }> }
    | { readonly __typename: 'OrderRefused', readonly revision: number, readonly refusal: { readonly code: RefusalCode, readonly rule: string | null, readonly reason: string, readonly subject: string | null }, readonly instead: ReadonlyArray<{ readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }> } | null }> }
   };

export type GameEventsSubscriptionVariables = Exact<{
  game: string;
  from?: number | null | undefined;
}>;


export type GameEventsSubscription = { readonly gameEvents: { readonly revision: number, readonly type: string, readonly text: string, readonly units: ReadonlyArray<string>, readonly rules: ReadonlyArray<string>, readonly data: unknown, readonly hash: string, readonly recordedAt: string } };

export const EventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}}]} as unknown as DocumentNode<EventPartsFragment, unknown>;
export const LegalOrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}}]}}]}}]} as unknown as DocumentNode<LegalOrderPartsFragment, unknown>;
export const RefusalPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]} as unknown as DocumentNode<RefusalPartsFragment, unknown>;
export const ScenariosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scenarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scenarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"story"}},{"kind":"Field","name":{"kind":"Name","value":"gameTurns"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"sides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]}}]}}]} as unknown as DocumentNode<ScenariosQuery, ScenariosQueryVariables>;
export const GamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Games"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<GamesQuery, GamesQueryVariables>;
export const LookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Look"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"attack"}},{"kind":"Field","name":{"kind":"Name","value":"defence"}},{"kind":"Field","name":{"kind":"Name","value":"inMeleeWith"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LookQuery, LookQueryVariables>;
export const LegalOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalOrderParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}}]}}]}}]} as unknown as DocumentNode<LegalOrdersQuery, LegalOrdersQueryVariables>;
export const LegalOrderPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalOrderPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrderFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"legalOrderPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalOrderParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"none"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stepEnds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]} as unknown as DocumentNode<LegalOrderPageQuery, LegalOrderPageQueryVariables>;
export const CreateGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"secrets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiserKey"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateGameMutation, CreateGameMutationVariables>;
export const JoinGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<JoinGameMutation, JoinGameMutationVariables>;
export const SeatComputerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeatComputer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeatComputerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatComputer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"computer"}}]}}]}}]} as unknown as DocumentNode<SeatComputerMutation, SeatComputerMutationVariables>;
export const RenewKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<RenewKeyMutation, RenewKeyMutationVariables>;
export const SubmitOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefusalParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalOrderParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefusalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitOrderMutation, SubmitOrderMutationVariables>;
export const GameEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GameEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}}]} as unknown as DocumentNode<GameEventsSubscription, GameEventsSubscriptionVariables>;