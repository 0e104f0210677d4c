// Made by `npm run web:types` from schema.graphql and the *.graphql beside this file; not to be edited.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A key of an account. */
export type AccountKeyInput = {
  /**
   * The client's own: ha_, the account in 32 hexadecimal digits (a new account: random ones), _ and at least 128 random
   * bits. With it the command may be repeated; absent: one is made and shown once.
   */
  readonly key?: string | null | undefined;
  /** The words by which you tell it from other keys: "phone"; 1 to 60 letters. */
  readonly label: string;
};

/** Why a seat acts. */
export type ActorRole =
  /** It owes an answer. */
  | 'decision'
  /** It gives orders of the open step. */
  | 'turn';

/** Those who may read the address of a person, besides himself. */
export type AddressReaders =
  /** Nobody. */
  | 'nobody'
  /**
   * Those who have a seat in a game or siege in which the person has one, and its arbiter. In an open game that is
   * everybody who takes the free seat.
   */
  | 'players';

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

/** The answer to a claim about the days of a siege. */
export type AnswerClaimInput = {
  /** Whether the side agrees that the order was an error. */
  readonly agree: boolean;
  /** The number of the claim. */
  readonly claim: number;
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same command sent twice with the same key is recorded once. */
  readonly idempotencyKey: string;
};

/** An appeal to the arbiter. */
export type AppealClaimInput = {
  /** The number of the claim in its game, from 1. */
  readonly claim: number;
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same command sent twice with the same key is recorded once. */
  readonly idempotencyKey: string;
  /** The reasons, 1 to 1000 letters. */
  readonly what: string;
};

/** Somebody outside the game who hears appeals and sees everything in the game. */
export type ArbiterInput = {
  /** SHA-256, in hexadecimal digits, of a key that the arbiter keeps. `herald arbiter` makes both. */
  readonly keyHash: string;
  /** The name of the arbiter. */
  readonly name: string;
};

/** An instant of a game. */
export type AtInput =
  {   /** After this event. */
  readonly revision: number; readonly turnEnd?: never; }
  |  { readonly revision?: never;   /** At the end of a player turn. */
  readonly turnEnd: TurnEndInput; };

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

/** A class by which experience is counted (pbem:24.1a). */
export type CampaignClass =
  /** A billman. */
  | 'billman'
  /** Somebody who wins and costs nobody experience. */
  | 'civilian'
  /** A halberdier. */
  | 'halberdier'
  /** The highest rung of the ladder. */
  | 'knight'
  /** Somebody who shoots or slings, on one rung with spearmen. */
  | 'missileman'
  /** The lowest rung of the ladder. */
  | 'peasant'
  /** A sergeant, who may become a knight (pbem:24.1i). */
  | 'sergeant'
  /** Any other man-at-arms, who stands on no ladder (pbem:24.1g). */
  | 'soldier'
  /** A spearman, on one rung with missilemen. */
  | 'spearman'
  /** A squire, who stands on no ladder. */
  | 'squire';

/** A scenario or a siege of a campaign. */
export type CampaignPartKind =
  /** A scenario, which is played in one game. */
  | 'scenario'
  /** A siege, with games of its own. */
  | 'siege';

/** A part of a campaign has yet to begin, is being played, or is over. */
export type CampaignPartState =
  /** It has yet to begin. */
  | 'ahead'
  /** It has been reported. */
  | 'over'
  /** It is being played, or over and not reported yet. */
  | 'played';

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

/** Classes of characters (pbem:2.6); a character may belong to several. */
export type CharacterClass =
  /** Archer. */
  | 'archer'
  /** Assassin. */
  | 'assassin'
  /** Berserk. */
  | 'berserk'
  /** Billman. */
  | 'billman'
  /** Caparisoned knight. */
  | 'caparisonedKnight'
  /** Civilian. */
  | 'civilian'
  /** Cleric. */
  | 'cleric'
  /** Crossbowman. */
  | 'crossbowman'
  /** Dragon. */
  | 'dragon'
  /** Engineer. */
  | 'engineer'
  /** Halberdier. */
  | 'halberdier'
  /** Knight. */
  | 'knight'
  /** Monk. */
  | 'monk'
  /** Ninja. */
  | 'ninja'
  /** Peasant. */
  | 'peasant'
  /** Samurai. */
  | 'samurai'
  /** Sergeant. */
  | 'sergeant'
  /** Slinger. */
  | 'slinger'
  /** Spearman. */
  | 'spearman'
  /** Squire. */
  | 'squire';

/** The health of a character between scenarios. */
export type CharacterHealth =
  /** Dead. */
  | 'dead'
  /** Not hurt. */
  | 'healthy'
  /** Wounded, and healing or waiting for the healing roll. */
  | 'wounded';

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

/** Which claims to show; all that is given must hold, of each list one. */
export type ClaimFilterInput = {
  /** Only claims that were filed earlier. */
  readonly filedBefore?: string | null | undefined;
  /** Only claims that were filed then or later. */
  readonly filedFrom?: string | null | undefined;
  /** The id of a game, which may be a private game of your key, or of a siege. */
  readonly game?: string | null | undefined;
  /** Only claims in games in which the key, or its account, has a seat, and in those of which it is the arbiter’s. */
  readonly mine?: boolean | null | undefined;
  /** The rules on which the claims rest, for example `pbem:7.3c`. */
  readonly rules?: ReadonlyArray<string> | null | undefined;
  /** How the claims stand. */
  readonly standings?: ReadonlyArray<ClaimStanding> | null | undefined;
  /** Tournaments to which the games belong. The key of an organiser shows the claims of private games too. */
  readonly tournaments?: ReadonlyArray<string> | null | undefined;
};

/** One of the claims of a game. */
export type ClaimInput = {
  /** The number of the claim in its game, from 1. */
  readonly claim: number;
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same command sent twice with the same key is recorded once. */
  readonly idempotencyKey: string;
};

/** How a claim stands. */
export type ClaimStanding =
  /** The claimed order was none. */
  | 'dismissed'
  /** The claim came too late and changes nothing. */
  | 'lapsed'
  /** The arbiter has to decide, or in a siege the other side or the arbiter. */
  | 'open'
  /** The claimed order was an error. */
  | 'upheld'
  /** The claimant has taken the claim back. */
  | 'withdrawn';

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

/** Where a target of fire is, as seen from the terrain that gives it cover. */
export type CoverCase =
  /** In the hex just behind. */
  | 'adjacentBehind'
  /** Beyond the hex. */
  | 'beyond'
  /** In the hex. */
  | 'in'
  /** In the hex, over the lip of a slope. */
  | 'inOverLip';

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

/** The siege that is wanted: a shipped one by its name, or all that one consists of. */
export type CreateSiegeInput = {
  /** Hexes that the attacker may withdraw into (pbem:2.82c). */
  readonly attackerBase?: ReadonlyArray<string> | null | undefined;
  /** Chosen by the client: the same command sent twice creates one siege. */
  readonly commandId: string;
  /** A siege without one is refused (pbem:2.8c). */
  readonly dayDefinition?: DayDefinition | null | undefined;
  /** Hexes that the defender may withdraw into (pbem:2.82c). */
  readonly defenderBase?: ReadonlyArray<string> | null | undefined;
  /** Goods that come on later days. */
  readonly deliveries?: ReadonlyArray<SiegeDeliveryInput> | null | undefined;
  /** Absent: committed. */
  readonly dice?: DiceWantedInput | null | undefined;
  /** The engines of both sides. */
  readonly engines?: ReadonlyArray<SiegeEngineInput> | null | undefined;
  /** The characters of both sides. */
  readonly fighters?: ReadonlyArray<SiegeFighterInput> | null | undefined;
  /** The day after which it ends. */
  readonly lastDay?: number | null | undefined;
  /** The hexes of the moat. */
  readonly moat?: ReadonlyArray<SiegeDitchInput> | null | undefined;
  /** Options of a siege (docs/sieges.md). */
  readonly options?: ReadonlyArray<OptionInput> | null | undefined;
  /** The scenario that is played when a side chooses one. */
  readonly scenarios?: ReadonlyArray<SiegeScenarioInput> | null | undefined;
  /**
   * A siege that ships (shippedSieges). With it only title, lastDay, options, dice and commandId may be given; what is
   * absent is as it ships, and options are those that differ. Without it title, scenarios and fighters are needed.
   */
  readonly siege?: string | null | undefined;
  /** The targets that can be battered. */
  readonly targets?: ReadonlyArray<SiegeTargetInput> | null | undefined;
  /** The title; plain text. */
  readonly title?: string | null | undefined;
};

/** How the days of a siege are played (pbem:2.8c). */
export type DayDefinition =
  /** Every day is a game. */
  | 'detailedDays'
  /** A day passes by its orders, and is fought out only where a scenario is chosen. */
  | 'siegeDays';

/** A proposal that is declined, or taken back. */
export type DeclineProposalInput = {
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same command sent twice with the same key is recorded once. */
  readonly idempotencyKey: string;
  /** The proposal. */
  readonly proposal: Proposal;
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

/** Depths of water (pbem:17.1a). */
export type Depth =
  /** One has to swim, and nobody can stand. */
  | 'bottomless'
  /** One has to swim. */
  | 'deep'
  /** One can wade. */
  | 'shallow';

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

/** The six directions from a hex, clockwise. */
export type Direction =
  /** North. */
  | 'n'
  /** North-east. */
  | 'ne'
  /** North-west. */
  | 'nw'
  /** South. */
  | 's'
  /** South-east. */
  | 'se'
  /** South-west. */
  | 'sw';

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

/** Kinds of ladders, screens and siege engines (pbem:19.1). */
export type EquipmentKind =
  /** Ballista. */
  | 'ballista'
  /** Barricade. */
  | 'barricade'
  /** Battering ram. */
  | 'batteringRam'
  /** Ladder. */
  | 'ladder'
  /** Mangonel. */
  | 'mangonel'
  /** Screen. */
  | 'screen'
  /** Siege tower. */
  | 'siegeTower'
  /** Trebuchet. */
  | 'trebuchet';

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

/** An error in an order of another side. */
export type FileClaimInput = {
  /** The revision of any event of the claimed order. */
  readonly at: number;
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same command sent twice with the same key is recorded once. */
  readonly idempotencyKey: string;
  /** The rule that was broken, for example `pbem:7.3c`. */
  readonly rule?: string | null | undefined;
  /** The error in words, 1 to 1000 letters. */
  readonly what: string;
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

/** Which games to show; all that is given must hold, of a list one. */
export type GameFilterInput = {
  /** Whether they have ended. */
  readonly over?: boolean | null | undefined;
  /** Ids of their rulesets, such as campaign. */
  readonly rulesets?: ReadonlyArray<string> | null | undefined;
  /** Tournaments to which they belong. Whoever organises one of them sees its private games too. */
  readonly tournaments?: ReadonlyArray<string> | null | undefined;
};

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

/** Features of a hex besides its terrain (pbem:16.17a, 16.33b, 16.34b, 17.1a). */
export type HexFeature =
  /** Deep. */
  | 'deep'
  /** Exterior corner. */
  | 'exteriorCorner'
  /** Keep door. */
  | 'keepDoor'
  /** Manhole. */
  | 'manhole'
  /** Passage entrance. */
  | 'passageEntrance'
  /** Shallow. */
  | 'shallow';

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

/** States of places that can change in a game: doors, windows, gates, bridges, walls, moats, tents and tables. */
export type LiveState =
  /** Shut and bolted. */
  | 'bolted'
  /** Broken, so that it cannot be shut. */
  | 'broken'
  /** Gone: a tent, a table, a bridge. */
  | 'destroyed'
  /** A moat that is filled up. */
  | 'filled'
  /** A drawbridge or portcullis that is down. */
  | 'lowered'
  /** Open. */
  | 'open'
  /** A drawbridge or portcullis that is up. */
  | 'raised'
  /** Fallen to rubble. */
  | 'rubble'
  /** Shut, and not bolted. */
  | 'shut'
  /** A tent has been pitched. */
  | 'tent';

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

/** The kinds of what a seat can leave undone. */
export type LossKind =
  /** An attack. */
  | 'attack'
  /** Anything else that a unit, or the side, could do. */
  | 'deed'
  /** A shot. */
  | 'fire'
  /** Movement points that are left. */
  | 'movement'
  /** An offer to advance or to pursue, which lapses. */
  | 'offer'
  /** A task that would have to be declared now. */
  | 'task';

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

/** How far a turn message is carried out that has a line at fault. */
export type MessageExtent =
  /** The lines before the first one at fault are carried out. */
  | 'firstFault'
  /** The message is carried out as a whole or not at all. */
  | 'wholeMessage';

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

/** Kinds of movers for which prices are told. */
export type Mover =
  /** A character on foot, and all animals that pay what he pays. */
  | 'foot'
  /** A horse. */
  | 'horse'
  /** A mule. */
  | 'mule'
  /** A pig, where its price differs from that of a mule. */
  | 'pig'
  /** A horse with a rider, who may be barred where a horse that is led is not. */
  | 'rider';

/** A new account, with its first key. */
export type OpenAccountInput = {
  /**
   * The client's own: ha_, the account in 32 hexadecimal digits (a new account: random ones), _ and at least 128 random
   * bits. With it the command may be repeated; absent: one is made and shown once.
   */
  readonly key?: string | null | undefined;
  /** The words by which you tell it from other keys: "phone"; 1 to 60 letters. */
  readonly label: string;
  /** The name by which other players know you; 1 to 60 letters. */
  readonly name: string;
};

/** A tournament that is wanted. */
export type OpenTournamentInput = {
  /** Chosen by the client, a UUID say: the same command sent twice opens one tournament. */
  readonly commandId: string;
  /** The name: 1 to 60 letters, in one line. */
  readonly name: string;
};

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

/** How a plotted order comes out of a correction. */
export type OrderFate =
  /** With other events. */
  | 'changed'
  /** With the recorded events. */
  | 'kept'
  /** Nothing follows from it any more. */
  | 'voided';

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

/** Whether an order was legal and led to what the rules decide. */
export type OrderVerdict =
  /** It was, and did. */
  | 'right'
  /** It was not, or did not. */
  | 'wrong';

/** States of panic (pbem:22.9). */
export type Panic =
  /** It panics. */
  | 'panicked'
  /** It routs. */
  | 'routed';

/** The game, and the key of this command. */
export type ParleyInput = {
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same command sent twice with the same key is recorded once. */
  readonly idempotencyKey: string;
};

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

/** Games on a board, and sieges. */
export type PlayedKind =
  /** A game on a board. */
  | 'game'
  /** A siege. */
  | 'siege';

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

/** A proposal on which all seats together can agree. */
export type Proposal =
  /** Somebody is to be the arbiter. */
  | 'arbiter'
  /** The game is to end as a draw. */
  | 'draw';

/** An arbiter for a game. */
export type ProposeArbiterInput = {
  /** The arbiter. */
  readonly arbiter: ArbiterInput;
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same command sent twice with the same key is recorded once. */
  readonly idempotencyKey: string;
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

/** The seat whose key and invitation become void. */
export type RevokeSeatInput = {
  /** The id of the game. */
  readonly game: string;
  /** The client's own: hi_ and at least 128 random bits; absent: one is made and shown once. */
  readonly invitation?: string | null | undefined;
  /** Of several players of the side the one to sit as (pbem:1.2a). */
  readonly player?: string | null | undefined;
  /** The side, by its name. */
  readonly side: string;
};

/** The decision of the arbiter about a claim. */
export type RuleOnClaimInput = {
  /** The number of the claim in its game, from 1. */
  readonly claim: number;
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same command sent twice with the same key is recorded once. */
  readonly idempotencyKey: string;
  /** The reasons, 1 to 1000 letters. */
  readonly reason: string;
  /** The rule on which the decision rests. */
  readonly rule: string;
  /** Whether the claimed order was an error. */
  readonly upheld: boolean;
};

/** How a rule is related to another. */
export type RuleRelation =
  /** The other one names it. */
  | 'namedBy'
  /** The other one is named by it. */
  | 'names'
  /** The other one stands in another book and has the same outcome. */
  | 'same'
  /** Both stand in one section. */
  | 'section';

/** Which rules to show; all that is given must hold, of each list one. */
export type RulesFilterInput = {
  /**
   * pbem, ach, siege-en…
   * @deprecated Use books: it takes several.
   */
  readonly book?: string | null | undefined;
  /** Rules of these books: pbem, ach, siege-en… */
  readonly books?: ReadonlyArray<string> | null | undefined;
  /**
   * 07-movement
   * @deprecated Use chapters: it takes several.
   */
  readonly chapter?: string | null | undefined;
  /** Rules of these chapters: 07-movement */
  readonly chapters?: ReadonlyArray<string> | null | undefined;
  /**
   * A rule with what belongs to it: pbem:7.3 means pbem:7.3a and pbem:7.3b, too.
   * @deprecated Use sections: it takes several.
   */
  readonly section?: string | null | undefined;
  /** Rules with what belongs to each: pbem:7.3 means pbem:7.3a and pbem:7.3b, too. */
  readonly sections?: ReadonlyArray<string> | null | undefined;
  /** Part of the id or of the title. */
  readonly text?: string | null | undefined;
  /**
   * The part of the game that the rules belong to.
   * @deprecated Use topics: it takes several.
   */
  readonly topic?: string | null | undefined;
  /** The parts of the game that the rules belong to. */
  readonly topics?: ReadonlyArray<string> | null | undefined;
  /** Words that all stand in the id, title, text or ruling, in any order. */
  readonly words?: string | null | undefined;
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

/** An address, which takes the place of an earlier one. */
export type SetAddressInput = {
  /** In your own words, in one line: e-mail, a page, a house; 1 to 200 letters. */
  readonly address: string;
  /** The others who may read it. */
  readonly shownTo: AddressReaders;
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

/** Engines that batter one target together. */
export type SiegeAllotmentInput = {
  /** The engines, by their names. */
  readonly engines: ReadonlyArray<string>;
  /** The hex that is battered. */
  readonly target: string;
};

/** An instant of a siege. */
export type SiegeAtInput =
  {   /** At the end of a day, or of a part of it. */
  readonly day: SiegeDayInput; readonly revision?: never; }
  |  { readonly day?: never;   /** After this event. */
  readonly revision: number; };

/** Sides of the map beyond which engines stand (pbem:19.2k). */
export type SiegeBearing =
  /** East of the castle. */
  | 'east'
  /** North of the castle. */
  | 'north'
  /** South of the castle. */
  | 'south'
  /** West of the castle. */
  | 'west';

/** Choices of the side with the initiative (pbem:2.81b, 2.81c). */
export type SiegeChoice =
  /** Storms the castle. */
  | 'attackCastle'
  /** Fights nowhere. */
  | 'none'
  /** Falls on the camp of the besieger. */
  | 'sallyAttacker'
  /** Falls on the supplies of the besieger. */
  | 'sallySupplies';

/** The end of a day, or of a part of it. */
export type SiegeDayInput = {
  /** The day, from 1. */
  readonly day: number;
  /** At the end of this part; absent: of the day and its night. */
  readonly part?: SiegeDayPart | null | undefined;
};

/** Parts of a day; a night belongs to the day before it. */
export type SiegeDayPart =
  /** The day, in which is worked and fought. */
  | 'day'
  /** The evening after the day. */
  | 'evening'
  /** The morning, before the day is decided. */
  | 'morning'
  /** The night after the day. */
  | 'night';

/** Goods that come to a side on a day. */
export type SiegeDeliveryInput = {
  /** The day, from 1. */
  readonly day: number;
  /** The goods that come, and how many. */
  readonly goods: ReadonlyArray<SiegeGoodsInput>;
  /** The side, by its name. */
  readonly side: SiegeSide;
};

/** A hex of the moat. */
export type SiegeDitchInput = {
  /** The hex, by its name. */
  readonly hex: string;
  /** It lies under the drawbridge. */
  readonly underDrawbridge?: boolean | null | undefined;
};

/** The outcome of a day or night: a scenario, nothing, or work. */
export type SiegeDoing =
  /** The besieger stormed the castle. */
  | 'attackCastle'
  /** The day was played in detail. */
  | 'day'
  /** Nobody fought. */
  | 'none'
  /** The besieged fell on the camp of the besieger. */
  | 'sallyAttacker'
  /** The besieged fell on the supplies of the besieger. */
  | 'sallySupplies'
  /** The besieger worked. */
  | 'work';

/** An engine of a siege. */
export type SiegeEngineInput = {
  /** Beyond which side of the map it stands (pbem:19.2k). */
  readonly bearing?: SiegeBearing | null | undefined;
  /** The kind of engine. */
  readonly kind: SiegeEngineKind;
  /** Unique in the siege. */
  readonly name: string;
  /** The attacker, if none is given. */
  readonly side?: SiegeSide | null | undefined;
  /** Hexes that it covers; 1 if none is given. */
  readonly size?: number | null | undefined;
  /** It is still to be built (option building). */
  readonly unbuilt?: boolean | null | undefined;
  /** Wear in battering points. */
  readonly wear?: number | null | undefined;
};

/** Siege engines (pbem:19.1). */
export type SiegeEngineKind =
  /** A ballista. */
  | 'ballista'
  /** A battering ram. */
  | 'batteringRam'
  /** A mangonel. */
  | 'mangonel'
  /** A siege tower. */
  | 'siegeTower'
  /** A trebuchet. */
  | 'trebuchet';

/** A character of a siege. */
export type SiegeFighterInput = {
  /** The day at whose end he joins. */
  readonly due?: number | null | undefined;
  /** He can build and repair engines. */
  readonly engineer?: boolean | null | undefined;
  /** Name of the character in the scenarios. */
  readonly name: string;
  /** The side, by its name. */
  readonly side: SiegeSide;
  /** He begins wounded. */
  readonly wounded?: boolean | null | undefined;
};

/** An amount of goods. */
export type SiegeGoodsInput = {
  /** How much of it. */
  readonly count: number;
  /** The name of the goods: arrows. */
  readonly name: string;
};

/** One order of a siege: exactly one of these. */
export type SiegeOrderInput =
  {   /** Chooses a scenario, or none (pbem:2.81b, 2.81c). */
  readonly choose: SiegeChoice; readonly close?: never; readonly fill?: never; readonly place?: never; readonly repair?: never; readonly rollInitiative?: never; readonly shareWear?: never; readonly work?: never; }
  |  { readonly choose?: never;   /** true: Has nothing more to do in this day or night. */
  readonly close: boolean; readonly fill?: never; readonly place?: never; readonly repair?: never; readonly rollInitiative?: never; readonly shareWear?: never; readonly work?: never; }
  |  { readonly choose?: never; readonly close?: never;   /** A moat hex to be filled today (pbem:19.51a). */
  readonly fill: string; readonly place?: never; readonly repair?: never; readonly rollInitiative?: never; readonly shareWear?: never; readonly work?: never; }
  |  { readonly choose?: never; readonly close?: never; readonly fill?: never;   /** Withdraws a character or a loose animal into the own base (pbem:2.82c), head first. */
  readonly place: SiegePlaceInput; readonly repair?: never; readonly rollInitiative?: never; readonly shareWear?: never; readonly work?: never; }
  |  { readonly choose?: never; readonly close?: never; readonly fill?: never; readonly place?: never;   /** Repairs of the defender on a day of the attacker's (pbem:2.81h). */
  readonly repair: ReadonlyArray<string>; readonly rollInitiative?: never; readonly shareWear?: never; readonly work?: never; }
  |  { readonly choose?: never; readonly close?: never; readonly fill?: never; readonly place?: never; readonly repair?: never;   /** true: Rolls for the initiative of the day or night, for both sides (pbem:2.81a). */
  readonly rollInitiative: boolean; readonly shareWear?: never; readonly work?: never; }
  |  { readonly choose?: never; readonly close?: never; readonly fill?: never; readonly place?: never; readonly repair?: never; readonly rollInitiative?: never;   /** Shares out the wear of the first roll that brought some, in points (pbem:19.3k). */
  readonly shareWear: ReadonlyArray<WearShareInput>; readonly work?: never; }
  |  { readonly choose?: never; readonly close?: never; readonly fill?: never; readonly place?: never; readonly repair?: never; readonly rollInitiative?: never; readonly shareWear?: never;   /** The besieger's work of a day: battering, repairs, building (pbem:2.81c, 2.81e). */
  readonly work: SiegeWorkInput; };

/** Withdraws a character or a loose animal into the own base (pbem:2.82c), head first. */
export type SiegePlaceInput = {
  /** The hexes that it holds, head first. */
  readonly hexes: ReadonlyArray<string>;
  /** The unit, by its name. */
  readonly unit: string;
};

/** Kinds of scenarios to which a siege may come (pbem:2.81d). */
export type SiegeScenario =
  /** The besieger storms the castle. */
  | 'attackCastle'
  /** A day that is played in detail. */
  | 'day'
  /** The besieged fall on the camp of the besieger. */
  | 'sallyAttacker'
  /** The besieged fall on the supplies of the besieger. */
  | 'sallySupplies';

/** The scenario that is played for a kind of fight of the siege. */
export type SiegeScenarioInput = {
  /** The side of that scenario which besieges. */
  readonly attacker: string;
  /** The side of that scenario which is besieged. */
  readonly defender: string;
  /** The kind of fight. */
  readonly name: SiegeScenario;
  /** Id of a scenario of the library. */
  readonly scenario: string;
};

/** The two sides: besieger and besieged. */
export type SiegeSide =
  /** The besieger. */
  | 'attacker'
  /** The besieged. */
  | 'defender';

/** The next thing that a siege waits for in its day or night. */
export type SiegeStage =
  /** For the choice of the side with the initiative. */
  | 'choice'
  /** For both sides to close the day or night. */
  | 'evening'
  /** For the roll of the initiative. */
  | 'morning'
  /** For nothing: the siege has ended. */
  | 'over'
  /** For the end of a game. */
  | 'scenario'
  /** For the owner of the engines, who shares out their wear. */
  | 'wear';

/** A part of the castle that can be battered. */
export type SiegeTargetInput = {
  /** The hex, by its name. */
  readonly hex: string;
  /** The kind of target. */
  readonly kind: SiegeTargetKind;
  /** From where the ground before it is seen (pbem:19.2k); if none is given, nothing is asked. */
  readonly seenFrom?: ReadonlyArray<SiegeBearing> | null | undefined;
};

/** Kinds of targets that are battered offboard (pbem:19.3a). */
export type SiegeTargetKind =
  /** A tower of the castle. */
  | 'castleTower'
  /** A piece of the castle wall. */
  | 'castleWall'
  /** An embattlement on the wall. */
  | 'embattlement'
  /** The doors of a gate. */
  | 'gateDoor'
  /** The keep. */
  | 'keep';

/** A thing of a siege, by its kind and its name. */
export type SiegeThingInput = {
  /** The kind of thing. */
  readonly kind: SiegeThingKind;
  /** Its name among the things of its kind. */
  readonly name: string;
};

/**
 * Things of a siege that change: targets, moat hexes, engines, fighters, goods in store (defender/arrows), other places of
 * the map, equipment.
 */
export type SiegeThingKind =
  /** A siege engine. */
  | 'engine'
  /** A ladder or a screen. */
  | 'equipment'
  /** A character. */
  | 'fighter'
  /** A hex of the moat. */
  | 'moat'
  /** Another place of the map that changes. */
  | 'place'
  /** Goods in store. */
  | 'store'
  /** A part of the castle that is battered. */
  | 'target';

/** The besieger's work of a day: battering, repairs, building (pbem:2.81c, 2.81e). */
export type SiegeWorkInput = {
  /** Engines, and what they batter. */
  readonly batter?: ReadonlyArray<SiegeAllotmentInput> | null | undefined;
  /** Engines that are built, by their names. */
  readonly build?: ReadonlyArray<string> | null | undefined;
  /** Engines that are repaired, by their names. */
  readonly repair?: ReadonlyArray<string> | null | undefined;
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

/** An order, and the revision of the siege for which it is meant. */
export type SubmitSiegeOrderInput = {
  /** Revision of the siege that the player has seen. */
  readonly expectedRevision: number;
  /** Chosen by the client: with it the order may be sent again. */
  readonly idempotencyKey: string;
  /** The order. */
  readonly order: SiegeOrderInput;
  /** The id of the siege. */
  readonly siege: string;
};

/** A whole turn as one message (docs/notation.md, pbem:4.1b). */
export type SubmitTurnInput = {
  /** The message is only checked, and nothing changes. */
  readonly dryRun?: boolean | null | undefined;
  /** Revision of the game that the player has seen. */
  readonly expectedRevision: number;
  /** The id of the game. */
  readonly game: string;
  /** Chosen by the client: the same message sent twice with the same key is carried out once. */
  readonly idempotencyKey: string;
  /**
   * One order a line in written notation, with dice and statements behind it in square brackets: `Ann attacks Ben [dice
   * 4]`.
   */
  readonly message: string;
  /** How far a message with a line at fault is carried out; absent: not at all. */
  readonly upTo?: MessageExtent | null | undefined;
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

/** Kinds of ground of hexes (pbem:16.1, 16.3), and what equipment makes of them (pbem:19.1). */
export type TerrainType =
  /** Archway. */
  | 'archway'
  /** Arrow slit. */
  | 'arrowSlit'
  /** Bridge. */
  | 'bridge'
  /** Castle tower. */
  | 'castleTower'
  /** Castle wall. */
  | 'castleWall'
  /** Catapult. */
  | 'catapult'
  /** Door hex. */
  | 'doorHex'
  /** Drawbridge. */
  | 'drawbridge'
  /** Dungeon. */
  | 'dungeon'
  /** Embattlement. */
  | 'embattlement'
  /** Fence. */
  | 'fence'
  /** Filled moat. */
  | 'filledMoat'
  /** Flat ground. */
  | 'flatGround'
  /** Flooded moat. */
  | 'floodedMoat'
  /** Foot bridge. */
  | 'footBridge'
  /** Fountain. */
  | 'fountain'
  /** Gate. */
  | 'gate'
  /** House interior. */
  | 'houseInterior'
  /** Ladder. */
  | 'ladder'
  /** Mill gear. */
  | 'millGear'
  /** Millwheel. */
  | 'millwheel'
  /** Moat. */
  | 'moat'
  /** Paled gate. */
  | 'paledGate'
  /** Pool. */
  | 'pool'
  /** Ramp. */
  | 'ramp'
  /** Ramp archway. */
  | 'rampArchway'
  /** Rampart. */
  | 'rampart'
  /** Rice paddy. */
  | 'ricePaddy'
  /** River. */
  | 'river'
  /** Rocks. */
  | 'rocks'
  /** Rubble. */
  | 'rubble'
  /** Scrub. */
  | 'scrub'
  /** Sea. */
  | 'sea'
  /** Secret passage. */
  | 'secretPassage'
  /** Shingle. */
  | 'shingle'
  /** Siege platform. */
  | 'siegePlatform'
  /** Slope. */
  | 'slope'
  /** Stable gate. */
  | 'stableGate'
  /** Stables. */
  | 'stables'
  /** Stairs. */
  | 'stairs'
  /** Stepping stones. */
  | 'steppingStones'
  /** Swamp. */
  | 'swamp'
  /** Table. */
  | 'table'
  /** Temple. */
  | 'temple'
  /** Tent. */
  | 'tent'
  /** Tori. */
  | 'tori'
  /** Tower platform. */
  | 'towerPlatform'
  /** Tree. */
  | 'tree'
  /** Trench. */
  | 'trench'
  /** Under ram. */
  | 'underRam'
  /** Under tower. */
  | 'underTower'
  /** Well. */
  | 'well'
  /** Winch. */
  | 'winch'
  /** Yard entrance. */
  | 'yardEntrance';

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

/** An organiser who is to come or go. */
export type TournamentOrganiserInput = {
  /** The account of the organiser. */
  readonly account: string;
  /** The id of the tournament. */
  readonly tournament: string;
};

/** The end of a player turn. */
export type TurnEndInput = {
  /** The game turn, from 1. */
  readonly gameTurn: number;
  /** The side, by its name. */
  readonly side: string;
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

/** The judgement of a recorded order by the rules. */
export type Verdict =
  /** The rules make of the order and its dice exactly what is recorded. */
  | 'right'
  /** Nobody can judge it who may see no more of the game than the viewer. */
  | 'undecided'
  /** The rules refuse the order, or make something else of it: see the findings. */
  | 'wrong';

/** Leaves a retreat of the other side's unit open until that side's next player turn (pbem:4.4c). */
export type WaiveInput = {
  /** The name of a unit. */
  readonly unit: string;
};

/** Wear that an engine takes upon itself. */
export type WearShareInput = {
  /** The engine, by its name. */
  readonly engine: string;
  /** Battering points of wear. */
  readonly points: number;
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

export type AddressPartsFragment = { readonly id: string, readonly address: { readonly text: string, readonly shownTo: AddressReaders } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly name: string, readonly id: string, readonly keys: ReadonlyArray<{ readonly id: string, readonly label: string, readonly givenAt: string, readonly isThis: boolean }>, readonly address: { readonly text: string, readonly shownTo: AddressReaders } | null } | null };

export type MyGamesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyGamesQuery = { readonly myGames: { readonly edges: ReadonlyArray<{ readonly node: { readonly side: string, readonly player: string | null, readonly game: { readonly id: string, readonly title: string } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type OpenAccountMutationVariables = Exact<{
  input: OpenAccountInput;
}>;


export type OpenAccountMutation = { readonly openAccount: { readonly account: string, readonly key: string } };

export type RenameAccountMutationVariables = Exact<{
  name: string;
}>;


export type RenameAccountMutation = { readonly renameAccount: { readonly id: string, readonly name: string } };

export type SetAddressMutationVariables = Exact<{
  input: SetAddressInput;
}>;


export type SetAddressMutation = { readonly setAddress: { readonly id: string, readonly address: { readonly text: string, readonly shownTo: AddressReaders } | null } };

export type RemoveAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAddressMutation = { readonly removeAddress: { readonly id: string, readonly address: { readonly text: string, readonly shownTo: AddressReaders } | null } };

export type GiveAccountKeyMutationVariables = Exact<{
  input: AccountKeyInput;
}>;


export type GiveAccountKeyMutation = { readonly giveAccountKey: { readonly account: string, readonly key: string } };

export type RevokeAccountKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeAccountKeyMutation = { readonly revokeAccountKey: { readonly id: string, readonly name: string, readonly keys: ReadonlyArray<{ readonly id: string, readonly label: string, readonly givenAt: string, readonly isThis: boolean }> } };

export type OfferSeatMutationVariables = Exact<{
  game: string;
}>;


export type OfferSeatMutation = { readonly offerSeat: { readonly side: string, readonly player: string | null, readonly invitation: string | null } };

export type WithdrawSeatOfferMutationVariables = Exact<{
  game: string;
}>;


export type WithdrawSeatOfferMutation = { readonly withdrawSeatOffer: { readonly side: string, readonly player: string | null } };

export type LeaveSeatMutationVariables = Exact<{
  game: string;
}>;


export type LeaveSeatMutation = { readonly leaveSeat: { readonly side: string, readonly player: string | null, readonly taken: boolean } };

export type CampaignsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CampaignsQuery = { readonly games: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly gameTurn: number, readonly over: boolean, readonly winner: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CampaignQueryVariables = Exact<{
  id: string;
  day?: number | null | undefined;
}>;


export type CampaignQuery = { readonly campaign: { readonly id: string, readonly title: string, readonly revision: number, readonly day: number, readonly lastDay: number, readonly closed: ReadonlyArray<string>, readonly over: boolean, readonly winner: string | null, readonly won: ReadonlyArray<{ readonly side: string, readonly won: number }>, readonly parts: ReadonlyArray<{ readonly name: string, readonly kind: CampaignPartKind, readonly state: CampaignPartState, readonly wanted: ReadonlyArray<string>, readonly since: number | null, readonly game: string | null, readonly siege: string | null }>, readonly characters: ReadonlyArray<{ readonly name: string, readonly side: string, readonly class: CampaignClass, readonly health: CharacterHealth, readonly heals: number | null, readonly neverHeals: boolean, readonly back: number | null, readonly away: boolean, readonly captive: string | null, readonly foot: { readonly attack: number, readonly defence: number }, readonly mounted: { readonly attack: number, readonly defence: number } | null, readonly record: { readonly attack: number, readonly defence: number } }> } };

export type CampaignLogQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type CampaignLogQuery = { readonly game: { readonly id: string, readonly history: { readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number, readonly text: string, readonly rules: ReadonlyArray<string> } }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } } };

export type ExplainQueryVariables = Exact<{
  game: string;
  revision: number;
}>;


export type ExplainQuery = { readonly game: { readonly id: string, readonly event: { readonly revision: number, readonly type: string, readonly text: string, readonly rules: ReadonlyArray<string>, readonly reasons: ReadonlyArray<{ readonly text: string, readonly rule: string | null }> } } };

export type JudgeQueryVariables = Exact<{
  game: string;
  revision: number;
}>;


export type JudgeQuery = { readonly game: { readonly id: string, readonly judgement: { readonly orders: ReadonlyArray<{ readonly revision: number, readonly side: string | null, readonly verdict: Verdict, readonly findings: ReadonlyArray<{ readonly revision: number, readonly rule: string | null, readonly reason: string }>, readonly events: ReadonlyArray<{ readonly revision: number, readonly text: string }> }>, readonly rules: ReadonlyArray<{ readonly id: string, readonly title: string }> } } };

export type SeatPartsFragment = { readonly side: string, readonly player: string | null, readonly taken: boolean, readonly reserved: boolean, readonly yours: boolean, readonly computer: Computer | null, readonly siege: string | null, readonly campaign: string | null, readonly keptFor: string | null, readonly holder: { readonly account: string, readonly name: string } | null };

export type ScenarioOptionsQueryVariables = Exact<{
  scenario: string;
  different: ReadonlyArray<OptionInput> | OptionInput;
}>;


export type ScenarioOptionsQuery = { readonly scenario: { readonly id: string, readonly options: ReadonlyArray<{ readonly name: string, readonly on: boolean, readonly rule: string | null, readonly refusal: { readonly reason: string } | null }> } | null };

export type ComputersQueryVariables = Exact<{ [key: string]: never; }>;


export type ComputersQuery = { readonly computers: ReadonlyArray<Computer> };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { readonly computers: ReadonlyArray<Computer>, readonly scenarios: ReadonlyArray<{ readonly id: string, readonly title: string, readonly story: string, readonly victory: string, readonly notes: ReadonlyArray<string>, readonly specialRules: ReadonlyArray<string>, readonly gameTurns: number, readonly units: number, readonly sides: ReadonlyArray<{ readonly id: string, readonly name: string, readonly colour: string, readonly players: ReadonlyArray<string>, readonly characters: number }> }> };

export type OpenGamesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OpenGamesQuery = { readonly games: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly gameTurn: number, readonly side: string, readonly step: string, readonly sides: ReadonlyArray<string>, readonly over: boolean, readonly winner: string | null, readonly updatedAt: string, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly taken: boolean, readonly reserved: boolean, readonly yours: boolean, readonly computer: Computer | null, readonly siege: string | null, readonly campaign: string | null, readonly keptFor: string | null, readonly holder: { readonly account: string, readonly name: string } | null }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } }, readonly sieges: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly day: number, readonly night: boolean, readonly over: boolean } }> } };

export type MyGameQueryVariables = Exact<{
  game: string;
}>;


export type MyGameQuery = { readonly game: { readonly id: string, readonly title: string, readonly sides: ReadonlyArray<string>, readonly revision: number, readonly scenario: { readonly id: string, readonly sides: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly turn: { readonly gameTurn: number, readonly side: string, readonly step: string }, readonly actors: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly role: ActorRole }>, readonly outcome: { readonly winner: string | null } | null, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly taken: boolean, readonly reserved: boolean, readonly yours: boolean, readonly computer: Computer | null, readonly siege: string | null, readonly campaign: string | null, readonly keptFor: string | null, readonly holder: { readonly account: string, readonly name: string } | null }>, readonly last: { readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number, readonly recordedAt: string } }> } } };

export type CreateGameMutationVariables = Exact<{
  input: CreateGameInput;
}>;


export type CreateGameMutation = { readonly createGame: { readonly id: string, readonly title: string, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly secrets: { readonly organiserKey: string, readonly invitations: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly invitation: string | null }> } | null } };

export type JoinGameMutationVariables = Exact<{
  input: JoinGameInput;
}>;


export type JoinGameMutation = { readonly joinGame: { readonly game: string, readonly side: string, readonly player: string | null, readonly key: string } };

export type SeatComputerMutationVariables = Exact<{
  input: SeatComputerInput;
}>;


export type SeatComputerMutation = { readonly seatComputer: { readonly side: string, readonly player: string | null, readonly taken: boolean, readonly reserved: boolean, readonly yours: boolean, readonly computer: Computer | null, readonly siege: string | null, readonly campaign: string | null, readonly keptFor: string | null, readonly holder: { readonly account: string, readonly name: string } | null } };

export type RevokeSeatMutationVariables = Exact<{
  input: RevokeSeatInput;
}>;


export type RevokeSeatMutation = { readonly revokeSeat: { readonly side: string, readonly player: string | null, readonly invitation: string | null } };

export type GiveWatchersKeyMutationVariables = Exact<{
  input: RenewKeyInput;
}>;


export type GiveWatchersKeyMutation = { readonly giveWatchersKey: { readonly key: string } };

export type ClaimPartsFragment = { readonly number: number, readonly side: string, readonly player: string | null, readonly at: number, readonly what: string, readonly rule: string | null, readonly standing: ClaimStanding, readonly verdict: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string }, readonly today: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string } | null, readonly appeal: { readonly side: string, readonly player: string | null, readonly what: string } | null, readonly ruling: { readonly upheld: boolean, readonly rule: string, readonly reason: string } | null };

export type ParleyPartsFragment = { readonly arbiter: string | null, readonly proposedArbiter: { readonly name: string, readonly keyHash: string, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: string | null }> } | null, readonly drawOfferedBy: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly resigned: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly acceptedBy: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly claims: ReadonlyArray<{ readonly number: number, readonly side: string, readonly player: string | null, readonly at: number, readonly what: string, readonly rule: string | null, readonly standing: ClaimStanding, readonly verdict: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string }, readonly today: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string } | null, readonly appeal: { readonly side: string, readonly player: string | null, readonly what: string } | null, readonly ruling: { readonly upheld: boolean, readonly rule: string, readonly reason: string } | null }>, readonly corrections: ReadonlyArray<{ readonly claim: number }> };

type SaidParts_Parley_Fragment = { readonly __typename: 'Parley' };

type SaidParts_Refusal_Fragment = { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null };

export type SaidPartsFragment =
  | SaidParts_Parley_Fragment
  | SaidParts_Refusal_Fragment
;

export type ParleyQueryVariables = Exact<{
  game: string;
}>;


export type ParleyQuery = { readonly game: { readonly id: string, readonly parley: { readonly arbiter: string | null, readonly proposedArbiter: { readonly name: string, readonly keyHash: string, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: string | null }> } | null, readonly drawOfferedBy: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly resigned: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly acceptedBy: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly claims: ReadonlyArray<{ readonly number: number, readonly side: string, readonly player: string | null, readonly at: number, readonly what: string, readonly rule: string | null, readonly standing: ClaimStanding, readonly verdict: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string }, readonly today: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string } | null, readonly appeal: { readonly side: string, readonly player: string | null, readonly what: string } | null, readonly ruling: { readonly upheld: boolean, readonly rule: string, readonly reason: string } | null }>, readonly corrections: ReadonlyArray<{ readonly claim: number }> } } };

export type SiegeParleyQueryVariables = Exact<{
  siege: string;
}>;


export type SiegeParleyQuery = { readonly siege: { readonly id: string, readonly parley: { readonly arbiter: string | null, readonly proposedArbiter: { readonly name: string, readonly keyHash: string, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: string | null }> } | null, readonly drawOfferedBy: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly resigned: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly acceptedBy: ReadonlyArray<{ readonly side: string, readonly player: string | null }>, readonly claims: ReadonlyArray<{ readonly number: number, readonly side: string, readonly player: string | null, readonly at: number, readonly what: string, readonly rule: string | null, readonly standing: ClaimStanding, readonly verdict: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string }, readonly today: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string } | null, readonly appeal: { readonly side: string, readonly player: string | null, readonly what: string } | null, readonly ruling: { readonly upheld: boolean, readonly rule: string, readonly reason: string } | null }>, readonly corrections: ReadonlyArray<{ readonly claim: number }> } } };

export type ClaimsQueryVariables = Exact<{
  filter?: ClaimFilterInput | null | undefined;
  after?: string | null | undefined;
}>;


export type ClaimsQuery = { readonly claims: { readonly edges: ReadonlyArray<{ readonly node: { readonly game: string, readonly kind: PlayedKind, readonly title: string, readonly filedAt: string, readonly claim: { readonly number: number, readonly side: string, readonly player: string | null, readonly at: number, readonly what: string, readonly rule: string | null, readonly standing: ClaimStanding, readonly verdict: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string }, readonly today: { readonly edition: number, readonly verdict: OrderVerdict, readonly rule: string | null, readonly reason: string } | null, readonly appeal: { readonly side: string, readonly player: string | null, readonly what: string } | null, readonly ruling: { readonly upheld: boolean, readonly rule: string, readonly reason: string } | null } } }>, readonly counts: ReadonlyArray<{ readonly rule: string | null, readonly standing: ClaimStanding, readonly count: number }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type FileClaimMutationVariables = Exact<{
  input: FileClaimInput;
}>;


export type FileClaimMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type AnswerClaimMutationVariables = Exact<{
  input: AnswerClaimInput;
}>;


export type AnswerClaimMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type WithdrawClaimMutationVariables = Exact<{
  input: ClaimInput;
}>;


export type WithdrawClaimMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type AppealClaimMutationVariables = Exact<{
  input: AppealClaimInput;
}>;


export type AppealClaimMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type RuleOnClaimMutationVariables = Exact<{
  input: RuleOnClaimInput;
}>;


export type RuleOnClaimMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type ProposeArbiterMutationVariables = Exact<{
  input: ProposeArbiterInput;
}>;


export type ProposeArbiterMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type OfferDrawMutationVariables = Exact<{
  input: ParleyInput;
}>;


export type OfferDrawMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type DeclineProposalMutationVariables = Exact<{
  input: DeclineProposalInput;
}>;


export type DeclineProposalMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type ResignMutationVariables = Exact<{
  input: ParleyInput;
}>;


export type ResignMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type AcceptOutcomeMutationVariables = Exact<{
  input: ParleyInput;
}>;


export type AcceptOutcomeMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type RulePartsFragment = { readonly id: string, readonly title: string };

export type RulePageQueryVariables = Exact<{
  id: string;
}>;


export type RulePageQuery = { readonly rule: { readonly book: string, readonly chapter: string, readonly topic: string, readonly option: string | null, readonly text: string, readonly params: unknown, readonly ruling: string | null, readonly check: string, readonly id: string, readonly title: string, readonly related: ReadonlyArray<{ readonly relation: RuleRelation, readonly rule: { readonly id: string, readonly title: string } }> } | null };

export type RulesQueryVariables = Exact<{
  filter: RulesFilterInput;
  first: number;
}>;


export type RulesQuery = { readonly rulePage: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string } }> } };

export type RuleUsesQueryVariables = Exact<{
  game: string;
  rule: string;
  before?: string | null | undefined;
}>;


export type RuleUsesQuery = { readonly game: { readonly id: string, readonly title: string, readonly history: { readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number, readonly text: string } }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } } };

export type ThingPartsFragment = { readonly kind: SiegeThingKind, readonly name: string, readonly text: string, readonly state:
    | { readonly __typename: 'SiegeDitch' }
    | { readonly __typename: 'SiegeEngineState' }
    | { readonly __typename: 'SiegeEquipmentState' }
    | { readonly __typename: 'SiegeFighter', readonly side: SiegeSide, readonly health: Health, readonly away: boolean, readonly back: number | null }
    | { readonly __typename: 'SiegePlaceState' }
    | { readonly __typename: 'SiegeStoreState' }
    | { readonly __typename: 'SiegeTarget' }
   };

export type SiegesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SiegesQuery = { readonly sieges: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly day: number, readonly night: boolean, readonly over: boolean, readonly winner: SiegeSide | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SiegeQueryVariables = Exact<{
  id: string;
}>;


export type SiegeQuery = { readonly siege: { readonly id: string, readonly title: string, readonly revision: number, readonly day: number, readonly night: boolean, readonly stage: SiegeStage, readonly initiative: SiegeSide | null, readonly castle: string | null, readonly curves: string, readonly outcome: { readonly winner: SiegeSide | null, readonly reason: string } | null, readonly games: ReadonlyArray<{ readonly day: number, readonly night: boolean, readonly scenario: SiegeScenario, readonly game: string }>, readonly seats: ReadonlyArray<{ readonly side: string, readonly taken: boolean, readonly yours: boolean }>, readonly warnings: ReadonlyArray<{ readonly rule: string, readonly because: string }> } };

export type SiegeDaysQueryVariables = Exact<{
  siege: string;
  after?: string | null | undefined;
}>;


export type SiegeDaysQuery = { readonly siegeDays: { readonly edges: ReadonlyArray<{ readonly node: { readonly day: number, readonly figures: { readonly resistance: number, readonly fallen: number, readonly attacker: { readonly healthy: number, readonly wounded: number }, readonly defender: { readonly healthy: number, readonly wounded: number } }, readonly parts: ReadonlyArray<{ readonly part: SiegeDayPart, readonly choice: SiegeDoing | null }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SiegeDayEventsQueryVariables = Exact<{
  siege: string;
  day: number;
  after?: string | null | undefined;
}>;


export type SiegeDayEventsQuery = { readonly siegeOccurrences: { readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number, readonly part: SiegeDayPart, readonly side: SiegeSide | null, readonly text: string, readonly dice: ReadonlyArray<{ readonly value: number, readonly rule: string }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SiegeThingsQueryVariables = Exact<{
  siege: string;
  at?: SiegeAtInput | null | undefined;
  after?: string | null | undefined;
}>;


export type SiegeThingsQuery = { readonly siegeThings: { readonly edges: ReadonlyArray<{ readonly node: { readonly kind: SiegeThingKind, readonly name: string, readonly text: string, readonly state:
          | { readonly __typename: 'SiegeDitch' }
          | { readonly __typename: 'SiegeEngineState' }
          | { readonly __typename: 'SiegeEquipmentState' }
          | { readonly __typename: 'SiegeFighter', readonly side: SiegeSide, readonly health: Health, readonly away: boolean, readonly back: number | null }
          | { readonly __typename: 'SiegePlaceState' }
          | { readonly __typename: 'SiegeStoreState' }
          | { readonly __typename: 'SiegeTarget' }
         } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SiegeTimelineQueryVariables = Exact<{
  siege: string;
  thing: SiegeThingInput;
  before?: string | null | undefined;
}>;


export type SiegeTimelineQuery = { readonly siegeTimeline: { readonly edges: ReadonlyArray<{ readonly node: { readonly event: { readonly revision: number, readonly day: number, readonly part: SiegeDayPart, readonly text: string, readonly dice: ReadonlyArray<{ readonly value: number, readonly rule: string }> }, readonly after: { readonly text: string } | null } }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } };

export type SiegeChangesQueryVariables = Exact<{
  siege: string;
  from: SiegeAtInput;
  to?: SiegeAtInput | null | undefined;
  after?: string | null | undefined;
}>;


export type SiegeChangesQuery = { readonly siegeChanges: { readonly edges: ReadonlyArray<{ readonly node: { readonly kind: SiegeThingKind, readonly name: string, readonly before: { readonly text: string } | null, readonly after: { readonly text: string } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SiegeOrdersQueryVariables = Exact<{
  siege: string;
}>;


export type SiegeOrdersQuery = { readonly siegeOrders: ReadonlyArray<{ readonly order: unknown, readonly summary: string }> };

export type SubmitSiegeOrderMutationVariables = Exact<{
  input: SubmitSiegeOrderInput;
}>;


export type SubmitSiegeOrderMutation = { readonly submitSiegeOrder:
    | { readonly __typename: 'SiegeOrderAccepted', readonly revision: number, readonly events: ReadonlyArray<{ readonly revision: number, readonly text: string }> }
    | { readonly __typename: 'SiegeOrderRefused', readonly revision: number, readonly refusal: { readonly reason: string, readonly rule: string | null } }
   };

export type ReportSiegeScenarioMutationVariables = Exact<{
  siege: string;
}>;


export type ReportSiegeScenarioMutation = { readonly reportSiegeScenario:
    | { readonly __typename: 'SiegeOrderAccepted', readonly revision: number, readonly events: ReadonlyArray<{ readonly revision: number, readonly text: string }> }
    | { readonly __typename: 'SiegeOrderRefused', readonly revision: number, readonly refusal: { readonly reason: string, readonly rule: string | null } }
   };

export type JoinSiegeMutationVariables = Exact<{
  siege: string;
  side: SiegeSide;
  key: string;
}>;


export type JoinSiegeMutation = { readonly joinSiege: { readonly side: string, readonly key: string } };

export type ShippedSiegesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShippedSiegesQuery = { readonly shippedSieges: ReadonlyArray<{ readonly id: string, readonly title: string, readonly story: string, readonly lastDay: number | null }> };

export type CreateSiegeMutationVariables = Exact<{
  input: CreateSiegeInput;
}>;


export type CreateSiegeMutation = { readonly createSiege: { readonly id: string, readonly title: string } };

export type FollowSiegeSubscriptionVariables = Exact<{
  siege: string;
  from: number;
}>;


export type FollowSiegeSubscription = { readonly siegeEvents: { readonly revision: number } };

export type EndsQueryVariables = Exact<{
  game: string;
}>;


export type EndsQuery = { readonly game: { readonly id: string, readonly stepEnds: ReadonlyArray<{ readonly order: unknown, readonly text: string, readonly refusal: { readonly reason: string, readonly rule: string | null } | null, readonly lost: ReadonlyArray<{ readonly step: string, readonly kind: LossKind, readonly unit: string | null, readonly types: ReadonlyArray<string>, readonly rule: string }> }> } };

export type UnitPartsFragment = { readonly name: string, readonly side: string | null, readonly kind: UnitKind, readonly classes: ReadonlyArray<CharacterClass>, readonly health: Health, readonly hexes: ReadonlyArray<string>, readonly attack: number, readonly defence: number, readonly mpa: number, readonly mpLeft: number, readonly mounted: boolean, readonly mount: string | null, readonly rider: string | null, readonly hidden: boolean, readonly aware: boolean, readonly attacked: boolean, readonly pinned: boolean, readonly panic: Panic | null, readonly missiles: number | null, readonly prisonerOf: string | null, readonly left: boolean, readonly ranAway: boolean, readonly inMeleeWith: ReadonlyArray<string>, readonly carries: ReadonlyArray<{ readonly name: string }>, readonly entry: { readonly gameTurn: number, readonly hexes: ReadonlyArray<string> } | null };

export type DiePartsFragment = { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> };

export type OddsPartsFragment = { readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> };

export type OrderPartsFragment = { readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null };

export type TableQueryVariables = Exact<{
  game: string;
  at?: AtInput | null | undefined;
}>;


export type TableQuery = { readonly game: { readonly id: string, readonly title: string, readonly sides: ReadonlyArray<string>, readonly keeping: GameKeeping, readonly revision: number, readonly actors: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly role: ActorRole }>, readonly seats: ReadonlyArray<{ readonly address: string | null, readonly side: string, readonly player: string | null, readonly taken: boolean, readonly reserved: boolean, readonly yours: boolean, readonly computer: Computer | null, readonly siege: string | null, readonly campaign: string | null, readonly keptFor: string | null, readonly holder: { readonly account: string, readonly name: string } | null }>, readonly points: ReadonlyArray<{ readonly side: string, readonly points: number }>, readonly turn: { readonly gameTurn: number, readonly side: string, readonly step: string, readonly closing: boolean }, readonly outcome: { readonly winner: string | null } | null, readonly board: { readonly revision: number, readonly scenery: string | null, readonly turn: { readonly gameTurn: number, readonly side: string, readonly step: string }, readonly units: ReadonlyArray<{ readonly name: string, readonly side: string | null, readonly kind: UnitKind, readonly classes: ReadonlyArray<CharacterClass>, readonly health: Health, readonly hexes: ReadonlyArray<string>, readonly attack: number, readonly defence: number, readonly mpa: number, readonly mpLeft: number, readonly mounted: boolean, readonly mount: string | null, readonly rider: string | null, readonly hidden: boolean, readonly aware: boolean, readonly attacked: boolean, readonly pinned: boolean, readonly panic: Panic | null, readonly missiles: number | null, readonly prisonerOf: string | null, readonly left: boolean, readonly ranAway: boolean, readonly inMeleeWith: ReadonlyArray<string>, readonly carries: ReadonlyArray<{ readonly name: string }>, readonly entry: { readonly gameTurn: number, readonly hexes: ReadonlyArray<string> } | null }>, readonly equipment: ReadonlyArray<{ readonly kind: EquipmentKind, readonly hexes: ReadonlyArray<string>, readonly without: string | null, readonly daysDone: number | null }>, readonly melee: ReadonlyArray<{ readonly a: string, readonly b: string }>, readonly outcome: { readonly winner: string | null, readonly reason: string, readonly points: ReadonlyArray<{ readonly side: string, readonly points: number }> } | null } } };

export type HexesQueryVariables = Exact<{
  game: string;
}>;


export type HexesQuery = { readonly game: { readonly id: string, readonly scenario: { readonly id: string, readonly sides: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly board: { readonly hexes: ReadonlyArray<{ readonly name: string, readonly names: ReadonlyArray<string>, readonly x: number, readonly y: number, readonly terrain: TerrainType, readonly elevation: number }> } } };

export type SidesQueryVariables = Exact<{
  game: string;
}>;


export type SidesQuery = { readonly game: { readonly id: string, readonly scenario: { readonly id: string, readonly sides: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null } };

export type PendingQueryVariables = Exact<{
  game: string;
}>;


export type PendingQuery = { readonly game: { readonly id: string, readonly pending: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly owner: string, readonly rule: string, readonly about: unknown, readonly options: ReadonlyArray<{ readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null }> }> } };

export type StandingQueryVariables = Exact<{
  game: string;
}>;


export type StandingQuery = { readonly game: { readonly id: string, readonly standingOrders: ReadonlyArray<{ readonly on: string, readonly answer: string, readonly odds: string | null, readonly units: ReadonlyArray<string> | null }>, readonly standingKinds: ReadonlyArray<{ readonly on: string, readonly question: string, readonly rule: string, readonly answers: ReadonlyArray<{ readonly answer: string, readonly words: string, readonly odds: ReadonlyArray<string> }> }> } };

export type CountsQueryVariables = Exact<{
  game: string;
}>;


export type CountsQuery = { readonly game: { readonly id: string, readonly legalCounts: ReadonlyArray<{ readonly type: string, readonly unit: string | null, readonly count: number }>, readonly stepEnds: ReadonlyArray<{ readonly duties: ReadonlyArray<{ readonly reason: string, readonly rule: string | null, readonly subject: string | null }> }> } };

export type UnitOrdersQueryVariables = Exact<{
  game: string;
  unit: string;
}>;


export type UnitOrdersQuery = { readonly game: { readonly id: string, readonly legalOrders: ReadonlyArray<{ readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null }>, readonly reach:
      | { readonly __typename: 'Reach', readonly mpLeft: number, readonly total: number, readonly destinations: ReadonlyArray<{ readonly hexes: ReadonlyArray<string>, readonly facing: Direction | null, readonly mp: number, readonly path: ReadonlyArray<{ readonly gait: Gait, readonly hexes: ReadonlyArray<string> }> }> }
      | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
     } };

export type SideOrdersQueryVariables = Exact<{
  game: string;
  types: ReadonlyArray<string> | string;
  after?: string | null | undefined;
}>;


export type SideOrdersQuery = { readonly game: { readonly id: string, readonly legalOrderPage: { readonly edges: ReadonlyArray<{ readonly node: { readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } };

type PreviewParts_Odds_Fragment = { readonly __typename: 'Odds', readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> };

type PreviewParts_Refusal_Fragment = { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly reason: string, readonly rule: string | null };

export type PreviewPartsFragment =
  | PreviewParts_Odds_Fragment
  | PreviewParts_Refusal_Fragment
;

export type PreviewQueryVariables = Exact<{
  game: string;
  order: OrderInput;
}>;


export type PreviewQuery = { readonly game: { readonly id: string, readonly preview:
      | { readonly __typename: 'Odds', readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> }
      | { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly reason: string, readonly rule: string | null }
     } };

type ForeseenParts_Foresight_Fragment = { readonly __typename: 'Foresight', readonly events: ReadonlyArray<{ readonly text: string }> };

type ForeseenParts_Refusal_Fragment = { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly reason: string, readonly rule: string | null };

export type ForeseenPartsFragment =
  | ForeseenParts_Foresight_Fragment
  | ForeseenParts_Refusal_Fragment
;

export type ForeseeQueryVariables = Exact<{
  game: string;
  order: OrderInput;
}>;


export type ForeseeQuery = { readonly game: { readonly id: string, readonly foresee:
      | { readonly __typename: 'Foresight', readonly events: ReadonlyArray<{ readonly text: string }> }
      | { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly reason: string, readonly rule: string | null }
     } };

export type HexFactsQueryVariables = Exact<{
  game: string;
  at?: AtInput | null | undefined;
  name: string;
}>;


export type HexFactsQuery = { readonly game: { readonly id: string, readonly board: { readonly hex: { readonly name: string, readonly terrain: TerrainType, readonly elevation: number, readonly features: ReadonlyArray<HexFeature>, readonly state: LiveState | null, readonly depth: Depth | null, readonly lit: boolean | null, readonly entering: ReadonlyArray<{ readonly mover: Mover, readonly mp: number | null, readonly rule: string }>, readonly cover: ReadonlyArray<{ readonly when: CoverCase, readonly drm: number | null, readonly rule: string }>, readonly advantage: { readonly value: number, readonly rule: string }, readonly items: ReadonlyArray<{ readonly name: string }>, readonly equipment: ReadonlyArray<{ readonly name: string, readonly kind: EquipmentKind }> } } } };

export type ToldPartsFragment = { readonly revision: number, readonly type: string, readonly text: string, readonly rules: ReadonlyArray<string>, readonly units: ReadonlyArray<string> };

export type LogQueryVariables = Exact<{
  game: string;
  last: number;
}>;


export type LogQuery = { readonly game: { readonly id: string, readonly history: { readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number, readonly type: string, readonly text: string, readonly rules: ReadonlyArray<string>, readonly units: ReadonlyArray<string> } }> }, readonly turnsPage: { readonly edges: ReadonlyArray<{ readonly node: { readonly gameTurn: number, readonly side: string, readonly revision: number } }> } } };

export type LogPartQueryVariables = Exact<{
  game: string;
  from: number;
  to: number;
}>;


export type LogPartQuery = { readonly game: { readonly id: string, readonly history: { readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number, readonly type: string, readonly text: string, readonly rules: ReadonlyArray<string>, readonly units: ReadonlyArray<string> } }> } } };

export type SubmitOrderMutationVariables = Exact<{
  input: SubmitOrderInput;
}>;


export type SubmitOrderMutation = { readonly submitOrder:
    | { readonly __typename: 'OrderAccepted', readonly revision: number, readonly events: ReadonlyArray<{ readonly revision: number, readonly text: string }> }
    | { readonly __typename: 'OrderRefused', readonly revision: number, readonly refusal: { readonly code: RefusalCode, readonly reason: string, readonly rule: string | null, readonly subject: string | null }, readonly instead: ReadonlyArray<{ readonly text: string, readonly order: unknown }> }
   };

export type FollowSubscriptionVariables = Exact<{
  game: string;
  from: number;
}>;


export type FollowSubscription = { readonly gameEvents: { readonly revision: number, readonly type: string, readonly text: string, readonly rules: ReadonlyArray<string>, readonly units: ReadonlyArray<string>, readonly data: unknown } };

export type SightPartsFragment = { readonly free: boolean, readonly because: string, readonly range: number, readonly covers: ReadonlyArray<{ readonly drm: number, readonly what: string, readonly rule: string, readonly hexes: ReadonlyArray<string> }>, readonly crossed: ReadonlyArray<{ readonly where: string, readonly what: string }>, readonly line: { readonly leaves: { readonly x: { readonly numerator: number, readonly denominator: number }, readonly y: { readonly numerator: number, readonly denominator: number } }, readonly enters: { readonly x: { readonly numerator: number, readonly denominator: number }, readonly y: { readonly numerator: number, readonly denominator: number } } } | null };

export type LineOfFireQueryVariables = Exact<{
  game: string;
  at?: AtInput | null | undefined;
  from: string;
  to: string;
}>;


export type LineOfFireQuery = { readonly game: { readonly id: string, readonly board: { readonly sight: { readonly free: boolean, readonly because: string, readonly range: number, readonly covers: ReadonlyArray<{ readonly drm: number, readonly what: string, readonly rule: string, readonly hexes: ReadonlyArray<string> }>, readonly crossed: ReadonlyArray<{ readonly where: string, readonly what: string }>, readonly line: { readonly leaves: { readonly x: { readonly numerator: number, readonly denominator: number }, readonly y: { readonly numerator: number, readonly denominator: number } }, readonly enters: { readonly x: { readonly numerator: number, readonly denominator: number }, readonly y: { readonly numerator: number, readonly denominator: number } } } | null } } } };

export type LineOfShotQueryVariables = Exact<{
  game: string;
  at?: AtInput | null | undefined;
  unit: string;
  target: string;
  from?: string | null | undefined;
  hex?: string | null | undefined;
}>;


export type LineOfShotQuery = { readonly game: { readonly id: string, readonly board: { readonly sight: { readonly free: boolean, readonly because: string, readonly range: number, readonly covers: ReadonlyArray<{ readonly drm: number, readonly what: string, readonly rule: string, readonly hexes: ReadonlyArray<string> }>, readonly crossed: ReadonlyArray<{ readonly where: string, readonly what: string }>, readonly line: { readonly leaves: { readonly x: { readonly numerator: number, readonly denominator: number }, readonly y: { readonly numerator: number, readonly denominator: number } }, readonly enters: { readonly x: { readonly numerator: number, readonly denominator: number }, readonly y: { readonly numerator: number, readonly denominator: number } } } | null } } } };

export type ShotEventQueryVariables = Exact<{
  game: string;
  revision: number;
}>;


export type ShotEventQuery = { readonly game: { readonly id: string, readonly event: { readonly revision: number, readonly data: unknown } } };

export type PricesQueryVariables = Exact<{
  game: string;
  at?: AtInput | null | undefined;
  name: string;
}>;


export type PricesQuery = { readonly game: { readonly id: string, readonly board: { readonly hex: { readonly name: string, readonly entering: ReadonlyArray<{ readonly mover: Mover, readonly mp: number | null }> } } } };

export type TournamentPartsFragment = { readonly id: string, readonly name: string, readonly openedAt: string, readonly organisers: ReadonlyArray<{ readonly account: string, readonly name: string }> };

export type TournamentQueryVariables = Exact<{
  id: string;
}>;


export type TournamentQuery = { readonly tournament: { readonly id: string, readonly name: string, readonly openedAt: string, readonly organisers: ReadonlyArray<{ readonly account: string, readonly name: string }> } };

export type TournamentGamesQueryVariables = Exact<{
  filter: GameFilterInput;
  after?: string | null | undefined;
}>;


export type TournamentGamesQuery = { readonly games: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly gameTurn: number, readonly side: string, readonly step: string, readonly over: boolean, readonly winner: string | null, readonly updatedAt: string, readonly seats: ReadonlyArray<{ readonly side: string, readonly player: string | null, readonly taken: boolean, readonly reserved: boolean, readonly yours: boolean, readonly computer: Computer | null, readonly siege: string | null, readonly campaign: string | null, readonly keptFor: string | null, readonly holder: { readonly account: string, readonly name: string } | null }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type OpenTournamentMutationVariables = Exact<{
  input: OpenTournamentInput;
}>;


export type OpenTournamentMutation = { readonly openTournament: { readonly id: string, readonly name: string, readonly openedAt: string, readonly organisers: ReadonlyArray<{ readonly account: string, readonly name: string }> } };

export type AdmitOrganiserMutationVariables = Exact<{
  input: TournamentOrganiserInput;
}>;


export type AdmitOrganiserMutation = { readonly admitOrganiser: { readonly id: string, readonly name: string, readonly openedAt: string, readonly organisers: ReadonlyArray<{ readonly account: string, readonly name: string }> } };

export type DismissOrganiserMutationVariables = Exact<{
  input: TournamentOrganiserInput;
}>;


export type DismissOrganiserMutation = { readonly dismissOrganiser: { readonly id: string, readonly name: string, readonly openedAt: string, readonly organisers: ReadonlyArray<{ readonly account: string, readonly name: string }> } };

export type AppointArbiterMutationVariables = Exact<{
  input: ProposeArbiterInput;
}>;


export type AppointArbiterMutation = { readonly answer:
    | { readonly __typename: 'Parley' }
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
   };

export type TournamentScoresQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type TournamentScoresQuery = { readonly tournament: { readonly id: string, readonly scores: ReadonlyArray<{ readonly games: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly goingOn: number, readonly person: { readonly account: string, readonly name: string } }> } };

export type FaultPartsFragment = { readonly line: number, readonly column: number | null, readonly found: string | null, readonly meant: string | null, readonly reason: string, readonly rule: string | null };

export type SubmitTurnMutationVariables = Exact<{
  input: SubmitTurnInput;
}>;


export type SubmitTurnMutation = { readonly submitTurn:
    | { readonly __typename: 'TurnAccepted', readonly revision: number, readonly carriedOut: number, readonly waiting: ReadonlyArray<{ readonly line: number, readonly text: string }>, readonly stopped: { readonly line: number, readonly column: number | null, readonly found: string | null, readonly meant: string | null, readonly reason: string, readonly rule: string | null } | null, readonly warnings: ReadonlyArray<{ readonly line: number, readonly warning: { readonly reason: string, readonly rule: string | null } }> }
    | { readonly __typename: 'TurnChecked', readonly revision: number, readonly orders: number, readonly known: number, readonly faults: ReadonlyArray<{ readonly line: number, readonly column: number | null, readonly found: string | null, readonly meant: string | null, readonly reason: string, readonly rule: string | null }> }
    | { readonly __typename: 'TurnRefused', readonly revision: number, readonly faults: ReadonlyArray<{ readonly line: number, readonly column: number | null, readonly found: string | null, readonly meant: string | null, readonly reason: string, readonly rule: string | null }> }
   };

export type SealedRestQueryVariables = Exact<{
  game: string;
}>;


export type SealedRestQuery = { readonly game: { readonly id: string, readonly sealedRest: { readonly waiting: ReadonlyArray<{ readonly line: number, readonly text: string }>, readonly stopped: { readonly line: number, readonly column: number | null, readonly found: string | null, readonly meant: string | null, readonly reason: string, readonly rule: string | null } | null } | null } };

export type WithdrawRestMutationVariables = Exact<{
  input: ParleyInput;
}>;


export type WithdrawRestMutation = { readonly answer:
    | { readonly __typename: 'Refusal', readonly reason: string, readonly rule: string | null }
    | { readonly __typename: 'SealedRest' }
   };

export type CorrectionsQueryVariables = Exact<{
  game: string;
}>;


export type CorrectionsQuery = { readonly game: { readonly id: string, readonly parley: { readonly corrections: ReadonlyArray<{ readonly claim: number, readonly at: number, readonly waitsAt: number | null, readonly orders: ReadonlyArray<{ readonly at: number, readonly fate: OrderFate }>, readonly differences: ReadonlyArray<{ readonly unit: string, readonly member: string, readonly was: unknown, readonly is: unknown }> }> } } };

export type PlannedTurnQueryVariables = Exact<{
  game: string;
  given: ReadonlyArray<OrderInput> | OrderInput;
  unit: string;
  hasUnit: boolean;
  fight: string;
  isPlanning: boolean;
}>;


export type PlannedTurnQuery = { readonly game: { readonly id: string, readonly plannedTurn: { readonly gameTurn: number, readonly steps: ReadonlyArray<string>, readonly given: ReadonlyArray<{ readonly step: string | null, readonly events: ReadonlyArray<{ readonly text: string }>, readonly refusal: { readonly code: RefusalCode, readonly reason: string, readonly rule: string | null } | null }>, readonly places: ReadonlyArray<{ readonly unit: string, readonly hexes: ReadonlyArray<string> }>, readonly counts?: ReadonlyArray<{ readonly type: string, readonly unit: string | null, readonly count: number }>, readonly orders?: ReadonlyArray<{ readonly step: string, readonly orders: ReadonlyArray<{ readonly order: unknown, readonly text: string, readonly mp: number | null, readonly summary: string, readonly odds: { readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null }> }> } | null } };

export type PlannedPreviewQueryVariables = Exact<{
  game: string;
  given: ReadonlyArray<OrderInput> | OrderInput;
  order: OrderInput;
}>;


export type PlannedPreviewQuery = { readonly game: { readonly id: string, readonly plannedTurn: { readonly preview:
        | { readonly __typename: 'Odds', readonly column: string, readonly table: string, readonly before: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly next: { readonly column: string, readonly table: string, readonly next: { readonly column: string, readonly table: string, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> } | null, readonly distribution: ReadonlyArray<{ readonly result: string, readonly faces: number }>, readonly modifiers: ReadonlyArray<{ readonly rule: string, readonly what: string, readonly value: number }> }
        | { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly reason: string, readonly rule: string | null }
       } | null } };

export type PlannedForeseeQueryVariables = Exact<{
  game: string;
  given: ReadonlyArray<OrderInput> | OrderInput;
  order: OrderInput;
}>;


export type PlannedForeseeQuery = { readonly game: { readonly id: string, readonly plannedTurn: { readonly foresee:
        | { readonly __typename: 'Foresight', readonly events: ReadonlyArray<{ readonly text: string }> }
        | { readonly __typename: 'Refusal', readonly code: RefusalCode, readonly reason: string, readonly rule: string | null }
       } | null } };

type WayOnParts_Refusal_Fragment = { readonly __typename: 'Refusal', readonly reason: string };

type WayOnParts_WayOn_Fragment = { readonly __typename: 'WayOn', readonly hexes: ReadonlyArray<string>, readonly mp: number, readonly mpLeft: number, readonly charges: ReadonlyArray<string>, readonly steps: ReadonlyArray<{ readonly gait: Gait, readonly hexes: ReadonlyArray<string>, readonly facing: Direction | null, readonly mp: number, readonly mpLeft: number, readonly mayEnd: boolean }> };

export type WayOnPartsFragment =
  | WayOnParts_Refusal_Fragment
  | WayOnParts_WayOn_Fragment
;

export type WayOnQueryVariables = Exact<{
  game: string;
  unit: string;
  path: ReadonlyArray<PathStepInput> | PathStepInput;
}>;


export type WayOnQuery = { readonly game: { readonly id: string, readonly wayOn:
      | { readonly __typename: 'Refusal', readonly reason: string }
      | { readonly __typename: 'WayOn', readonly hexes: ReadonlyArray<string>, readonly mp: number, readonly mpLeft: number, readonly charges: ReadonlyArray<string>, readonly steps: ReadonlyArray<{ readonly gait: Gait, readonly hexes: ReadonlyArray<string>, readonly facing: Direction | null, readonly mp: number, readonly mpLeft: number, readonly mayEnd: boolean }> }
     } };

export type PlannedWayOnQueryVariables = Exact<{
  game: string;
  given: ReadonlyArray<OrderInput> | OrderInput;
  unit: string;
  path: ReadonlyArray<PathStepInput> | PathStepInput;
}>;


export type PlannedWayOnQuery = { readonly game: { readonly id: string, readonly plannedTurn: { readonly wayOn:
        | { readonly __typename: 'Refusal', readonly reason: string }
        | { readonly __typename: 'WayOn', readonly hexes: ReadonlyArray<string>, readonly mp: number, readonly mpLeft: number, readonly charges: ReadonlyArray<string>, readonly steps: ReadonlyArray<{ readonly gait: Gait, readonly hexes: ReadonlyArray<string>, readonly facing: Direction | null, readonly mp: number, readonly mpLeft: number, readonly mayEnd: boolean }> }
       } | null } };

export type PlannedShotQueryVariables = Exact<{
  game: string;
  given: ReadonlyArray<OrderInput> | OrderInput;
  unit: string;
  target: string;
  from?: string | null | undefined;
  hex?: string | null | undefined;
}>;


export type PlannedShotQuery = { readonly game: { readonly id: string, readonly plannedTurn: { readonly sight: { readonly free: boolean, readonly because: string, readonly range: number, readonly covers: ReadonlyArray<{ readonly drm: number, readonly what: string, readonly rule: string, readonly hexes: ReadonlyArray<string> }>, readonly crossed: ReadonlyArray<{ readonly where: string, readonly what: string }>, readonly line: { readonly leaves: { readonly x: { readonly numerator: number, readonly denominator: number }, readonly y: { readonly numerator: number, readonly denominator: number } }, readonly enters: { readonly x: { readonly numerator: number, readonly denominator: number }, readonly y: { readonly numerator: number, readonly denominator: number } } } | null } } | null } };

export const AddressPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"shownTo"}}]}}]}}]} as unknown as DocumentNode<AddressPartsFragment, unknown>;
export const SeatPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"computer"}},{"kind":"Field","name":{"kind":"Name","value":"siege"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"keptFor"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SeatPartsFragment, unknown>;
export const ClaimPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upheld"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ClaimPartsFragment, unknown>;
export const ParleyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParleyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parley"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbiter"}},{"kind":"Field","name":{"kind":"Name","value":"proposedArbiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyHash"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawOfferedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resigned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upheld"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ParleyPartsFragment, unknown>;
export const SaidPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<SaidPartsFragment, unknown>;
export const RulePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<RulePartsFragment, unknown>;
export const ThingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeThing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeFighter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"back"}}]}}]}}]}}]} as unknown as DocumentNode<ThingPartsFragment, unknown>;
export const UnitPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Unit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"attack"}},{"kind":"Field","name":{"kind":"Name","value":"defence"}},{"kind":"Field","name":{"kind":"Name","value":"mpa"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"mounted"}},{"kind":"Field","name":{"kind":"Name","value":"mount"}},{"kind":"Field","name":{"kind":"Name","value":"rider"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"aware"}},{"kind":"Field","name":{"kind":"Name","value":"attacked"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"panic"}},{"kind":"Field","name":{"kind":"Name","value":"missiles"}},{"kind":"Field","name":{"kind":"Name","value":"prisonerOf"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"ranAway"}},{"kind":"Field","name":{"kind":"Name","value":"inMeleeWith"}},{"kind":"Field","name":{"kind":"Name","value":"carries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}}]}}]}}]} as unknown as DocumentNode<UnitPartsFragment, unknown>;
export const DiePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<DiePartsFragment, unknown>;
export const OddsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<OddsPartsFragment, unknown>;
export const OrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OddsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}}]} as unknown as DocumentNode<OrderPartsFragment, unknown>;
export const PreviewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OddsParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewPartsFragment, unknown>;
export const ForeseenPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ForeseenParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForesightAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Foresight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<ForeseenPartsFragment, unknown>;
export const ToldPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}}]} as unknown as DocumentNode<ToldPartsFragment, unknown>;
export const SightPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SightParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"covers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drm"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"where"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"y"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"y"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SightPartsFragment, unknown>;
export const TournamentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TournamentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tournament"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TournamentPartsFragment, unknown>;
export const FaultPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaultParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnFault"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"meant"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<FaultPartsFragment, unknown>;
export const WayOnPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WayOnParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayOnAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayOn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gait"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"mayEnd"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<WayOnPartsFragment, unknown>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"shownTo"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const MyGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MyGamesQuery, MyGamesQueryVariables>;
export const OpenAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<OpenAccountMutation, OpenAccountMutationVariables>;
export const RenameAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RenameAccountMutation, RenameAccountMutationVariables>;
export const SetAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"shownTo"}}]}}]}}]} as unknown as DocumentNode<SetAddressMutation, SetAddressMutationVariables>;
export const RemoveAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"shownTo"}}]}}]}}]} as unknown as DocumentNode<RemoveAddressMutation, RemoveAddressMutationVariables>;
export const GiveAccountKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveAccountKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveAccountKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<GiveAccountKeyMutation, GiveAccountKeyMutationVariables>;
export const RevokeAccountKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccountKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccountKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeAccountKeyMutation, RevokeAccountKeyMutationVariables>;
export const OfferSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"}}]}}]}}]} as unknown as DocumentNode<OfferSeatMutation, OfferSeatMutationVariables>;
export const WithdrawSeatOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawSeatOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawSeatOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}}]}}]} as unknown as DocumentNode<WithdrawSeatOfferMutation, WithdrawSeatOfferMutationVariables>;
export const LeaveSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}}]}}]}}]} as unknown as DocumentNode<LeaveSeatMutation, LeaveSeatMutationVariables>;
export const CampaignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rulesets"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"campaign","block":false}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignsQuery, CampaignsQueryVariables>;
export const CampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"won"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"won"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"siege"}}]}},{"kind":"Field","name":{"kind":"Name","value":"characters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"foot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attack"}},{"kind":"Field","name":{"kind":"Name","value":"defence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mounted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attack"}},{"kind":"Field","name":{"kind":"Name","value":"defence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attack"}},{"kind":"Field","name":{"kind":"Name","value":"defence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"heals"}},{"kind":"Field","name":{"kind":"Name","value":"neverHeals"}},{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"captive"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignQuery, CampaignQueryVariables>;
export const CampaignLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CampaignLogQuery, CampaignLogQueryVariables>;
export const ExplainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Explain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainQuery, ExplainQueryVariables>;
export const JudgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Judge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"judgement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"event"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<JudgeQuery, JudgeQueryVariables>;
export const ScenarioOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScenarioOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scenario"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"different"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OptionInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scenario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scenario"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"different"},"value":{"kind":"Variable","name":{"kind":"Name","value":"different"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ScenarioOptionsQuery, ScenarioOptionsQueryVariables>;
export const ComputersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Computers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"computers"}}]}}]} as unknown as DocumentNode<ComputersQuery, ComputersQueryVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"computers"}},{"kind":"Field","name":{"kind":"Name","value":"scenarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"story"}},{"kind":"Field","name":{"kind":"Name","value":"victory"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"specialRules"}},{"kind":"Field","name":{"kind":"Name","value":"gameTurns"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"sides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"players"}},{"kind":"Field","name":{"kind":"Name","value":"characters"}}]}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const OpenGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatParts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"over"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"computer"}},{"kind":"Field","name":{"kind":"Name","value":"siege"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"keptFor"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OpenGamesQuery, OpenGamesQueryVariables>;
export const MyGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"scenario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatParts"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"last"},"name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"computer"}},{"kind":"Field","name":{"kind":"Name","value":"siege"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"keptFor"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MyGameQuery, MyGameQueryVariables>;
export const CreateGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secrets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiserKey"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateGameMutation, CreateGameMutationVariables>;
export const JoinGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<JoinGameMutation, JoinGameMutationVariables>;
export const SeatComputerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeatComputer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeatComputerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatComputer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"computer"}},{"kind":"Field","name":{"kind":"Name","value":"siege"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"keptFor"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SeatComputerMutation, SeatComputerMutationVariables>;
export const RevokeSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSeatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"}}]}}]}}]} as unknown as DocumentNode<RevokeSeatMutation, RevokeSeatMutationVariables>;
export const GiveWatchersKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveWatchersKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveWatchersKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<GiveWatchersKeyMutation, GiveWatchersKeyMutationVariables>;
export const ParleyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Parley"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parley"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParleyParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upheld"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParleyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parley"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbiter"}},{"kind":"Field","name":{"kind":"Name","value":"proposedArbiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyHash"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawOfferedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resigned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}}]}}]}}]} as unknown as DocumentNode<ParleyQuery, ParleyQueryVariables>;
export const SiegeParleyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiegeParley"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siege"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parley"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParleyParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upheld"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParleyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parley"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbiter"}},{"kind":"Field","name":{"kind":"Name","value":"proposedArbiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyHash"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawOfferedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resigned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}}]}}]}}]} as unknown as DocumentNode<SiegeParleyQuery, SiegeParleyQueryVariables>;
export const ClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Claims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimParts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upheld"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ClaimsQuery, ClaimsQueryVariables>;
export const FileClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FileClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"fileClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<FileClaimMutation, FileClaimMutationVariables>;
export const AnswerClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"answerClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<AnswerClaimMutation, AnswerClaimMutationVariables>;
export const WithdrawClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"withdrawClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<WithdrawClaimMutation, WithdrawClaimMutationVariables>;
export const AppealClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"appealClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<AppealClaimMutation, AppealClaimMutationVariables>;
export const RuleOnClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RuleOnClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleOnClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"ruleOnClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<RuleOnClaimMutation, RuleOnClaimMutationVariables>;
export const ProposeArbiterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeArbiter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeArbiterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"proposeArbiter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<ProposeArbiterMutation, ProposeArbiterMutationVariables>;
export const OfferDrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferDraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"offerDraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<OfferDrawMutation, OfferDrawMutationVariables>;
export const DeclineProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"declineProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<DeclineProposalMutation, DeclineProposalMutationVariables>;
export const ResignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Resign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"resign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<ResignMutation, ResignMutationVariables>;
export const AcceptOutcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOutcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"acceptOutcome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<AcceptOutcomeMutation, AcceptOutcomeMutationVariables>;
export const RulePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RulePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleParts"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"ruling"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<RulePageQuery, RulePageQueryVariables>;
export const RulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RulesFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rulePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]} as unknown as DocumentNode<RulesQuery, RulesQueryVariables>;
export const RuleUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RuleUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rules"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"rule"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RuleUsesQuery, RuleUsesQueryVariables>;
export const SiegesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sieges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sieges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SiegesQuery, SiegesQueryVariables>;
export const SiegeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Siege"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siege"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"initiative"}},{"kind":"Field","name":{"kind":"Name","value":"castle"}},{"kind":"Field","name":{"kind":"Name","value":"curves"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"scenario"}},{"kind":"Field","name":{"kind":"Name","value":"game"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"because"}}]}}]}}]}}]} as unknown as DocumentNode<SiegeQuery, SiegeQueryVariables>;
export const SiegeDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiegeDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siegeDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resistance"}},{"kind":"Field","name":{"kind":"Name","value":"fallen"}},{"kind":"Field","name":{"kind":"Name","value":"attacker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthy"}},{"kind":"Field","name":{"kind":"Name","value":"wounded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthy"}},{"kind":"Field","name":{"kind":"Name","value":"wounded"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SiegeDaysQuery, SiegeDaysQueryVariables>;
export const SiegeDayEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiegeDayEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siegeOccurrences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"fromDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"toDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"dice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SiegeDayEventsQuery, SiegeDayEventsQueryVariables>;
export const SiegeThingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiegeThings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeAtInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siegeThings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThingParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeThing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeFighter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"back"}}]}}]}}]}}]} as unknown as DocumentNode<SiegeThingsQuery, SiegeThingsQueryVariables>;
export const SiegeTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiegeTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeThingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siegeTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}},{"kind":"Argument","name":{"kind":"Name","value":"thing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thing"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"dice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SiegeTimelineQuery, SiegeTimelineQueryVariables>;
export const SiegeChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiegeChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeAtInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeAtInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siegeChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SiegeChangesQuery, SiegeChangesQueryVariables>;
export const SiegeOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiegeOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siegeOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]} as unknown as DocumentNode<SiegeOrdersQuery, SiegeOrdersQueryVariables>;
export const SubmitSiegeOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitSiegeOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitSiegeOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitSiegeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeOrderAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeOrderRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmitSiegeOrderMutation, SubmitSiegeOrderMutationVariables>;
export const ReportSiegeScenarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportSiegeScenario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSiegeScenario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeOrderAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeOrderRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReportSiegeScenarioMutation, ReportSiegeScenarioMutationVariables>;
export const JoinSiegeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinSiege"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"side"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiegeSide"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinSiege"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}},{"kind":"Argument","name":{"kind":"Name","value":"side"},"value":{"kind":"Variable","name":{"kind":"Name","value":"side"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<JoinSiegeMutation, JoinSiegeMutationVariables>;
export const ShippedSiegesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShippedSieges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shippedSieges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"story"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]}}]} as unknown as DocumentNode<ShippedSiegesQuery, ShippedSiegesQueryVariables>;
export const CreateSiegeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSiege"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSiegeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSiege"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<CreateSiegeMutation, CreateSiegeMutationVariables>;
export const FollowSiegeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FollowSiege"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"siege"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siegeEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"siege"},"value":{"kind":"Variable","name":{"kind":"Name","value":"siege"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<FollowSiegeSubscription, FollowSiegeSubscriptionVariables>;
export const EndsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ends"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stepEnds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EndsQuery, EndsQueryVariables>;
export const TableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Table"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AtInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"keeping"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatParts"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"scenery"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"step"}}]}},{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"equipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"without"}},{"kind":"Field","name":{"kind":"Name","value":"daysDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"melee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"computer"}},{"kind":"Field","name":{"kind":"Name","value":"siege"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"keptFor"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Unit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"attack"}},{"kind":"Field","name":{"kind":"Name","value":"defence"}},{"kind":"Field","name":{"kind":"Name","value":"mpa"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"mounted"}},{"kind":"Field","name":{"kind":"Name","value":"mount"}},{"kind":"Field","name":{"kind":"Name","value":"rider"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"aware"}},{"kind":"Field","name":{"kind":"Name","value":"attacked"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"panic"}},{"kind":"Field","name":{"kind":"Name","value":"missiles"}},{"kind":"Field","name":{"kind":"Name","value":"prisonerOf"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"ranAway"}},{"kind":"Field","name":{"kind":"Name","value":"inMeleeWith"}},{"kind":"Field","name":{"kind":"Name","value":"carries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}}]}}]}}]} as unknown as DocumentNode<TableQuery, TableQueryVariables>;
export const HexesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hexes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scenario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hexes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"terrain"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HexesQuery, HexesQueryVariables>;
export const SidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scenario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SidesQuery, SidesQueryVariables>;
export const PendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OddsParts"}}]}}]}}]} as unknown as DocumentNode<PendingQuery, PendingQueryVariables>;
export const StandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Standing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standingOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standingKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StandingQuery, StandingQueryVariables>;
export const CountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Counts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"legalCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stepEnds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CountsQuery, CountsQueryVariables>;
export const UnitOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"legalOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"destinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gait"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OddsParts"}}]}}]}}]} as unknown as DocumentNode<UnitOrdersQuery, UnitOrdersQueryVariables>;
export const SideOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SideOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"legalOrderPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OddsParts"}}]}}]}}]} as unknown as DocumentNode<SideOrdersQuery, SideOrdersQueryVariables>;
export const PreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Preview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OddsParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<PreviewQuery, PreviewQueryVariables>;
export const ForeseeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Foresee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"foresee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForeseenParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ForeseenParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForesightAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Foresight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<ForeseeQuery, ForeseeQueryVariables>;
export const HexFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HexFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AtInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"terrain"}},{"kind":"Field","name":{"kind":"Name","value":"elevation"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"lit"}},{"kind":"Field","name":{"kind":"Name","value":"entering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mover"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"drm"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advantage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"equipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<HexFactsQuery, HexFactsQueryVariables>;
export const LogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Log"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldParts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnsPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}}]} as unknown as DocumentNode<LogQuery, LogQueryVariables>;
export const LogPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"fromRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"toRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldParts"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}}]} as unknown as DocumentNode<LogPartQuery, LogPartQueryVariables>;
export const SubmitOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmitOrderMutation, SubmitOrderMutationVariables>;
export const FollowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Follow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<FollowSubscription, FollowSubscriptionVariables>;
export const LineOfFireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineOfFire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AtInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sight"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SightParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SightParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"covers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drm"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"where"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"y"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"y"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LineOfFireQuery, LineOfFireQueryVariables>;
export const LineOfShotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineOfShot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AtInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hex"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sight"},"name":{"kind":"Name","value":"shot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"target"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target"}}},{"kind":"Argument","name":{"kind":"Name","value":"unitHex"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"targetHex"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hex"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SightParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SightParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"covers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drm"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"where"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"y"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"y"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LineOfShotQuery, LineOfShotQueryVariables>;
export const ShotEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShotEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]}}]} as unknown as DocumentNode<ShotEventQuery, ShotEventQueryVariables>;
export const PricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Prices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AtInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"entering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mover"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PricesQuery, PricesQueryVariables>;
export const TournamentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tournament"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tournament"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TournamentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tournament"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TournamentQuery, TournamentQueryVariables>;
export const TournamentGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TournamentGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatParts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"player"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"computer"}},{"kind":"Field","name":{"kind":"Name","value":"siege"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"keptFor"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TournamentGamesQuery, TournamentGamesQueryVariables>;
export const OpenTournamentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenTournament"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTournamentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openTournament"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TournamentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tournament"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OpenTournamentMutation, OpenTournamentMutationVariables>;
export const AdmitOrganiserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdmitOrganiser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TournamentOrganiserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admitOrganiser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TournamentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tournament"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdmitOrganiserMutation, AdmitOrganiserMutationVariables>;
export const DismissOrganiserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissOrganiser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TournamentOrganiserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissOrganiser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TournamentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tournament"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"organisers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DismissOrganiserMutation, DismissOrganiserMutationVariables>;
export const AppointArbiterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppointArbiter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeArbiterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"appointArbiter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<AppointArbiterMutation, AppointArbiterMutationVariables>;
export const TournamentScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TournamentScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tournament"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"drawn"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"goingOn"}}]}}]}}]}}]} as unknown as DocumentNode<TournamentScoresQuery, TournamentScoresQueryVariables>;
export const SubmitTurnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitTurn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitTurnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOut"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stopped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaultParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"warning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnChecked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaultParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaultParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaultParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnFault"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"meant"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<SubmitTurnMutation, SubmitTurnMutationVariables>;
export const SealedRestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SealedRest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sealedRest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stopped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaultParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaultParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnFault"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"meant"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<SealedRestQuery, SealedRestQueryVariables>;
export const WithdrawRestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawRest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParleyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"withdrawRest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawRestMutation, WithdrawRestMutationVariables>;
export const CorrectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Corrections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parley"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"waitsAt"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"fate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"member"}},{"kind":"Field","name":{"kind":"Name","value":"was"}},{"kind":"Field","name":{"kind":"Name","value":"is"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CorrectionsQuery, CorrectionsQueryVariables>;
export const PlannedTurnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedTurn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasUnit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fight"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPlanning"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plannedTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTurn"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"given"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fight"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPlanning"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasUnit"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderParts"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OddsParts"}}]}}]}}]} as unknown as DocumentNode<PlannedTurnQuery, PlannedTurnQueryVariables>;
export const PlannedPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plannedTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DieParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"faces"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OddsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DieParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OddsParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<PlannedPreviewQuery, PlannedPreviewQueryVariables>;
export const PlannedForeseeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedForesee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plannedTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"foresee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForeseenParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ForeseenParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForesightAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Foresight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]} as unknown as DocumentNode<PlannedForeseeQuery, PlannedForeseeQueryVariables>;
export const WayOnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WayOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PathStepInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wayOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WayOnParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WayOnParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayOnAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayOn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gait"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"mayEnd"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<WayOnQuery, WayOnQueryVariables>;
export const PlannedWayOnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedWayOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PathStepInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plannedTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wayOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WayOnParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WayOnParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayOnAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WayOn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gait"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"mp"}},{"kind":"Field","name":{"kind":"Name","value":"mpLeft"}},{"kind":"Field","name":{"kind":"Name","value":"mayEnd"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<PlannedWayOnQuery, PlannedWayOnQueryVariables>;
export const PlannedShotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedShot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hex"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plannedTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sight"},"name":{"kind":"Name","value":"shot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"target"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target"}}},{"kind":"Argument","name":{"kind":"Name","value":"unitHex"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"targetHex"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hex"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SightParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SightParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sight"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"because"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"covers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drm"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"hexes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"where"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"y"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"y"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"}},{"kind":"Field","name":{"kind":"Name","value":"denominator"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlannedShotQuery, PlannedShotQueryVariables>;
export const POSSIBLE_TYPES: Record<string, string[]> = {
  ForesightAnswer: ['Foresight', 'Refusal'],
  ParleyAnswer: ['Parley', 'Refusal'],
  Preview: ['Odds', 'Refusal'],
  WayOnAnswer: ['Refusal', 'WayOn'],
};
