// A pause that somebody can end.

export interface SkippablePause {
  /** True when somebody has ended it. */
  wait(milliseconds: number): Promise<boolean>;
  /** Ends the pause that is on, if one is. */
  skip(): void;
}

export function skippablePause(): SkippablePause {
  let skip: () => void = () => undefined;
  return {
    wait: (milliseconds) =>
      milliseconds <= 0
        ? Promise.resolve(false)
        : new Promise((resolve) => {
            const timer = setTimeout(() => resolve(false), milliseconds);
            skip = () => {
              clearTimeout(timer);
              resolve(true);
            };
          }),
    skip: () => skip(),
  };
}
