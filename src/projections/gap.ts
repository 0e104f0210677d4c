/** Events of a stream are missing between what is projected and what came: it must be read by itself first. */
export class ProjectionGap extends Error {
  constructor(
    readonly stream: string,
    expected: number,
    readonly revision: number,
  ) {
    super(`${stream}: revision ${expected} was to be projected, revision ${revision} came`);
  }
}
