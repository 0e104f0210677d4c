/** Offers to end the day, if all other sides agree (pbem:2.82b). */
export interface OfferEnd {
  readonly type: 'OfferEnd';
}

/** Answers whether the day shall end (pbem:2.82b). */
export interface AgreeEnd {
  readonly type: 'AgreeEnd';
  readonly agree: boolean;
}
