// What is said about names and what opens them.
import type { Sentences } from '../sentences.ts';

export const OWN_NAME = {
  taken: {
    en: 'This name is somebody’s, or looks too much like one that is: choose another.',
    de: 'Diesen Namen hat schon jemand, oder er sieht einem anderen zu ähnlich: Nimm einen anderen.',
    it: 'Questo nome è di qualcuno, o gli somiglia troppo: scegline un altro.',
  },
  disguised: {
    en: 'Write your name in the letters of one alphabet.',
    de: 'Schreib deinen Namen mit Buchstaben aus einem einzigen Alphabet.',
    it: 'Scrivi il tuo nome con lettere di un solo alfabeto.',
  },
  reserved: {
    en: 'This name is the house’s own: choose another.',
    de: 'Dieser Name gehört dem Haus: Nimm einen anderen.',
    it: 'Questo nome è della casa: scegline un altro.',
  },
  short: {
    en: 'Choose a name with more letters.',
    de: 'Nimm einen Namen mit mehr Buchstaben.',
    it: 'Scegli un nome con più lettere.',
  },
  form: {
    en: 'A kept name has 3 to 24 Latin letters, digits, - and _, and begins with a letter.',
    de: 'Ein Name zum Behalten hat 3 bis 24 lateinische Buchstaben, Ziffern, - und _ und beginnt mit einem Buchstaben.',
    it: 'Un nome che resta ha da 3 a 24 lettere latine, cifre, - e _, e comincia con una lettera.',
  },
  program: {
    en: 'A program has no name to keep: its owner does.',
    de: 'Ein Programm kann keinen Namen behalten: Das kann nur, wem es gehört.',
    it: 'Un programma non ha un nome da tenere: ce l’ha il suo proprietario.',
  },
  lastWay: {
    en: 'This is the only way to your name: make a recovery code first.',
    de: 'Das ist der einzige Weg zu deinem Namen: Erstelle erst einen Wiederherstellungscode.',
    it: 'È l’unica via al tuo nome: prima crea un codice di recupero.',
  },
  noPasskeys: {
    en: 'Passkeys need HTTPS, or localhost: take a recovery code here.',
    de: 'Passkeys brauchen HTTPS oder localhost: Nimm hier einen Wiederherstellungscode.',
    it: 'Le passkey richiedono HTTPS o localhost: qui usa un codice di recupero.',
  },
  manyPasskeys: {
    en: 'You have enough passkeys: remove one first.',
    de: 'Du hast genug Passkeys: Entferne erst einen.',
    it: 'Hai abbastanza passkey: prima togline una.',
  },
  guest: {
    en: 'Keep your name first: a guest is somebody else tomorrow.',
    de: 'Behalte erst deinen Namen: Ein Gast ist morgen jemand anderes.',
    it: 'Prima tieni il tuo nome: un ospite domani è un altro.',
  },
  theyAreGuest: {
    en: 'They are a guest here, and may be somebody else tomorrow.',
    de: 'Das ist ein Gast und morgen vielleicht jemand anderes.',
    it: 'È un ospite, e domani forse sarà un altro.',
  },
  yoursAlready: { en: 'This is yours already.', de: 'Das gehört dir schon.', it: 'Questo è già tuo.' },
} satisfies Readonly<Record<string, Sentences>>;

/** What does not open a name. */
export const NOT_PROVEN = {
  unreadable: {
    en: 'This passkey cannot be read, or was made for another site.',
    de: 'Dieser Passkey ist nicht lesbar oder für eine andere Website gemacht.',
    it: 'Questa passkey non si può leggere, o è di un altro sito.',
  },
  unknown: {
    en: 'This passkey is not known here: it was removed, or belongs to another site.',
    de: 'Diesen Passkey kennt hier niemand: Er ist entfernt oder gehört zu einer anderen Website.',
    it: 'Qui questa passkey non è conosciuta: è stata tolta, o è di un altro sito.',
  },
  copied: {
    en: 'This passkey seems to have been copied: remove it, and make a new one.',
    de: 'Dieser Passkey scheint kopiert zu sein: Entferne ihn und mach einen neuen.',
    it: 'Questa passkey sembra copiata: toglila e creane una nuova.',
  },
  spent: {
    en: 'This was used already, or took longer than five minutes: try again.',
    de: 'Das wurde schon benutzt oder dauerte länger als fünf Minuten: Versuch es noch einmal.',
    it: 'È già stato usato, o sono passati più di cinque minuti: riprova.',
  },
  code: {
    en: 'This name and this code do not belong together, or the code was used.',
    de: 'Dieser Name und dieser Code gehören nicht zusammen, oder der Code ist benutzt.',
    it: 'Questo nome e questo codice non vanno insieme, o il codice è già stato usato.',
  },
} satisfies Readonly<Record<string, Sentences>>;
