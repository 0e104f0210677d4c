import { sightMapOf } from '../../../board/sight/sight-map.js';
import type { Dice, RolledDie } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { spendAid } from '../20-fire/aid.js';
import { itemOf } from '../core/equipment/items.js';
import type { PbemEvent } from '../core/events.js';
import type { TendLightAbout } from '../core/events/night.js';
import type { TaskKind } from '../core/tasks/task-kind.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { inflammableBeside } from './inflammable.js';
import { readLightName } from '../core/orders/light-name.js';
import { stateOfLight } from './light-state.js';
import { roomOf } from '../core/night/rooms.js';

/** Original dice up to which a campfire is doused (pbem:26.53), and kindled without and with a torch (pbem:26.52). */
const DOUSED_TO = 3;
const KINDLED_TO = 6;
const KINDLED_WITH_TORCH_TO = 8;

/**
 * A task of one turn: lighting a lantern again (pbem:18.5i), putting out or restoring the light of a room
 * (pbem:21.35d), dousing a campfire or kindling it again (pbem:21.31c). Only campfires need a die; whoever comes too
 * late finds nothing to do.
 */
export const TENDING: TaskKind<'tendLight'> = {
  rule: 'pbem:21.31c',
  completes: 'asTask',
  whyNot(position, [worker = ''], about) {
    const unit = position.units[worker];
    if (!unit) return { code: 'unknownUnit', rule: null, because: `there is no unit ${worker}`, subject: worker };
    return whyNotTend(position, unit, about);
  },
  takeEffect(course, { workers: [unit = ''], about }, dice) {
    const { light, deed } = about;
    const { kind } = readLightName(light);
    if (kind === 'campfire') return tendCampfire(course, unit, about, dice);
    const rule = kind === 'room' ? 'pbem:21.35d' : 'pbem:18.5i';
    course.emit({ type: deed === 'light' ? 'LightLit' : 'LightPutOut', data: { unit, light, rule } });
  },
};

function whyNotTend(position: Position, unit: Unit, about: TendLightAbout): Refusal | null {
  const { deed, light: name, torch } = about;
  const light = readLightName(name);
  const no = (rule: string, because: string): Refusal => ({ code: 'illegal', rule, because, subject: unit.id });
  const rule = RULES[light.kind];
  if (torch !== undefined && (light.kind !== 'campfire' || deed !== 'light')) {
    return no('pbem:20.4a', 'a torch helps to kindle what burns, and nothing else');
  }
  const state = stateOfLight(position, name);
  if (state === null) return no(light.kind === 'campfire' ? 'pbem:20.5a' : rule, `there is no light ${name}`);
  if ((state === 'burning') === (deed === 'light')) {
    return no(rule, `${name} ${state === 'burning' ? 'burns already' : 'does not burn'}`);
  }
  if (light.kind === 'item') return whyNotLightLantern(position, unit, light.item, deed);
  const hex = hexOf(position, light.hex);
  if (light.kind === 'room') {
    const room = roomOf(hex).map((one) => one.name);
    const inside = unit.hexes.some((held) => room.includes(held));
    return inside ? null : no('pbem:21.35d', `${unit.id} is not in the room of ${light.hex}`);
  }
  if (!unit.hexes.some((held) => ADJACENT(position, unit, held, hex.name))) {
    return no(deed === 'light' ? 'pbem:20.1b' : 'pbem:20.1k', `${hex.name} is not ADJACENT to ${unit.id}`);
  }
  if (deed === 'light' && isMounted(unit)) return no('pbem:20.1b', `${unit.id} rides; fires are kindled on foot`);
  const map = sightMapOf(fieldOfGame(position), position.live);
  const fuel = deed === 'light' ? inflammableBeside(map, hex, position) : null;
  if (fuel !== null) return no('pbem:21.31b', `no campfire is kindled in ${hex.name} beside ${fuel}`);
  if (torch === undefined || itemOf(position, torch)?.carrier === unit.id) return null;
  return no('pbem:20.4b', `${unit.id} carries no ${torch}`);
}

const RULES = { item: 'pbem:18.5i', campfire: 'pbem:21.31c', room: 'pbem:21.35d' } as const;

/**
 * By whoever is in its hex; by hand a lantern is put out in the combat step (pbem:18.5d), and a torch is never lit
 * (pbem:20.4e).
 */
function whyNotLightLantern(position: Position, unit: Unit, id: string, deed: 'light' | 'douse'): Refusal | null {
  const item = itemOf(position, id);
  const no = (rule: string, because: string): Refusal => ({ code: 'illegal', rule, because, subject: unit.id });
  if (item?.kind === 'torch') return no('pbem:20.4d', `${id} is put out in the combat step`);
  if (deed === 'douse') return no('pbem:18.5d', `${id} is put out in the combat step`);
  return unit.hexes.some((hex) => hex === item?.hex) ? null : no('pbem:18.5i', `${unit.id} is not in the hex of ${id}`);
}

/** A die decides; the torch that is laid into it burns with it, or lies there (pbem:20.4b, 26.52, 26.53). */
function tendCampfire(
  course: Course<PbemEvent>,
  unit: string,
  { light, deed, torch }: TendLightAbout,
  dice: Dice,
): void {
  const rule = deed === 'light' ? 'pbem:26.52' : 'pbem:26.53';
  const die: RolledDie = dice.roll({ purpose: deed === 'light' ? 'kindle' : 'douse', rule, faces: 10, subject: unit });
  const to = deed === 'douse' ? DOUSED_TO : torch === undefined ? KINDLED_TO : KINDLED_WITH_TORCH_TO;
  const success = die.value <= to;
  course.emit({ type: 'CampfireTended', data: { unit, light, deed, die, success, rule } });
  const named = readLightName(light);
  if (torch !== undefined && named.kind === 'campfire') spendAid(course, unit, torch, named.hex, success);
  if (!success) return;
  const data = { unit, light, rule: 'pbem:21.31c' };
  course.emit({ type: deed === 'light' ? 'LightLit' : 'LightPutOut', data });
}
