import type { SiegeSetup } from '../engine/siege/setup.js';
import type { Siege } from '../engine/siege/siege.js';
import type { Scene } from '../picture/scene.js';
import type { SiegeInstant } from '../projections/read/siege-instant.js';
import { badInput } from './exit-code.js';
import type { Output } from './output.js';
import { replayGame } from './replay-game.js';
import type { SiegeCalendar } from './siege-calendar.js';

/**
 * The castle of a siege at an instant, ready to be drawn; `which` is the id of the siege or its file, as it was given.
 * The calendar knows which event the instant is, and the replay up to this event gives the siege. Throws CliError,
 * SiegeQuestionError.
 */
export async function castleInCalendar(
  output: Output,
  which: string,
  { siege, source }: SiegeCalendar,
  instant: SiegeInstant,
): Promise<Scene> {
  const [{ instantIn }, { siegeEventsPage }, { castleOf }] = await Promise.all([
    import('../projections/read/siege-instant.js'),
    import('../projections/read/siege-events.js'),
    import('../picture/siege-castle.js'),
  ]);
  const at = await instantIn(source, siege, instant);
  const { rows } = await siegeEventsPage(source, siege, { toRevision: 0 }, { limit: 1, direction: 'forwards' });
  const { setup } = JSON.parse(rows[0]?.data ?? '{}') as { readonly setup: SiegeSetup };
  const { position } = await replayGame(output, which, { at: String(at.revision) });
  const scene = castleOf(setup, position as Siege, at);
  if (!scene) throw badInput(`${which} has no scenario, and so no map: there is no picture of its castle`);
  return scene;
}
