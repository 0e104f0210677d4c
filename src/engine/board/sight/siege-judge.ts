import type { FieldHex } from '../field.js';
import { isSunken } from '../location.js';
import { LIP } from './bar.js';
import type { SightGround } from './ground.js';
import { Judge, type Barred } from './judge.js';
import { isCastleHex, Overlooking } from './overlooking.js';

/**
 * Judges lines by the rules of Siege. Only slopes are high ground there; walls, battlements and moats have rules of
 * their own, which know no heights (`Overlooking`).
 */
export class SiegeJudge extends Judge {
  private readonly castles: Overlooking;
  /** The height of each place in half stairs that slopes have no part in: walls are built, and moats are dug. */
  private readonly works: Int16Array;

  constructor(ground: SightGround, bars: Uint8Array) {
    super(ground, bars);
    this.castles = new Overlooking(ground, bars);
    this.works = Int16Array.from(ground.places, (place) => place.level - 2 * Number(isSunken(place)));
  }

  override begin(from: FieldHex, to: FieldHex): void {
    super.begin(from, to);
    this.lookFrom(-1);
  }

  /** The castle hexes among its ends. */
  override highEnds(): readonly number[] {
    const high = [this.from, this.to].filter((end) => isCastleHex(this.placeAt(end)));
    return high.length > 0 ? high : super.highEnds();
  }

  override lookFrom(high: number): void {
    this.castles.begin(this.from, this.to, high);
  }

  override bothEnds(beside = false): Barred {
    return super.bothEnds(beside) ?? this.castles.bothEnds();
  }

  override crossing(slot: number, from: number, to: number, openings: number): Barred {
    const barred = this.castles.crossing(slot, from, to);
    return barred === undefined ? super.crossing(slot, from, to, openings) : barred;
  }

  override crossingAt(slot: number, from: number, to: number): Barred {
    if (this.surveying || this.bars[slot] !== LIP || this.castles.isFromCastle) return null;
    return this.castles.isLipOfMoat(from, to) ? null : this.slopeHex(slot, from, to);
  }

  override passing(place: number, walks: number): Barred {
    return this.castles.passing(place, walks) ?? this.underBridge(place);
  }

  override passingAt(place: number, height: number): Barred {
    return super.passingAt(place, this.castles.isFromCastle ? 0 : height - this.builtAt(place) + this.builtBelow());
  }

  override mayHinder(place: number, height: number): boolean {
    return super.mayHinder(place, height) || this.castles.mayHinder(place);
  }

  override arriving(): Barred {
    return null;
  }

  override towersAfter(place: number, walks: number): number {
    return this.castles.after(place, walks);
  }

  override towersAtStart(): number {
    return this.castles.start();
  }

  /** One opening at each end of a line (siege-en:1.334d). */
  protected override opening(atEnd: boolean, before: number): Barred {
    return atEnd ? null : super.opening(atEnd, before);
  }

  /**
   * A lip that is crossed on the way bars the line if its slope hex is as near to the lower end as to the higher, or
   * nearer; a man in the slope hex itself is seen (siege-en:1.333b).
   */
  private slopeHex(slot: number, from: number, to: number): Barred {
    const slope = (this.ground.rise[slot] as number) > 0 ? from : to;
    if (this.end === 0 || slope === this.from || slope === this.to) return null;
    const [lower, higher] = this.end > 0 ? [this.from, this.to] : [this.to, this.from];
    return this.distance(lower, slope) <= this.distance(slope, higher) ? 'pbem:5.62a' : null;
  }

  /** The man-made height of a place above the viewer. */
  private builtAt(place: number): number {
    return (this.works[place] as number) - (this.works[this.from] as number);
  }

  /** The part of the target's height above the viewer that is man-made. */
  private builtBelow(): number {
    return Math.max(0, this.end) - Math.max(0, this.end - this.builtAt(this.to));
  }
}
