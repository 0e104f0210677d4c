import { printBoardError } from '../engine/board/board-error.js';
import { checkBoards } from '../engine/board/build.js';
import type { BoardDocument } from '../engine/board/document.js';
import type { Setup, SetupUnit } from '../engine/game/setup.js';
import { readPlace } from '../engine/notation/place.js';
import type { Ground } from '../engine/position/position.js';
import { DepthFault, withDepths, type Depths } from './depths.js';
import type { Roster } from './rosters.js';
import { settingOf } from './written-setting.js';
import { unitAsWritten } from './written-unit.js';
import type { WrittenFighter, WrittenScenario } from './written-scenario.js';

/** Boards and rosters that scenarios use, by id. */
export interface Stock {
  readonly boards: ReadonlyMap<string, BoardDocument>;
  readonly rosters: ReadonlyMap<string, Roster>;
}

/** A scenario asks for something that does not exist or does not fit: where in its file, and why. */
export class ScenarioFault extends Error {
  constructor(
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}

/**
 * The set-up that a scenario file describes. `assertSoundGround` says whether its boards fit together, and the ruleset
 * decides whether it is legal. Throws ScenarioFault.
 */
export function setupOf(written: WrittenScenario, stock: Stock): Setup {
  const ground = groundOf(written, stock.boards);
  return {
    title: written.title,
    ground,
    sides: sidesInOrder(written),
    ...(written.firstSide === undefined ? { firstSide: 'rolled' } : {}),
    ...playersIn(written),
    options: written.options ?? {},
    length: written.length,
    units: written.orderOfBattle.flatMap((fighter, index) => unitsOf(fighter, ['orderOfBattle', index], stock)),
    things: [],
    north: written.compass.north,
    ...settingOf(written, (path, because) => new ScenarioFault(path, because)),
  };
}

function groundOf({ boards: names, joins = [], depths }: WrittenScenario, boards: Stock['boards']): Ground {
  const documents = names.map((name, index) => {
    const board = boards.get(name);
    if (!board) throw new ScenarioFault(['boards', index], `there is no board ${name}`);
    return board;
  });
  const laid = joins.map((join) => ({ shift: 0, turned: false, ...join }));
  return { boards: soundedBoards(documents, depths), joins: laid };
}

/** Makes sure that the boards of a set-up are sound and fit together. Throws ScenarioFault. */
export function assertSoundGround({ boards, joins }: Ground): void {
  const [unsound] = checkBoards(boards, joins);
  if (unsound) throw new ScenarioFault(['joins'], printBoardError(unsound));
}

/** The boards with the depths that the scenario's special rules give to waters (pbem:17.4a). */
function soundedBoards(boards: readonly BoardDocument[], depths: Depths | undefined): readonly BoardDocument[] {
  try {
    return withDepths(boards, depths);
  } catch (error) {
    if (!(error instanceof DepthFault)) throw error;
    throw new ScenarioFault(['depths', error.key], error.message);
  }
}

/**
 * The sides in their order of play: from `firstSide` on, then round; in the order of the list if no first side is
 * named.
 */
function sidesInOrder({ sides, scenarioAttacker, scenarioDefender, ...written }: WrittenScenario): readonly string[] {
  const ids = sides.map(({ id }) => id);
  const { firstSide = ids[0] ?? '' } = written;
  for (const [key, side] of Object.entries({ firstSide, scenarioAttacker, scenarioDefender })) {
    if (!ids.includes(side)) throw new ScenarioFault([key], `${side} is no side of this scenario`);
  }
  const first = ids.indexOf(firstSide);
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** Players of the sides that several people share; empty if no side is shared. */
function playersIn({ sides }: WrittenScenario): Pick<Setup, 'players'> {
  const shared = sides.flatMap(({ id, players }) => (players ? [[id, players] as const] : []));
  return shared.length === 0 ? {} : { players: Object.fromEntries(shared) };
}

type FaultPath = readonly (string | number)[];

function unitsOf(fighter: WrittenFighter, path: FaultPath, stock: Stock): readonly SetupUnit[] {
  const place = readPlace(fighter.at);
  if (!place.ok) throw new ScenarioFault([...path, 'at'], `"${fighter.at}" is no place: ${place.error.message}`);
  const { unit: id, side = null, rides, hidden } = fighter;
  const unit: SetupUnit = {
    ...unitAsWritten(id, fighter),
    sheet: sheetOf(fighter.unit, fighter, [...path, 'unit'], stock),
    hexes: place.value,
  };
  if (rides === undefined) return [unit];
  const horse = sheetOf(rides, fighter, [...path, 'rides'], stock);
  return [
    { ...unit, mount: rides },
    { id: rides, side, sheet: horse, hexes: [], ...(hidden ? { hidden } : {}) },
  ];
}

function sheetOf(name: string, { roster: id }: WrittenFighter, path: FaultPath, stock: Stock): SetupUnit['sheet'] {
  const roster = stock.rosters.get(id);
  if (!roster) throw new ScenarioFault([...path.slice(0, -1), 'roster'], `there is no roster ${id}`);
  const sheet = roster.sheets.get(name);
  if (!sheet) throw new ScenarioFault(path, `the roster ${id} has no ${name}`);
  return sheet;
}
