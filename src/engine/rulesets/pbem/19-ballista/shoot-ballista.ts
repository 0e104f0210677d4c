import { KnownByKey } from '../../../known/known.js';
import { allowed } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../position/unit.js';
import { previewOf } from '../06-missiles/aim.js';
import { deflected } from '../06-missiles/stray.js';
import { openFirePart } from '../06-missiles/fire-part.js';
import { takeShot } from '../06-missiles/missile.js';
import { effectOn } from '../06-missiles/target.js';
import { noticeAttack } from '../10-results/aftermath.js';
import { sufferResult } from '../10-results/result.js';
import { whyBarred } from '../12-tasks/bars.js';
import { hitOdds } from '../20-fire/fire-table.js';
import { everythingThatBurns } from '../20-fire/fuel.js';
import { tryToKindle } from '../20-fire/spread.js';
import { noteAmbushByFire } from '../22-hidden/reveal.js';
import type { OrderRule } from '../core/order-rule.js';
import type { FlamingBolt } from '../core/orders/burning-and-light-orders.js';
import type { ShootBallista } from '../core/orders/siege-orders.js';
import { crewsAt } from '../core/siege/engine-service.js';
import { aimBallista, boltAt, whyNotShoot, aimFlamingBolt } from './aim-ballista.js';

/** A crew fires its ballista at one target, in the turn of the crossbowmen (pbem:18.2f, 18.2g). */
export const SHOOT_BALLISTA: OrderRule<ShootBallista> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:4.23a',
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ crew }) => crew,
  carryOut(course, _side, order, dice) {
    const aimed = aimBallista(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    const { crew: units, ballista: equipment } = order;
    const { target, weapon, line } = aimed.value;
    const facts = takeShot(course, aimed.value, 'pbem:6.4a', dice);
    course.emit({ type: 'BallistaShot', data: { units, equipment, target: target.id, ...facts, line } });
    noteAmbushByFire(course, units, target.id);
    noticeAttack(course, target.id, 'fire');
    const [by = ''] = units;
    const blow = { rule: facts.table, by, from: units, missile: true, firedFrom: facts.from };
    const effect = deflected(course, target.id, weapon, effectOn(target, weapon, facts.result), dice);
    sufferResult(course, target.id, effect, blow, dice);
    return null;
  },
  list(position, side, unit) {
    const { equipment } = position;
    if (equipment === undefined) return [];
    return equipment
      .filter(({ kind, loading }) => kind === 'ballista' && loading === undefined)
      .flatMap((engine) =>
        crewsThatMay(position, side, unit, engine).flatMap((crew) =>
          shotsOf(position, side, engine).map((shot) => byCrew(shot, crew)),
        ),
      );
  },
  preview(position, _side, order) {
    const aimed = aimBallista(position, order);
    return aimed.ok ? allowed(previewOf(aimed.value)) : aimed;
  },
};

/** Pairs with this unit in them that may fire a ballista now, whatever the target (pbem:18.2h). */
function crewsThatMay(position: Position, side: SideId, unit: Unit, engine: Equipment): readonly (readonly UnitId[])[] {
  const isBarred = (id: UnitId): boolean => {
    const other = id === unit.id ? undefined : position.units[id];
    return other !== undefined && whyBarred(position, other, 'ShootBallista') !== null;
  };
  return crewsAt(position, side, unit, engine).filter(
    (crew) => !whyNotShoot(position, engine, crew) && !crew.some(isBarred),
  );
}

function byCrew(shot: LegalOrder<ShootBallista>, crew: readonly UnitId[]): LegalOrder<ShootBallista> {
  return { ...shot, order: { ...shot.order, crew }, summary: `${crew.join(' and ')} fire ${shot.summary}` };
}

const shotsKnown = new KnownByKey<Position, string, readonly LegalOrder<ShootBallista>[]>();

/** Its shots at all but friends of the side, whoever fires them; found once for each position. */
function shotsOf(position: Position, side: SideId, engine: Equipment): readonly LegalOrder<ShootBallista>[] {
  return shotsKnown.of(position, JSON.stringify([side, engine.id]), () =>
    Object.values(position.units).flatMap((target) => shotAtOne(position, side, engine, target)),
  );
}

function shotAtOne(
  position: Position,
  side: SideId,
  { id: ballista, ...engine }: Equipment,
  target: Unit,
): readonly LegalOrder<ShootBallista>[] {
  if (target.side === side || target.hexes.length === 0 || target.rider !== null) return [];
  const aimed = boltAt(position, { id: ballista, ...engine }, target.id);
  if (!aimed.ok) return [];
  const { at, range } = aimed.value.shot;
  const hex = target.hexes.length > 1 ? { at } : {};
  const order: ShootBallista = { type: 'ShootBallista', crew: [], ballista, target: target.id, ...hex };
  const summary = `${ballista} at ${target.id} in ${at}, range ${range}`;
  return [{ order, mp: null, summary, odds: previewOf(aimed.value) }];
}

/** The highest die with which a ballista hits with a flaming bolt (pbem:20.3c). */
const HITS_TO = 6;

/**
 * A crew shoots a flaming bolt with its ballista: it may set fire to what burns, and harms nobody (pbem:20.3a to
 * 20.3e).
 */
export const FLAMING_BOLT: OrderRule<FlamingBolt> = {
  when: { steps: ['fire1', 'fire2'] },
  rule: 'pbem:20.3a',
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ crew }) => crew,
  carryOut(course, _side, order, dice) {
    const aimed = aimFlamingBolt(course.position, order);
    if (!aimed.ok) return aimed.refusal;
    const { firer, shot, fuel } = aimed.value;
    const { crew: units, ballista: equipment, hex, what } = order;
    openFirePart(course, firer, 'ballista');
    const die = dice.roll({ purpose: 'fire', rule: 'pbem:20.3c', faces: 10, subject: equipment });
    const hit = die.value <= HITS_TO;
    const { from, weapon, range } = shot;
    course.emit({
      type: 'FlamingBoltShot',
      data: { units, equipment, hex, what, from, weapon, range, die, hit, rule: 'pbem:20.3c' },
    });
    if (hit) tryToKindle(course, units[0] ?? '', 'flamingArrow', hex, fuel, dice);
    return null;
  },
  list(position, side, unit) {
    const ready = position.equipment?.filter(({ kind, loading }) => kind === 'ballista' && loading === undefined) ?? [];
    return ready.flatMap(({ id: ballista, ...engine }) =>
      crewsThatMay(position, side, unit, { id: ballista, ...engine }).flatMap((crew) =>
        everythingThatBurns(position).flatMap(({ hex, what }): readonly LegalOrder<FlamingBolt>[] => {
          const order: FlamingBolt = { type: 'FlamingBolt', crew, ballista, hex, what };
          const aimed = aimFlamingBolt(position, order);
          if (!aimed.ok) return [];
          const { range } = aimed.value.shot;
          const summary = `${crew.join(' and ')} fire ${ballista}, flaming, at ${what} in ${hex}, range ${range}`;
          return [{ order, mp: null, summary, odds: hitOdds(HITS_TO, aimed.value.fuel) }];
        }),
      ),
    );
  },
  preview(position, _side, order) {
    const aimed = aimFlamingBolt(position, order);
    return aimed.ok ? allowed(hitOdds(HITS_TO, aimed.value.fuel)) : aimed;
  },
};
