/** Somebody asks for an edition by which games cannot be judged here. */
export class NoSuchEdition extends Error {
  readonly type = 'noSuchEdition';
  constructor(
    readonly id: string,
    readonly version: number,
  ) {
    super(`there is no edition ${version} of ${id} to judge by`);
  }
}
