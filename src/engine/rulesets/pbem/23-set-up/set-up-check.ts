import { printBoardError } from '../../../board/board-error.js';
import { checkBoards, fieldOf } from '../../../board/build.js';
import type { Field } from '../../../board/field.js';
import { fieldNow } from '../../../board/live-field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position, Thing } from '../../../position/position.js';
import type { Book } from '../core/books/book.js';
import { bookOf } from '../core/books/of.js';
import { isBatteringEngine } from '../19-battering/bombard.js';
import { settledAims, settledBattered, settledFilling } from './set-up-works.js';
import { settledDoors, settledWinches } from './set-up-doors.js';
import { settledLive, wrongGround, wrongPlaces } from './set-up-ground.js';
import { settledTerms } from './set-up-terms.js';
import { positionOf } from '../core/setup/set-up.js';
import { whyNotInBook } from './set-up-book.js';
import { wrongPlayers, wrongGroups, wrongInitiative, wrongKeeping } from './set-up-players.js';
import { wrongAnimals } from './set-up-animals.js';
import { settledCarts, wrongCarts } from './set-up-carts.js';
import { liveOf } from '../../../position/equipment-of.js';
import { settledEquipment, wrongBearers } from './set-up-equipment.js';
import { settledFires } from './set-up-fires.js';
import { settledItems } from './set-up-items.js';
import { settledLights } from './set-up-lights.js';
import { wrongHidden } from './set-up-hidden.js';
import { settledStart } from './set-up-start.js';
import { settledUnits } from './set-up-units.js';
import { malformedSetup, wrongName } from '../core/setup/set-up-words.js';

/**
 * The set-up with hexes by their first names and counted missiles filled in, or the first thing that is wrong with it,
 * by the rules that the game will pin.
 */
export function settledSetup(pinned: Position['ruleset'], setup: Setup): Ruled<Setup> {
  const [unsound] = checkBoards(setup.ground.boards, setup.ground.joins);
  if (unsound)
    return refused({
      code: 'malformed',
      rule: 'pbem:23.11',
      because: printBoardError(unsound),
      subject: unsound.board,
    });
  const wrong =
    wrongSides(setup) ??
    wrongOptions(bookOf({ ruleset: pinned }), setup) ??
    wrongKeeping(bookOf({ ruleset: pinned }), setup) ??
    wrongInitiative(setup) ??
    wrongMethod(setup) ??
    wrongLength(setup) ??
    wrongPlayers(bookOf({ ruleset: pinned }), setup) ??
    wrongGroups(setup);
  if (wrong) return refused(wrong);
  const drawn = fieldOf(setup.ground.boards, setup.ground.joins, pinned.id);
  const missing = whyNotInBook(bookOf({ ruleset: pinned }), setup, drawn);
  if (missing) return refused(missing);
  const unfit = wrongGround(drawn, setup.options);
  if (unfit) return refused(unfit);
  const live = settledLive(setup, drawn);
  if (!live.ok) return live;
  const ground = fieldNow(setup.ground.boards, setup.ground.joins, live.value, pinned.id);
  const equipment = settledEquipment({ ...setup, live: live.value }, ground);
  if (!equipment.ok) return equipment;
  const stands = equipment.value.length === 0 ? live.value : { ...live.value, ...liveOf(equipment.value) };
  const field = fieldNow(setup.ground.boards, setup.ground.joins, stands, pinned.id);
  const doors = settledDoors(setup, field);
  if (!doors.ok) return doors;
  const winches = settledWinches(setup, drawn);
  if (!winches.ok) return winches;
  const units = settledUnits({ ...setup, live: stands }, field);
  if (!units.ok) return units;
  const things = settledThings(setup.things, field);
  if (!things.ok) return things;
  const laidDown = settledTerms(setup, drawn);
  if (!laidDown.ok) return laidDown;
  const filling = settledFilling({ ...setup, equipment: equipment.value }, field);
  if (!filling.ok) return filling;
  const items = settledItems(setup, units.value, field);
  if (!items.ok) return items;
  const lights = settledLights({ ...setup, live: live.value, equipment: equipment.value }, field);
  if (!lights.ok) return lights;
  const carts = settledCarts({ ...setup, units: units.value }, field);
  if (!carts.ok) return carts;
  const fires = settledFires({ ...setup, ...carts.value, equipment: equipment.value }, things.value, field);
  if (!fires.ok) return fires;
  const settled: Setup = {
    ...withoutFires(laidDown.value),
    ...doors.value,
    ...winches.value,
    ...filling.value,
    options: withMethod(setup.options, equipment.value),
    units: units.value,
    things: [...things.value, ...fires.value],
    live: live.value,
    ...items.value,
    ...lights.value,
    ...carts.value,
    ...(equipment.value.length === 0 ? {} : { equipment: equipment.value }),
  };
  const bearers = equipment.value.length === 0 ? null : wrongBearers(settled);
  if (bearers) return refused(bearers);
  const misplaced = wrongHidden(settled) ?? wrongPlaces(settled, field);
  if (misplaced) return refused(misplaced);
  const animals = settled.leads || settled.strings ? wrongAnimals(settled, positionOf(pinned, settled)) : null;
  if (animals) return refused(animals);
  const battered = settledBattered(settled, positionOf(pinned, { ...settled, battered: {} }));
  if (!battered.ok) return battered;
  const aims = settledAims(settled, positionOf(pinned, { ...settled, battered: {} }));
  if (!aims.ok) return aims;
  const worn: Setup = { ...settled, ...battered.value, ...aims.value };
  const freight = settled.carts ? wrongCarts(positionOf(pinned, settled), field) : null;
  if (freight) return refused(freight);
  return setup.start ? settledStart(worn, setup.start, field) : allowed(worn);
}

/** Settled, fires are among the things. */
function withoutFires({ fires: _stated, ...setup }: Setup): Setup {
  return setup;
}

function wrongSides({ sides }: Setup): Refusal | null {
  if (sides.length < 2) return malformedSetup('pbem:4.1a', 'a game has at least two sides');
  for (const [index, side] of sides.entries()) {
    const misnamed = wrongName('side', side, sides.slice(0, index));
    if (misnamed !== null) return malformedSetup('pbem:23.16', misnamed, side);
  }
  return null;
}

function wrongOptions(book: Book, { options }: Setup): Refusal | null {
  const { ruledOutOptions, unbuiltOptions } = book;
  for (const [name, on] of Object.entries(options)) {
    if (Object.hasOwn(book.options, name)) continue;
    const ruledOut = Object.hasOwn(ruledOutOptions, name) ? ruledOutOptions[name] : undefined;
    if (ruledOut !== undefined)
      return malformedSetup(ruledOut, `the rulebook has no rules for the option ${name}`, name);
    const unbuilt = Object.hasOwn(unbuiltOptions, name) ? unbuiltOptions[name] : undefined;
    if (unbuilt === undefined) return malformedSetup('pbem:23.13', `there is no option ${name.slice(0, 60)}`, name);
    if (on)
      return {
        code: 'notInThisRuleset',
        rule: unbuilt,
        because: `the option ${name} is not yet in this ruleset`,
        subject: name,
      };
  }
  return null;
}

/** One method for the engines of a game (pbem:19.2c). */
function wrongMethod({ options }: Setup): Refusal | null {
  if (options['onboardBattering'] !== true || options['offboardBattering'] !== true) return null;
  return malformedSetup('pbem:19.2c', 'engines batter by the onboard or by the offboard method, not by both');
}

/** A single scenario in which nothing is stated is played by the onboard method, and says so (pbem:19.2c, 28l). */
function withMethod(options: Setup['options'], equipment: readonly Equipment[]): Setup['options'] {
  const stated = options['onboardBattering'] === true || options['offboardBattering'] === true;
  return stated || !equipment.some(({ kind }) => isBatteringEngine(kind))
    ? options
    : { ...options, onboardBattering: true };
}

function wrongLength({ length }: Setup): Refusal | null {
  if (Number.isSafeInteger(length.gameTurns) && length.gameTurns >= 1) return null;
  return malformedSetup('pbem:23.17', 'a game lasts a whole number of GT, at least one');
}

function settledThings(things: readonly Thing[], field: Field): Ruled<readonly Thing[]> {
  const settled: Thing[] = [];
  for (const thing of things) {
    if (things.some((other) => other !== thing && other.id === thing.id)) {
      return refused(malformedSetup(null, `two things are called ${thing.id}`, thing.id));
    }
    const hexes: string[] = [];
    for (const name of thing.hexes) {
      const hex = field.hex(name);
      if (!hex)
        return refused({
          code: 'unknownHex',
          rule: null,
          because: `${thing.id}: the map has no hex ${name}`,
          subject: name,
        });
      hexes.push(hex.name);
    }
    settled.push({ ...thing, hexes });
  }
  return allowed(settled);
}
