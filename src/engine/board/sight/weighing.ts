import type { FieldHex } from '../field.js';
import type { Crossed } from './crossed.js';

/**
 * The weight of a free way, which tells how much it hinders. The search looks for the free way of least weight; no way
 * weighs less than `least`, and the search ends with the first that weighs no more.
 */
export interface Weighing {
  readonly least: number;
  /** Ways that weigh so much or more do not count; absent: all do. */
  readonly below?: number;
  /** At least so much weighs every way that passes this hex; heights in half stairs above the viewer. */
  passing(hex: FieldHex, height: number, end: number): number;
  /** The weight of a whole way. */
  whole(crossed: readonly Crossed[]): number;
  /**
   * All that the weight of a whole way owes to its beginning: two ways to one place with the same mark, which go on
   * alike, weigh alike. There are few marks, so the search goes on with only few of the many ways along the borders of
   * one line.
   */
  mark(crossed: readonly Crossed[], end: number): string;
  /** Something in the hex may hinder a line that passes it, at one height or another. */
  hinders(hex: FieldHex): boolean;
  /** The things that a way may meet in small numbers only; absent: nothing is counted. */
  readonly crowd?: Crowd;
}

/** Ways that meet more than `most` of something weigh too much to count. */
export interface Crowd {
  readonly most: number;
  /** So many of them, met nowhere else on a way, are met in this hex; heights as for `Weighing.passing`. */
  in(hex: FieldHex, height: number, end: number): number;
}

/** A free way from one hex to another: the slots that it takes, and the bounds of the lines that take it. */
export interface FreeWay {
  /** By `crossedAlong`: those that lead into a hex which is only touched are written as `touching` does. */
  readonly slots: readonly number[];
  readonly weight: number;
  /** Two lines, each as two points in the coordinates of `hex/point.ts`: all lines between them take this way. */
  readonly lines: readonly number[];
}
