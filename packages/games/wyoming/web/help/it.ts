// The help at this table in Italian.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Arriva per primo a 500. I punti si contano alla fine di ogni mano: per ciò che hai in mano e per ciò che hai posato in tavola.',
  moves: [
    'A ogni turno: un’azione se vuoi, poi scarti una carta, poi ne peschi una.',
    'Conviene avere in mano i Re, i tuoi cowboy: 25 l’uno, 150 tutti e quattro. Costano invece una Donna −25, un Re con la sua Donna −50, un Sei −20.',
    'Un Dieci posato in tavola vale 10. Con un Cinque peschi due carte. Con un Nove ognuno passa due carte.',
    'Le pistole si fanno con 2+2, con 3+8, con 3+5+7 o con 4+5 dello stesso seme. Estraine una, e dal tuo turno successivo spari per prendere i Re degli altri.',
    'La mano finisce quando tutti i Dieci e una pistola da 2+2 sono in tavola, o quando è assegnata l’ultima stella. Chi la chiude prende 30.',
  ],
  score: 'Punti verso i 500',
};
