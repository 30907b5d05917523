// What the puzzles of Wyoming Cowboy teach, in Italian.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  direction: {
    title: 'Da che parte vanno le carte',
    lesson: 'Il mazziere sceglie chi riceve le carte e da chi ne arrivano.',
  },
  give: {
    title: 'Che cosa dare via',
    lesson: 'Tieni ciò che sta insieme, e da’ via ciò che aiuta meno il vicino.',
  },
  couple: {
    title: 'Mostra la coppia',
    lesson: 'Re e Donna di un seme valgono 25 appena li mostri, e restano in mano.',
  },
  nine: {
    title: 'Fai passare le carte',
    lesson: 'Un 9 sposta due carte di tutti: ti liberi di ciò che non serve e rompi ciò che gli altri raccolgono.',
  },
  pull: {
    title: 'Estrai la pistola',
    lesson: 'Una pistola spara dal tuo prossimo turno. Da sola non vale punti: le sue carte devono valerne la pena.',
  },
  shoot: {
    title: 'A chi spari',
    lesson: 'Uno sparo toglie un cowboy a qualcuno, o gli dà una stella: scegli la pistola e il bersaglio.',
  },
  answer: {
    title: 'Rispondi allo sparo',
    lesson: 'Un 6 rimanda indietro una .22, e 3, 5 e 7 di un seme prendono la pistola: ma costano carte.',
  },
  surrender: {
    title: 'Quale cowboy se ne va',
    lesson: 'Se lo sparo colpisce, sceglie il bersaglio: cedi quello che ti serve meno.',
  },
  replace: {
    title: 'Pesca per il cowboy perso',
    lesson: 'Puoi pescare subito, o rinunciare: a fine mano ogni carta può costare.',
  },
  discard: {
    title: 'Lo scarto giusto',
    lesson: 'Ciò che scarti resta lì per il prossimo, e ciò che tieni deve stare insieme.',
  },
  draw: {
    title: 'Da dove pescare',
    lesson: 'L’ultimo scarto lo conosci, e tutti vedono che lo prendi; con il mazzo è il contrario.',
  },
  done: {
    title: 'Smettere di sparare',
    lesson: 'Una pistola non deve sparare: un colpo mancato dà al bersaglio una stella.',
  },
};
