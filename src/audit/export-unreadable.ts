/** The file is not an exported game that this Herald can read. */
export class ExportUnreadable extends Error {
  readonly type = 'exportUnreadable';
  constructor(
    readonly line: number,
    readonly because: string,
  ) {
    super(`line ${line}: ${because}`);
  }
}
