import {
  flag,
  int,
  list,
  noted,
  oneOf,
  optional,
  orNull,
  text,
  yes,
  type DataOf,
} from '../../../../game/define/form.js';
import { exactly, fraction, hex, hexes, modifier, rule, side, unit, units } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import type { ChargeUnderWay } from '../combat/charge-under-way.js';
import { attack } from '../orders/combat-orders.js';
import { CHALLENGE } from './state-forms.js';

const keptOdds = record({
  attack: fraction,
  defence: fraction,
  original: int,
  shifts: list(modifier),
  final: int,
  table: noted('The rule that holds the table.', rule),
});
const chargeUnderWay = exactly<ChargeUnderWay>()(
  record({ attack, odds: keptOdds, blows: list(record({ unit, odds: keptOdds })) }),
);

const SURRENDER_WAITS = {
  attack: noted('The attack that has been declared; null: there is none.', orNull(attack)),
  ready: noted('Riders that are ready for it, if it is a charge (pbem:9.4e).', units),
  others: noted('Other units that must be asked afterwards.', units),
};

/**
 * The object of a decision, by kind; the order of the same name answers it. A chapter that adds a kind adds a member.
 */
export const DECISION_ABOUT = {
  Retreat: noted(
    'A retreat that is owed (pbem:10.2).',
    record({
      unit,
      hexes: noted('Hexes demanded.', int),
      from: noted('The units of the other side that caused it: the firer, or the participants of the combat.', units),
      missile: flag,
      due: noted(
        'When it is owed: `stepEnd` is for fire (pbem:4.4d): it is carried out when the fire step closes; `ownTurn`: ' +
          'the attacker has left it open until the player turn of its owner (pbem:4.4c); `demanded`: it was left ' +
          'open ' +
          'and is now demanded.',
        oneOf(['now', 'stepEnd', 'ownTurn', 'demanded']),
      ),
      openSince: noted('The step in which it was left open; absent: it was not left open.', optional(text)),
      firedFrom: noted("For fire, the hex from which the shot came: the firer's hex.", orNull(hex)),
      fire: noted(
        'A retreat out of a fire hex, in any direction and until the whole unit is out (pbem:20.1h); absent: a ' +
          'retreat ' +
          'from a blow or a shot.',
        optional(yes),
      ),
      noAdvance: noted('Nobody may advance after it (pbem:20.2c); absent: the victors may.', optional(yes)),
      charge: noted(
        "The unit's own charge, which goes on when the unit has made this retreat out of a counter-charge " +
          '(pbem:9.4g); ' +
          'absent: no charge waits for it.',
        optional(chargeUnderWay),
      ),
      falls: noted(
        'The retreat cannot be made on the platform of a siege tower: its owner, the attacker, chooses where the ' +
          'unit ' +
          'falls (pbem:19.12p); else absent.',
        optional(yes),
      ),
    }),
  ),
  Advance: noted(
    'An advance that is offered (pbem:10.9).',
    record({
      units: noted('The units that may advance; only one of them advances.', units),
      into: noted('Hexes that were vacated; the advance begins into one of them.', hexes),
      retreated: noted(
        'Characters that retreated out of melee with the victors: pursuit may keep up the melee (11.44b).',
        list(record({ unit, linked: units })),
      ),
      others: noted(
        'Victors of other sides: if the owner does not advance, their sides are asked, one after the other; absent: ' +
          'there are none.',
        optional(units),
      ),
    }),
  ),
  Pursue: noted(
    'Melee that goes on with the retreated character if the player of the advanced unit wishes (pbem:11.44b).',
    record({ unit, retreated: units }),
  ),
  RaiseAlarm: noted(
    'An alarm that may be raised (pbem:12.7c).',
    record({
      units: noted('The units that became aware in the player turn that has ended; any of them may raise it.', units),
    }),
  ),
  Pin: noted(
    'An attempt to pin a unit that moves past (pbem:8.1b).',
    record({
      target: noted('The unit that moves.', unit),
      units: noted('The units that may try, one after the other until one succeeds.', units),
      hexes: noted('The hexes that the mover has newly entered.', hexes),
    }),
  ),
  Defend: noted(
    'How a samurai at seppuku defends himself, and the attack that waits for the answer (pbem:12.10d); then the ' +
      'other ' +
      'samurai that must be asked.',
    record({ unit, attack, others: units }),
  ),
  AnswerChallenge: noted('A challenge to single combat as its side has made it (pbem:12.8).', record(CHALLENGE)),
  PlaceChampion: noted('The units that may be named as a champion and placed (pbem:12.8l).', record({ units })),
  KeepWord: noted(
    'The conditions of a duel that its loser has to keep, and the victor (pbem:12.8s).',
    record({ unit, conditions: optional(text), stake: optional(text) }),
  ),
  Surrender: noted(
    'Whether a unit surrenders (pbem:22.7c, 22.7f), and what waits for the answer.',
    record({ unit, captors: noted('The units to which it would surrender.', units), ...SURRENDER_WAITS }),
  ),
  Quarter: noted(
    'Whether quarter is given to a unit that has surrendered (pbem:22.7d, 22.7g).',
    record({
      prisoner: noted('The unit that has surrendered.', unit),
      units: noted('The units of which one may take it prisoner.', units),
      must: noted('The die obliges one of them to do so.', flag),
      ...SURRENDER_WAITS,
    }),
  ),
  Hide: noted(
    'Hidden units are to be set up (pbem:22.8a): by this player, if the side has several. Other sides learn neither ' +
      'the units nor their places.',
    record({ player: optional(text) }),
  ),
  GoOn: noted('A move that has discovered somebody may be changed (pbem:22.8g).', record({ unit })),
  ChooseCasualty: noted(
    'One of several units suffers a result; its owner names the unit (siege-en:1.72b).',
    record({
      units,
      from: noted('The units of the other side in the combat.', units),
      result: noted('The result sign as it was read in the table.', text),
      table: noted('The rule that holds the table.', rule),
    }),
  ),
  PlaceDismounted: noted(
    'A rider was thrown off the horse; the owner puts the rider down in one of these hexes (siege-en:1.74a).',
    record({ unit, hexes }),
  ),
  PlaceFallen: noted(
    'A character has fallen; the owner says in which of these hexes the character lies (siege-en:1.81c, 1.92d).',
    record({ unit, hexes }),
  ),
  Flee: noted(
    'Where a panicked unit runs, or with `rout` a routed one (pbem:22.9h, 22.9n).',
    record({ unit, rout: flag }),
  ),
  AgreeEnd: noted(
    'The end of the day that has been offered (pbem:2.82b), and the sides that must be asked after this one.',
    record({ others: list(side) }),
  ),
  RollInitiative: noted(
    'The roll for the first GT (pbem:22.1a): for all sides at once, by the first of them.',
    record({}),
  ),
};

export type DecisionAbout = DataOf<typeof DECISION_ABOUT>;
