import type { DataSource } from 'typeorm';
import { withHidden } from '../../engine/position/with-hidden.js';
import { loadCatalogue } from '../../library/catalogue.js';
import { EVENT_DEFINITIONS } from '../../library/rulesets.js';
import { concernsUnit, type HistoryFilter } from '../../projections/read/history.js';
import { noUnit, nothingNamed, wronglyAsked } from './asked.js';
import type { GameView } from './views/game.view.js';

/**
 * Refuses a filter that names what there is not: an answer without events would look as if nothing had happened. A unit
 * is known if the viewer sees it, or if some event concerns it (a cart, a ladder). Throws BAD_INPUT.
 */
export async function mustKnow(
  source: DataSource,
  { id, sides, seen }: GameView,
  { unit, rule, type, side }: HistoryFilter,
): Promise<void> {
  if (side !== undefined && !sides.includes(side)) throw wronglyAsked(nothingNamed(side, 'side'));
  if (type !== undefined && !isEventType(type)) throw wronglyAsked(nothingNamed(type, 'type of event'));
  if (rule !== undefined && !loadCatalogue().rule(rule)) throw wronglyAsked(nothingNamed(rule, 'rule'));
  if (unit === undefined || Object.hasOwn(withHidden(seen.position).units, unit)) return;
  if (!(await concernsUnit(source, id, unit))) throw wronglyAsked(noUnit(unit));
}

function isEventType(type: string): boolean {
  const { game, dice, parley } = EVENT_DEFINITIONS;
  return [game, dice, parley].some((definitions) => Object.hasOwn(definitions, type));
}
