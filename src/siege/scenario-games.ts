import { illegal, type Refusal, type Ruled } from '../engine/game/refusal.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Setup } from '../engine/game/setup.js';
import { playableSetup } from '../engine/siege/playable.js';
import type { SiegeScenario, SiegeSetup } from '../engine/siege/setup.js';
import type { OpenedScenario, Siege } from '../engine/siege/siege.js';
import type { AnyGames } from '../play/contract.js';
import { SetupRefused } from '../play/errors.js';
import { idFrom } from '../play/id-from.js';
import type { BegunGame } from '../play/service-parts.js';
import type { Seats } from '../play/seating/seats.js';
import type { SiegeGame, SiegeId } from './contract.js';

/** A siege as the application reads it, with its set-up. */
export type BegunSiege = Pick<BegunGame<Siege, SiegeSetup>, 'id' | 'setup' | 'position'>;

interface Parts {
  readonly games: Pick<AnyGames, 'create'>;
  readonly rulebooks: Rulebooks;
  readonly seats: Pick<Seats, 'keep' | 'isPrivate'>;
}

/** Said where a game is asked of a siege in which no scenario is being played. */
export const NO_SCENARIO = illegal('pbem:2.81d', 'no scenario is being played');

/** The games of the scenarios of sieges: whether they can be played, and their creation. */
export class ScenarioGames {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Creates the game of the scenario that is being played, if it is not there yet; its seats are for the keys of the
   * siege's sides.
   */
  async open({ id, setup, position }: BegunSiege): Promise<void> {
    const played = gameUnderWay(id, position);
    const scenario = played && setup.scenarios?.[played.scenario];
    if (!scenario) return;
    const { ruleset } = scenario;
    const playable = this.#playable(position, scenario);
    if (!playable.ok) throw new SetupRefused(playable.refusal);
    const sides = { [scenario.attacker]: 'attacker', [scenario.defender]: 'defender' };
    const isPrivate = await this.#parts.seats.isPrivate(id);
    await this.#parts.seats.keep(played.game, { siege: id, sides, ...(isPrivate ? { private: true } : {}) });
    await this.#parts.games.create({ commandId: played.game, game: played.game, ruleset, setup: playable.value });
  }

  /** Why a scenario could not be played as a siege stands, or null. */
  whyNotNow(siege: Siege, scenario: SiegeScenario): Refusal | null {
    const playable = this.#playable(siege, scenario);
    return playable.ok ? null : playable.refusal;
  }

  /** Why the scenario that an order begins could not be played, or null; `siege` is the state after the order. */
  whyCannotBegin({ id, setup, position: before }: BegunSiege, siege: Siege): Refusal | null {
    if (siege.stage !== 'scenario' || before.stage === 'scenario') return null;
    const name = gameUnderWay(id, siege)?.scenario;
    const scenario = name && setup.scenarios?.[name];
    return scenario ? this.whyNotNow(siege, scenario) : NO_SCENARIO;
  }

  /** The set-up with which the game of a scenario began. */
  setupOf(siege: Siege, scenario: SiegeScenario): Setup | undefined {
    const playable = this.#playable(siege, scenario);
    return playable.ok ? playable.value : undefined;
  }

  #playable(siege: Siege, scenario: SiegeScenario): Ruled<Setup> {
    return playableSetup(siege, scenario, (setup) => this.whyUnplayable(scenario, setup));
  }

  /** Why a scenario cannot be played from a set-up, or null. */
  whyUnplayable({ ruleset: { id, version } }: SiegeScenario, setup: Setup): Refusal | null {
    const created = this.#parts.rulebooks.rulebook(id, version).ruleset.create(setup);
    return created.ok ? null : created.refusal;
  }
}

/** The scenarios of a siege so far, each with the game in which it is played. */
export function gamesOf(siege: SiegeId, { opened = [] }: Siege): readonly SiegeGame[] {
  return opened.map((scenario) => ({ ...scenario, game: gameOf(siege, scenario) }));
}

/** The game that is played now; null: none is. */
export function gameUnderWay(siege: SiegeId, state: Siege): SiegeGame | null {
  return (state.stage === 'scenario' && gamesOf(siege, state).at(-1)) || null;
}

/**
 * The id is always the same for a day or night, so that the game is created once; no command of a client leads to it.
 */
function gameOf(siege: SiegeId, { day, night }: OpenedScenario): string {
  return idFrom(`herald scenario ${siege} ${night ? 'night' : 'day'} ${day}`);
}
