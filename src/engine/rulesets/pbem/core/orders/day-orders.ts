/** Offers to end the day. It ends if all other sides agree (pbem:2.82b). */
export interface OfferEnd {
  readonly type: 'OfferEnd';
}

/** Answers whether the day should end (pbem:2.82b). */
export interface AgreeEnd {
  readonly type: 'AgreeEnd';
  readonly agree: boolean;
}
