import type { SubmitOrder } from '../../../play/contract.js';
import { ApiError } from '../../errors.js';
import type { OrderInput } from './order.input.js';

/** Members of OrderInput and the order types of the ruleset that they stand for. */
const TYPES = {
  move: 'Move',
  swim: 'Swim',
  jump: 'Jump',
  dismount: 'Dismount',
  mount: 'Mount',
  operateDoor: 'OperateDoor',
  moveGate: 'MoveGate',
  workWinch: 'WorkWinch',
  throw: 'Throw',
  haul: 'Haul',
  claimCover: 'ClaimCover',
  carry: 'Carry',
  help: 'Help',
  giveMp: 'GiveMp',
  clear: 'Clear',
  search: 'Search',
  seppuku: 'Seppuku',
  recite: 'Recite',
  defend: 'Defend',
  fire: 'Fire',
  attack: 'Attack',
  resupply: 'Resupply',
  lead: 'Lead',
  march: 'March',
  letGo: 'LetGo',
  tie: 'Tie',
  untie: 'Untie',
  retreat: 'Retreat',
  advance: 'Advance',
  pursue: 'Pursue',
  raiseAlarm: 'RaiseAlarm',
  enter: 'Enter',
  leave: 'Leave',
  pickUp: 'PickUp',
  drop: 'Drop',
  fixTorch: 'FixTorch',
  putOut: 'PutOut',
  smash: 'Smash',
  shootOut: 'ShootOut',
  tendLight: 'TendLight',
  kindle: 'Kindle',
  douse: 'Douse',
  flamingArrow: 'FlamingArrow',
  flamingBolt: 'FlamingBolt',
  throwOil: 'ThrowOil',
  pin: 'Pin',
  stand: 'Stand',
  waive: 'Waive',
  demand: 'Demand',
  tell: 'Tell',
  guard: 'Guard',
  escort: 'Escort',
  escape: 'Escape',
  challenge: 'Challenge',
  answerChallenge: 'AnswerChallenge',
  placeChampion: 'PlaceChampion',
  keepWord: 'KeepWord',
  surrender: 'Surrender',
  quarter: 'Quarter',
  hide: 'Hide',
  goOn: 'GoOn',
  chooseCasualty: 'ChooseCasualty',
  placeDismounted: 'PlaceDismounted',
  hitch: 'Hitch',
  unhitch: 'Unhitch',
  drive: 'Drive',
  push: 'Push',
  loadItem: 'LoadItem',
  unloadItem: 'UnloadItem',
  loadBurden: 'LoadBurden',
  unloadBurden: 'UnloadBurden',
  flee: 'Flee',
  takeLadder: 'TakeLadder',
  bearLadder: 'BearLadder',
  raiseLadder: 'RaiseLadder',
  shiftLadder: 'ShiftLadder',
  toppleLadder: 'ToppleLadder',
  rearrange: 'Rearrange',
  pushEquipment: 'PushEquipment',
  fillMoat: 'FillMoat',
  offerEnd: 'OfferEnd',
  agreeEnd: 'AgreeEnd',
  rollInitiative: 'RollInitiative',
  groupMen: 'GroupMen',
  batter: 'Batter',
  loadEngine: 'LoadEngine',
  drawWater: 'DrawWater',
  pour: 'Pour',
  shootBallista: 'ShootBallista',
  ram: 'Ram',
  repair: 'Repair',
  build: 'Build',
  bombard: 'Bombard',
  aimEngine: 'AimEngine',
  endStep: 'EndStep',
  endTurn: 'EndTurn',
} as const satisfies Readonly<Record<Exclude<keyof OrderInput, 'text'>, string>>;
type Member = keyof typeof TYPES;
/** Orders without members of their own; in GraphQL they are `true`. */
const BARE: ReadonlySet<Member> = new Set<Member>(['endStep', 'endTurn', 'offerEnd', 'rollInitiative']);
const MEMBERS = Object.keys(TYPES) as readonly Member[];

/** The order of an input, in the form of the ruleset or in writing. Throws BAD_INPUT. */
export function orderOf(input: OrderInput): SubmitOrder['order'] {
  if (typeof input.text === 'string') return { kind: 'text', text: input.text };
  const member = MEMBERS.find((one) => input[one] !== undefined && input[one] !== null);
  const value = member && input[member];
  if (!member || value === undefined)
    throw new ApiError('BAD_INPUT', 'an order is exactly one of the members of OrderInput');
  if (value === false) throw new ApiError('BAD_INPUT', `${member} is true or absent`);
  return { kind: 'json', value: { type: TYPES[member], ...(value === true ? {} : withoutNulls(value)) } };
}

/** The other way round: an order of the ruleset as the value of an OrderInput. */
export function orderInputOf(order: unknown): Readonly<Record<string, unknown>> {
  const { type, ...rest } = order as { readonly type: string };
  const member = MEMBERS.find((one) => TYPES[one] === type);
  if (!member) throw new Error(`an order ${type} has no form in GraphQL`);
  return { [member]: BARE.has(member) ? true : rest };
}

/** A member that is null says the same as one that is absent; GraphQL's objects have no prototype. */
function withoutNulls(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .map(([name, member]: [string, unknown]) => [name, plain(member)]),
  );
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null ? withoutNulls(value) : value;
}
