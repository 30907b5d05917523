// L'avviso della casa in italiano.
import type { Widened } from '../../words/words.ts';
import type { en } from './en.ts';

export const it: Widened<typeof en> = {
  fromTheHouse: 'Un avviso della casa:',
  closesAt: (hour) => `La casa chiude alle ${hour}; le vostre partite restano salvate.`,
  tableClosed: 'La casa ha chiuso questo tavolo.',
  understood: 'Ho capito',
};
