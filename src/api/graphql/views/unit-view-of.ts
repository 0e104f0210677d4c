import { partId, type Within } from '../node-id.js';
import { itemView } from './item.view.js';
import { taskView } from './task.view.js';
import { UnitView } from './unit.view.js';
import type { Position } from '../../../engine/position/position.js';
import { type Unit, isCharacter, isMounted } from '../../../engine/position/unit.js';
import { factsOf } from '../../../library/rulesets.js';

export function unitView(within: Within, position: Position, unit: Unit): UnitView {
  const { acts } = unit;
  const facts = factsOf(position).units;
  return {
    id: partId(within, 'unit', unit.id),
    name: unit.id,
    side: unit.side,
    player: unit.player ?? null,
    kind: unit.sheet.kind,
    classes: isCharacter(unit) ? unit.sheet.classes : [],
    health: unit.health,
    hexes: unit.hexes,
    half: unit.half ?? null,
    claim: unit.claim ?? null,
    mounted: isMounted(unit),
    mount: unit.mount,
    rider: unit.rider,
    ...facts.strength(unit),
    mpa: facts.mpa(position, unit),
    mpLeft: acts.moveEnded ? 0 : Math.max(0, facts.mpLeft(position, unit)),
    mpGiven: facts.mpGiven(unit),
    missiles: facts.missiles(position, unit),
    leads: facts.led(position, unit.id),
    ledBy: facts.leader(position, unit.id)?.id ?? null,
    string: facts.string(position, unit.id),
    carries: (position.items ?? [])
      .filter(({ carrier }) => carrier === unit.id)
      .map((item) => itemView(within, position, item)),
    inMeleeWith: position.links.flatMap(({ a, b }) => (a === unit.id ? [b] : b === unit.id ? [a] : [])),
    task: taskView(position, unit.id),
    mayMount: isCharacter(unit) && facts.mayMount(unit),
    attacked: acts.attacked,
    triedToPin: acts.triedToPin ?? false,
    pinned: acts.pinned ?? false,
    fired: acts.fired,
    aware: unit.unaware === undefined,
    traits: unit.traits ?? [],
    entry: unit.entry ?? null,
    left: unit.left ?? false,
    drowned: unit.drowned ?? false,
    drifted: unit.drifted ?? false,
    water: facts.water(position, unit),
    owesSwimming: facts.owesSwimming(position, unit),
    mayClimbOut: acts.climbs !== undefined,
    winded: unit.winded ?? null,
    rage: unit.rage ? (unit.rage.mad ? 'madRage' : 'rage') : null,
    victim: unit.rage?.victim ?? null,
    panic: unit.panic ?? null,
    ranAway: unit.ranAway ?? false,
    inControl: facts.inControl(position, unit),
    sergeant: unit.sergeant ?? null,
    prisonerOf: unit.captive?.by ?? null,
    guards: unit.captive?.guards ?? [],
    yielded: unit.yielded ?? false,
    forsaken: unit.forsaken ?? false,
    shamed: unit.shamed ?? false,
    hidden: position.hidden?.[unit.id] !== undefined,
    ambushed: acts.ambushed ?? false,
    sheet: unit.sheet,
  };
}
