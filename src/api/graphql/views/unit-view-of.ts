import { itemView } from './item.view.js';
import { taskView } from './task.view.js';
import { UnitView } from './unit.view.js';
import type { Position } from '../../../engine/position/position.js';
import { type Unit, isCharacter, isMounted } from '../../../engine/position/unit.js';
import { isTied, leaderOf, ledBy, stringOf } from '../../../engine/rulesets/pbem/core/animals/leads.js';
import { mpaOf, strengthOf } from '../../../engine/rulesets/pbem/core/combat/strength.js';
import { controlShown } from '../../../engine/rulesets/pbem/core/control/control.js';
import { itemsOf } from '../../../engine/rulesets/pbem/core/equipment/items.js';
import { giftsOf } from '../../../engine/rulesets/pbem/07-movement/gift.js';
import { mpLeft } from '../../../engine/rulesets/pbem/07-movement/mobility.js';
import { missilesOf } from '../../../engine/rulesets/pbem/core/supply/ammunition.js';
import { mayRide } from '../../../engine/rulesets/pbem/12-tasks/riders.js';
import { isFoundering, isSwimmer, waterAt } from '../../../engine/rulesets/pbem/core/water/depth.js';

export function unitView(position: Position, unit: Unit): UnitView {
  const { acts } = unit;
  return {
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
    ...strengthOf(unit),
    mpa: mpaOf(position, unit),
    mpLeft: acts.moveEnded ? 0 : Math.max(0, mpLeft(position, unit)),
    mpGiven: giftsOf(unit),
    missiles: missilesOf(position, unit),
    leads: ledBy(position, unit.id),
    ledBy: leaderOf(position, unit.id)?.id ?? null,
    string: isTied(position, unit.id) ? stringOf(position, unit.id) : [],
    carries: itemsOf(position, unit.id).map(itemView),
    inMeleeWith: position.links.flatMap(({ a, b }) => (a === unit.id ? [b] : b === unit.id ? [a] : [])),
    task: taskView(position, unit.id),
    mayMount: isCharacter(unit) && mayRide(unit),
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
    water: waterAt(position, unit),
    owesSwimming: !acts.swam && (isSwimmer(position, unit) || isFoundering(position, unit)),
    mayClimbOut: acts.climbs !== undefined,
    winded: unit.winded ?? null,
    rage: unit.rage ? (unit.rage.mad ? 'madRage' : 'rage') : null,
    victim: unit.rage?.victim ?? null,
    panic: unit.panic ?? null,
    ranAway: unit.ranAway ?? false,
    inControl: controlShown(position, unit),
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
