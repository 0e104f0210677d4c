import { sightOverBattlements } from '../../../board/sight/over-battlements.js';
import { allowed, illegal, type Refusal, refused, type Ruled, unknown } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import type { HexName } from '../../../board/field.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { aimFlaming, type FlamingShot } from '../20-fire/flaming-arrow.js';
import { tableOf, type Aimed } from '../06-missiles/aim.js';
import { barredFromShooting } from '../06-missiles/firer.js';
import { shotAt } from '../06-missiles/shot.js';
import { standInFor, noTarget, noUnit, targetLine } from '../06-missiles/target.js';
import type { FlamingBolt } from '../core/orders/burning-and-light-orders.js';
import type { ShootBallista } from '../core/orders/siege-orders.js';
import { whyUnderRepair } from '../core/repair/under-repair.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { serviceOf, whyNotServe } from '../core/siege/engine-service.js';
import { spaced } from '../../../game/spaced.js';

type Sight = ReturnType<typeof sightOverBattlements>;

/** The shot of a ballista with all that speaks for and against it, or the rule that forbids it (pbem:18.2). */
export function aimBallista(position: Position, { crew, ballista: id, target, at }: ShootBallista): Ruled<Aimed> {
  const engine = equipmentOf(position, id);
  if (!engine) return refused(unknown(`there is no ballista ${id}`, id, 'pbem:18.2a'));
  const barred = whyNotShoot(position, engine, crew);
  return barred ? refused(barred) : boltAt(position, engine, target, at);
}

/** Why a crew does not fire an engine now, whatever the target, or null (pbem:18.2a, 18.2c, 18.2g, 18.2h). */
export function whyNotShoot(position: Position, engine: Equipment, crew: readonly UnitId[]): Refusal | null {
  const { id, kind, loading } = engine;
  if (kind === 'mangonel' || kind === 'trebuchet') {
    return illegal('pbem:19.14b', `a ${spaced(kind)} batters and shoots at nobody`, id);
  }
  const service = kind === 'ballista' ? serviceOf(kind) : undefined;
  if (!service) return illegal('pbem:18.2a', `${id} is no ballista`, id);
  const unfit = whyNotServe(position, engine, service, crew);
  if (unfit) return unfit;
  for (const one of crew) {
    const unit = position.units[one];
    const barred = unit && barredFromShooting(position, unit, 'ballista');
    if (barred) return barred;
  }
  return loading === undefined ? whyUnderRepair(position, id) : illegal('pbem:18.2g', `${id} is not loaded`, id);
}

/**
 * A bolt at a target, whoever fires it: the ballista itself is the firer, so that no wound of its crew tells
 * (pbem:18.2c).
 */
export function boltAt(position: Position, engine: Equipment, targetId: string, at?: HexName): Ruled<Aimed> {
  const target = position.units[targetId];
  if (!target) return refused(noUnit(position, targetId, 'pbem:18.2f'));
  const spared = noTarget(position, target);
  if (spared) return refused(spared);
  const { firer, sight } = stanceOf(position, engine);
  const shot = shotAt(position, firer, 'ballista', target, at === undefined ? {} : { at }, sight);
  if (!shot.ok) return shot;
  const line = targetLine(target, 'ballista');
  return allowed({ firer, target, weapon: 'ballista', shot: shot.value, line, table: tableOf(position, line) });
}

/** A ballista as the firer of a shot, and what it sees over the battlements (pbem:18.2c, 18.2d). */
function stanceOf(position: Position, engine: Equipment): { readonly firer: Unit; readonly sight: Sight } {
  const from = hexOf(position, engine.hexes[0] ?? '');
  return {
    firer: standInFor(engine.id, engine.hexes),
    sight: sightOverBattlements(fieldOfGame(position), position.live, from),
  };
}

/** A flaming bolt that a crew shoots at what burns, or the rule that forbids it (pbem:20.3a, 18.2). */
export function aimFlamingBolt(
  position: Position,
  { crew, ballista, ...target }: FlamingBolt,
): Ruled<FlamingShot & { readonly firer: Unit }> {
  const engine = equipmentOf(position, ballista);
  if (!engine) return refused(unknown(`there is no ballista ${ballista}`, ballista, 'pbem:18.2a'));
  const barred = whyNotShoot(position, engine, crew);
  if (barred) return refused(barred);
  const { firer, sight } = stanceOf(position, engine);
  const aimed = aimFlaming(position, firer, 'ballista', target, sight);
  return aimed.ok ? allowed({ firer, ...aimed.value }) : aimed;
}
