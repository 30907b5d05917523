// The words of wyoming in three languages: ours, for it has no such editions.
import { type Term, term } from '@sagebrush/table-kit/rules/term.ts';

export const wyomingTerms: readonly Term[] = [
  term(
    'WC-8.6',
    ['cowboy', 'Cowboy', 'cowboy'],
    [
      'A King: 25 points, and what everybody shoots at.',
      'Ein König: 25 Punkte, und das Ziel aller Schüsse.',
      'Un Re: 25 punti, e il bersaglio di tutti.',
    ],
  ),
  term(
    'WC-8.6',
    ['showgirl (harlot)', 'Tänzerin (Dirne)', 'ballerina (donnina allegra)'],
    [
      'A Queen: 25 points off, unless she finds company.',
      'Eine Dame: kostet 25, wenn sie keine Gesellschaft findet.',
      'Una Donna: costa 25, se non trova compagnia.',
    ],
  ),
  term(
    'WC-8.6',
    ['marriage', 'Ehe', 'matrimonio'],
    [
      'King and Queen of one suit at the end: 50 off.',
      'König und Dame einer Farbe am Ende: kostet 50.',
      'Re e Donna di un seme a fine mano: costano 50.',
    ],
  ),
  term(
    'WC-5.1',
    ['couple', 'Pärchen', 'coppia'],
    [
      'The same two, shown in time: 25 to you.',
      'Dieselben zwei, rechtzeitig gezeigt: 25 für dich.',
      'Gli stessi due, mostrati in tempo: 25 per te.',
    ],
  ),
  term(
    'WC-8.8',
    ['revue (harem)', 'Revue (Harem)', 'corpo di ballo (harem)'],
    ['All four Queens: 100.', 'Alle vier Damen: 100.', 'Tutte e quattro le Donne: 100.'],
  ),
  term(
    'WC-8.10',
    ['orphanage', 'Waisenhaus', 'orfanotrofio'],
    ['All four Jacks: 80.', 'Alle vier Buben: 80.', 'Tutti e quattro i Fanti: 80.'],
  ),
  term(
    'WC-8.9',
    ['family', 'Familie', 'famiglia'],
    [
      'Ace, King, Queen, Jack of one suit: 120.',
      'Ass, König, Dame, Bube einer Farbe: 120.',
      'Asso, Re, Donna, Fante di un seme: 120.',
    ],
  ),
  term(
    'WC-8.7',
    ['gang', 'Bande', 'banda'],
    ['All four Kings: 150.', 'Alle vier Könige: 150.', 'Tutti e quattro i Re: 150.'],
  ),
  term(
    'WC-8.7',
    ['posse', 'Sheriffstrupp', 'squadra dello sceriffo'],
    [
      'All four Kings with their badges: 200.',
      'Alle vier Könige mit ihren Sternen: 200.',
      'Tutti e quattro i Re con le stelle: 200.',
    ],
  ),
  term(
    'WC-7.7',
    ['badge', 'Stern', 'stella'],
    [
      'An Ace pinned to a cowboy whom a shot missed. It protects him.',
      'Ein Ass für einen Cowboy, den ein Schuss verfehlt hat. Es schützt ihn.',
      'Un Asso per un cowboy mancato da uno sparo. Lo protegge.',
    ],
  ),
  term(
    'WC-6.1',
    ['gun', 'Waffe', 'pistola'],
    [
      'Low cards on the table: .22, .38, .357 or .45.',
      'Kleine Karten auf dem Tisch: .22, .38, .357 oder .45.',
      'Carte basse in tavola: .22, .38, .357 o .45.',
    ],
  ),
  term(
    'WC-7.6',
    ['shot card', 'Schusskarte', 'carta dello sparo'],
    [
      'Turned from the pile; its suit decides a shot.',
      'Vom Stapel gedreht; ihre Farbe entscheidet den Schuss.',
      'Girata dal mazzo: il suo seme decide lo sparo.',
    ],
  ),
  term(
    'WC-7.2',
    ['backfire', 'Rohrkrepierer', 'ritorno di fiamma'],
    [
      'A 6 handed back to whoever fired a .22.',
      'Eine 6 zurück an den, der mit einer .22 schoss.',
      'Un 6 reso a chi ha sparato con una .22.',
    ],
  ),
  term(
    'WC-7.3',
    ['quick draw', 'schneller gezogen', 'estrazione fulminea'],
    [
      '3, 5 and 7 of one suit take the gun away.',
      '3, 5 und 7 einer Farbe nehmen die Waffe weg.',
      '3, 5 e 7 di un seme portano via la pistola.',
    ],
  ),
  term(
    'WC-8.3',
    ['delay of game', 'Spielverzögerung', 'perdita di tempo'],
    [
      'A 10 or two 2s still in hand: 30 off.',
      'Noch eine 10 oder zwei Zweien auf der Hand: kostet 30.',
      'Un 10 o due 2 ancora in mano: costano 30.',
    ],
  ),
];
