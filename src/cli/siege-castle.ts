import type { FieldHex } from '../engine/board/field.js';
import type { SiegeSetup } from '../engine/siege/setup.js';
import type { Siege } from '../engine/siege/siege.js';
import type { Scene } from '../picture/scene.js';
import type { FoundInstant, SiegeInstant } from '../projections/read/siege-instant.js';
import type { StandingThing } from '../projections/read/siege-things.js';
import { badInput } from './exit-code.js';
import type { Output } from './output.js';
import { replayGame } from './replay-game.js';
import type { SiegeCalendar } from './siege-calendar.js';
import { ALL } from './siege-options.js';

/** A siege as it stood at an instant, and its set-up. */
interface SiegeThen {
  readonly at: FoundInstant;
  readonly setup: SiegeSetup;
  readonly then: Siege;
}

/**
 * The castle of a siege at an instant, ready to be drawn; `which` is the id of the siege or its file, as it was given.
 * Throws CliError, SiegeQuestionError.
 */
export async function castleInCalendar(
  output: Output,
  which: string,
  calendar: SiegeCalendar,
  instant: SiegeInstant,
): Promise<Scene> {
  const { castleOf } = await import('../picture/siege-castle.js');
  const { at, setup, then } = await siegeThen(output, which, calendar, instant);
  const scene = castleOf(setup, then, at);
  if (!scene) throw badInput(`${which} has no scenario, and so no map: there is no picture of its castle`);
  return scene;
}

/** A hex of the castle at an instant, and the things of the siege that are in it. Throws as `castleInCalendar` does. */
export async function hexInCalendar(
  output: Output,
  which: string,
  calendar: SiegeCalendar,
  { instant, name }: { readonly instant: SiegeInstant; readonly name: string },
): Promise<{ readonly at: FoundInstant; readonly hex: FieldHex; readonly things: readonly StandingThing[] }> {
  const [{ castleHex, castleMap, isInHex }, { thingsAt }] = await Promise.all([
    import('../engine/siege/castle-map.js'),
    import('../projections/read/siege-things.js'),
  ]);
  const { at, setup, then } = await siegeThen(output, which, calendar, instant);
  const map = castleMap(setup, then);
  if (!map) throw badInput(`${which} has no scenario, and so no map`);
  const hex = castleHex(map, name);
  if (!hex) throw badInput(`the map of the siege has no hex ${name}`);
  const { rows } = await thingsAt(calendar.source, calendar.siege, {}, at.revision, { limit: ALL });
  return { at, hex, things: rows.filter((thing) => isInHex(thing, hex)) };
}

/** The calendar knows which event the instant is, and the replay up to this event gives the siege. */
async function siegeThen(
  output: Output,
  which: string,
  { siege, source }: SiegeCalendar,
  instant: SiegeInstant,
): Promise<SiegeThen> {
  const [{ instantIn }, { siegeEventsPage }] = await Promise.all([
    import('../projections/read/siege-instant.js'),
    import('../projections/read/siege-events.js'),
  ]);
  const at = await instantIn(source, siege, instant);
  const { rows } = await siegeEventsPage(source, siege, { toRevision: 0 }, { limit: 1, direction: 'forwards' });
  const { setup } = JSON.parse(rows[0]?.data ?? '{}') as { readonly setup: SiegeSetup };
  const { position } = await replayGame(output, which, { at: String(at.revision) });
  return { at, setup, then: position as Siege };
}
