import type { Field, FieldHex } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupFire } from '../../../game/setup.js';
import { FIRE_CAUSES, TENT, type Burns } from '../../../position/things.js';
import type { Thing } from '../../../position/position.js';
import { firstComplete } from '../20-fire/burnt.js';
import { burnsByHex, fuelsOf, type Fuel } from '../20-fire/fuel.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/**
 * The fires of a set-up as things, by the names of the map and with the things that they burn; or what is wrong with
 * one (pbem:20.1a, 20.1e).
 */
export function settledFires(setup: Setup, taken: readonly Thing[], field: Field): Ruled<readonly Thing[]> {
  const fires: Thing[] = [];
  const names = new Set(taken.map(({ id }) => id));
  for (const fire of setup.fires ?? []) {
    const hex = field.hex(fire.hex);
    if (!hex) return refused(unknownHex(fire.hex));
    const fuels = fuelsHere(setup, hex, field);
    const fuel = fire.burns === undefined ? fuels[0] : fuels.find(({ what }) => what === fire.burns);
    const wrong = whyNot(fire, setup, fuel) ?? whyTwice(fires, hex, fuel);
    if (wrong) return refused(wrong);
    const id = newName(names);
    names.add(id);
    fires.push({
      id,
      kind: 'fire',
      hexes: placesOf(hex, fuel, field),
      ...(fuel ? { burns: burnsOf(fire, setup, fuel) } : {}),
    });
  }
  const byHex = new Set([TENT, ...(setup.equipment ?? []).filter(burnsByHex).map(({ id }) => id)]);
  return allowed(fires.map((fire) => burningWhole(fire, fires, byHex)));
}

/**
 * A thing that burns in several of its hexes has burnt as a whole since the first of these fires (ruling of
 * pbem:20.1m). `byHex`: the names of things of which each hex burns by itself.
 */
function burningWhole(fire: Thing, fires: readonly Thing[], byHex: ReadonlySet<string>): Thing {
  const { burns } = fire;
  if (!burns || byHex.has(burns.what)) return fire;
  const others = fires.flatMap((other) => (other !== fire && other.burns?.what === burns.what ? [other.burns] : []));
  const whole = Math.min(...others.map(firstComplete));
  return whole < firstComplete(burns) ? { ...fire, burns: { ...burns, whole } } : fire;
}

function fuelsHere({ carts = [], equipment = [] }: Setup, hex: FieldHex, field: Field): readonly Fuel[] {
  const named = carts.map(({ id, hexes: [front = '', rear = ''] }) => ({
    id,
    hexes: [field.hex(front)?.name ?? front, field.hex(rear)?.name ?? rear] as const,
  }));
  return fuelsOf({ carts: named, equipment }, hex);
}

/** The locations of a fire: a thing that stands on a hex and over it burns in both locations. */
function placesOf({ name }: FieldHex, fuel: Fuel | undefined, field: Field): readonly string[] {
  const both = fuel && fuel.kind !== 'tent' && fuel.kind !== 'cart' && field.hex(name + UNDER);
  return both ? [name, name + UNDER] : [name];
}

function burnsOf({ cause = 'kindling', since }: SetupFire, { start, sides }: Setup, { what }: Fuel): Burns {
  const [side = ''] = sides;
  return { what, cause, lit: { gameTurn: since ?? (start?.gameTurn ?? 1) - 1, side, step: 'completion' } };
}

function whyNot({ hex, burns, cause, since }: SetupFire, { start }: Setup, fuel: Fuel | undefined): Refusal | null {
  if (burns !== undefined && !fuel)
    return malformedSetup('pbem:20.1a', `there is no ${burns} in ${hex} that can burn`, hex);
  if (cause !== undefined && !FIRE_CAUSES.includes(cause)) {
    return malformedSetup('pbem:26.53', `fires are lit by ${FIRE_CAUSES.join(', ')}`, hex);
  }
  const now = start?.gameTurn ?? 1;
  if (since === undefined || (Number.isSafeInteger(since) && since >= 0 && since <= now)) return null;
  return malformedSetup('pbem:20.1e', `a fire was lit in a GT from 0 to ${now}`, hex);
}

function whyTwice(fires: readonly Thing[], { name }: FieldHex, fuel: Fuel | undefined): Refusal | null {
  const known = fires.some(({ hexes, burns }) => hexes.includes(name) && burns?.what === fuel?.what);
  return known ? malformedSetup('pbem:20.1c', `${fuel?.what ?? 'a fire'} burns in ${name} already`, name) : null;
}

function newName(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`fire${number}`)) number += 1;
  return `fire${number}`;
}

function unknownHex(name: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name };
}
