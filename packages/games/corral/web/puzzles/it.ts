// What the puzzles of the Corral teach, in Italian.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  fighter: {
    title: 'Un pistolero al momento giusto',
    lesson:
      'Chi mandi in strada, e quando, decide che cosa ti si può prendere e che cosa prenderai tu al prossimo turno.',
  },
  aim: {
    title: 'Prima la mira',
    lesson: 'Una carta di mira protegge un pistolero e lo rende pericoloso, e nessuno vede qual è.',
  },
  fight: {
    title: 'Cerca il duello',
    lesson:
      'Un duello non costa carte della mano, a parità vince chi attacca, e un Uomo di legge batte sempre un Fuorilegge.',
  },
  bullet: {
    title: 'La pallottola vagante',
    lesson: 'Un Asso non dà punti, ma toglie dalla strada ciò che ti costerebbe di più.',
  },
  ambush: {
    title: 'L’agguato',
    lesson: 'Una coppia prende un pistolero se vale almeno quanto lui con le sue carte di mira.',
  },
  showdown: {
    title: 'La resa dei conti',
    lesson: 'Cinque carte prendono tutta la strada: aspetta che si riempia, ma non troppo.',
  },
  pass: {
    title: 'Niente da fare',
    lesson: 'Passa solo chi non può fare nulla.',
  },
};
