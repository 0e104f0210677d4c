import type { DataSource } from 'typeorm';
import { loadCatalogue } from '../../library/catalogue.js';
import type { AnyRulebook } from '../../engine/game/rulebook.js';
import { concernsUnit, namesRule } from '../../projections/read/history.js';
import type { HistoryFilter } from '../../projections/read/history-filter.js';
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
  { units = [], rules = [], types = [], sides: asked = [] }: HistoryFilter,
): Promise<void> {
  mustAllBe('side', asked, (side) => sides.includes(side));
  mustAllBe('type of event', types, (type) => Object.hasOwn(upcasters, type));
  for (const rule of rules) if (!(await isRule(source, id, rule))) throw wronglyAsked(nothingNamed(rule, 'rule'));
  for (const unit of units) {
    if (!seesUnit(seen, unit) && !(await concernsUnit(source, id, unit))) throw wronglyAsked(noUnit(unit));
  }
}

function mustAllBe(what: string, names: readonly string[], isOne: (name: string) => boolean): void {
  const unknown = names.find((name) => !isOne(name));
  if (unknown !== undefined) throw wronglyAsked(nothingNamed(unknown, what));
}

/** A rule of the catalogue, or one that an event names, since a ruleset may have no catalogue. */
async function isRule(source: DataSource, game: string, rule: string): Promise<boolean> {
  return loadCatalogue().rule(rule) !== undefined || namesRule(source, game, rule);
}
