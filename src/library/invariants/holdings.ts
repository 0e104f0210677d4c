import type { Position } from '../../engine/position/position.js';
import { isActive, isLive, type Unit } from '../../engine/position/unit.js';

/**
 * Faults of holding, leading, guarding and working, once an order is carried out: each holder is on the map and able to
 * hold, and no unit does two things that exclude each other.
 */
export function wrongHoldings(position: Position): readonly string[] {
  return [
    ...wrongItems(position),
    ...wrongEquipment(position),
    ...wrongCarts(position),
    ...wrongLeads(position),
    ...wrongTasks(position),
    ...wrongCaptives(position),
  ];
}

function isThere(unit: Unit | undefined): unit is Unit {
  return unit !== undefined && unit.hexes.length > 0;
}

/** An item lies in a hex or is carried by somebody alive (pbem:12.5). */
function wrongItems({ items = [], units, hidden = {} }: Position): readonly string[] {
  return items.flatMap(({ id, hex, carrier }) => {
    if ((hex === null) === (carrier === null))
      return [`${id} lies in ${hex ?? 'no hex'}, carried by ${carrier ?? 'nobody'}`];
    const bearer = carrier === null ? undefined : (units[carrier] ?? hidden[carrier]);
    return carrier === null || (bearer && isLive(bearer)) ? [] : [`${id} is carried by ${carrier}, who does not live`];
  });
}

/** The bearers of a ladder are active and stand at its two ends (pbem:19.11c). */
function wrongEquipment({ equipment = [], units }: Position): readonly string[] {
  return equipment.flatMap(({ id, bearers, hexes }) =>
    (bearers ?? []).flatMap((name, end) => {
      const bearer = units[name];
      const fit = bearer && isActive(bearer) && bearer.hexes[0] === hexes[end];
      return fit ? [] : [`${id} in ${hexes.join('-')} is not carried by ${name}`];
    }),
  );
}

/** One animal draws one cart (pbem:14b). */
function wrongCarts({ carts = [], units }: Position): readonly string[] {
  const drawn = carts.flatMap(({ draft }) => draft ?? []);
  return [
    ...drawn.flatMap((id) => (isThere(units[id]) ? [] : [`${id} draws a cart and is not there`])),
    ...twice(drawn).map((id) => `${id} draws two carts`),
  ];
}

/** A leader is alive and on the map; an animal has one leader (pbem:13.7). */
function wrongLeads({ leads = [], strings = [], units }: Position): readonly string[] {
  return [
    ...leads.flatMap(({ leader, led }) => {
      const guide = units[leader];
      const fit = isThere(guide) && isLive(guide) && isThere(units[led]);
      return fit ? [] : [`${leader} leads ${led}, and one of them cannot`];
    }),
    ...twice(leads.map(({ led }) => led)).map((id) => `${id} is led by two`),
    ...twice(strings.flat()).map((id) => `${id} is tied twice`),
  ];
}

/** Workers are active and have one task each; no two tasks do the same work (pbem:12.1). */
function wrongTasks({ tasks = [], units }: Position): readonly string[] {
  const workers = tasks.flatMap((task) => task.workers);
  return [
    ...workers.flatMap((id) => {
      const unit = units[id];
      return isThere(unit) && isActive(unit) ? [] : [`${id} works at a task and is not active`];
    }),
    ...twice(workers).map((id) => `${id} works at two tasks`),
    ...tasks.flatMap(({ kind, done, demand }) =>
      done < 0 || done > demand.work ? [`${done} of ${demand.work} is done of a task (${kind})`] : [],
    ),
  ];
}

/** A prisoner belongs to another side than his own; his guards belong to that side (pbem:12.4). */
function wrongCaptives({ units, sides }: Position): readonly string[] {
  return Object.values(units).flatMap(({ id, side, captive }) => {
    if (!captive) return [];
    const guards = captive.guards.filter((name) => {
      const guard = units[name];
      return !isThere(guard) || !isActive(guard) || guard.side !== captive.by || guard.captive !== undefined;
    });
    return [
      ...(sides.includes(captive.by) && captive.by !== side
        ? []
        : [`${id} of ${side ?? 'nobody'} is a prisoner of ${captive.by}`]),
      ...guards.map((name) => `${name} guards ${id} and cannot`),
    ];
  });
}

function twice(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
