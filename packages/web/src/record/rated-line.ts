// Whether a match counts for ratings, in a sentence.
import type { UncountedWhy } from '@sagebrush/protocol';
import type { AppWords } from '../words/words.ts';

export const ratedLine = (words: AppWords, { uncounted }: { readonly uncounted?: string | undefined }): string =>
  uncounted === undefined
    ? words.ratedAbout
    : (words.uncounted[uncounted as UncountedWhy | 'annulled'] ?? words.uncounted.few);
