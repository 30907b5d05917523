// Patience with an end: whatever a film waits for comes, or is named.

/** A machine may be busy; what takes longer than this for one step stands still. */
const PATIENCE = 120_000;

/** The step, or an error that says what was waited for. */
export async function within<T>(what: string, step: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${PATIENCE / 1000} s for ${what}`)), PATIENCE);
  });
  try {
    return await Promise.race([step, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
