import { findHexside } from '../../../board/field-hexside.js';
import type { Course } from '../../../game/course.js';
import type { PbemEvent } from '../core/events.js';
import { gateIn } from '../12-doors/gate.js';
import { breakDistantMelee } from '../11-melee/disengage.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { deviceAt } from '../core/winch/device.js';
import type { Target } from './target.js';

const RULE = 'pbem:19.2o';

/** All doors of a gate, or its portcullis, are open for good (pbem:19.2y). */
export function breakGate(course: Course<PbemEvent>, { name, kind }: Target): void {
  const { position } = course;
  const hexside = findHexside(fieldOfGame(position), name);
  const ends = hexside ? [hexside.from, hexside.to] : [];
  const all = ends.flatMap((end) => {
    if (kind === 'gateDoor') return gateIn(end)?.doors ?? [];
    const device = deviceAt(position, (end.above ?? end).name);
    return device?.kind === 'portcullis' ? device.sides : [];
  });
  const states = [...new Set(all)].sort().map((where) => ({ where, state: 'broken' }));
  course.emit({ type: 'TerrainChanged', data: { states, rule: RULE } });
  for (const { a } of course.position.links) breakDistantMelee(course, a, RULE);
}

/** A bridge that is battered while it is raised is gone for good (ruling of pbem:18.1c). */
export function breakBridge(course: Course<PbemEvent>, { name }: Target): void {
  const bridge = deviceAt(course.position, name);
  const hexes = bridge?.kind === 'drawbridge' ? bridge.hexes : [];
  const states = hexes.map((hex) => ({ where: hex.name, state: 'destroyed' }));
  course.emit({ type: 'TerrainChanged', data: { states, rule: RULE } });
}
