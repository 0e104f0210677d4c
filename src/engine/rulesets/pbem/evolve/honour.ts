import { canonicalJson } from '../../../canonical/canonical.js';
import type { FactsStated, StatedUnit } from '../../../game/honour/statement.js';
import { replaceUnits } from '../../../position/change.js';
import type { MeleeLink, Position } from '../../../position/position.js';
import { standing, type Unit } from '../../../position/unit.js';
import { IllegalEvent, unitOf, type Appliers } from './applier.js';

/** Facts that the players of a game of honour state (pbem:1.4b). */
export const HONOUR_APPLIERS: Appliers<FactsStated> = { FactsStated: state };

/** Facts that hold already change nothing: the position stays the same object. */
function state(position: Position, event: FactsStated): Position {
  if (position.keeping !== 'onHonour') throw new IllegalEvent(event, 'the server keeps the rules of this game');
  const { units = [], joined = [], parted = [] } = event.data.stated;
  const placed = units.reduce((before, facts) => withFacts(before, event, facts), position);
  const links = linksAfter(placed.links, joined.map(inOrder), parted.map(inOrder));
  for (const { a, b } of joined) [a, b].forEach((id) => unitOf(placed, event, id));
  return links === placed.links ? placed : { ...placed, links };
}

function withFacts(position: Position, event: FactsStated, facts: StatedUnit): Position {
  const unit = unitOf(position, event, facts.unit);
  const { hexes, mpSpent, health, missiles } = facts;
  const isElsewhere = hexes !== undefined && canonicalJson(hexes) !== canonicalJson(unit.hexes);
  const changed: Unit = {
    ...(isElsewhere ? standing(unit, hexes) : unit),
    ...(health === undefined ? {} : { health }),
    ...(missiles === undefined ? {} : { missiles }),
    ...(mpSpent === undefined ? {} : { acts: { ...unit.acts, mpSpent } }),
  };
  const partner = isElsewhere && unit.mount !== null ? [{ ...unitOf(position, event, unit.mount), hexes }] : [];
  const isSame =
    !isElsewhere &&
    changed.health === unit.health &&
    changed.missiles === unit.missiles &&
    changed.acts.mpSpent === unit.acts.mpSpent;
  return isSame ? position : replaceUnits(position, [changed, ...partner]);
}

function linksAfter(
  links: readonly MeleeLink[],
  joined: readonly MeleeLink[],
  parted: readonly MeleeLink[],
): readonly MeleeLink[] {
  const has = (list: readonly MeleeLink[], { a, b }: MeleeLink): boolean =>
    list.some((one) => one.a === a && one.b === b);
  const kept = links.filter((link) => !has(parted, link));
  const added = joined.filter((link, index) => !has(kept, link) && !has(joined.slice(0, index), link));
  if (added.length === 0) return kept.length === links.length ? links : kept;
  return [...kept, ...added].sort((one, other) =>
    one.a === other.a ? (one.b < other.b ? -1 : 1) : one.a < other.a ? -1 : 1,
  );
}

function inOrder({ a, b }: MeleeLink): MeleeLink {
  return a < b ? { a, b } : { a: b, b: a };
}
