/** What is broken on purpose, to show that the world finds it. */
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
