import type { SetupItem } from '../engine/game/setup.js';
import type { Equipment } from '../engine/position/equipment.js';
import { readEquipmentPlace } from '../engine/notation/place.js';
import type { ItemKind } from '../engine/position/things.js';

/** An item as cases and scenarios write it: where it lies or who carries it. */
export interface WrittenItem {
  readonly item: string;
  /** Absent: the kind is the name without the number at its end: `torch2` is a torch. */
  readonly kind?: string;
  readonly at?: string;
  readonly carriedBy?: string;
  /** A treasure that is hidden in one of these hexes, nobody knows in which (pbem:18.4c). */
  readonly buried?: readonly string[];
  /** A torch in a holder. */
  readonly fixed?: true;
  /** A lantern that does not burn. */
  readonly unlit?: true;
}

/** The item of a set-up that a file describes. The ruleset decides whether there is such a kind. */
export function setupItem({ item, kind, at, carriedBy, buried, fixed, unlit }: WrittenItem): SetupItem {
  const known = (kind ?? item.replace(/[0-9]+$/, '')) as ItemKind;
  return {
    id: item,
    kind: known,
    ...(at === undefined ? {} : { hex: at }),
    ...(carriedBy === undefined ? {} : { carrier: carriedBy }),
    ...(buried === undefined ? {} : { buried }),
    ...(fixed === undefined ? {} : { fixed }),
    ...(unlit === undefined ? {} : { unlit }),
  };
}

/** A ladder, screen or siege engine: where it stands (`K5>K6`, `K5`, `K5-K4-K3`), lies or is carried, head first. */
export interface WrittenEquipment {
  readonly equipment: string;
  /** Absent: the kind is the name without the number at its end: `ladder2` is a ladder. */
  readonly kind?: string;
  readonly at: string;
  /** The bearers of a ladder, the one at its head first. */
  readonly carriedBy?: readonly [string, string];
  /** Turns of loading done of an engine that is not loaded. */
  readonly loading?: number;
  /** The target that a catapult is aimed at. */
  readonly aim?: string;
  /** Days of work done on an engine that is being built, and those that it takes in all (pbem:19.8e). */
  readonly unbuilt?: { readonly done: number; readonly of: number };
  /** Wear of an engine, in points of each method (pbem:19.2r). */
  readonly wear?: { readonly onboard?: number; readonly offboard?: number };
}

/** The equipment that a file writes, or what is wrong with its place. */
export function setupEquipment({
  equipment,
  kind,
  at,
  carriedBy,
  loading,
  wear = {},
  aim,
  unbuilt,
}: WrittenEquipment): Equipment | string {
  const place = readEquipmentPlace(at);
  if (!place.ok) return `"${at}" is no place: ${place.error.message}`;
  return {
    id: equipment,
    kind: (kind ?? equipment.replace(/[0-9]+$/, '')) as Equipment['kind'],
    ...place.value,
    ...(carriedBy === undefined ? {} : { bearers: carriedBy }),
    ...loadingOf(kind ?? equipment.replace(/[0-9]+$/, ''), loading),
    ...(aim === undefined ? {} : { aim: { what: aim, turns: 2 } }),
    ...(unbuilt === undefined ? {} : { unbuilt }),
    ...(wear.onboard === undefined ? {} : { wear: wear.onboard }),
    ...(wear.offboard === undefined ? {} : { offboardWear: wear.offboard }),
  };
}

/** Turns that it takes to load catapults, which begin unloaded unless that is stated (ruling of pbem:19.14f). */
const LOADED_BY: Readonly<Record<string, number>> = { mangonel: 3, trebuchet: 7 };

function loadingOf(kind: string, loading: number | undefined): { readonly loading?: number } {
  const full = LOADED_BY[kind];
  const turns = full === undefined ? loading : (loading ?? 0);
  return turns === undefined || turns === full ? {} : { loading: turns };
}
