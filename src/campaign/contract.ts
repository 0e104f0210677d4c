import type { Campaign, Character, Part } from '../engine/campaign/campaign.js';
import type { CampaignSetup } from '../engine/campaign/setup.js';
import type { RuleId } from '../engine/game/refusal.js';
import type { Submission } from '../play/commands.js';
import type { CreatedGame, DiceWanted } from '../play/contract.js';
import type { Reservation } from '../play/seating/seat-terms.js';
import type { GameId, Viewer } from '../play/viewer.js';

export interface CreateCampaign {
  readonly commandId: string;
  readonly setup: CampaignSetup;
  /** Absent: committed. Each game and siege of the campaign has dice as its own set-up has it. */
  readonly dice?: DiceWanted;
  /**
   * Absent: a side goes to the first player who comes, and everybody may know of the campaign. If it is private, so are
   * all of its games and sieges.
   */
  readonly reservation?: Reservation;
}

/** The instant that is looked at: now, after an event, or when a day was over; the day under way: now. */
export type CampaignAt =
  | { readonly kind: 'now' }
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'day'; readonly day: number };

/** A scenario or siege of a campaign, and the game or siege in which it is played; `id` null: it has not begun. */
export interface CampaignPart extends Part {
  readonly name: string;
  readonly id: string | null;
}

/** A campaign at one instant. Nothing in it is hidden from whoever may see it. */
export interface SeenCampaign {
  readonly id: GameId;
  readonly revision: number;
  /** The day that was asked for; during a siege one of its days, else the day of the campaign. */
  readonly day: number;
  readonly campaign: Campaign;
  /** As the campaign has them; those in a siege that goes on as the siege has them on that day. */
  readonly characters: Readonly<Record<string, Character>>;
  readonly parts: readonly CampaignPart[];
}

/** An event that concerned a character, with his state before it and after it; null: he was not there yet. */
export interface CampaignMoment {
  readonly revision: number;
  readonly day: number;
  readonly type: string;
  readonly text: string;
  /** The rules that the event names. */
  readonly rules: readonly RuleId[];
  readonly before: Character | null;
  readonly after: Character | null;
}

/** Something that stands otherwise at one instant than at another. */
export interface CampaignChange {
  readonly kind: 'character' | 'part' | 'engine' | 'store';
  readonly name: string;
  /** Null: there was none of that name. */
  readonly before: object | null;
  readonly after: object | null;
}

/** The part of campaigns that other games do not have; all else is asked of `Games`. */
/** The application's door to campaigns. A private campaign is none to a viewer without a key of it. */
export interface Campaigns {
  /** Idempotent by command id. Throws SetupRefused, UnknownRuleset, CommandReused, and what reserved seats throw. */
  create(command: CreateCampaign): Promise<CreatedGame>;
  /**
   * Takes what a scenario or siege has come to into the campaign, once it is over. Reported again, or before it is
   * over: a refusal. Throws NoSuchCampaign.
   */
  report(campaign: GameId, viewer: Viewer, part: string): Promise<Submission>;
  /** Throws NoSuchCampaign, NoSuchInstant. */
  see(campaign: GameId, viewer: Viewer, at: CampaignAt): Promise<SeenCampaign>;
  /** Everything that concerned a character, oldest first. Throws NoSuchCampaign, NobodyOfThatName. */
  timeline(campaign: GameId, viewer: Viewer, character: string): Promise<readonly CampaignMoment[]>;
  /** The differences between two instants, whichever is the earlier. Throws as `see` does. */
  changes(campaign: GameId, viewer: Viewer, from: CampaignAt, to: CampaignAt): Promise<readonly CampaignChange[]>;
}
