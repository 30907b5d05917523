// The errors that bad input ends in: of any input, and of one that a shape has looked at.
import { FormatError } from '@sagebrush/poker';
import { type Fault, faultText } from './fault.ts';

export { FormatError };

/** A FormatError with the reason as facts besides: for a sentence in another language. */
export class ShapeError extends FormatError {
  readonly fault: Fault;

  constructor(place: string, fault: Fault) {
    super(place, faultText('en', fault));
    this.fault = fault;
  }
}
