// The help at the table in Italian.
import type { Widened } from '../../words/words.ts';
import type { en } from './en.ts';

export const it: Widened<typeof en> = {
  goals: {
    corral:
      'Abbatti i pistoleri degli altri. Ognuno ti porta il suo numero; quando il mazzo è finito e nessuno può più giocare, vince chi ha più punti.',
    wyoming:
      'Arriva per primo a 500. I punti si contano alla fine di ogni mano: per ciò che hai in mano e per ciò che hai posato in tavola.',
    cowpoker:
      'Quando il mazzo è vuoto vince chi ha più punti: quelli sulle carte della tua banda, e 6 per ognuna delle tre migliori mani di poker, tra le bande, tra le cantine e tra le mani.',
  },
  moves: {
    corral: [
      'Una cosa sola a turno. Manda in strada un pistolero: qualsiasi carta tranne Assi e Joker.',
      'Oppure prendi la mira: una carta qualsiasi coperta su un tuo pistolero. Quando si spara si aggiunge al suo valore.',
      'Oppure attacca briga: tocca il tuo pistolero, poi uno avversario. Vince il totale più alto, in parità chi attacca. Un Due batte ogni Fante, Donna e Re.',
      'Oppure un effetto speciale. Un Asso toglie di mezzo un pistolero. Due carte dello stesso valore sono un agguato. Una scala, un colore o un full prende tutti i pistoleri in un colpo.',
    ],
    wyoming: [
      'A ogni turno: un’azione se vuoi, poi scarti una carta, poi ne peschi una.',
      'Conviene avere in mano i Re, i tuoi cowboy: 25 l’uno, 150 tutti e quattro. Costano invece una Donna −25, un Re con la sua Donna −50, un Sei −20.',
      'Un Dieci posato in tavola vale 10. Con un Cinque peschi due carte. Con un Nove ognuno passa due carte.',
      'Le pistole si fanno con 2+2, con 3+8, con 3+5+7 o con 4+5 dello stesso seme. Estraine una, e dal tuo turno successivo spari per prendere i Re degli altri.',
      'La mano finisce quando tutti i Dieci e una pistola da 2+2 sono in tavola, o quando è assegnata l’ultima stella. Chi la chiude prende 30.',
    ],
    cowpoker: [
      'A ogni turno peschi fino ad avere cinque carte e ne giochi una nella tua banda.',
      'Una carta del tuo ranch o della città fa quello che c’è scritto. Quelle di altri ranch portano solo punti, a meno che tu non abbia il loro asso.',
      'In un rodeo o in una sparatoria ognuno cala una carta. Il valore più alto di quel tipo le porta tutte in cantina.',
      'Chi ha meno punti in cantina ne perde 6: ogni tanto vinci una sfida.',
    ],
  },
  values: { points: 'Punti', roundup: 'Valore nel rodeo', gunfight: 'Valore nella sparatoria' },
  scores: { corral: 'Punti finora', wyoming: 'Punti verso i 500', cowpoker: 'Punti nella banda' },
  yourTurn: 'Quando tocca a te',
  onTheTable: 'Sul tavolo',
  glows: 'Quello che brilla si può toccare. Se tocchi altro, il tavolo ti dice perché non si può.',
  inHand: 'Carte in mano',
  whoseTurn: 'Il tavolo aspetta questo giocatore',
  tapSeat: 'Tocca un nome per vedere tutto quello che ha davanti quel giocatore.',
  keys: 'Con la tastiera',
  keyLines: [
    ['← ↑ ↓ →', 'da una cosa all’altra'],
    ['N', 'alla prossima cosa possibile'],
    ['Enter', 'scegli'],
    ['Esc', 'rimetti giù'],
    ['?', 'perché no?'],
    ['H', 'un consiglio'],
    ['U', 'riprendi la mossa'],
  ],
  learn: 'Imparalo giocando',
  allRules: 'Tutte le regole',
};
