import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import {
  flag,
  int,
  list,
  named,
  noted,
  oneOf,
  optional,
  orNull,
  text,
  yes,
  type DataOf,
} from '../../../../game/define/form.js';
import { cart, hex, hexes, item, rule, unit, units } from '../../../../game/define/names.js';
import { chosenBy, record } from '../../../../game/define/record.js';
import { buildWork } from '../orders/build-orders.js';
import { gateDeed, winchDeed } from '../orders/door-orders.js';
import { repairFirst } from '../orders/battering-orders.js';
import { carryStep } from './facts.js';
import { taskDemand } from './state-forms.js';
import { kindleAbout, tendLightAbout } from './burning-and-light.js';

/** Kinds of tasks of this ruleset with the object of each. A chapter that adds a task adds a member. */
export const TASK_ABOUT = {
  mount: noted('Mounting a horse (pbem:12.33).', record({ horse: unit })),
  dismount: noted(
    'Getting off a horse where that takes a player turn (siege-en:1.53a); `to`: the hex in which the rider will stand.',
    record({ horse: unit, to: hex }),
  ),
  tie: noted('Tying one animal behind another, and untying it (pbem:13.61).', record({ front: unit, rear: unit })),
  untie: record({ front: unit, rear: unit }),
  hitch: noted('Hitching an animal to a cart, and unhitching it (pbem:14b).', record({ animal: unit, cart })),
  unhitch: record({ animal: unit, cart }),
  gate: noted(
    "Opening or shutting the doors of a gate, by the gate's hex (pbem:12.6h).",
    record({ gate: hex, deed: gateDeed }),
  ),
  winch: noted(
    'Raising or lowering a drawbridge or portcullis (pbem:18.1), by its hex; `beside`: by a second crew ' +
      'at a winch (18.1n).',
    record({ winch: hex, moves: hex, deed: winchDeed, beside: optional(yes) }),
  ),
  haul: noted('Bringing a prisoner up from a dungeon (pbem:16.33d).', record({ prisoner: unit })),
  clear: noted(
    'Moving bodies, dead animals or debris by one hex (pbem:12.9): their names, and the hexes they come ' +
      'to lie in.',
    record({ loads: list(text), to: hexes }),
  ),
  tendLight: noted(
    'Lighting a lantern, a campfire or a room, or putting it out (pbem:18.5i, 21.31c, 21.35d).',
    tendLightAbout,
  ),
  batter: noted('Battering a hex, a hexside, a cart or equipment by hand (pbem:19.41).', record({ what: text })),
  bombard: noted('Battering with an engine, and aiming one (pbem:19.42).', record({ engine: item, what: text })),
  aim: record({ engine: item, what: text }),
  repair: noted(
    'Repairing something with the required worker (pbem:19.7); `wall`: the wall of a door hex.',
    record({ what: text, lead: unit, wall: optional(yes), first: optional(repairFirst) }),
  ),
  build: noted('Building things in a day of work (pbem:19.8).', record({ works: list(buildWork) })),
  loadEngine: noted('A turn of loading a siege engine (pbem:18.2i).', record({ engine: item })),
  kindle: noted('Setting something on fire, and putting a fire out (pbem:20.1b, 20.1k).', kindleAbout),
  douse: record({ hex }),
  search: noted('Searching the own hex for hidden treasure (pbem:18.4c).', record({ hex })),
  seppuku: noted('Glorious suicide (pbem:12.10): the poem, once it is recited.', record({ poem: orNull(text) })),
};
export type TaskAbout = DataOf<typeof TASK_ABOUT>;
export type TaskKindName = keyof TaskAbout;

const kind = named('TaskKindName', 'Kinds of tasks.', oneOf(Object.keys(TASK_ABOUT) as TaskKindName[]));

/** The task of an event: the number of the order that declared it, and its kind. */
const TASK_NAMED = { task: int, kind, rule };

/** The things that were moved by one hex, and the units that moved them. */
const LOAD_HANDLED = { units, bodies: units, debris: noted('Ids of things.', list(text)), rule };

/** Tasks (pbem:12.1) and their results. */
export const TASK_EVENTS = {
  TaskBegun: defineEvent('A task is declared, by all its workers together (pbem:12.1).', {
    ...TASK_NAMED,
    units,
    demand: taskDemand,
    about: chosenBy('kind', TASK_ABOUT),
  }),
  TaskBrokenOff: defineEvent('The task is broken off (pbem:12.1c); `rule` is the rule that broke it off.', {
    ...TASK_NAMED,
    units,
  }),
  WorkerLeft: defineEvent('One worker leaves, and the others go on.', { ...TASK_NAMED, unit }),
  TaskWentOn: defineEvent(
    "A PT of its workers is over and the task is not finished; `done`: halves of a turn's work so far " +
      '(pbem:12.1g).',
    { ...TASK_NAMED, units, done: int },
  ),
  TaskCompleted: defineEvent('A task is done; the events of its result follow.', { ...TASK_NAMED, units }),
  RiderMounted: defineEvent('A character is on his horse, and now holds its hexes (pbem:12.33a).', {
    unit,
    horse: unit,
    hexes,
    rule,
  }),
  LoadMoved: defineEvent('The things lie in these hexes from now on.', { ...LOAD_HANDLED, to: hexes }),
  LoadSunk: defineEvent('The thing fell into deep water and is gone from the map (pbem:12.9f).', LOAD_HANDLED),
  PoemRecited: defineEvent('A samurai recites the poem of his seppuku (pbem:12.10e).', {
    task: int,
    unit,
    poem: text,
    rule,
  }),
  DefenceChosen: defineEvent(
    'How a samurai at seppuku defends himself against the attack that waits for his answer (pbem:12.10d).',
    { unit, stunned: flag, rule },
  ),
  BurdenCarried: defineEvent(
    "Three hexes at each step: the first bearer's, the burden's, the second bearer's (pbem:12.23b).",
    {
      units: noted('The two bearers.', units),
      burden: unit,
      steps: list(carryStep),
      mp: int,
      rule,
      joint: noted(
        'The three are under way in one move, which may go on (pbem:7.3e, 12.23b); absent in older records: ' +
          'the move is over.',
        optional(yes),
      ),
      anew: noted(
        'One of the three stood in a half of a doorway (pbem:16.16l) or had claimed cover, and does so no more; absent: ' +
          'none did, and in older records they kept both.',
        optional(yes),
      ),
    },
  ),
  HelpGiven: toldAs(
    '{unit} helps {helped}',
    defineEvent('Help that takes the whole MPA of the helper (pbem:12.22).', {
      unit,
      helped: unit,
      mp: int,
      rule,
      water: noted('True for help to a unit in the water.', optional(yes)),
    }),
  ),
};
export type TaskEvent = EventIn<typeof TASK_EVENTS>;
