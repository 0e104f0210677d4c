import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ListedDice } from '../../src/engine/dice/dice.js';
import { act } from '../../src/engine/game/act.js';
import { readOrder } from '../../src/engine/rulesets/pbem/notation/order.js';
import type { Order } from '../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { loadBoards } from '../../src/library/boards.js';
import type { ConformanceCase } from '../../src/library/conformance/case.js';
import { isGivenOrder } from '../../src/library/conformance/case-entry.js';
import { readCaseFile } from '../../src/library/conformance/case-file.js';
import { groundFinder } from '../../src/library/conformance/case-ground.js';
import { setupOf } from '../../src/library/conformance/case-setup.js';
import { CONFORMANCE_FOLDER } from '../../src/library/conformance/conformance.js';
import { seatFor } from '../../src/library/conformance/play-case.js';
import { isBoardless } from '../../src/library/conformance/boardless-case.js';
import { begun, differencesOf, type RecordedGame, type RecordedOrder } from '../engine/recorded-games.js';
import { MATERIALS } from './materials.js';
import { howMany } from '../thoroughness.js';

const FOLDER = join(CONFORMANCE_FOLDER, 'pbem');
const groundOf = groundFinder(loadBoards());

/** A case as a game that was played: who gave each order, and which dice were there. */
function recorded(name: string, written: ConformanceCase): RecordedGame<Order> {
  const setup = setupOf(written, { ...MATERIALS, groundOf });
  const created = PBEM.create(setup);
  if (!created.ok) throw new Error(`${name}: the set-up is refused: ${created.refusal.because}`);
  let position = begun(PBEM, created.value);
  let dice = written.dice ?? [];
  const orders: RecordedOrder<Order>[] = [];
  for (const entry of written.orders) {
    if (!isGivenOrder(entry)) continue;
    const read = readOrder(typeof entry === 'string' ? entry : entry.order);
    const parsed = read.ok ? PBEM.parseOrder(read.value.order) : read;
    if (!read.ok || !parsed.ok) continue;
    const seat = read.value.side ?? seatFor(position, read.value.order);
    const listed = new ListedDice(dice, 'recorded');
    const decided = act(PBEM, position, seat, parsed.value, listed);
    const left = decided.ok ? listed.remaining : dice;
    orders.push({ seat, order: parsed.value, dice: decided.ok ? dice.slice(0, dice.length - left.length) : dice });
    if (decided.ok) position = decided.position;
    dice = left;
  }
  return { name, setup, orders };
}

/** Of the cases one in so many is decided; the nightly command decides them all. */
const ONE_OF = howMany(20, 1);

it('a conformance case is decided alike whatever was asked before', () => {
  const all = readdirSync(FOLDER).flatMap((file) =>
    readCaseFile(readFileSync(join(FOLDER, file), 'utf8'), file).cases.flatMap(({ written }) =>
      isBoardless(written) || written.setUp ? [] : [() => recorded(`${file} ${written.id}`, written)],
    ),
  );
  const games = all.filter((_, index) => index % ONE_OF === 0).map((record) => record());

  expect(all.length).toBeGreaterThan(1000);
  expect(differencesOf(PBEM, games, 'asked before')).toEqual([]);
});
