import { partId, type Within } from '../node-id.js';
import { whenRead } from '../when-read.js';
import { itemView } from './item.view.js';
import { taskView } from './task.view.js';
import { counterViews } from './unit-counter.view.js';
import { UnitView } from './unit.view.js';
import type { Position } from '../../../engine/position/position.js';
import { type Unit, isCharacter, isMounted } from '../../../engine/position/unit.js';
import type { UnitSheet } from '../../../engine/position/unit-sheet.js';
import { factsOf } from '../../../library/rulesets.js';

/** A unit of a position, and the answers of its rulebook about it. */
interface ShownUnit {
  readonly within: Within;
  readonly position: Position;
  readonly unit: Unit;
  readonly facts: ReturnType<typeof factsOf>['units'];
}

const shown = whenRead<UnitView, ShownUnit>({
  id: ({ within, unit }) => partId(within, 'unit', unit.id),
  name: ({ unit }) => unit.id,
  side: ({ unit }) => unit.side,
  player: ({ unit }) => unit.player ?? null,
  kind: ({ unit }) => unit.sheet.kind,
  classes: ({ unit }) => (isCharacter(unit) ? unit.sheet.classes : []),
  health: ({ unit }) => unit.health,
  hexes: ({ unit }) => unit.hexes,
  half: ({ unit }) => unit.half ?? null,
  claim: ({ unit }) => unit.claim ?? null,
  mounted: ({ unit }) => isMounted(unit),
  mount: ({ unit }) => unit.mount,
  rider: ({ unit }) => unit.rider,
  attack: ({ facts, unit }) => facts.strength(unit).attack,
  defence: ({ facts, unit }) => facts.strength(unit).defence,
  mpa: ({ position, unit, facts }) => facts.mpa(position, unit),
  mpLeft: ({ position, unit, facts }) => (unit.acts.moveEnded ? 0 : Math.max(0, facts.mpLeft(position, unit))),
  mpGiven: ({ unit, facts }) => facts.mpGiven(unit),
  missiles: ({ position, unit, facts }) => facts.missiles(position, unit),
  leads: ({ position, unit, facts }) => facts.led(position, unit.id),
  ledBy: ({ position, unit, facts }) => facts.leader(position, unit.id)?.id ?? null,
  string: ({ position, unit, facts }) => facts.string(position, unit.id),
  carries: ({ within, position, unit }) =>
    (position.items ?? []).filter(({ carrier }) => carrier === unit.id).map((item) => itemView(within, position, item)),
  inMeleeWith: ({ position, unit }) =>
    position.links.flatMap(({ a, b }) => (a === unit.id ? [b] : b === unit.id ? [a] : [])),
  task: ({ position, unit }) => taskView(position, unit.id),
  mayMount: ({ position, unit, facts }) => isCharacter(unit) && facts.mayMount(position, unit),
  attacked: ({ unit }) => unit.acts.attacked,
  triedToPin: ({ unit }) => unit.acts.triedToPin ?? false,
  pinned: ({ unit }) => unit.acts.pinned ?? false,
  fired: ({ unit }) => unit.acts.fired,
  aware: ({ unit }) => unit.unaware === undefined,
  traits: ({ unit }) => unit.traits ?? [],
  entry: ({ unit }) => unit.entry ?? null,
  left: ({ unit }) => unit.left ?? false,
  drowned: ({ unit }) => unit.drowned ?? false,
  drifted: ({ unit }) => unit.drifted ?? false,
  water: ({ position, unit, facts }) => facts.water(position, unit),
  owesSwimming: ({ position, unit, facts }) => facts.owesSwimming(position, unit),
  mayClimbOut: ({ unit }) => unit.acts.climbs !== undefined,
  winded: ({ unit }) => unit.winded ?? null,
  rage: ({ unit }) => (unit.rage ? (unit.rage.mad ? 'madRage' : 'rage') : null),
  victim: ({ unit }) => unit.rage?.victim ?? null,
  panic: ({ unit }) => unit.panic ?? null,
  ranAway: ({ unit }) => unit.ranAway ?? false,
  inControl: ({ position, unit, facts }) => facts.inControl(position, unit),
  sergeant: ({ unit }) => unit.sergeant ?? null,
  prisonerOf: ({ unit }) => unit.captive?.by ?? null,
  guards: ({ unit }) => unit.captive?.guards ?? [],
  yielded: ({ unit }) => unit.yielded ?? false,
  forsaken: ({ unit }) => unit.forsaken ?? false,
  shamed: ({ unit }) => unit.shamed ?? false,
  hidden: ({ position, unit }) => position.hidden?.[unit.id] !== undefined,
  ambushed: ({ unit }) => unit.acts.ambushed ?? false,
  counters: ({ unit }) => counterViews(unit.sheet),
  weapon: ({ unit }) => (isCharacter(unit) ? unit.sheet.weapon : null),
  armourLabel: ({ unit: { sheet } }) => labelOf(sheet),
  sheet: ({ unit }) => unit.sheet,
});

function labelOf(sheet: UnitSheet): 'armoured' | 'unarmoured' | null {
  if (sheet.kind === 'character' && sheet.unarmoured) return 'unarmoured';
  return sheet.armoured ? 'armoured' : null;
}

/** A unit of a position. `within`: the game and the instant, as its id names them. */
export function unitView(within: Within, position: Position, unit: Unit): UnitView {
  return shown({ within, position, unit, facts: factsOf(position).units });
}
