// Trouble: a request that cannot be met, with a stable code and a sentence for the person who asked.
import type { ProblemCode, RefusalText } from '@sagebrush/protocol';

export class Trouble extends Error {
  readonly code: ProblemCode;
  readonly place: string | undefined;
  readonly refusal: RefusalText | undefined;

  constructor(code: ProblemCode, sentence: string, more: { place?: string; refusal?: RefusalText } = {}) {
    super(sentence);
    this.name = 'Trouble';
    this.code = code;
    this.place = more.place;
    this.refusal = more.refusal;
  }
}

export const notNow = (sentence: string): Trouble => new Trouble('not-now', sentence);
export const notYours = (sentence: string): Trouble => new Trouble('not-yours', sentence);
export const notFound = (what: string): Trouble => new Trouble('not-found', `There is no ${what} here.`);
