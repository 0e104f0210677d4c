/** Faults that are put in on purpose, to show that the world finds them. */
export type Sabotage =
  | 'none'
  | 'acknowledgesBeforeSync'
  | 'noLock'
  | 'noHeadCheck'
  | 'noVeil'
  | 'projectorSkips'
  | 'ignoresFailedWrite'
  | 'servesUnchecked'
  | 'stopsWhenDiskIsFull';
