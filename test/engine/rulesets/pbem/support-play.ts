import type { BoardDocument } from '../../../../src/engine/board/document.js';
import { ListedDice } from '../../../../src/engine/dice/dice.js';
import { act } from '../../../../src/engine/game/act.js';
import type { Refusal } from '../../../../src/engine/game/refusal.js';
import { replay } from '../../../../src/engine/game/replay.js';
import type { Setup, SetupUnit } from '../../../../src/engine/game/setup.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { SideId, Unit } from '../../../../src/engine/position/unit.js';
import type { CharacterSheet } from '../../../../src/engine/position/unit-sheet.js';
import type { PbemEvent, PbemEventOf } from '../../../../src/engine/rulesets/pbem/core/events.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';

/** Flat ground with what a test adds. */
export function meadow(over: Partial<BoardDocument> = {}): BoardDocument {
  return { id: 'Mdw', title: 'A meadow', columns: 14, rows: 14, terrain: {}, hexsides: {}, elevation: {}, ...over };
}

/** A man with healthy 6/4, MPA 6, wounded 3/2, MPA 3, who is neither armoured nor a missileman. */
export function sheet(over: Partial<CharacterSheet> = {}): CharacterSheet {
  return {
    kind: 'character',
    classes: ['billman'],
    armoured: false,
    weapon: null,
    foot: {
      healthy: { attack: 6, defence: 4, mpa: 6 },
      wounded: { attack: 3, defence: 2, mpa: 3 },
      stunned: { defence: 2 },
    },
    mounted: null,
    ...over,
  };
}

export const ARCHER = sheet({ classes: ['archer'], weapon: 'shortbow' });
export const LONGBOWMAN = sheet({ classes: ['archer'], weapon: 'longbow' });
export const CROSSBOWMAN = sheet({ classes: ['crossbowman'], weapon: 'crossbow' });
export const KNIGHT = sheet({
  classes: ['knight'],
  foot: {
    healthy: { attack: 11, defence: 9, mpa: 4 },
    wounded: { attack: 6, defence: 4, mpa: 2 },
    stunned: { defence: 4 },
  },
  mounted: { healthy: { attack: 22, defence: 10 }, wounded: { attack: 11, defence: 5 } },
});

export function man(id: string, side: SideId | null, hex: string | null, over: Partial<SetupUnit> = {}): SetupUnit {
  return { id, side, sheet: sheet(), hexes: hex === null ? [] : [hex], ...over };
}

export function horse(id: string, hexes: readonly string[] = [], mpa = 8): SetupUnit {
  return { id, side: null, sheet: { kind: 'horse', armoured: false, attack: 0, defence: 1, mpa }, hexes };
}

/** A knight, or who is said, on his horse `<id>.horse`. */
export function rider(
  id: string,
  side: SideId,
  hexes: readonly [string, string],
  over: Partial<SetupUnit> = {},
): readonly SetupUnit[] {
  const mount = `${id}.horse`;
  return [{ id, side, sheet: KNIGHT, hexes, mount, ...over }, horse(mount)];
}

export interface Given {
  readonly units: readonly SetupUnit[];
  /** From the beginning of the game; step, side, GT and links are not used then. */
  readonly fromStart?: boolean;
  readonly board?: Partial<BoardDocument>;
  readonly step?: string;
  readonly side?: SideId;
  readonly gameTurn?: number;
  readonly links?: readonly (readonly [string, string])[];
  /** Standing orders; default: neither side pins. */
  readonly standing?: NonNullable<Setup['start']>['standing'];
  readonly over?: Partial<Setup>;
}

/** Games that are not about pinning are not asked for it. */
const NOBODY_PINS = { red: [{ on: 'Pin', answer: 'never' }], blue: [{ on: 'Pin', answer: 'never' }] };

/** A set-up of red against blue, in the step that is given (default: the movement of red in GT 1). */
export function setupOf(given: Given): Setup {
  const { units, board, over } = given;
  return {
    title: 'A test',
    ground: { boards: [meadow(board)], joins: [] },
    sides: ['red', 'blue'],
    options: {},
    length: { gameTurns: 10, endsWithOneSideLeft: false },
    units,
    things: [],
    live: {},
    ...(given.fromStart === true ? {} : { start: startOf(given) }),
    ...over,
  };
}

function startOf(given: Given): NonNullable<Setup['start']> {
  const { gameTurn = 1, side = 'red', step = 'movement', links = [], standing = NOBODY_PINS } = given;
  return { gameTurn, side, step, links: links.map(([a, b]) => ({ a, b })), standing };
}

/** A game under way, with everything that happened in it. */
export interface Play {
  readonly position: Position;
  readonly log: readonly PbemEvent[];
}

export function begin(given: Given): Play {
  return beginSetup(setupOf(given));
}

export function beginSetup(setup: Setup): Play {
  const created = PBEM.create(setup);
  if (!created.ok) throw new Error(`the set-up is refused: ${created.refusal.because}`);
  const position = replay(PBEM, created.value);
  if (!position) throw new Error('nothing was created');
  return { position, log: created.value };
}

/** Why a set-up is refused. */
export function refusedSetup(setup: Setup): Refusal {
  const created = PBEM.create(setup);
  if (created.ok) throw new Error('the set-up was accepted');
  return created.refusal;
}

/** The game after an order that must be accepted and must use up its dice. */
export function give(play: Play, side: SideId, order: Order, dice: readonly number[] = []): Play {
  const listed = new ListedDice(dice, 'reported');
  const decided = act(PBEM, play.position, side, order, listed);
  if (!decided.ok) throw new Error(`refused: ${decided.refusal.because} (${decided.refusal.rule ?? '-'})`);
  if (listed.remaining.length > 0) throw new Error(`dice left over: ${listed.remaining.join(', ')}`);
  return { position: decided.position, log: [...play.log, ...decided.events] };
}

/** Why an order is refused. */
export function refusal(play: Play, side: SideId, order: Order, dice: readonly number[] = []): Refusal {
  const decided = act(PBEM, play.position, side, order, new ListedDice(dice, 'reported'));
  if (decided.ok) throw new Error(`accepted: ${decided.events.map(({ type }) => type).join(', ')}`);
  return decided.refusal;
}

/** The events of one type, in order. */
export function eventsOf<Type extends PbemEvent['type']>(play: Play, type: Type): readonly PbemEventOf<Type>['data'][] {
  return play.log.flatMap((event) => (event.type === type ? [event.data as PbemEventOf<Type>['data']] : []));
}

export function unit(play: Play, id: string): Unit {
  const found = play.position.units[id];
  if (!found) throw new Error(`there is no unit ${id}`);
  return found;
}
