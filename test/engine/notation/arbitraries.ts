import fc from 'fast-check';
import { cellOf, labelOf } from '../../../src/engine/hex/grid.js';
import { printLabel } from '../../../src/engine/hex/label.js';
import { stepped } from '../../../src/engine/hex/lattice.js';
import { DIRECTION_INDICES } from '../../../src/engine/hex/direction.js';
import { isWritableName } from '../../../src/engine/position/names.js';
import { printHexside, readHexside, type Place } from '../../../src/engine/notation/place.js';
import { ODDS_COLUMNS } from '../../../src/engine/rulesets/pbem/core/combat/combat-tables.js';
import { STANDING_KINDS } from '../../../src/engine/rulesets/pbem/core/orders/standing-orders.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import type { BuildWork } from '../../../src/engine/rulesets/pbem/core/orders/build-orders.js';
import type { PathStep } from '../../../src/engine/rulesets/pbem/core/orders/define.js';

/** Objects as the reader makes them. */
export const PLAIN = { noNullPrototype: true } as const;

const LETTERS = [...'abcdefgEdithRolandÉÅßñ'];

export const names = fc
  .tuple(
    fc.constantFrom(...LETTERS),
    fc.string({ unit: fc.constantFrom(...LETTERS, '1', '9', '.', '-', "'"), maxLength: 12 }),
  )
  .map(([first, rest]) => first + rest)
  .filter(isWritableName);

const boards = fc.constantFrom('', 'Vil', 'TCs');
const labels = fc.record({ column: fc.integer({ min: 1, max: 40 }), row: fc.integer({ min: 2, max: 99 }) });

/** Written hexes with and without a board's name. */
export const hexes = fc.tuple(boards, labels).map(([board, label]) => board + printLabel(label));
const lights = fc.oneof(
  names,
  hexes.map((hex) => `campfire ${hex}`),
  hexes.map((hex) => `room ${hex}`),
);

/** Two touching hexes of one board, head first. */
export const twoHexes = fc
  .tuple(boards, labels, fc.constantFrom(...DIRECTION_INDICES))
  .map(([board, head, direction]) => {
    const rear = labelOf(stepped(cellOf(head), direction));
    return [board + printLabel(head), board + printLabel(rear)] as const;
  });

export const places: fc.Arbitrary<Place> = fc.oneof(
  fc.constant([]),
  hexes.map((hex) => [hex]),
  twoHexes,
);

/** As the reader writes it. */
function hexsideOf([one, other]: readonly [string, string]): string {
  const there = readHexside(printHexside([one, other]));
  return there.ok ? printHexside(there.value) : one;
}

const works: fc.Arbitrary<BuildWork> = fc.oneof(
  fc.record({ what: fc.constantFrom('door' as const, 'keepDoor' as const), at: hexes.map((hex) => [hex]) }, PLAIN),
  fc.record({ what: fc.constant('shutter' as const), at: twoHexes.map((pair) => [hexsideOf(pair)]) }, PLAIN),
  fc.record({ what: fc.constantFrom('screen' as const, 'tent' as const), at: hexes.map((hex) => [hex]) }, PLAIN),
  fc.record({ what: fc.constant('ladder' as const), at: twoHexes }, PLAIN),
  fc.record({ what: fc.constant('barricade' as const), at: twoHexes, front: hexes }, PLAIN),
);

const steps: fc.Arbitrary<PathStep> = fc.oneof(
  hexes.map((hex) => ({ gait: 'step' as const, hexes: [hex] })),
  fc.record(
    {
      gait: fc.constantFrom('forward' as const, 'backward' as const, 'pivotForward' as const, 'pivotBackward' as const),
      hexes: twoHexes,
    },
    PLAIN,
  ),
);

const path = fc.array(steps, { minLength: 1, maxLength: 8 });
const pathOrNone = fc.array(steps, { maxLength: 4 });
const group = fc.array(names, { minLength: 1, maxLength: 4 });
const standing = fc.oneof(
  hexes.map((hex) => [hex]),
  twoHexes,
);
const string = fc.array(fc.record({ unit: names, hexes: standing }, PLAIN), { minLength: 1, maxLength: 3 });
const march = fc.array(fc.record({ hexes: standing, string }, { noNullPrototype: true, requiredKeys: [] }), {
  minLength: 1,
  maxLength: 4,
});
const flag = fc.constant(true as const);

/** Hexes of a piece have the board of the first written in front, if it has one. */
const sameBoard = (hexes: readonly string[]): readonly string[] => {
  const board = /^[A-Z][a-zC]{2}(?=[A-Z])/.exec(hexes[0] ?? '')?.[0] ?? '';
  return hexes.map((hex) => board + hex.replace(/^(Vil|TCs)(?=[A-Z])/, ''));
};

/** Any text that an order may hold; signs of the notation in it mean nothing. */
const poems = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('"', '\\', '\n', '#', '<', '>', ':', '(', '\u2028', '\u202e', ' ', 'a'),
      minLength: 1,
    }),
  )
  .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text.replaceAll('\n', '')) && text.trim() !== '');

/** Orders in their normal form: what is false or unsaid is absent. */
export const orders: fc.Arbitrary<Order> = fc.oneof(
  fc.record(
    { type: fc.constant('Move' as const), unit: names, path, charge: group },
    { noNullPrototype: true, requiredKeys: ['type', 'unit', 'path'] },
  ),
  fc.record({ type: fc.constant('Dismount' as const), unit: names, to: hexes }, PLAIN),
  fc.record({ type: fc.constant('Mount' as const), unit: names, horse: names }, PLAIN),
  fc.record(
    {
      type: fc.constant('Clear' as const),
      workers: group,
      loads: group,
      to: fc.oneof(
        hexes.map((hex) => [hex]),
        twoHexes,
      ),
    },
    PLAIN,
  ),
  fc.record(
    {
      type: fc.constant('Carry' as const),
      bearers: fc.array(names, { minLength: 2, maxLength: 2 }),
      burden: names,
      path: fc
        .array(fc.array(hexes, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 })
        .map((pieces) => pieces.map(sameBoard)),
    },
    PLAIN,
  ),
  fc.record({ type: fc.constant('Help' as const), unit: names, helped: names }, PLAIN),
  fc.record({ type: fc.constant('TakeLadder' as const), bearers: group, ladder: names }, PLAIN),
  fc.record({ type: fc.constant('BearLadder' as const), bearers: group, ladder: names, path }, PLAIN),
  fc.record(
    { type: fc.constant('RaiseLadder' as const), bearers: group, ladder: names, base: hexes, top: hexes, step: hexes },
    PLAIN,
  ),
  fc.record(
    {
      type: fc.constant('ShiftLadder' as const),
      workers: group,
      ladder: names,
      base: hexes,
      top: hexes,
      steps: fc.array(fc.record({ unit: names, to: hexes }, PLAIN), { minLength: 1, maxLength: 2 }),
    },
    { noNullPrototype: true, requiredKeys: ['type', 'workers', 'ladder', 'base', 'top'] },
  ),
  fc.record({ type: fc.constant('DrawWater' as const), unit: names }, PLAIN),
  fc.record(
    { type: fc.constant('Pour' as const), unit: names, item: names, at: hexes, target: names },
    { noNullPrototype: true, requiredKeys: ['type', 'unit', 'item', 'at'] },
  ),
  fc.record(
    {
      type: fc.constant('Repair' as const),
      workers: group,
      what: fc.oneof(names, hexes, fc.constantFrom('wall', 'Wall')),
      wall: fc.constant(true as const),
      first: fc.constantFrom('wear' as const, 'damage' as const),
    },
    { noNullPrototype: true, requiredKeys: ['type', 'workers', 'what'] },
  ),
  fc.record(
    { type: fc.constant('Build' as const), workers: group, works: fc.array(works, { minLength: 1, maxLength: 4 }) },
    PLAIN,
  ),
  fc.record({ type: fc.constant('LoadEngine' as const), crew: group, engine: names }, PLAIN),
  fc.record(
    { type: fc.constant('ShootBallista' as const), crew: group, ballista: names, target: names, at: hexes },
    { noNullPrototype: true, requiredKeys: ['type', 'crew', 'ballista', 'target'] },
  ),
  fc.record({ type: fc.constant('FillMoat' as const), screen: names, hex: hexes }, PLAIN),
  fc.record(
    {
      type: fc.constant('Rearrange' as const),
      units: fc.array(names, { minLength: 2, maxLength: 3 }),
      places: fc.array(hexes, { minLength: 2, maxLength: 3 }),
    },
    PLAIN,
  ),
  fc.record({ type: fc.constant('ToppleLadder' as const), unit: names, ladder: names, to: hexes }, PLAIN),
  fc.record(
    {
      type: fc.constant('PushEquipment' as const),
      workers: group,
      equipment: names,
      path: fc
        .array(fc.array(hexes, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 })
        .map((pieces) => pieces.map(sameBoard)),
    },
    PLAIN,
  ),
  fc.record(
    { type: fc.constant('Kindle' as const), unit: names, mate: names, hex: hexes, what: names, aid: names },
    { noNullPrototype: true, requiredKeys: ['type', 'unit', 'hex', 'what'] },
  ),
  fc.record({ type: fc.constant('Search' as const), unit: names, hex: hexes }, PLAIN),
  fc.record(
    { type: fc.constant('Douse' as const), unit: names, mate: names, hex: hexes },
    { noNullPrototype: true, requiredKeys: ['type', 'unit', 'hex'] },
  ),
  fc.record({ type: fc.constant('FlamingArrow' as const), unit: names, hex: hexes, what: names }, PLAIN),
  fc.record(
    { type: fc.constant('FlamingBolt' as const), crew: group, ballista: names, hex: hexes, what: names },
    PLAIN,
  ),
  fc.record(
    { type: fc.constant('ThrowOil' as const), unit: names, item: names, hex: hexes, target: names, what: names },
    { noNullPrototype: true, requiredKeys: ['type', 'unit', 'item', 'hex'] },
  ),
  fc.record(
    { type: fc.constant('GiveMp' as const), unit: names, helped: names, mp: fc.integer({ min: 1, max: 99 }) },
    PLAIN,
  ),
  fc.record({ type: fc.constant('Tell' as const), to: names, text: fc.string({ minLength: 1, maxLength: 40 }) }, PLAIN),
  fc.record({ type: fc.constant('Seppuku' as const), unit: names }, PLAIN),
  fc.record({ type: fc.constant('Recite' as const), unit: names, poem: poems }, PLAIN),
  fc.record({ type: fc.constant('Defend' as const), unit: names, stunned: fc.boolean() }, PLAIN),
  fc.record(
    { type: fc.constant('Fire' as const), unit: names, target: names, at: hexes, from: hexes },
    { noNullPrototype: true, requiredKeys: ['type', 'unit', 'target'] },
  ),
  fc.record(
    { type: fc.constant('Attack' as const), attackers: group, defenders: group, charge: flag, rejectMelee: flag },
    { noNullPrototype: true, requiredKeys: ['type', 'attackers', 'defenders'] },
  ),
  fc.record({ type: fc.constant('Lead' as const), unit: names, led: names }, PLAIN),
  fc.record({ type: fc.constant('March' as const), unit: names, path: march }, PLAIN),
  fc.record(
    { type: fc.constantFrom('Tie' as const, 'Untie' as const), unit: names, mate: names, front: names, rear: names },
    { noNullPrototype: true, requiredKeys: ['type', 'unit', 'front', 'rear'] },
  ),
  fc.record({ type: fc.constant('LetGo' as const), unit: names }, PLAIN),
  fc.record(
    { type: fc.constantFrom('Hitch' as const, 'Unhitch' as const), unit: names, animal: names, cart: names },
    PLAIN,
  ),
  fc.record(
    {
      type: fc.constant('Drive' as const),
      unit: names,
      path: fc.array(fc.oneof(fc.tuple(hexes), twoHexes), { minLength: 1, maxLength: 3 }),
    },
    PLAIN,
  ),
  fc.record(
    {
      type: fc.constant('Push' as const),
      units: fc.array(names, { minLength: 1, maxLength: 4 }),
      cart: names,
      path: fc.array(twoHexes, { minLength: 1, maxLength: 3 }),
    },
    PLAIN,
  ),
  fc.record({ type: fc.constant('LoadItem' as const), unit: names, item: names, to: hexes }, PLAIN),
  fc.record({ type: fc.constant('UnloadItem' as const), unit: names, item: names }, PLAIN),
  fc.record(
    {
      type: fc.constantFrom('LoadBurden' as const, 'UnloadBurden' as const),
      bearers: fc.array(names, { minLength: 2, maxLength: 2 }),
      burden: names,
      to: hexes,
    },
    PLAIN,
  ),
  fc.record({ type: fc.constant('Retreat' as const), unit: names, path: pathOrNone }, PLAIN),
  fc.record(
    { type: fc.constant('Advance' as const), unit: names, path: pathOrNone },
    { noNullPrototype: true, requiredKeys: ['type', 'unit'] },
  ),
  fc.constant({ type: 'Advance' as const }),
  fc.record({ type: fc.constant('Pursue' as const), keep: fc.boolean() }, PLAIN),
  fc.record({ type: fc.constant('RaiseAlarm' as const), units: fc.array(names, { maxLength: 4 }) }, PLAIN),
  fc.record({ type: fc.constantFrom('PickUp' as const, 'Drop' as const), unit: names, item: names }, PLAIN),
  fc.record(
    {
      type: fc.constantFrom('FixTorch' as const, 'PutOut' as const, 'Smash' as const, 'ShootOut' as const),
      unit: names,
      item: names,
    },
    PLAIN,
  ),
  fc.record(
    {
      type: fc.constant('TendLight' as const),
      unit: names,
      mate: names,
      deed: fc.constant('light' as const),
      light: lights,
      torch: names,
    },
    { noNullPrototype: true, requiredKeys: ['type', 'unit', 'deed', 'light'] },
  ),
  fc.record(
    { type: fc.constant('TendLight' as const), unit: names, deed: fc.constant('douse' as const), light: lights },
    PLAIN,
  ),
  fc.record({ type: fc.constant('Pin' as const), unit: names }, PLAIN),
  fc.constant({ type: 'Pin' as const }),
  fc.record(
    {
      type: fc.constant('Stand' as const),
      on: fc.constant('Pin'),
      answer: fc.constant('atOdds'),
      odds: fc.constantFrom(...ODDS_COLUMNS),
      units: group,
    },
    { noNullPrototype: true, requiredKeys: ['type', 'on', 'answer', 'odds'] },
  ),
  fc
    .constantFrom(
      ...Object.entries(STANDING_KINDS).flatMap(([on, { answers, byOdds }]) =>
        [...Object.keys(answers).filter((answer) => answer !== byOdds), 'ask'].map((answer) => ({ on, answer })),
      ),
    )
    .chain(({ on, answer }) =>
      fc.record(
        { type: fc.constant('Stand' as const), on: fc.constant(on), answer: fc.constant(answer), units: group },
        { noNullPrototype: true, requiredKeys: ['type', 'on', 'answer'] },
      ),
    ),
  fc.record({ type: fc.constantFrom('Waive' as const, 'Demand' as const), unit: names }, PLAIN),
  fc.record({ type: fc.constant('Guard' as const), unit: names, prisoner: names }, PLAIN),
  fc.record(
    {
      type: fc.constant('Escort' as const),
      unit: names,
      path: pathOrNone,
      prisoners: fc.array(fc.record({ unit: names, path: pathOrNone }, PLAIN), { minLength: 1, maxLength: 2 }),
    },
    PLAIN,
  ),
  fc.record({ type: fc.constant('Escape' as const), unit: names, path: pathOrNone }, PLAIN),
  fc.constant({ type: 'EndStep' as const }),
  fc.constant({ type: 'EndTurn' as const }),
  fc.constant({ type: 'OfferEnd' as const }),
  fc.boolean().map((agree) => ({ type: 'AgreeEnd' as const, agree })),
  fc.constant({ type: 'RollInitiative' as const }),
  fc.record(
    {
      type: fc.constant('GroupMen' as const),
      groups: fc.array(fc.record({ sergeant: names, units: fc.array(names, { minLength: 1, maxLength: 3 }) }, PLAIN), {
        maxLength: 3,
      }),
    },
    PLAIN,
  ),
);
