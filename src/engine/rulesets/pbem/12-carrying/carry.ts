import type { HexName } from '../../../board/field.js';
import { allowed, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit } from '../../../position/unit.js';
import { whyBarred } from '../12-tasks/bars.js';
import { mpaOf } from '../core/combat/strength.js';
import { loadDue, payForLoad } from '../12-equipment/load.js';
import { staysInMelee } from '../11-melee/melee.js';
import { cheapestWays } from '../07-movement/cheapest-ways.js';
import { mayStop } from '../07-movement/going.js';
import { unitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Carry } from '../core/orders/task-orders.js';
import { breakOffTask } from '../core/tasks/breaking-off.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { carryOn } from './carry-walk.js';
import { nameOf, partyStep, partySteps, type PartyStep } from './party-step.js';
import { partyOf, type Party, type Piece } from './party.js';

/** The MP that a party may spend in a movement step (pbem:12.23b). */
const PARTY_MPA = 2;

/**
 * Two characters carry a third, live or dead, in one movement step (pbem:12.23); as long as nobody else is ordered they
 * may go on with the MP that are left of their common two (pbem:7.3e). A character who is carried leaves his melees
 * behind, however far he is carried; the bearers are bound by theirs (pbem:11.43).
 */
export const CARRY: OrderRule<Carry> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  units: ({ bearers }) => bearers,
  besides: ({ burden }) => [burden],
  carryOut(course, _side, { bearers, burden, path }, dice) {
    const judged = judge(course.position, { type: 'Carry', bearers, burden, path });
    if (!judged.ok) return judged.refusal;
    breakOffTask(course, burden, 'pbem:12.1c');
    for (const bearer of bearers) payForLoad(course, bearer);
    const steps = judged.value.map(({ hexes, mp }) => ({ hexes: hexes.map(({ name }) => name), mp }));
    carryOn(course, { type: 'Carry', bearers, burden }, steps, dice);
    return null;
  },
  list: (position, _side, unit) =>
    partiesOf(position, unit)
      .filter(({ bearers }) => bearers.every((bearer) => whyBarred(position, bearer, 'Carry') === null))
      .flatMap((party) => carriesOf(position, party)),
};

function judge(position: Position, { bearers, burden, path }: Carry): Ruled<readonly PartyStep[]> {
  const party = partyOf(position, bearers, burden);
  if (!party.ok) return party;
  const steps: PartyStep[] = [];
  let from = party.value.hexes;
  for (const names of path) {
    const to = pieceNamed(position, names);
    if (!to.ok) return to;
    const step = partyStep(party.value, from, to.value);
    if (!step.ok) return step;
    steps.push(step.value);
    from = to.value;
  }
  const wrong = whyNotGo(position, party.value, steps);
  return wrong ? refused(wrong) : allowed(steps);
}

function whyNotGo(position: Position, party: Party, steps: readonly PartyStep[]): Refusal | null {
  const mp = sumOf(steps);
  const end = steps.at(-1)?.hexes ?? party.hexes;
  const left = mpOf(position, party);
  if (mp > left) {
    // Both bearers have paid for the party's hexes; one may have paid for his load as well, so the smaller number is
    // the party's.
    const all = mp + Math.min(...party.bearers.map(({ acts }) => acts.mpSpent));
    const rule =
      all > PARTY_MPA
        ? 'pbem:12.23b'
        : party.bearers.some((bearer) => all > mpaAsBearer(position, bearer))
          ? 'pbem:7.3c'
          : 'pbem:12.5i';
    return illegal(rule, `${nameOf(end)} costs ${mp} MP, who carries has ${left}`, end[1].name);
  }
  return whyHeld(position, party, steps) ?? whyNotStopAt(party, end);
}

/** A bearer who is still in melee after the first hex goes no further (pbem:11.41c). */
function whyHeld(position: Position, { bearers: [one, other] }: Party, steps: readonly PartyStep[]): Refusal | null {
  const [first, second] = steps;
  if (!first || !second) return null;
  const held = (
    [
      [one, first.hexes[0]],
      [other, first.hexes[2]],
    ] as const
  ).find(([bearer, { name }]) => staysInMelee(position, bearer, [name]));
  return held
    ? illegal('pbem:11.41c', `${held[0].id} is still in melee in ${held[1].name} and must stop there`, held[0].id)
    : null;
}

function whyNotStopAt({ around, bearers: [one, other], burden }: Party, [first, middle, last]: Piece): Refusal | null {
  const stops = mayStop(around, one, [first.name]) ?? mayStop(around, other, [last.name]);
  return stops ?? (isLive(burden) ? mayStop(around, burden, [middle.name], undefined, one.side) : null);
}

/**
 * The MP that the party may still spend, from one order to the next (pbem:7.3e): no more than either bearer has
 * (pbem:7.3c), and each bearer pays first for the load that he carries besides (12.5i).
 */
function mpOf(position: Position, { bearers }: Party): number {
  return Math.min(
    ...bearers.map(
      (bearer) => mpaAsBearer(position, bearer) - bearer.acts.mpSpent - (loadDue(position, bearer)?.mp ?? 0),
    ),
  );
}

function mpaAsBearer(position: Position, bearer: Unit): number {
  return Math.min(PARTY_MPA, mpaOf(position, bearer));
}

function sumOf(steps: readonly PartyStep[]): number {
  return steps.reduce((sum, { mp }) => sum + mp, 0);
}

function pieceNamed(position: Position, names: readonly HexName[]): Ruled<Piece> {
  const field = fieldOfGame(position);
  const unknown = names.find((name) => !field.hex(name));
  const [first, middle, last] = names.map((name) => field.hex(name));
  if (first && middle && last) return allowed([first, middle, last]);
  return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${unknown ?? ''}` });
}

/** Parties that a unit can be the first bearer of: those across a neighbour, later in the order of names. */
export function partiesOf(position: Position, unit: Unit): readonly Party[] {
  const [at] = unit.hexes;
  if (at === undefined || unit.hexes.length > 1) return [];
  const here = hexOf(position, at);
  return here.neighbours.flatMap((middle, direction) => {
    const beyond = middle?.neighbours[direction];
    if (!middle || !beyond) return [];
    return unitsIn(position, beyond.name)
      .filter((other) => other.side === unit.side && other.id > unit.id)
      .flatMap((other) =>
        unitsIn(position, middle.name).flatMap((burden) => {
          const party = partyOf(position, [unit.id, other.id], burden.id);
          return party.ok ? [party.value] : [];
        }),
      );
  });
}

interface Way extends PartyStep {
  readonly steps: readonly PartyStep[];
}

function carriesOf(position: Position, party: Party): readonly LegalOrder<Carry>[] {
  const mpMax = mpOf(position, party);
  const start: Way = { hexes: party.hexes, mp: 0, steps: [] };
  const stepsFrom = partySteps(party);
  const next = (way: Way): readonly Way[] => {
    // No step is free.
    if (way.mp >= mpMax) return [];
    return stepsFrom(way.hexes).flatMap((step) => {
      const mp = way.mp + step.mp;
      if (mp > mpMax) return [];
      const steps = [...way.steps, step];
      return whyHeld(position, party, steps) ? [] : [{ hexes: step.hexes, mp, steps }];
    });
  };
  const bearers = party.bearers.map(({ id }) => id);
  return cheapestWays(start, next, ({ hexes }) => nameOf(hexes))
    .filter(({ hexes }) => whyNotStopAt(party, hexes) === null)
    .map(({ hexes, mp, steps }) => ({
      order: {
        type: 'Carry',
        bearers,
        burden: party.burden.id,
        path: steps.map((step) => step.hexes.map(({ name }) => name)),
      },
      mp,
      summary: `${bearers.join(' and ')} carry ${party.burden.id} to ${nameOf(hexes)}`,
    }));
}
