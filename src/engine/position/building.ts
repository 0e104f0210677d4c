import type { StructureKind } from '../board/structure.js';

/** Siege engines, which are built by the day (pbem:19.8c). */
export type EngineKind = Exclude<StructureKind, 'ladder' | 'screen' | 'barricade'>;

/** How a scenario has things built (pbem:19.8a). */
export interface Building {
  /**
   * Player turns of the builders that count as a day of work; absent: the whole game is the day (ruling of pbem:19.8c).
   */
  readonly turns?: number;
  /** Days of work that an engine takes, where they are not those of the book (pbem:19.8c). */
  readonly days?: Partial<Readonly<Record<EngineKind, number>>>;
}
