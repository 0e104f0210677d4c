import { randomInt } from 'node:crypto';
import type { Dice, DieRequest, RolledDie } from '../engine/dice/dice.js';

/** Dice that the server rolls: every face equally likely, from the system's cryptographic source. */
export class ServerDice implements Dice {
  roll(request: DieRequest): RolledDie {
    return { ...request, value: randomInt(1, request.faces + 1), source: 'server' };
  }
}
