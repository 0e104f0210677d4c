/** Does all steps of a drawing at once. */
export function allAtOnce<Drawn>(steps: Generator<undefined, Drawn>): Drawn {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
