/** The mishaps of a character that make it let go of something. `retreats`: before its first step. */
export type Mishap = 'retreats' | 'dismounted' | 'stunned' | 'wounded' | 'killed';
