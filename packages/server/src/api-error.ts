// ApiError: a request that cannot be met, with a stable code and a sentence for the person who asked.
import type { Lang } from '@sagebrush/engine';
import type { ProblemCode, RefusalText } from '@sagebrush/protocol';
import { MISSING, type Sentences } from './sentences.ts';

export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly place: string | undefined;
  readonly refusal: RefusalText | undefined;
  readonly #sentence: string | Sentences;

  /** One text is in the reader's language already. */
  constructor(code: ProblemCode, sentence: string | Sentences, more: { place?: string; refusal?: RefusalText } = {}) {
    super(typeof sentence === 'string' ? sentence : sentence.en);
    this.name = 'ApiError';
    this.code = code;
    this.#sentence = sentence;
    this.place = more.place;
    this.refusal = more.refusal;
  }

  in(lang: Lang): string {
    return typeof this.#sentence === 'string' ? this.#sentence : this.#sentence[lang];
  }
}

export const notNow = (sentence: Sentences): ApiError => new ApiError('not-now', sentence);
export const notYours = (sentence: Sentences): ApiError => new ApiError('not-yours', sentence);
export const notFound = (what: keyof typeof MISSING): ApiError => new ApiError('not-found', MISSING[what]);
