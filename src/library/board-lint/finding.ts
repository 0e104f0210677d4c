/** The faults that readable content can have. */
export const FAULT_KINDS = [
  /** The file cannot be used at all. */
  'unusable',
  /** Ground that a unit could stand on and that nobody can reach on foot. */
  'unreachable',
  /** A roofed room that is open to the sky beside it. */
  'openWall',
  /** Neighbouring heights that neither stairs nor slopes explain. */
  'impossibleElevation',
  /** A hex that lacks a part that its terrain needs. */
  'unfinished',
  /** A hexside feature in a place where it has no meaning. */
  'strayHexside',
  /** A hex, or a feature of a hex, in a place where it has no meaning. */
  'strayFeature',
  /** Two boards that do not agree about the hexes that their common edge cuts. */
  'asymmetricJoin',
  /** A unit of a scenario that could not stand where it is placed. */
  'impassablePlacement',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One fault on a board or map. */
export interface Fault {
  readonly kind: FaultKind;
  /** The hex or hexside as it is written. */
  readonly hex: string;
  readonly reason: string;
}

/** One fault, and the line of the file that says so (1 if no line does). */
export interface Finding extends Fault {
  readonly file: string;
  readonly line: number;
}

/** The finding in a line, as compilers write theirs: `vil.yaml:12: L9: the reason [kind]`. */
export function printFinding({ file, line, hex, kind, reason }: Finding): string {
  return `${file}:${line}: ${hex === '' ? '' : `${hex}: `}${reason} [${kind}]`;
}
