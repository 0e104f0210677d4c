import { pointsOf } from '../../src/engine/siege/engines.js';
import { isPresent, type Siege, type SiegeSide } from '../../src/engine/siege/siege.js';

/** How the computer conducts a siege. */
export interface SiegePlan {
  /** From this day on the besieger attacks the castle on each day of his. */
  readonly attackFrom: number;
  /** The besieged sally on days of theirs that this number divides. */
  readonly sallyEvery: number;
}

type Listed = readonly { readonly order: unknown }[];

/** The order of a side by a simple policy: batter, repair, build and fill in turns; null: it waits. */
export function siegeOrder(siege: Siege, side: SiegeSide, legal: Listed, plan: SiegePlan): unknown {
  const { stage, today } = siege;
  if (stage === 'morning') return side === 'attacker' ? { type: 'RollInitiative' } : null;
  if (stage === 'choice') return today.initiative === side ? choiceOf(siege, side, legal, plan) : null;
  if (stage === 'wear') return side === 'attacker' ? (legal[0]?.order ?? null) : null;
  if (today.closed.includes(side)) return null;
  const kind = side === 'attacker' ? 'Fill' : 'Repair';
  return legal.find(({ order }) => typeOf(order) === kind)?.order ?? { type: 'Close' };
}

function choiceOf(siege: Siege, side: SiegeSide, legal: Listed, plan: SiegePlan): unknown {
  const { day } = siege;
  const wanted =
    side === 'attacker' ? day >= plan.attackFrom && 'attackCastle' : day % plan.sallyEvery === 0 && 'sallyAttacker';
  const chosen = legal.find(({ order }) => (order as { readonly choice?: string }).choice === wanted);
  if (chosen) return chosen.order;
  return (side === 'attacker' && workOf(siege)) || { type: 'Choose', choice: 'none' };
}

/** The besieger's work: repairs on every third day, then building, then the first target that stands. */
function workOf({ engines, targets, fighters, day }: Siege): object | null {
  const hands = Object.values(fighters).filter(
    (one) => one.side === 'attacker' && one.engineer && isPresent(one),
  ).length;
  const own = Object.entries(engines).filter(([, one]) => one.side === 'attacker' && !one.lost);
  const build = own.filter(([, one]) => one.unbuilt !== undefined).map(([id]) => id);
  const worn = own.filter(([, one]) => one.wear > 0 && one.unbuilt === undefined).map(([id]) => id);
  if (hands === 0) return null;
  if (day % 3 === 0 && worn.length > 0) return { type: 'Work', repair: worn.slice(0, hands) };
  if (day % 3 === 1 && build.length > 0) return { type: 'Work', build: build.slice(0, 1) };
  for (const [hex, { left, seenFrom }] of Object.entries(targets).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (left === 0) continue;
    const ready = own
      .filter(([, one]) => one.unbuilt === undefined && pointsOf(one) > 0)
      .filter(([, { bearing }]) => seenFrom === undefined || (bearing !== undefined && seenFrom.includes(bearing)));
    if (ready.length > 0)
      return { type: 'Work', batter: [{ target: hex, engines: ready.map(([id]) => id).slice(0, hands) }] };
  }
  return null;
}

function typeOf(order: unknown): string {
  return (order as { readonly type: string }).type;
}
