import type { LegalOrder } from '../../../game/ruleset.js';
import type { Unit } from '../../../position/unit.js';
import type { Move } from '../core/orders/movement-orders.js';
import { moveTo } from './move-to.js';
import { WayReached } from './places.js';
import type { Ways } from './ways-found.js';

/** A listed move. The order, with its path, and the words are made when they are read. */
export class MoveChoice implements LegalOrder<Move> {
  private made: LegalOrder<Move> | null = null;

  constructor(
    private readonly unit: Unit,
    private readonly ways: Ways,
    private readonly way: number,
  ) {}

  get order(): Move {
    return this.written().order;
  }

  get mp(): number {
    return this.ways.mp(this.way);
  }

  get summary(): string {
    return this.written().summary;
  }

  /** The same as a plain value, for JSON. */
  toJSON(): LegalOrder<Move> {
    return this.written();
  }

  private written(): LegalOrder<Move> {
    return (this.made ??= moveTo(this.unit, new WayReached(this.ways, this.way)));
  }
}
