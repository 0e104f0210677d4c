import { DICE_SOURCES, type RolledDie } from '../../dice/dice.js';
import type { Fraction } from '../fraction.js';
import type { Modifier } from '../ruleset.js';
import { NAME_LENGTH_MAX, name as readName } from '../form.js';
import { int, leaf, list, named, oneOf, optional, text, tuple, withRole, type Form, type Role } from './form.js';
import { record } from './record.js';

const A_NAME = leaf<string>('string', { type: 'string', minLength: 1, maxLength: NAME_LENGTH_MAX }, readName);
const nameOf = (role: Role, name: string, remark: string): Form<string> => named(name, remark, withRole(role, A_NAME));

export const unit = nameOf('unit', 'UnitId', 'The name of a unit.');
export const units = list(unit);
export const unitPair = tuple(unit, unit);
export const item = nameOf('item', 'ItemId', 'The name of an item, or of equipment.');
export const items = list(item);
export const cart = nameOf('cart', 'CartId', 'The name of a cart.');
export const hex = nameOf('hex', 'HexName', 'The name of a hex, or of a location above or below one.');
export const hexes = list(hex);
export const side = nameOf('side', 'SideId', 'The name of a side.');
export const player = nameOf('player', 'PlayerId', 'The name of one of several players of a side.');
export const rule = named('RuleId', 'An id of the catalogue, for example `pbem:7.3c`.', withRole('rule', text));

/** Says that a form gives exactly the type that the state has for such values. */
export const exactly =
  <T>() =>
  <F>(form: Form<F> & ([T] extends [F] ? unknown : never) & ([F] extends [T] ? unknown : never)): Form<T> =>
    form as unknown as Form<T>;

export const die: Form<RolledDie> = exactly<RolledDie>()(
  named(
    'RolledDie',
    'One die as it stands in an event: the request, the number that showed (1 to faces) and its source.',
    withRole(
      'die',
      record({
        purpose: text,
        rule,
        faces: named('DieFaces', 'Number of faces: DR (ten faces, pbem:2.1a) or DR6.', oneOf([6, 10])),
        subject: optional({
          ...text,
          remark: 'The unit or hex that the die is rolled for, where that matters (random selection).',
        }),
        value: int,
        source: named(
          'DiceSource',
          "The source of a die's value: rolled by the server, reported by a player, or read from a record.",
          oneOf(DICE_SOURCES),
        ),
      }),
    ),
  ),
);
export const dice = list(die);

export const modifier: Form<Modifier> = exactly<Modifier>()(
  named('Modifier', 'One modifier (DRM or CS) with the rule it rests on.', record({ rule, what: text, value: int })),
);
export const fraction: Form<Fraction> = exactly<Fraction>()(
  named(
    'Fraction',
    'An exact, non-negative ratio of integers; never reduced to a float.',
    record({ numerator: int, denominator: int }),
  ),
);
