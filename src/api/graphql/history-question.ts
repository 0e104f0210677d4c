import type { DataSource } from 'typeorm';
import { loadCatalogue } from '../../library/catalogue.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import { concernsUnit, namesRule, type HistoryFilter } from '../../projections/read/history.js';
import { noUnit, nothingNamed, seesUnit, wronglyAsked } from './asked.js';
import type { GameView } from './views/game.view.js';

/**
 * Refuses a filter that names what there is not: an answer without events would look as if nothing had happened. A unit
 * is known if the viewer sees it, or if some event concerns it (a cart, a ladder). Throws BAD_INPUT.
 */
export async function mustKnow(
  source: DataSource,
  { upcasters }: AnyRulebook,
  { id, sides, seen }: GameView,
  { unit, rule, type, side }: HistoryFilter,
): Promise<void> {
  if (side !== undefined && !sides.includes(side)) throw wronglyAsked(nothingNamed(side, 'side'));
  if (type !== undefined && !Object.hasOwn(upcasters, type)) throw wronglyAsked(nothingNamed(type, 'type of event'));
  if (rule !== undefined && !(await isRule(source, id, rule))) throw wronglyAsked(nothingNamed(rule, 'rule'));
  if (unit === undefined || seesUnit(seen, unit)) return;
  if (!(await concernsUnit(source, id, unit))) throw wronglyAsked(noUnit(unit));
}

/** A rule of the catalogue, or one that an event names, since a ruleset may have no catalogue. */
async function isRule(source: DataSource, game: string, rule: string): Promise<boolean> {
  return loadCatalogue().rule(rule) !== undefined || namesRule(source, game, rule);
}
