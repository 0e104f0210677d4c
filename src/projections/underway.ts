/** Resolves when something has ended, to a function that gives its result or throws what it threw. */
export type Underway<Result> = Promise<() => Result>;

/** Lets something go on by itself until its result is wanted. Until then a failure is kept, and not lost. */
export function underway<Result>(work: Promise<Result>): Underway<Result> {
  return work.then(
    (result) => () => result,
    (error: unknown) => () => {
      throw error;
    },
  );
}
