// The errors that bad input ends in: of any input, and of one that a shape has looked at.
import { FormatError } from '@sagebrush/poker';
import { type Fault, faultText } from './fault.ts';
import type { Lang } from './lang.ts';

export { FormatError };

/** A FormatError whose reason can be said in every language. */
export class SpokenError extends FormatError {
  readonly reasonIn: (lang: Lang) => string;

  constructor(place: string, reasonIn: (lang: Lang) => string) {
    super(place, reasonIn('en'));
    this.reasonIn = reasonIn;
  }
}

/** What a shape found, as facts besides. */
export class ShapeError extends SpokenError {
  readonly fault: Fault;

  constructor(place: string, fault: Fault) {
    super(place, (lang) => faultText(lang, fault));
    this.fault = fault;
  }
}
