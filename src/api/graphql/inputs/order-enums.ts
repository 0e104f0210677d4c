import { namedIn } from '../../../engine/game/define/named-forms.js';
import { ORDER_DEFINITIONS } from '../../../library/rulesets.js';
import { enumOf } from '../enum.js';

const FORMS = namedIn(Object.values(ORDER_DEFINITIONS).map(({ form }) => form));

/** The names that the definitions of orders list under a name, as a GraphQL enum of that name. */
function orderEnum(name: string, description: string): Readonly<Record<string, string>> {
  const listed: unknown = FORMS.find((one) => one.name === name)?.form.schema['enum'];
  if (!Array.isArray(listed)) throw new Error(`no order lists names as ${name}`);
  return enumOf(listed.map(String), name, description);
}

export const BuildKinds = orderEnum('BuildKind', 'Kinds of works that are built on the map (pbem:19.8).');
export const ChallengeAnswers = orderEnum(
  'ChallengeAnswer',
  'object: the conditions are unreasonable and the challenge is void (pbem:12.8e).',
);
export const DoorDeeds = orderEnum('DoorDeed', 'Actions on a door or window (pbem:12.6).');
export const Gaits = orderEnum('Gait', 'On foot: step. On a horse: the others (pbem:7.6).');
export const GateDeeds = orderEnum('GateDeed', 'Actions on the doors of a gate (pbem:12.6h).');
export const LightDeeds = orderEnum('LightDeed', 'Actions of a task on a light.');
export const RepairsFirst = orderEnum('RepairFirst', 'The part of an engine that is repaired first (pbem:19.72a).');
export const SwimDeeds = orderEnum(
  'SwimDeed',
  'drift: in open water; climb: out over a bank; wade: wounded where it is deep (pbem:17.11a, 17.11b, 17.42e).',
);
export const WinchDeeds = orderEnum('WinchDeed', 'Actions on a drawbridge or portcullis at its winch (pbem:18.1).');
