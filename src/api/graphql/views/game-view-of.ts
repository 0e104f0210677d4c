import type { GameState } from '../../../engine/game/game.js';
import type { Position } from '../../../engine/position/position.js';
import { gameStream } from '../../../ledger/game-stream.js';
import { factsOf } from '../../../library/rulesets.js';
import type { SeenGame } from '../../../play/seen.js';
import type { GameId, Viewer } from '../../../play/viewer.js';
import { awardViews } from './award.view.js';
import { batteredView } from './battered.view.js';
import { hiddenTreasureViews } from './buried.view.js';
import { cartViews } from './cart.view.js';
import { detailedDayView } from './day.view.js';
import { duelView } from './duel.view.js';
import { equipmentView } from './equipment.view.js';
import { fillingViews } from './filling.view.js';
import type { GameView } from './game.view.js';
import { headView } from './head.view.js';
import { initiativeView } from './initiative.view.js';
import { itemView } from './item.view.js';
import { lightView } from './light.view.js';
import { outcomeView, sidePoints } from './outcome.view.js';
import { planView } from './plan.view.js';
import { standingOrderViews } from './standing-order.view.js';
import { turnView } from './turn.view.js';

/** The fields of a game that every game has. */
type EveryGame = Pick<
  GameView,
  | 'id'
  | 'title'
  | 'ruleset'
  | 'options'
  | 'keeping'
  | 'revision'
  | 'head'
  | 'fingerprint'
  | 'sides'
  | 'turn'
  | 'outcome'
  | 'secrets'
  | 'seen'
  | 'viewer'
>;

/** The fields of a game that only a board can fill. */
type OnBoard = Omit<GameView, keyof EveryGame>;

const WITHOUT_BOARD: OnBoard = {
  items: [],
  hiddenTreasures: [],
  carts: [],
  lights: [],
  litHexes: null,
  equipment: [],
  battered: [],
  points: [],
  awards: [],
  exits: [],
  warnings: [],
  supplyPoints: [],
  buildingTurns: null,
  boilingWater: [],
  standingOrders: [],
  plan: null,
  day: null,
  filling: [],
  initiative: null,
  ungrouped: [],
  duel: null,
  challenges: [],
  dishonoured: [],
};

/** A game as it is now. If it is played without a board, it has nothing of what lies or happens on one. */
export function gameView(seen: SeenGame<GameState>, viewer: Viewer): GameView {
  const { game, title, ruleset, revision, fingerprint, sides, position, field } = seen;
  return {
    id: game,
    title,
    ruleset,
    options: Object.entries(position.options).map(([name, on = false]) => ({ name, on })),
    keeping: field?.keeping ?? 'enforced',
    revision,
    head: headView(gameStream(game), seen),
    fingerprint,
    sides,
    turn: turnView(seen),
    outcome: position.outcome && outcomeView(position.outcome),
    secrets: null,
    seen,
    viewer,
    ...(field ? onBoard(game, field, viewer) : WITHOUT_BOARD),
  };
}

function onBoard(game: GameId, position: Position, viewer: Viewer): OnBoard {
  const { things, light, course } = factsOf(position);
  return {
    items: (position.items ?? []).map((item) => itemView({ game }, position, item)),
    hiddenTreasures: hiddenTreasureViews(position),
    carts: cartViews(position),
    lights: light.lights(position).map(lightView),
    litHexes: light.litHexes(position),
    equipment: (position.equipment ?? []).map(equipmentView),
    battered: things.battered(position).map(batteredView),
    points: sidePoints(course.victoryPoints(position)),
    awards: awardViews(position),
    exits: position.terms?.exits ?? [],
    warnings: course.warnings(position),
    supplyPoints: position.terms?.supplyPoints ?? [],
    buildingTurns: position.terms?.building?.turns ?? null,
    boilingWater: position.terms?.boilingWater ?? [],
    standingOrders: standingOrderViews(position, viewer),
    plan: planView(position),
    day: detailedDayView(position),
    filling: fillingViews(position),
    initiative: initiativeView(position),
    ungrouped: position.ungrouped ?? [],
    duel: duelView(position),
    challenges: position.challenges ?? [],
    dishonoured: position.dishonoured ?? [],
  };
}
