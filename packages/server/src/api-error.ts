// ApiError: a request that cannot be met, with a stable code and a sentence for the person who asked.
import type { ProblemCode, RefusalText } from '@sagebrush/protocol';

export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly place: string | undefined;
  readonly refusal: RefusalText | undefined;

  constructor(code: ProblemCode, sentence: string, more: { place?: string; refusal?: RefusalText } = {}) {
    super(sentence);
    this.name = 'ApiError';
    this.code = code;
    this.place = more.place;
    this.refusal = more.refusal;
  }
}

export const notNow = (sentence: string): ApiError => new ApiError('not-now', sentence);
export const notYours = (sentence: string): ApiError => new ApiError('not-yours', sentence);
export const notFound = (what: string): ApiError => new ApiError('not-found', `There is no ${what} here.`);
