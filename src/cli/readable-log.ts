import { badInput } from './exit-code.js';

/** The result of reading a log. Throws CliError if the log cannot be replayed. */
export async function readable<Found>(read: () => Found | Promise<Found>): Promise<Found> {
  const [{ ReplayFailed }, { UnknownRuleset }] = await Promise.all([
    import('../audit/fold.js'),
    import('../engine/game/rulebook.js'),
  ]);
  try {
    return await read();
  } catch (error) {
    if (error instanceof ReplayFailed) throw badInput(`event ${error.revision} cannot be replayed: ${error.message}`);
    if (error instanceof UnknownRuleset) throw badInput(error.message);
    throw error;
  }
}
