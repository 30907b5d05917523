// The trail in German.
import type { TrailWords } from './index.ts';

export const de: TrailWords = {
  trail: 'Der Trail',
  about:
    'Leute mit Angewohnheiten, in jedem Spiel ein paar, und jeder ein wenig besser als der davor. Gewinne zwei Partien, bevor sie es tun, und der Nächste lässt dich herein. Verlierst du, spielst du einfach noch einmal: Nichts wird dir angerechnet, nichts ist zu kaufen, und alles geht auch offline.',
  plain: (level) => `Stufe: ${level}`,
  closed: (name) => `Schlage zuerst ${name}.`,
  play: 'Spielen',
  playAgain: 'Noch einmal',
  beaten: 'Geschlagen',
  series: (won, lost) => `Du ${won}, Gegner ${lost}`,
  seriesWon: (name) => `Du hast ${name} geschlagen.`,
  seriesLost: (name) => `Diesmal gewinnt ${name}. Eine neue Serie beginnt, wann du willst.`,
  uncounted: 'Eine Partie mit zurückgenommenen Zügen zählt für niemanden.',
  next: (name) => `${name} lässt dich jetzt herein.`,
  got: (thing) => `Gehört jetzt dir: ${thing}.`,
  toTrail: 'Zurück zum Trail',
  worn: 'Am Tisch getragen',
  nothingYet: 'Alle haben etwas für dich: einen Filz, eine Kartenrückseite, einen Hut.',
  felt: 'Filz',
  back: 'Kartenrückseite',
  hat: 'Hut',
  ownHat: 'Mein eigener',
  aFelt: (name) => `ein Filz, ${name}`,
  aBack: (name) => `eine Kartenrückseite, ${name}`,
  backs: { sagebrush: 'Salbei', indigo: 'Indigo', ember: 'Glut', night: 'Nacht' },
  hats: {
    bowler: 'eine Melone',
    topper: 'ein Zylinder',
    plumed: 'ein Federhut',
    sombrero: 'ein Sombrero',
    cap: 'eine Mütze',
    badgeHat: 'ein Sheriffhut',
  },
};
