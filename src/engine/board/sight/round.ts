/** A way round a vertex or along a hexside, as directions from hex to hex. */
export interface Round {
  readonly directions: readonly number[];
  /** Which of the hexes that it leads into the line only touches, or nothing. */
  readonly touched?: number;
}

/** Where a search stands before a side of a place. */
export interface BeforeSide {
  readonly place: number;
  readonly side: number;
  /** In half stairs above the viewer. */
  readonly height: number;
  readonly openings: number;
  readonly towers: number;
}
