/** The events of a stream do not follow one another: the projection must not go on. */
export class ProjectionGap extends Error {
  constructor(stream: string, expected: number, found: number) {
    super(`${stream}: revision ${expected} was to be projected, revision ${found} came`);
  }
}
