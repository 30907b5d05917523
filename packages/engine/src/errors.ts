// The one error that bad input ends in: where it is wrong, and why.
import { type Fault, faultText } from './fault.ts';

/** Input that does not fit its format. `place` is a path such as `hands[1][0]`; empty means the whole input. */
export class FormatError extends Error {
  readonly place: string;
  readonly reason: string;
  /** The reason as facts, where a shape has found it: for a sentence in another language. */
  readonly fault: Fault | undefined;

  constructor(place: string, why: string | Fault) {
    const reason = typeof why === 'string' ? why : faultText('en', why);
    super(place === '' ? reason : `${place}: ${reason}`);
    this.name = 'FormatError';
    this.place = place;
    this.reason = reason;
    this.fault = typeof why === 'string' ? undefined : why;
  }
}
