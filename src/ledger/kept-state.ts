import type { DiceCourse } from '../engine/game/dice-course.js';
import type { GameSetup, GameState } from '../engine/game/game.js';
import type { HiddenCourse } from '../engine/game/hidden-course.js';
import type { MessageCourse } from '../engine/game/message/course.js';
import type { ParleyCourse } from '../engine/game/parley/course.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';

/**
 * Grows whenever the form of a state, or what `evolve` makes of any event, changes: snapshots of earlier code are then
 * passed over and made again.
 */
const FOLD_VERSION = 9;

/** The content of a snapshot of a game: its state, and what its log tells beside the orders. */
export interface KeptState {
  readonly position: GameState;
  /** The time at which the last event was recorded. */
  readonly recordedAt: string;
  readonly dice: DiceCourse | null;
  readonly parley: ParleyCourse;
  readonly messages: MessageCourse;
  readonly hidden: HiddenCourse;
}

/** The state as its rulebook writes it. */
interface Written extends Omit<KeptState, 'position'> {
  readonly state: string;
}

/** The schema under which snapshots of a rulebook's games are kept. */
export function snapshotSchema({ ruleset }: AnyRulebook): string {
  return `${ruleset.id}@${ruleset.version}+fold${FOLD_VERSION}`;
}

/** The text of a snapshot. */
export function writtenState(
  { position, recordedAt, dice, parley, messages, hidden }: KeptState,
  { ruleset }: AnyRulebook,
  setup: GameSetup,
): string {
  const state = ruleset.keeping?.write(position, setup) ?? JSON.stringify(position);
  return JSON.stringify({ recordedAt, dice, parley, messages, hidden, state } satisfies Written);
}

/** Reads the text of a snapshot. The ledger has vouched for the text, so its form is trusted. */
export function keptState(text: string, { ruleset }: AnyRulebook, setup: GameSetup): KeptState {
  const { state, ...told } = JSON.parse(text) as Written;
  const position = ruleset.keeping?.read(state, setup) ?? (JSON.parse(state) as GameState);
  return { position, ...told };
}
