// The one error that bad input ends in: where it is wrong, and why.

/** Input that does not fit its format. `place` is a path such as `hands[1][0]`; empty means the whole input. */
export class FormatError extends Error {
  readonly place: string;
  readonly reason: string;

  constructor(place: string, reason: string) {
    super(place === '' ? reason : `${place}: ${reason}`);
    this.name = 'FormatError';
    this.place = place;
    this.reason = reason;
  }
}
