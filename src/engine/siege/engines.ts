import { illegal, type Refusal, refused } from '../game/refusal.js';
import { OFFBOARD_POINTS } from '../battering/offboard-table.js';
import { isPresent, type Siege, type SiegeEngine, type SiegeSide } from './siege.js';

/** Battering points of a whole engine (pbem:26.71a); 0: it does not batter (19.2a). */
function wholePoints({ kind }: SiegeEngine): number {
  return kind === 'ballista' || kind === 'siegeTower' ? 0 : OFFBOARD_POINTS[kind];
}

/** Battering points that an engine has left after wear (pbem:26.71d, 19.3l). */
export function pointsOf(engine: SiegeEngine): number {
  return Math.max(0, wholePoints(engine) - engine.wear);
}

/**
 * An engine of the side that is not destroyed, or why there is none; `lostRule` is the rule of the refusal if it is
 * destroyed.
 */
export function ownEngine(siege: Siege, side: SiegeSide, id: string, lostRule = 'pbem:19.7b'): SiegeEngine | Refusal {
  const engine = Object.hasOwn(siege.engines, id) ? siege.engines[id] : undefined;
  if (!engine) return { code: 'unknownUnit', rule: null, because: `there is no engine ${id}`, subject: id };
  if (engine.side !== side) {
    return { code: 'notYourUnit', rule: 'pbem:2.56a', because: `${id} is not of the ${side}`, subject: id };
  }
  if (engine.lost) return illegal(lostRule, `${id} is destroyed`, id);
  return engine;
}

/** Whether the result of `ownEngine` is a refusal. */
export function isRefusal(found: SiegeEngine | Refusal): found is Refusal {
  return 'because' in found;
}

/** Number of engineers of a side who are present; wounded engineers count too (pbem:2.71b, 19.3h). */
export function engineersOf({ fighters }: Siege, side: SiegeSide): number {
  return Object.values(fighters).filter((one) => one.side === side && one.engineer && isPresent(one)).length;
}

/**
 * Number of fighters of a side who can build while some engineers supervise: everybody else who is present, wounded
 * fighters and other engineers too, each as one man (rulings of pbem:19.8d, 19.8f).
 */
export function handsOf({ fighters }: Siege, side: SiegeSide, supervising: number): number {
  return Object.values(fighters).filter((one) => one.side === side && isPresent(one)).length - supervising;
}

/** The first name that occurs twice. */
export function twice(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** Why engines may not be repaired today, whoever has the initiative (pbem:19.6, 2.81g). */
export function whyNoRepair(siege: Siege, side: SiegeSide, ids: readonly string[]): Refusal | null {
  if (siege.night) return illegal('pbem:2.81g', 'nothing is repaired by night');
  if (siege.dayDefinition === 'detailedDays') {
    return illegal('pbem:2.82a', 'on a day that is played in detail repairs are orders of the game');
  }
  for (const id of ids) {
    const engine = ownEngine(siege, side, id);
    if (isRefusal(engine)) return engine;
    if (engine.unbuilt !== undefined) return illegal('pbem:19.8e', `${id} is not built yet`, id);
    if (engine.wear === 0) return illegal('pbem:19.6c', `${id} is whole: there is nothing to repair`, id);
    if (siege.today.battered.includes(id)) {
      return illegal('pbem:19.3e', `${id} has battered today and is not repaired`, id);
    }
    if (siege.today.repairing.includes(id)) {
      return illegal('pbem:19.6a', `${id} is being repaired already`, id);
    }
  }
  return null;
}

/** Refuses an order of which a part has no meaning: a name twice, an empty list. */
export function malformedOrder(because: string, rule: string | null = null): { ok: false; refusal: Refusal } {
  return refused({ code: 'malformed', rule, because });
}
