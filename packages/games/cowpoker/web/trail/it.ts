// What the characters of Cowpoker's trail say, in Italian.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  pinchpenny: {
    about: 'Gioca prima le carte da poco, e le rigira due volte.',
    hello: 'Si gioca per qualcosa? No? Bene.',
    wins: 'Non mi è costato niente.',
    loses: 'Mi è costato tutto. Erano quattro dollari.',
  },
  rowdy: {
    about: 'Attacca briga dove ce n’è una da attaccare.',
    hello: 'È libera questa sedia? Ora non più.',
    wins: 'La più bella rissa della settimana.',
    loses: 'La più bella rissa della settimana. Domani alla stessa ora?',
  },
  mirror: {
    about: 'Assume chi somiglia all’ultimo che hai assunto tu.',
    hello: 'Buffo, stavo per fare lo stesso.',
    wins: 'Abbiamo giocato bene, tu e io.',
    loses: 'Ecco che faccia ho quando perdo.',
  },
  granite: {
    about: 'Ha visto tutto, e niente l’ha smosso.',
    hello: 'Siediti. La montagna ha tempo.',
    wins: 'La montagna è ancora qui.',
    loses: 'Mh. Si è mosso un sassolino.',
  },
};
