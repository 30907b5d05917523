// What the characters of Cowpoker's trail say, in German.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  pinchpenny: {
    about: 'Spielt zuerst die billigen und dreht jede zweimal um.',
    hello: 'Geht es um etwas? Nein? Gut.',
    wins: 'Das hat mich nichts gekostet.',
    loses: 'Das hat mich alles gekostet. Es waren vier Dollar.',
  },
  rowdy: {
    about: 'Fängt Streit an, wo es einen anzufangen gibt.',
    hello: 'Ist der Stuhl frei? Jetzt nicht mehr.',
    wins: 'Der beste Streit der Woche.',
    loses: 'Der beste Streit der Woche. Morgen wieder?',
  },
  mirror: {
    about: 'Heuert an, wer so aussieht wie dein Letzter.',
    hello: 'Komisch, genau das hatte ich auch vor.',
    wins: 'Wir haben gut gespielt, du und ich.',
    loses: 'So sehe ich also aus, wenn ich verliere.',
  },
  granite: {
    about: 'Hat alles gesehen und sich von nichts rühren lassen.',
    hello: 'Setz dich. Der Berg hat Zeit.',
    wins: 'Der Berg steht noch.',
    loses: 'Hm. Ein Kiesel hat sich bewegt.',
  },
};
