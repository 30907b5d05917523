// What the server says to people about names, passkeys, friends and hosts where it cannot do what was asked: every
// sentence in three languages.
import type { InboxKind } from '@sagebrush/protocol';
import type { Sentences } from './sentences.ts';

/** Names and what opens them. */
export const OWN_NAME = {
  taken: {
    en: 'This name is somebody’s, or looks too much like one that is: choose another.',
    de: 'Diesen Namen hat schon jemand, oder er sieht einem anderen zu ähnlich: Nimm einen anderen.',
    it: 'Questo nome è di qualcuno, o gli somiglia troppo: scegline un altro.',
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
    de: 'Ein Programm hat keinen Namen zu behalten, nur wem es gehört.',
    it: 'Un programma non ha un nome da tenere: ce l’ha il suo proprietario.',
  },
  lastWay: {
    en: 'This is the only way to your name: make a recovery code first.',
    de: 'Das ist der einzige Weg zu deinem Namen: Mach erst einen Wiederherstellungscode.',
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
    it: 'Hai abbastanza passkey: prima toglietene una.',
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

/** Between people. */
export const BETWEEN = {
  apart: {
    en: 'You cannot sit at this table.',
    de: 'An diesen Tisch kannst du dich nicht setzen.',
    it: 'A questo tavolo non puoi sederti.',
  },
  yourself: {
    en: 'That is you.',
    de: 'Das bist du selbst.',
    it: 'Quello sei tu.',
  },
  notFriends: {
    en: 'You can invite your friends: ask them to be one first.',
    de: 'Einladen kannst du, wen du zum Freund hast: Frag erst.',
    it: 'Puoi invitare i tuoi amici: prima chiedi l’amicizia.',
  },
  invitedEnough: {
    en: 'You have invited enough people for today.',
    de: 'Für heute hast du genug eingeladen.',
    it: 'Per oggi hai invitato abbastanza persone.',
  },
  listFull: {
    en: 'This list of yours is full: take somebody off it first.',
    de: 'Diese Liste von dir ist voll: Nimm erst jemanden herunter.',
    it: 'Questa tua lista è piena: prima togli qualcuno.',
  },
  nobodyTalks: {
    en: 'Nobody talks at this table.',
    de: 'An diesem Tisch wird nicht geredet.',
    it: 'A questo tavolo non si parla.',
  },
  playersTalk: {
    en: 'Only players talk at this table.',
    de: 'An diesem Tisch reden nur, die spielen.',
    it: 'A questo tavolo parla solo chi gioca.',
  },
} satisfies Readonly<Record<string, Sentences>>;

/** Hosts and reports. */
export const REPORTING = {
  enough: {
    en: 'You have reported enough for today: the host has something to read.',
    de: 'Für heute hast du genug gemeldet: Der Betreiber hat zu lesen.',
    it: 'Per oggi hai segnalato abbastanza: il gestore ha da leggere.',
  },
  seated: {
    en: 'They have a seat at this table: close it, or suspend them.',
    de: 'Diese Person hat hier einen Platz: Schließ den Tisch oder sperr sie.',
    it: 'Questa persona ha un posto a questo tavolo: chiudilo, o sospendila.',
  },
  removed: {
    en: 'The host of this site has taken you away from this table.',
    de: 'Der Betreiber dieser Website hat dich von diesem Tisch weggeschickt.',
    it: 'Il gestore di questo sito ti ha allontanato da questo tavolo.',
  },
  silenced: {
    en: 'The host of this site has muted you for a while.',
    de: 'Der Betreiber dieser Website hat dich für eine Weile stumm geschaltet.',
    it: 'Il gestore di questo sito ti ha silenziato per un po’.',
  },
  barred: {
    en: 'No new guests may come from your network for a while.',
    de: 'Aus deinem Netz kommen für eine Weile keine neuen Gäste herein.',
    it: 'Per un po’ dalla tua rete non possono arrivare nuovi ospiti.',
  },
} satisfies Readonly<Record<string, Sentences>>;

const BANNED: Sentences = {
  en: 'The host of this site has banned you.',
  de: 'Der Betreiber dieser Website hat dich gesperrt.',
  it: 'Il gestore di questo sito ti ha bandito.',
};
/** Kept out by the host of the site; null is for good. */
export const suspendedSentence = (until: string | null): Sentences =>
  until === null
    ? BANNED
    : {
        en: `The host of this site has suspended you until ${until}.`,
        de: `Der Betreiber dieser Website hat dich bis ${until} ausgeschlossen.`,
        it: `Il gestore di questo sito ti ha sospeso fino al ${until}.`,
      };

/** What is pushed to devices: what kind of thing waits, and no more. */
export const PUSHED: Readonly<Record<InboxKind, (game: string) => Sentences>> = {
  turn: (game) => ({ en: `Your turn at ${game}.`, de: `Du bist dran: ${game}.`, it: `Tocca a te: ${game}.` }),
  tournament: (game) => ({
    en: `Your tournament goes on: ${game}.`,
    de: `Dein Turnier geht weiter: ${game}.`,
    it: `Il tuo torneo continua: ${game}.`,
  }),
};

/** Where nobody can be pushed to. */
export const PUSHING = {
  off: {
    en: 'This site does not push.',
    de: 'Dieses Haus schickt keine Push-Nachrichten.',
    it: 'Questo sito non manda notifiche push.',
  },
  noService: {
    en: 'That is no push service that this site calls.',
    de: 'Das ist kein Push-Dienst, den dieses Haus anruft.',
    it: 'Questo non è un servizio push che questo sito contatta.',
  },
  noZone: {
    en: 'That is no time zone.',
    de: 'Das ist keine Zeitzone.',
    it: 'Questo non è un fuso orario.',
  },
  enough: (most: number) => ({
    en: `You are told on ${most} devices already: take one off first.`,
    de: `Es werden schon ${most} Geräte von dir benachrichtigt: Nimm erst eines heraus.`,
    it: `Ricevi già notifiche su ${most} dispositivi: prima togline uno.`,
  }),
};
