/** The parts that the application gives to the API, by injection token. */
export const GAMES = Symbol('Games');
export const SIEGES = Symbol('Sieges');
export const LEDGER = Symbol('Ledger');
export const READ_MODEL = Symbol('ReadModel');
export const BOARDS = Symbol('Boards');
export const SCENARIOS = Symbol('Scenarios');
export const RULEBOOKS = Symbol('Rulebooks');
export const SIEGE_RULEBOOKS = Symbol('SiegeRulebooks');
export const METRICS = Symbol('Metrics');
export const BUDGETS = Symbol('Budgets');
export const ADDRESSES = Symbol('Addresses');
export const UNDERWAY = Symbol('Underway');
export const HEADS = Symbol('Heads');
export const COMPUTER = Symbol('Computer');
export const CONFIG = Symbol('Config');
export const FEED = Symbol('Feed');
export const SHIPPED_SIEGES = Symbol('ShippedSieges');
