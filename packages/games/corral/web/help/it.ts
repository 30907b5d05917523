// The help at this table in Italian.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Abbatti i pistoleri degli altri. Ognuno frutta i punti che vale. Quando il mazzo è finito e nessuno può più giocare, vince chi ha più punti.',
  moves: [
    'Una cosa sola a turno. Manda in strada un pistolero: qualsiasi carta tranne Assi e jolly.',
    'Oppure prendi la mira: una carta qualsiasi coperta su un tuo pistolero. Quando si spara si aggiunge al suo valore.',
    'Oppure attacca briga: tocca il tuo pistolero, poi uno avversario. Vince il totale più alto, a parità chi attacca. Un Due batte ogni Fante, Donna e Re.',
    'Oppure un effetto speciale. Un Asso toglie di mezzo un pistolero. Due carte dello stesso valore sono un agguato. Una scala, un colore o un full prende tutti i pistoleri in un colpo.',
  ],
  score: 'Punti finora',
};
