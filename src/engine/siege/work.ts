import type { HexName } from '../board/field.js';
import { STRUCTURE_SIZES } from '../board/structure-sizes.js';
import type { Dice } from '../dice/dice.js';
import { illegal, type Refusal } from '../game/refusal.js';
import type { Modifier } from '../game/ruleset.js';
import { spaced } from '../game/spaced.js';
import { offboardColumn, offboardResult, TOWER_DRM } from '../battering/offboard-table.js';
import type { SiegeCourse } from './course.js';
import { engineersOf, handsOf, isRefusal, malformedOrder, ownEngine, pointsOf, twice, whyNoRepair } from './engines.js';
import type { Allotment, ShareWear, Work } from './orders.js';
import type { Siege, SiegeEngine, SiegeSide, Target, WearOwed } from './siege.js';

/** The besieger works for a day: his engines batter, or are repaired or built (pbem:2.81c, 2.81e, 19.3, 19.6, 19.8). */
export function work(course: SiegeCourse, side: SiegeSide, order: Work, dice: Dice): Refusal | null {
  const { batter = [], repair = [], build = [] } = order;
  const refusal = whyNotWork(course.position, side, order);
  if (refusal) return refusal;
  course.emit({ type: 'WorkBegan', data: { side, repair, build, rule: 'pbem:2.81e' } });
  for (const { target, engines } of batter) batterTarget(course, target, engines, dice);
  for (const owed of course.position.today.wear) shareByItself(course, owed);
  return null;
}

function whyNotWork(siege: Siege, side: SiegeSide, { batter = [], repair = [], build = [] }: Work): Refusal | null {
  const engines = batter.flatMap((allotment) => allotment.engines);
  if (engines.length + repair.length + build.length === 0) return malformedOrder('no engine is named').refusal;
  if (batter.length > 0 && siege.today.fought) {
    return illegal('pbem:19.3c', 'engines do not batter on a day with a sortie or an attack');
  }
  if (batter.length > 0 && siege.filled !== undefined) {
    return illegal('pbem:19.51a', `the moat was being filled at ${siege.filled} today`, siege.filled);
  }
  const idle = batter.find((allotment) => allotment.engines.length === 0);
  if (idle) return malformedOrder(`nothing batters ${idle.target}`).refusal;
  const aim = twice(batter.map(({ target }) => target));
  if (aim !== undefined) return illegal('pbem:19.3j', `all points against ${aim} are one roll`, aim);
  const split = twice(engines);
  if (split !== undefined) return illegal('pbem:19.3g', `${split} batters one target only`, split);
  const both = engines.find((id) => repair.includes(id));
  if (both !== undefined) return illegal('pbem:19.3e', `${both} is either used or repaired`, both);
  const named = twice([...repair, ...build]);
  if (named !== undefined) return malformedOrder(`${named} is named twice`).refusal;
  return (
    batter.map((allotment) => whyNotBatter(siege, side, allotment)).find((refusal) => refusal !== null) ??
    (repair.length > 0 ? whyNoRepair(siege, side, repair) : null) ??
    whyNotBuild(siege, side, build) ??
    whyNoEngineers(siege, side, engines, repair, build) ??
    whyNoHands(siege, side, build, engines.length + repair.length)
  );
}

function whyNotBatter(siege: Siege, side: SiegeSide, { target: hex, engines }: Allotment): Refusal | null {
  const target: Target | undefined = Object.hasOwn(siege.targets, hex) ? siege.targets[hex] : undefined;
  if (!target) return illegal('pbem:19.3a', `${hex} is no target of offboard battering`, hex);
  const ram = engines.find((id) => siege.engines[id]?.kind === 'batteringRam');
  if (ram !== undefined) return illegal('pbem:19.3i', `${ram} is a ram and batters in a scenario`, ram);
  if (target.kind === 'gateDoor') {
    return illegal('pbem:26.71g', `${hex} is a gate door, which only a ram batters`, hex);
  }
  if (target.left === 0) return illegal('pbem:19.3d', `${hex} is rubble already`, hex);
  for (const id of engines) {
    const engine = ownEngine(siege, side, id, 'pbem:19.3f');
    if (isRefusal(engine)) return engine;
    if (engine.unbuilt !== undefined) return illegal('pbem:19.8e', `${id} is not built yet`, id);
    if (siege.today.battered.includes(id)) return illegal('pbem:19.3c', `${id} has battered today`, id);
    if (siege.repaired?.includes(id)) {
      return illegal('pbem:19.3e', `${id} was repaired today and is not used`, id);
    }
    if (engine.kind === 'ballista' || engine.kind === 'siegeTower') {
      return illegal('pbem:19.2a', `a ${spaced(engine.kind)} does not batter`, id);
    }
  }
  return whyWornOut(siege, engines) ?? whyUnseen(siege, hex, target, engines);
}

/** A worn-out engine adds nothing to the others; without any points there is no roll (pbem:19.3l, ruling of 19.3j). */
function whyWornOut(siege: Siege, engines: readonly string[]): Refusal | null {
  if (engines.some((id) => strengthOf(siege, id) > 0)) return null;
  const because = engines.length === 1 ? `${engines[0]} has` : `${engines.join(', ')} have`;
  return illegal('pbem:19.3l', `${because} no battering points left`, engines[0]);
}

/**
 * Why none of the engines that batter a target together stands where the ground before it is seen, or null
 * (pbem:19.2k). It need not be seen from each of them (pbem:19.2g).
 */
function whyUnseen(siege: Siege, hex: HexName, { seenFrom }: Target, engines: readonly string[]): Refusal | null {
  if (!seenFrom) return null;
  const seen = engines.some((id) => seenFrom.some((bearing) => bearing === siege.engines[id]?.bearing));
  return seen ? null : illegal('pbem:19.2k', `the ground before ${hex} is seen from none of its engines`, hex);
}

function whyNotBuild(siege: Siege, side: SiegeSide, build: readonly string[]): Refusal | null {
  if (build.length === 0) return null;
  if (!siege.options.building) return illegal('pbem:19.8a', 'nothing is built in this siege');
  if (siege.night) return illegal('pbem:2.81g', 'nothing is built by night');
  for (const id of build) {
    const engine = ownEngine(siege, side, id);
    if (isRefusal(engine)) return engine;
    if (engine.unbuilt === undefined) return illegal('pbem:19.8c', `${id} is built`, id);
  }
  return null;
}

/**
 * Three men for each hex that is built, besides the engineers who supervise engines today, `busy` elsewhere
 * (pbem:19.8d).
 */
function whyNoHands(siege: Siege, side: SiegeSide, build: readonly string[], busy: number): Refusal | null {
  if (build.length === 0) return null;
  const needed = WORKERS_PER_HEX * build.reduce((sum, id) => sum + hexesOf(siege.engines[id]), 0);
  const hands = handsOf(siege, side, build.length + busy);
  if (hands >= needed) return null;
  const because = `to build ${build.join(', ')} takes ${needed} men besides the engineers, there are ${hands}`;
  return illegal('pbem:19.8d', because);
}

const WORKERS_PER_HEX = 3;

/** A ram or siege tower covers all the hexes of its kind, also where a set-up does not state them (pbem:19.12a). */
function hexesOf(engine: SiegeEngine | undefined): number {
  if (!engine) return 0;
  const [[fewest = 1]] = STRUCTURE_SIZES[engine.kind];
  return Math.max(engine.size, fewest);
}

/** Each catapult in use, and each engine in repair or being built, takes an engineer (pbem:19.3h, 19.6b, 19.8d). */
function whyNoEngineers(
  siege: Siege,
  side: SiegeSide,
  used: readonly string[],
  repair: readonly string[],
  build: readonly string[],
): Refusal | null {
  const engineers = engineersOf(siege, side);
  const needed = used.length + repair.length + build.length;
  if (needed <= engineers) return null;
  const rule = used.length > engineers ? 'pbem:19.3h' : repair.length > 0 ? 'pbem:19.6b' : 'pbem:19.8d';
  return illegal(rule, `${needed} engines take ${needed} engineers; there are ${engineers}`);
}

/** One roll for all points against one target (pbem:19.3j); a roll on a tower counts one less (pbem:26.71b). */
function batterTarget(course: SiegeCourse, target: string, engines: readonly string[], dice: Dice): void {
  const { targets, engines: all } = course.position;
  const points = engines.reduce((sum, id) => sum + (all[id] ? pointsOf(all[id]) : 0), 0);
  const die = dice.roll({ purpose: 'battering', rule: 'pbem:19.3j', faces: 10, subject: target });
  const kind = targets[target]?.kind;
  const modifiers: readonly Modifier[] =
    kind === 'castleTower' || kind === 'keep' ? [{ rule: 'pbem:26.71b', what: 'tower', value: TOWER_DRM }] : [];
  const final = Math.max(1, die.value + modifiers.reduce((sum, { value }) => sum + value, 0));
  const { damage, wear } = offboardResult(points, final);
  const column = offboardColumn(points) ?? 0;
  const roll = { target, engines, points, column, die, modifiers, final, damage, wear, table: 'pbem:26.71c' };
  course.emit({ type: 'TargetBattered', data: roll });
}

/** Where nothing can be chosen: one engine takes all, or all engines are worn out (pbem:19.3k). */
function shareByItself(course: SiegeCourse, { target, engines, points }: WearOwed): void {
  const left = engines.map((engine) => ({ engine, points: strengthOf(course.position, engine) }));
  const total = left.reduce((sum, one) => sum + one.points, 0);
  const [only] = left;
  const shares = total <= points ? left : left.length === 1 && only ? [{ engine: only.engine, points }] : null;
  if (shares) course.emit({ type: 'EnginesWorn', data: { target, shares, rule: 'pbem:19.3k' } });
}

function strengthOf({ engines }: Siege, id: string): number {
  const engine = engines[id];
  return engine ? pointsOf(engine) : 0;
}

/** The owner shares out the wear of a roll, in whole points among its engines, none below 0 (pbem:19.3k). */
export function shareWear(course: SiegeCourse, { shares }: ShareWear): Refusal | null {
  const [owed] = course.position.today.wear;
  const no = (because: string, subject?: string): Refusal => illegal('pbem:19.3k', because, subject);
  if (!owed) return no('there is no wear to share out');
  const strange = shares.find(({ engine }) => !owed.engines.includes(engine));
  if (strange) return no(`${strange.engine} was not in that roll`, strange.engine);
  const double = twice(shares.map(({ engine }) => engine));
  if (double !== undefined) return no(`${double} is named twice`, double);
  const over = shares.find(({ engine, points }) => points < 1 || points > strengthOf(course.position, engine));
  if (over) return no(`${over.engine} has ${strengthOf(course.position, over.engine)} points`, over.engine);
  const sum = shares.reduce((total, { points }) => total + points, 0);
  if (sum !== owed.points) return no(`${owed.points} points are to be shared out, not ${sum}`);
  course.emit({ type: 'EnginesWorn', data: { target: owed.target, shares, rule: 'pbem:19.3k' } });
  return null;
}
