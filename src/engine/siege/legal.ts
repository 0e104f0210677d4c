import { NO_DICE } from '../dice/dice.js';
import { isRefusal, ownEngine, pointsOf } from './engines.js';
import { decideSiege } from './decide.js';
import { CHOICES, type SideOrder } from './orders.js';
import type { Siege, SiegeSide } from './siege.js';

/** An order that would be accepted now. */
export interface LegalSiegeOrder {
  readonly order: SideOrder;
  /** One line for a person. */
  readonly summary: string;
}

/**
 * Orders that would be accepted from a side now. Allotments are listed one engine and one target at a time, and the sharing of
 * wear in one way: what may be combined follows from these and from the number of engineers.
 */
export function legalSiegeOrders(siege: Siege, side: SiegeSide): readonly LegalSiegeOrder[] {
  return candidates(siege, side).filter(({ order }) => isAccepted(siege, side, order));
}

/** Accepted as far as no die decides; what asks for dice has passed all that could refuse it. */
function isAccepted(siege: Siege, side: SiegeSide, order: SideOrder): boolean {
  const decided = decideSiege(siege, side, order, NO_DICE);
  return decided.ok || decided.refusal.code === 'diceMissing';
}

function candidates(siege: Siege, side: SiegeSide): readonly LegalSiegeOrder[] {
  switch (siege.stage) {
    case 'morning':
      return [{ order: { type: 'RollInitiative' }, summary: 'roll for the initiative' }];
    case 'choice':
      return [
        ...CHOICES.map((choice) => ({ order: { type: 'Choose' as const, choice }, summary: SUMMARIES[choice] })),
        ...works(siege, side),
      ];
    case 'wear':
      return shares(siege);
    case 'evening':
      return evening(siege, side);
    default:
      return [];
  }
}

const SUMMARIES = {
  sallyAttacker: 'sally against the besieger',
  sallySupplies: 'sally for supplies',
  attackCastle: 'attack the castle',
  none: 'let the day pass',
} as const;

function works(siege: Siege, side: SiegeSide): readonly LegalSiegeOrder[] {
  const own = Object.keys(siege.engines)
    .sort()
    .filter((id) => !isRefusal(ownEngine(siege, side, id)));
  const targets = Object.keys(siege.targets).sort();
  return own.flatMap((engine): readonly LegalSiegeOrder[] => [
    ...targets.map((target) => ({
      order: { type: 'Work' as const, batter: [{ target, engines: [engine] }] },
      summary: `batter ${target} with ${engine}`,
    })),
    { order: { type: 'Work', repair: [engine] }, summary: `repair ${engine}` },
    { order: { type: 'Work', build: [engine] }, summary: `build ${engine}` },
  ]);
}

/** From the first engine of the roll on, each as much as it has. */
function shares(siege: Siege): readonly LegalSiegeOrder[] {
  const [owed] = siege.today.wear;
  if (!owed) return [];
  let left = owed.points;
  const parts = owed.engines.flatMap((engine) => {
    const one = siege.engines[engine];
    const points = Math.min(left, one ? pointsOf(one) : 0);
    left -= points;
    return points > 0 ? [{ engine, points }] : [];
  });
  const summary = `share out the wear: ${parts.map(({ engine, points }) => `${engine} ${points}`).join(', ')}`;
  return [{ order: { type: 'ShareWear', shares: parts }, summary }];
}

function evening(siege: Siege, side: SiegeSide): readonly LegalSiegeOrder[] {
  const engines = Object.keys(siege.engines).sort();
  const hexes = Object.keys(siege.moat).sort();
  const fighters = siege.dayDefinition === 'detailedDays' ? Object.keys(siege.fighters).sort() : [];
  return [
    ...engines.map((engine) => ({
      order: { type: 'Repair' as const, engines: [engine] },
      summary: `repair ${engine}`,
    })),
    ...hexes.map((hex) => ({ order: { type: 'Fill' as const, hex }, summary: `fill the moat at ${hex}` })),
    ...fighters.flatMap((unit) =>
      siege.bases[side].map((hex) => ({
        order: { type: 'Place' as const, unit, hexes: [hex] },
        summary: `place ${unit} in ${hex}`,
      })),
    ),
    { order: { type: 'Close' as const }, summary: `close the ${siege.night ? 'night' : 'day'}` },
  ];
}
