import { namedIn } from '../../../engine/game/define/named-forms.js';
import { ORDER_DEFINITIONS } from '../../../library/rulesets.js';
import { enumOf } from '../enum.js';

const FORMS = namedIn(Object.values(ORDER_DEFINITIONS).map(({ form }) => form));

/** The names that the definitions of orders list under a name, as a GraphQL enum of that name, with their meanings. */
function orderEnum(
  name: string,
  description: string,
  meanings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const listed: unknown = FORMS.find((one) => one.name === name)?.form.schema['enum'];
  if (!Array.isArray(listed)) throw new Error(`no order lists names as ${name}`);
  return enumOf(listed.map(String), name, description, meanings);
}

export const BuildKinds = orderEnum('BuildKind', 'Kinds of works that are built on the map (pbem:19.8).', {
  ballista: 'A ballista.',
  barricade: 'A barricade across two hexes.',
  batteringRam: 'A battering ram.',
  door: 'A door of a building.',
  keepDoor: 'The door of a keep.',
  ladder: 'A scaling ladder.',
  mangonel: 'A mangonel.',
  screen: 'A screen that bowmen and workers stand behind.',
  shutter: 'A shutter of a window.',
  siegeTower: 'A siege tower.',
  tent: 'A tent.',
  trebuchet: 'A trebuchet.',
});
export const ChallengeAnswers = orderEnum(
  'ChallengeAnswer',
  'object: the conditions are unreasonable and the challenge is void (pbem:12.8e).',
  {
    accept: 'The challenge is accepted.',
    object: 'The conditions are unreasonable and the challenge is void (pbem:12.8e).',
    refuse: 'The challenge is refused.',
  },
);
export const DoorDeeds = orderEnum('DoorDeed', 'Actions on a door or window (pbem:12.6).', {
  bolt: 'Bolts it.',
  open: 'Opens it.',
  shut: 'Shuts it.',
  unbolt: 'Draws the bolt.',
});
export const Gaits = orderEnum('Gait', 'On foot: step. On a horse: the others (pbem:7.6).', {
  backward: 'The horse goes back one hex.',
  forward: 'The horse goes forward one hex.',
  pivotBackward: 'The rear stays, and the head turns about it.',
  pivotForward: 'The head stays, and the rear turns about it.',
  step: 'One hex on foot.',
});
export const GateDeeds = orderEnum('GateDeed', 'Actions on the doors of a gate (pbem:12.6h).', {
  open: 'Opens both doors.',
  shut: 'Shuts both doors.',
});
export const LightDeeds = orderEnum('LightDeed', 'Actions of a task on a light.', {
  douse: 'Puts it out.',
  light: 'Lights it.',
});
export const RepairsFirst = orderEnum('RepairFirst', 'The part of an engine that is repaired first (pbem:19.72a).', {
  damage: 'The damage goes first.',
  wear: 'The wear goes first.',
});
export const SwimDeeds = orderEnum(
  'SwimDeed',
  'drift: in open water; climb: out over a bank; wade: wounded where it is deep (pbem:17.11a, 17.11b, 17.42e).',
  {
    climb: 'Climbs out over a bank.',
    drift: 'Lets the open water take him.',
    wade: 'Tries to stand, wounded where it is deep.',
  },
);
export const WinchDeeds = orderEnum('WinchDeed', 'Actions on a drawbridge or portcullis at its winch (pbem:18.1).', {
  lower: 'Lets it down.',
  raise: 'Winds it up.',
});
