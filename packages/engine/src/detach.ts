// A promise that nobody awaits, with an owner. The only place that may start one: `void promise` is refused by
// .oxlintrc.json.

/** Lets work go on by itself; `failed` hears what goes wrong in it, so that nothing is ever left unhandled. */
export function detach(work: Promise<unknown>, failed: (reason: unknown) => void): void {
  work.catch(failed);
}
