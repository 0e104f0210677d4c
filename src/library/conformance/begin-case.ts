import type { GameEvent } from '../../engine/game/event.js';
import type { AnyRuleset } from '../../engine/game/game.js';
import type { Setup } from '../../engine/game/setup.js';
import type { ConformanceCase } from './case.js';
import { setupOf } from './case-setup.js';
import { CaseBroken, failure } from './failure.js';
import { frozen } from './frozen.js';
import type { Materials } from './materials.js';
import type { Course } from './play-case.js';
import { setUpInWords } from './refusal-words.js';

/** The set-up of a case and what the ruleset says to it: its events or a refusal. */
export interface Created {
  readonly setup: Setup;
  readonly created: ReturnType<AnyRuleset['create']>;
}

/** A case that is set up and in which no order has been given. */
export interface Begun {
  readonly setup: Setup;
  /** The events of the set-up. */
  readonly created: readonly GameEvent[];
  readonly start: Course;
}

/** Gives the set-up of a case to the ruleset. Throws CaseBroken on what cannot be read. */
export function createdCase(written: ConformanceCase, materials: Materials): Created {
  const setup = setupOf(written, materials);
  return { setup, created: materials.book.ruleset.create(setup) };
}

/** Sets up a case. Throws CaseBroken on what cannot be read and on a set-up that is refused. */
export function begunCase(written: ConformanceCase, materials: Materials): Begun {
  const { ruleset } = materials.book;
  const { setup, created } = createdCase(written, materials);
  if (!created.ok) throw new CaseBroken(failure(['units'], setUpInWords(created.refusal, ruleset)));
  const [setUp, ...more] = created.value;
  if (!setUp) throw new CaseBroken(failure(['units'], 'the set-up has no events'));
  const begun = more.reduce((position, event) => ruleset.evolve(position, event), ruleset.evolve(null, setUp));
  return { setup, created: created.value, start: { position: frozen(begun), events: [], dice: written.dice ?? [] } };
}
