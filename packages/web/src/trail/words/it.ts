// The trail in Italian.
import type { TrailWords } from './index.ts';

export const it: TrailWords = {
  trail: 'La pista',
  about:
    'Gente con le sue manie, qualcuno per ogni gioco, ognuno un po’ più bravo del precedente. Vinci due partite prima di loro e il prossimo ti fa entrare. Se perdi, giochi ancora: niente ti viene addebitato, niente si compra, e tutto funziona anche offline.',
  plain: (level) => `Livello: ${level}`,
  closed: (name) => `Prima batti ${name}.`,
  play: 'Gioca',
  playAgain: 'Gioca ancora',
  beaten: 'Vinto',
  series: (won, lost) => `Tu ${won}, avversario ${lost}`,
  seriesWon: (name) => `Hai battuto ${name}.`,
  seriesLost: (name) => `Stavolta vince ${name}. Una nuova serie comincia quando vuoi.`,
  uncounted: 'Una partita con mosse annullate non conta per nessuno.',
  next: (name) => `Adesso ${name} ti fa entrare.`,
  got: (thing) => `Ora è tuo: ${thing}.`,
  toTrail: 'Torna alla pista',
  worn: 'Al tavolo',
  nothingYet: 'Ognuno ha qualcosa per te: un panno, un dorso, un cappello.',
  felt: 'Panno',
  back: 'Dorso delle carte',
  hat: 'Cappello',
  ownHat: 'Il mio',
  aFelt: (name) => `un panno, ${name}`,
  aBack: (name) => `un dorso, ${name}`,
  backs: { sagebrush: 'Artemisia', indigo: 'Indaco', ember: 'Brace', night: 'Notte' },
  hats: {
    bowler: 'una bombetta',
    topper: 'un cilindro',
    plumed: 'un cappello con la piuma',
    sombrero: 'un sombrero',
    cap: 'un berretto',
    badgeHat: 'un cappello da sceriffo',
  },
};
