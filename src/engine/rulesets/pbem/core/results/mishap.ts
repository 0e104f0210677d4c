/** What befell a character, as far as it makes him let go of something. `retreats`: before his first step. */
export type Mishap = 'retreats' | 'dismounted' | 'stunned' | 'wounded' | 'killed';
