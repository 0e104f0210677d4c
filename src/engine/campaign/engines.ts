import { illegal, type Refusal } from '../game/refusal.js';
import type { Setup } from '../game/setup.js';
import type { Equipment } from '../position/equipment.js';
import type { Position } from '../position/position.js';
import { ENGINE_KINDS, type EngineKind } from '../siege/siege.js';
import { strainsAfter, strainsIn, strainedSetup, wearBy } from '../siege/strain.js';
import { inOrder, memberOf, type Campaign, type CampaignEngine } from './campaign.js';
import type { CampaignReport } from './orders.js';
import type { CampaignSetup } from './setup.js';
import { spaced } from '../game/spaced.js';

/*
 * Engines are known by their names in all scenarios and sieges of a campaign, as characters are (ruling of pbem:24):
 * what one part has done to an engine, the next part in which it stands finds (pbem:19.42h, 19.42i).
 */

/** Kinds of siege engines by name, for each scenario and siege of a campaign. */
type EnginesOfParts = Readonly<Record<string, Readonly<Record<string, EngineKind>>>>;

/** The siege engines that stand in the set-up of a scenario, by name. */
function enginesIn({ equipment = [] }: Setup): Readonly<Record<string, EngineKind>> {
  return Object.fromEntries(
    equipment.flatMap(({ id, kind }) => {
      const engine = ENGINE_KINDS.find((one) => one === kind);
      return engine ? [[id, engine] as const] : [];
    }),
  );
}

function enginesOfParts({ scenarios, sieges = {} }: Pick<CampaignSetup, 'scenarios' | 'sieges'>): EnginesOfParts {
  return Object.fromEntries([
    ...Object.entries(scenarios).map(([name, { setup }]) => [name, enginesIn(setup)] as const),
    ...Object.entries(sieges).map(([name, { setup }]) => {
      const kinds = Object.entries(setup.engines ?? {}).map(([id, { kind }]) => [id, kind] as const);
      return [name, Object.fromEntries(kinds)] as const;
    }),
  ]);
}

/** The names of the engines of each scenario and siege. */
export function engineNames(setup: Pick<CampaignSetup, 'scenarios' | 'sieges'>): Campaign['enginesOf'] {
  return Object.fromEntries(
    Object.entries(enginesOfParts(setup)).map(([part, kinds]) => [part, Object.keys(kinds).toSorted()]),
  );
}

/** Why an engine is not one and the same in all parts, or null: it is of two kinds (pbem:24). */
export function whyNoEngines(setup: Pick<CampaignSetup, 'scenarios' | 'sieges'>): Refusal | null {
  const first = new Map<string, { readonly part: string; readonly kind: EngineKind }>();
  for (const [part, kinds] of inOrder(enginesOfParts(setup))) {
    for (const [id, kind] of inOrder(kinds)) {
      const known = first.get(id);
      if (known && known.kind !== kind) {
        const because = `${part}: ${id} is a ${spaced(kind)}, in ${known.part} a ${spaced(known.kind)}; an engine is of one kind`;
        return { code: 'malformed', rule: 'pbem:24', because, subject: id };
      }
      first.set(id, known ?? { part, kind });
    }
  }
  return null;
}

/**
 * The set-up of a scenario without engines that are lost or not built, the others with the points that they lost. Where
 * the set-up shows an engine unfinished, it stands there with the days of work that were done on it (pbem:19.8e).
 */
export function withEnginesLeft(setup: Setup, engines: NonNullable<Campaign['engines']> = {}): Setup {
  const { equipment, battered } = setup;
  if (!equipment) return setup;
  const here = equipment.flatMap((one) => withWorkDone(one, memberOf(engines, one.id)));
  const isGone = (id: string): boolean => equipment.some((one) => one.id === id) && !here.some((one) => one.id === id);
  const left = {
    ...setup,
    equipment: here,
    ...(battered ? { battered: Object.fromEntries(Object.entries(battered).filter(([id]) => !isGone(id))) } : {}),
  };
  return strainedSetup(left, engines);
}

/** An engine of a set-up as far as it is built, or nothing if it cannot stand there. */
function withWorkDone(one: Equipment, known: CampaignEngine | undefined): readonly Equipment[] {
  if (known?.lost) return [];
  if (known?.unbuilt === undefined) return [one];
  const { unbuilt, ...rest } = one;
  if (known.unbuilt === 0) return [rest];
  return unbuilt ? [{ ...rest, unbuilt: worked(unbuilt, known.unbuilt) }] : [];
}

/** The days of work of which so many are left; one is done at least, since the set-up shows the engine begun. */
function worked({ of }: NonNullable<Equipment['unbuilt']>, left: number): NonNullable<Equipment['unbuilt']> {
  return { done: Math.max(1, of - left), of };
}

/** The changes of engines in the game of a scenario. */
type EnginesReported = Pick<CampaignReport, 'lost' | 'strained' | 'worked'>;

/**
 * The engines of a scenario as its game leaves them: those that are gone, the points of those that have other points
 * than when it began, or of which the campaign has not heard before, and the days of work that unfinished ones still
 * take. An engine that was begun in the game is none of its set-up, and stays on the field (ruling of pbem:24).
 */
export function enginesAfter({ engines = {} }: Campaign, began: Setup, position: Position): EnginesReported {
  const names = Object.keys(enginesIn(began)).toSorted();
  const lost = names.filter((id) => !position.equipment?.some((one) => one.id === id));
  const unheard = names.filter((id) => !Object.hasOwn(engines, id));
  const changed = strainsAfter(began, position, names);
  const strained = strainsIn(position, names).filter(
    ({ engine }) => unheard.includes(engine) || changed.some((one) => one.engine === engine),
  );
  const worked = began.equipment?.flatMap(({ id, unbuilt }) => {
    const is = position.equipment?.find((one) => one.id === id);
    const left = is?.unbuilt ? is.unbuilt.of - is.unbuilt.done : 0;
    return unbuilt && is && memberOf(engines, id)?.unbuilt !== left ? [{ engine: id, left }] : [];
  });
  return {
    ...(lost.length > 0 ? { lost } : {}),
    ...(strained.length > 0 ? { strained } : {}),
    ...(worked && worked.length > 0 ? { worked } : {}),
  };
}

/** Engines as a report leaves them, in the form in which the campaign keeps them (pbem:19.42i); null: as they were. */
export function enginesLeft(
  { engines = {} }: Campaign,
  { lost = [], strained = [], worked = [] }: EnginesReported,
): Readonly<Record<string, CampaignEngine>> | null {
  const left = new Map<string, CampaignEngine>(
    lost.map((id) => [id, { wear: memberOf(engines, id)?.wear ?? 0, lost: true }] as const),
  );
  for (const { engine, ...strain } of strained) {
    const { unbuilt } = memberOf(engines, engine) ?? {};
    left.set(engine, { wear: wearBy(strain), onboard: strain, ...(unbuilt === undefined ? {} : { unbuilt }) });
  }
  for (const { engine, left: unbuilt } of worked) {
    left.set(engine, { ...(left.get(engine) ?? memberOf(engines, engine) ?? { wear: 0 }), unbuilt });
  }
  return left.size > 0 ? Object.fromEntries(left) : null;
}

/** Why a report does not fit the engines of its scenario, or null. */
export function whyNoEngineReport(
  { enginesOf, engines = {} }: Campaign,
  { scenario, lost = [], strained = [], worked = [] }: EnginesReported & Pick<CampaignReport, 'scenario'>,
): Refusal | null {
  const named = [...lost, ...strained.map(({ engine }) => engine)];
  const built = worked.map(({ engine }) => engine);
  const strange = [...named, ...built].find((id) => !memberOf(enginesOf, scenario)?.includes(id));
  if (strange !== undefined) {
    const because = `${scenario} has no engine ${strange}`;
    return { code: 'unknownUnit', rule: 'pbem:24', because, subject: strange };
  }
  const gone = [...named, ...built].find((id) => memberOf(engines, id)?.lost);
  // Points and days of work are told of the same engine.
  const apart = [named, [...lost, ...built]];
  const twice = apart.flatMap((ids) => ids.filter((id, index) => ids.indexOf(id) !== index))[0];
  if (gone !== undefined) {
    return illegal('pbem:24', `${gone} was lost before`, gone);
  }
  return twice === undefined
    ? null
    : { code: 'malformed', rule: 'pbem:24', because: `${twice} is reported twice`, subject: twice };
}
