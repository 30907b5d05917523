// The help at this table in Italian.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';
import { signs } from './signs.tsx';

export const help: GameHelp = {
  goal: 'Quando il mazzo è vuoto vince chi ha più punti: quelli sulle carte della tua banda, e 6 per ognuna delle tre migliori mani di poker, tra le bande, tra le cantine e tra le mani.',
  moves: [
    'A ogni turno peschi fino ad avere cinque carte e ne giochi una nella tua banda.',
    'Una carta del tuo ranch o della città fa quello che c’è scritto. Quelle di altri ranch portano solo punti, a meno che tu non abbia il loro asso.',
    'In un raduno o in una sparatoria ognuno cala una carta. Il valore più alto di quel tipo le porta tutte in cantina.',
    'Chi ha meno punti in cantina ne perde 6: ogni tanto vinci una sfida.',
  ],
  score: 'Punti secondo ciò che è scoperto: la banda, e 6 per la banda migliore',
  signs: signs({ points: 'Punti', roundup: 'Valore nel raduno', gunfight: 'Valore nella sparatoria' }),
};
