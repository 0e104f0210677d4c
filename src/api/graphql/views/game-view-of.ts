import type { GameState } from '../../../engine/game/game.js';
import type { Position } from '../../../engine/position/position.js';
import { gameStream } from '../../../ledger/game-stream.js';
import { factsOf } from '../../../library/rulesets.js';
import type { SeenGame } from '../../../play/seen.js';
import type { Viewer } from '../../../play/viewer.js';
import { whenRead } from '../when-read.js';
import { awardViews } from './award.view.js';
import { batteredView } from './battered.view.js';
import { hiddenTreasureViews } from './buried.view.js';
import { cartViews } from './cart.view.js';
import { detailedDayView } from './day.view.js';
import { duelView } from './duel.view.js';
import { equipmentView } from './equipment.view.js';
import { fillingViews } from './filling.view.js';
import type { GameSecretsView } from './game-secrets.view.js';
import type { GameView } from './game.view.js';
import { headView } from './head.view.js';
import { initiativeView } from './initiative.view.js';
import { itemView } from './item.view.js';
import { lightView } from './light.view.js';
import { outcomeView, sidePoints } from './outcome.view.js';
import { planView } from './plan.view.js';
import { standingOrderViews } from './standing-order.view.js';
import { turnView } from './turn.view.js';

/** A game, and the viewer to whom it is shown. */
interface Shown {
  readonly seen: SeenGame<GameState>;
  readonly viewer: Viewer;
  readonly secrets: GameSecretsView | null;
}

/** A value that follows from the position on the board; `without`: for a game without a board. */
function onBoard<Made>(make: (position: Position, shown: Shown) => Made, without: Made): (shown: Shown) => Made {
  return (shown) => (shown.seen.field ? make(shown.seen.field, shown) : without);
}

const shown = whenRead<GameView, Shown>({
  id: ({ seen }) => seen.game,
  title: ({ seen }) => seen.title,
  ruleset: ({ seen }) => seen.ruleset,
  options: ({ seen }) => Object.entries(seen.position.options).map(([name, on = false]) => ({ name, on })),
  keeping: onBoard((position) => position.keeping ?? 'enforced', 'enforced'),
  revision: ({ seen }) => seen.revision,
  updatedAt: ({ seen }) => seen.recordedAt,
  head: ({ seen }) => headView(gameStream(seen.game), seen),
  fingerprint: ({ seen }) => seen.fingerprint,
  sides: ({ seen }) => seen.sides,
  turn: ({ seen }) => turnView(seen),
  outcome: ({ seen }) => seen.position.outcome && outcomeView(seen.position.outcome),
  secrets: ({ secrets }) => secrets,
  seen: ({ seen }) => seen,
  viewer: ({ viewer }) => viewer,
  items: onBoard(
    (position, { seen }) => (position.items ?? []).map((item) => itemView({ game: seen.game }, position, item)),
    [],
  ),
  hiddenTreasures: onBoard((position) => hiddenTreasureViews(position), []),
  carts: onBoard((position) => cartViews(position), []),
  lights: onBoard((position) => factsOf(position).light.lights(position).map(lightView), []),
  litHexes: onBoard((position) => factsOf(position).light.litHexes(position), null),
  equipment: onBoard((position) => (position.equipment ?? []).map(equipmentView), []),
  battered: onBoard((position) => factsOf(position).things.battered(position).map(batteredView), []),
  points: onBoard((position) => sidePoints(factsOf(position).course.victoryPoints(position)), []),
  awards: onBoard((position) => awardViews(position), []),
  exits: onBoard((position) => position.terms?.exits ?? [], []),
  warnings: onBoard((position) => factsOf(position).course.warnings(position), []),
  supplyPoints: onBoard((position) => position.terms?.supplyPoints ?? [], []),
  buildingTurns: onBoard((position) => position.terms?.building?.turns ?? null, null),
  boilingWater: onBoard((position) => position.terms?.boilingWater ?? [], []),
  standingOrders: onBoard((position, { viewer }) => standingOrderViews(position, viewer), []),
  standingKinds: onBoard((position) => factsOf(position).course.standing(position), []),
  plan: onBoard((position) => planView(position), null),
  day: onBoard((position) => detailedDayView(position), null),
  filling: onBoard((position) => fillingViews(position), []),
  initiative: onBoard((position) => initiativeView(position), null),
  ungrouped: onBoard((position) => position.ungrouped ?? [], []),
  duel: onBoard((position) => duelView(position), null),
  challenges: onBoard((position) => position.challenges ?? [], []),
  dishonoured: onBoard((position) => position.dishonoured ?? [], []),
});

/**
 * A game as it is now. If it is played without a board, it has nothing of what lies or happens on one. `secrets`: what
 * its creator alone is told, this once.
 */
export function gameView(seen: SeenGame<GameState>, viewer: Viewer, secrets: GameSecretsView | null = null): GameView {
  return shown({ seen, viewer, secrets });
}
