import type { Position } from '../../engine/position/position.js';
import type { Unit } from '../../engine/position/unit.js';

/** Riders and horses belong together both ways, and share their hexes (pbem:7.1a). */
export function wrongRiding({ units }: Position, { id, mount, rider, hexes }: Unit): readonly string[] {
  const [horse, man] = [mount === null ? null : units[mount], rider === null ? null : units[rider]];
  const wrong: string[] = [];
  if (mount !== null && horse?.rider !== id) wrong.push(`${id} rides ${mount}, which is not ridden by him`);
  if (rider !== null && man?.mount !== id) wrong.push(`${id} carries ${rider}, who does not ride it`);
  if (horse && horse.hexes.join() !== hexes.join()) {
    wrong.push(`${id} is in ${hexes.join('-')}, his horse in ${horse.hexes.join('-')}`);
  }
  return wrong;
}

/** Once an order is carried out the dead and the stunned do not ride, and nobody rides a dead horse (pbem:10.6). */
export function unfitRiders({ units }: Position): readonly string[] {
  return Object.values(units).flatMap(({ id, mount, health }) => {
    if (mount === null) return [];
    const unfit = health === 'dead' || health === 'stunned';
    const dead = units[mount]?.health === 'dead';
    return [
      ...(unfit ? [`${id} is ${health} and rides`] : []),
      ...(dead ? [`${id} rides ${mount}, which is dead`] : []),
    ];
  });
}
