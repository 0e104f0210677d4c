import { createUnionType, Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { DiceProof } from '../../../audit/dice-audit.js';
import type { DiceCourse, WordStanding } from '../../../engine/game/dice-course.js';
import { DICE_MODES, type DiceMode } from '../../../engine/game/dice-told.js';
import { playerOfSeat, sideOfSeat } from '../../../engine/position/seat.js';
import { secretTurnsBefore } from '../../../ledger/proof/dice.js';
import type { Viewer } from '../../../play/viewer.js';
import { RefusalView } from './refusal.view.js';

/** Modes of dice as a GraphQL enum, by the same names. */
export const DiceModes = Object.fromEntries(DICE_MODES.map((mode) => [mode, mode]));
registerEnumType(DiceModes, {
  name: 'DiceMode',
  description: 'Where the dice of a game come from (docs/dice.md).',
  valuesMap: {
    committed: { description: 'The server derives them from secrets to which it has committed itself.' },
    reported: { description: 'Players may report dice of their own; the others are derived as committed dice are.' },
    server: { description: 'The server rolls them, and nothing proves it.' },
  },
});

const WORD_STANDINGS = ['declined', 'sealed', 'shown'] as const satisfies readonly WordStanding['kind'][];
const WordStandings = Object.fromEntries(WORD_STANDINGS.map((kind) => [kind, kind]));
registerEnumType(WordStandings, {
  name: 'DiceWordStanding',
  description: 'The statement of a seat about its word.',
  valuesMap: {
    declined: { description: 'The seat gives none.' },
    sealed: { description: 'The seat has given the seal of its word, and has yet to show the word.' },
    shown: { description: 'The seat has shown its word, and the seal fits.' },
  },
});

@ObjectType('DiceWord', { description: 'A secret word of a seat, which goes into every die once it is shown.' })
export class DiceWordView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side; null: it has one.' })
  player!: string | null;

  @Field(() => WordStandings, { description: 'The statement of the seat about its word.' })
  standing!: WordStanding['kind'];

  @Field(() => String, { nullable: true, description: 'The hash by which the seat bound itself; null: it declined.' })
  seal!: string | null;

  @Field(() => String, { nullable: true, description: 'Null until it is shown.' })
  word!: string | null;
}

@ObjectType('DiceOpening', { description: 'The secret of a turn that is over: its dice can be computed from it.' })
export class DiceOpeningView {
  @Field(() => Int, { description: 'Counts player turns from 1; of a siege days and nights.' })
  turn!: number;

  @Field(() => String, { description: 'Its SHA-256 is the secret of the turn before; of turn 1, the commitment.' })
  secret!: string;
}

@ObjectType('DiceProof', { description: 'How many dice are proven, as far as the viewer may see them.' })
export class DiceProofView {
  @Field(() => Int, { description: 'Their open secrets give what they show.' })
  proven!: number;

  @Field(() => Int, { description: 'Their open secrets give something else.' })
  wrong!: number;

  @Field(() => Int, { description: 'Their secrets are not open yet.' })
  unopened!: number;

  @Field(() => Int, { description: 'Rolled by a server that is bound to nothing, or reported: nobody can check them.' })
  taken!: number;

  @Field(() => [String], { description: 'The faults, in words; at most 100.' })
  findings!: readonly string[];
}

@ObjectType('Dice', { description: 'Where the dice of a game come from, and what of it is open (docs/dice.md).' })
export class DiceView {
  @Field(() => DiceModes, { description: 'Where the dice come from.' })
  mode!: DiceMode;

  @Field(() => String, { nullable: true, description: 'To the secrets of all turns; null: the server is not bound.' })
  commitment!: string | null;

  @Field(() => String, { nullable: true, description: 'To the secret of dice that not everybody may see.' })
  hiddenCommitment!: string | null;

  @Field(() => Int, { nullable: true, description: 'The turn under way, from 1; its secret is not open.' })
  turn!: number | null;

  @Field(() => Boolean, { description: 'The game begins when every seat has shown a word or declined to.' })
  awaitsWords!: boolean;

  @Field(() => [DiceWordView], { description: 'The words that the seats have given for the dice.' })
  words!: readonly DiceWordView[];

  @Field(() => String, { nullable: true, description: 'The secret of hidden dice; null until the game is over.' })
  hiddenSecret!: string | null;

  /** For the field resolvers; no part of the schema. */
  course!: DiceCourse | null;
  id!: string;
  revision!: number;
  viewer!: Viewer;
}

export const DiceAnswerView = createUnionType({
  name: 'DiceAnswer',
  description: 'The dice after the saying, or why it could not be said.',
  types: () => [DiceView, RefusalView] as const,
  resolveType: (answer: DiceView | RefusalView) => ('mode' in answer ? DiceView : RefusalView),
});

interface Looked {
  readonly id: string;
  readonly revision: number;
  readonly viewer: Viewer;
}

/** The course of a game's dice; null: the server rolls them and is bound to nothing (docs/dice.md). */
export function diceView(course: DiceCourse | null, { id, revision, viewer }: Looked): DiceView {
  return {
    ...{ course, id, revision, viewer },
    mode: course?.mode ?? 'server',
    commitment: course?.terms.commitment ?? null,
    hiddenCommitment: course?.terms.hiddenCommitment ?? null,
    turn: course?.turn ?? null,
    awaitsWords: course?.terms.awaitsWords === true,
    words: Object.entries(course?.words ?? {}).map(([seat, standing]) => wordView(seat, standing)),
    hiddenSecret: course?.hiddenSecret ?? null,
  };
}

function wordView(seat: string, standing: WordStanding): DiceWordView {
  return {
    side: sideOfSeat(seat),
    player: playerOfSeat(seat),
    standing: standing.kind,
    seal: standing.kind === 'declined' ? null : standing.seal,
    word: standing.kind === 'shown' ? standing.word : null,
  };
}

/** The secrets of the turns that were over last, the latest first: each is the hash of the one after it. */
export function openingViews(course: DiceCourse | null, first: number): readonly DiceOpeningView[] {
  if (!course) return [];
  const { turn, secret } = course.opened;
  const count = Math.min(first, turn);
  return Array.from({ length: count }, (_, back) => ({ turn: turn - back, secret: secretTurnsBefore(secret, back) }));
}

const FINDINGS_SHOWN = 100;

/** The audit of a game's dice, with the first of its findings in words. */
export function diceProofView(
  { proven, unopened, taken, false: wrong }: DiceProof,
  findings: readonly { readonly revision: number; readonly because: string }[],
): DiceProofView {
  const told = findings.slice(0, FINDINGS_SHOWN).map(({ revision, because }) => `event ${revision}: ${because}`);
  return { proven, wrong, unopened, taken, findings: told };
}
