// Long work in steps: it stops after each small part, so that whoever runs it can do something else in between.
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** All of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
