import { useMemo, useState } from 'react';
import type { PreviewQuery, UnitPartsFragment } from '../api/generated';
import type { Mark } from '../map/game-map';
import type { MapHex, Plan } from '../map/plan';
import { type Thinking, usePreview } from './foreseen';
import type { Choice } from './orders';

interface Asked extends Thinking {
  readonly plan: Plan;
  /** All units, where they stand when the attack would be made. */
  readonly units: readonly UnitPartsFragment[];
  /** The own side; null: a spectator looks. */
  readonly side: string | null;
  /** Names of the units that can attack then. */
  readonly able: ReadonlySet<string>;
}

/** An attack as far as it is put together. */
interface Draft {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly charge: boolean;
  readonly rejectMelee: boolean;
}

/** The attack of a group, whose members and targets are chosen one by one. */
export interface Group extends Draft {
  /** Clicks on the map choose attackers and targets now. */
  readonly isOpen: boolean;
  /** Whether there is anybody who could attack. */
  readonly may: boolean;
  /** Units that can be chosen as attackers and as targets, with those that are chosen. */
  readonly candidates: { readonly attackers: readonly string[]; readonly targets: readonly string[] };
  /** Whether a lone rider attacks, who may charge and stay out of melee. */
  readonly isRider: boolean;
  /** The order that would be given; null: an attacker or a target is missing. */
  readonly choice: Choice | null;
  /** The odds of the order, or why it is not legal; null: they are not known yet. */
  readonly preview: PreviewQuery['game']['preview'] | null;
  readonly marks: readonly Mark[];
  readonly begin: (first: string | null) => void;
  /** Takes a unit in, or lets it go. */
  readonly toggle: (name: string) => void;
  /** Takes in the next unit of a hex, or lets all of them go. */
  readonly toggleAt: (hex: MapHex) => void;
  readonly set: (manner: Partial<Pick<Draft, 'charge' | 'rejectMelee'>>) => void;
  readonly end: () => void;
}

const EMPTY: Draft = { attackers: [], defenders: [], charge: false, rejectMelee: false };

/**
 * An attack with several attackers or several targets, and the odds that the server foresees for it. Once the game goes
 * on it is dropped, unless it is put together for a plan.
 */
export function useGroup({ plan, units, side, able, ...thinking }: Asked): Group {
  const of = thinking.given === null ? String(thinking.revision) : 'plan';
  const [kept, setKept] = useState<{ readonly of: string; readonly draft: Draft } | null>(null);
  const draft = kept?.of === of ? kept.draft : null;
  const { attackers, defenders, charge, rejectMelee } = draft ?? EMPTY;
  const candidates = useMemo(
    () => candidatesFor(attackers, { units, side, able, plan }),
    [attackers, units, side, able, plan],
  );
  const choice = useMemo(
    () => choiceOfGroup({ attackers, defenders, charge, rejectMelee }),
    [attackers, defenders, charge, rejectMelee],
  );
  const preview = usePreview(thinking, choice?.input ?? null);
  const marks = useMemo(
    () => (draft ? marksOfGroup({ attackers, defenders }, candidates, units) : []),
    [draft, attackers, defenders, candidates, units],
  );
  const write = (change: Partial<Draft>): void => {
    setKept({ of, draft: { ...(draft ?? EMPTY), ...change } });
  };
  const toggle = (name: string): void => {
    if (candidates.attackers.includes(name)) {
      // A charge and an attack without melee are made by one alone.
      write({ attackers: toggled(attackers, name), charge: false, rejectMelee: false });
    } else if (candidates.targets.includes(name)) write({ defenders: toggled(defenders, name) });
  };
  return {
    attackers,
    defenders,
    charge,
    rejectMelee,
    isOpen: draft !== null,
    may: able.size > 0,
    candidates,
    isRider: attackers.length === 1 && units.some(({ name, mounted }) => mounted && name === attackers[0]),
    choice,
    preview,
    marks,
    begin: (first) => write({ ...EMPTY, attackers: first !== null && able.has(first) ? [first] : [] }),
    toggle,
    toggleAt(hex) {
      const there = units.filter(({ hexes }) => hexes.some((one) => plan.hex(one) === hex)).map(({ name }) => name);
      const known = there.filter((name) => [...candidates.attackers, ...candidates.targets].includes(name));
      const chosen = [...attackers, ...defenders];
      const next = known.find((name) => !chosen.includes(name));
      if (next !== undefined) toggle(next);
      else write({ attackers: without(attackers, known), defenders: without(defenders, known) });
    },
    set: write,
    end: () => setKept(null),
  };
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? without(names, [name]) : [...names, name];
}

function without(names: readonly string[], gone: readonly string[]): readonly string[] {
  return names.filter((name) => !gone.includes(name));
}

/**
 * The units among which one can choose: those that can attack, and others beside the attackers, or beside any of those
 * that can attack as long as none is chosen. The server decides which of them can be attacked together.
 */
function candidatesFor(
  attackers: readonly string[],
  { units, side, able, plan }: Pick<Asked, 'units' | 'side' | 'able' | 'plan'>,
): Group['candidates'] {
  const hexesOf = ({ hexes }: UnitPartsFragment): readonly MapHex[] => hexes.flatMap((name) => plan.hex(name) ?? []);
  const those = units.filter(({ name }) => (attackers.length > 0 ? attackers.includes(name) : able.has(name)));
  const held = those.flatMap(hexesOf);
  const isNear = (hex: MapHex): boolean => held.some((one) => one === hex || plan.isBeside(one, hex));
  return {
    attackers: units.filter(({ name }) => able.has(name)).map(({ name }) => name),
    targets: units
      .filter((unit) => unit.side !== side && unit.health !== 'dead' && !unit.rider && hexesOf(unit).some(isNear))
      .map(({ name }) => name),
  };
}

function choiceOfGroup({ attackers, defenders, charge, rejectMelee }: Draft): Choice | null {
  if (attackers.length === 0 || defenders.length === 0) return null;
  const manner = { ...(charge ? { charge } : {}), ...(rejectMelee ? { rejectMelee } : {}) };
  const verb = charge ? 'charges' : attackers.length > 1 ? 'attack' : 'attacks';
  const words = `${attackers.join(' + ')} ${verb} ${defenders.join(' + ')}`;
  const input = { attack: { attackers: [...attackers], defenders: [...defenders], ...manner } };
  return { input, words, text: `${words}${rejectMelee ? ' rejecting melee' : ''}`, mp: null, odds: null, path: [] };
}

function marksOfGroup(
  { attackers, defenders }: Pick<Draft, 'attackers' | 'defenders'>,
  candidates: Group['candidates'],
  units: readonly UnitPartsFragment[],
): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { name, hexes } of units) {
    const isAttacker = candidates.attackers.includes(name);
    if (!isAttacker && !candidates.targets.includes(name) && !defenders.includes(name)) continue;
    const chosen = attackers.includes(name) || defenders.includes(name);
    for (const hex of hexes) {
      // In a hex of several the chosen one counts.
      if (marks.get(hex)?.chosen) continue;
      marks.set(hex, { hex, label: '', kind: isAttacker ? 'attacker' : 'target', chosen });
    }
  }
  return [...marks.values()];
}
