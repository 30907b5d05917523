// What the terminal table itself says, in three languages; everything about the games comes from the games' own words.
import { aSeat, figure, type Lang, type Sentence, say, type TabletopTexts } from '@sagebrush/engine';

export interface PlayTexts extends TabletopTexts {
  readonly player: (number: number) => string;
  readonly seat: (number: number) => string;
  readonly hand: string;
  readonly move: (move: number) => string;
  readonly page: (page: number, pages: number) => string;
  readonly curtain: (seat: number) => Sentence;
  readonly uncover: string;
  readonly waiting: (seat: number) => Sentence;
  readonly over: string;
  readonly keys: string;
  readonly help: readonly string[];
  readonly noChoice: (count: number) => string;
  readonly notUnderstood: (line: string) => string;
  readonly fits: string;
  readonly nothingFits: string;
  readonly noTakeBack: string;
  readonly tookBack: (seat: number) => Sentence;
  readonly hint: (seat: number) => Sentence;
  readonly saved: (file: string) => string;
  readonly nowhereToSave: string;
  readonly resume: (command: string) => string;
  readonly farewell: string;
  readonly small: string;
  readonly step: (step: number, steps: number) => string;
  readonly replayKeys: string;
  readonly allOpen: string;
  readonly rail: string;
}

const counted = (lang: Lang, count: number, one: string, many: string): string =>
  `${figure(lang, count)} ${count === 1 ? one : many}`;

export const TEXTS: Readonly<Record<Lang, PlayTexts>> = {
  en: {
    player: (number) => `Player ${number}`,
    seat: (number) => `Seat ${number}`,
    cards: (count) => counted('en', count, 'card', 'cards'),
    points: (count) => counted('en', count, 'point', 'points'),
    hand: 'Hand',
    deck: 'Deck',
    discards: 'Discards',
    empty: 'none',
    move: (move) => `move ${move}`,
    page: (page, pages) => `page ${page} of ${pages}, n and p turn it`,
    curtain: (seat) => say`The keyboard goes to ${aSeat(seat)}. Everybody else looks away.`,
    uncover: 'Press Enter to see your hand.',
    waiting: (seat) => say`${aSeat(seat)} is thinking.`,
    over: 'The match is over.',
    keys: 'number or cards: play · ? why · h hint · u take back · s save · q quit',
    help: [
      'A number plays that choice. Cards, such as KH or 9S 9D, narrow the choices down; when one is left it is played.',
      'A kind of action may come first: play KH.',
      '? 3 or ? KH or ? play AH tells what a choice does, or why it cannot be done.',
      'h: what a bot would do, and why. u: take your last action back, while nobody has learned anything since.',
      's: save. q: save and quit. t: the table. n and p: turn the page of choices.',
    ],
    noChoice: (count) => `There is no such choice: expected a number from 1 to ${count}.`,
    notUnderstood: (line) => `"${line}" is neither a number nor a card. ? for help.`,
    fits: 'With this you can:',
    nothingFits: 'Nothing that you can do now fits.',
    noTakeBack: 'Nothing can be taken back: somebody has learned something since.',
    tookBack: (seat) => say`${aSeat(seat)} takes the last action back.`,
    hint: (seat) => say`A marshal in the place of ${aSeat(seat)}:`,
    saved: (file) => `Saved in ${file}.`,
    nowhereToSave: 'There is no file to save in: start with --save <file>.',
    resume: (command) => `To go on: ${command}`,
    farewell: 'So long.',
    small: 'This window is too small: 60 by 20 at least, or use --plain.',
    step: (step, steps) => `step ${step} of ${steps}`,
    replayKeys: 'right, left: step · Home, End · v: next seat · q: quit',
    allOpen: 'all hands open',
    rail: 'the rail',
  },
  de: {
    player: (number) => `Spieler ${number}`,
    seat: (number) => `Platz ${number}`,
    cards: (count) => counted('de', count, 'Karte', 'Karten'),
    points: (count) => counted('de', count, 'Punkt', 'Punkte'),
    hand: 'Hand',
    deck: 'Stapel',
    discards: 'Ablage',
    empty: 'keine',
    move: (move) => `Zug ${move}`,
    page: (page, pages) => `Seite ${page} von ${pages}, n und p blättern`,
    curtain: (seat) => say`Die Tastatur geht an ${aSeat(seat)}. Alle anderen sehen weg.`,
    uncover: 'Mit der Eingabetaste die eigene Hand ansehen.',
    waiting: (seat) => say`${aSeat(seat)} denkt nach.`,
    over: 'Die Partie ist zu Ende.',
    keys: 'Nummer oder Karten: spielen · ? warum · h Tipp · u zurück · s sichern · q Ende',
    help: [
      'Eine Nummer spielt diese Möglichkeit. Karten, etwa KH oder 9S 9D, grenzen die Auswahl ein; bleibt eine übrig, wird sie gespielt.',
      'Davor darf die Art der Aktion stehen: play KH.',
      '? 3 oder ? KH oder ? play AH sagt, was eine Möglichkeit bewirkt oder warum es nicht geht.',
      'h: was ein Bot täte und warum. u: die letzte Aktion zurücknehmen, solange niemand etwas Neues erfahren hat.',
      's: sichern. q: sichern und aufhören. t: der Tisch. n und p: in den Möglichkeiten blättern.',
    ],
    noChoice: (count) => `Diese Möglichkeit gibt es nicht: erwartet wird eine Nummer von 1 bis ${count}.`,
    notUnderstood: (line) => `"${line}" ist weder eine Nummer noch eine Karte. ? für Hilfe.`,
    fits: 'Damit geht:',
    nothingFits: 'Nichts, was jetzt möglich ist, passt dazu.',
    noTakeBack: 'Nichts kann zurückgenommen werden: Inzwischen hat jemand etwas Neues erfahren.',
    tookBack: (seat) => say`${aSeat(seat)} nimmt die letzte Aktion zurück.`,
    hint: (seat) => say`Ein Marshal an der Stelle von ${aSeat(seat)}:`,
    saved: (file) => `Gesichert in ${file}.`,
    nowhereToSave: 'Es gibt keine Datei zum Sichern: mit --save <Datei> beginnen.',
    resume: (command) => `Weiter geht es mit: ${command}`,
    farewell: 'Bis bald.',
    small: 'Dieses Fenster ist zu klein: mindestens 60 mal 20, oder --plain.',
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    replayKeys: 'rechts, links: Schritt · Pos1, Ende · v: nächster Platz · q: Ende',
    allOpen: 'alle Hände offen',
    rail: 'die Zuschauer',
  },
  it: {
    player: (number) => `Giocatore ${number}`,
    seat: (number) => `Posto ${number}`,
    cards: (count) => counted('it', count, 'carta', 'carte'),
    points: (count) => counted('it', count, 'punto', 'punti'),
    hand: 'Mano',
    deck: 'Mazzo',
    discards: 'Scarti',
    empty: 'niente',
    move: (move) => `mossa ${move}`,
    page: (page, pages) => `pagina ${page} di ${pages}, n e p per sfogliare`,
    curtain: (seat) => say`La tastiera passa a ${aSeat(seat)}. Gli altri guardino altrove.`,
    uncover: 'Premi Invio per vedere la tua mano.',
    waiting: (seat) => say`${aSeat(seat)} sta pensando.`,
    over: 'La partita è finita.',
    keys: 'numero o carte: gioca · ? perché · h consiglio · u annulla · s salva · q esci',
    help: [
      'Un numero gioca quella scelta. Le carte, come KH o 9S 9D, restringono le scelte; se ne resta una, viene giocata.',
      'Prima può stare il tipo di azione: play KH.',
      '? 3 oppure ? KH oppure ? play AH dice che cosa fa una scelta, o perché non si può.',
      "h: che cosa farebbe un bot, e perché. u: annulla l'ultima azione, finché nessuno ha saputo nulla di nuovo.",
      's: salva. q: salva ed esci. t: il tavolo. n e p: sfoglia le scelte.',
    ],
    noChoice: (count) => `Questa scelta non esiste: serve un numero da 1 a ${count}.`,
    notUnderstood: (line) => `"${line}" non è né un numero né una carta. ? per aiuto.`,
    fits: 'Con questo puoi:',
    nothingFits: 'Niente di ciò che puoi fare ora corrisponde.',
    noTakeBack: 'Non si può annullare: nel frattempo qualcuno ha saputo qualcosa di nuovo.',
    tookBack: (seat) => say`${aSeat(seat)} annulla l'ultima azione.`,
    hint: (seat) => say`Un marshal al posto di ${aSeat(seat)}:`,
    saved: (file) => `Salvato in ${file}.`,
    nowhereToSave: 'Non c’è un file in cui salvare: comincia con --save <file>.',
    resume: (command) => `Per continuare: ${command}`,
    farewell: 'A presto.',
    small: 'Questa finestra è troppo piccola: almeno 60 per 20, oppure --plain.',
    step: (step, steps) => `passo ${step} di ${steps}`,
    replayKeys: 'destra, sinistra: passo · Inizio, Fine · v: prossimo posto · q: esci',
    allOpen: 'tutte le mani scoperte',
    rail: 'gli spettatori',
  },
};
