// What the server says where it cannot do what was asked: every sentence in three languages, for whoever asked. Each room has
// its own beside it; here is what all of them say.
import type { Lang } from '@sagebrush/engine';

export type Sentences = { readonly [L in Lang]: string };

/** At the end of a sentence. */
export const AGAIN = {
  en: 'try again in a moment',
  de: 'versuch es gleich noch einmal',
  it: 'riprova tra poco',
} satisfies Sentences;

/** What is not here. */
export const MISSING = {
  table: {
    en: 'There is no such table here.',
    de: 'Diesen Tisch gibt es hier nicht.',
    it: 'Qui non c’è questo tavolo.',
  },
  match: {
    en: 'There is no such match here.',
    de: 'Diese Partie gibt es hier nicht.',
    it: 'Qui non c’è questa partita.',
  },
  deal: {
    en: 'There is no such deal here.',
    de: 'Diese Karten gibt es hier nicht.',
    it: 'Qui non ci sono queste carte.',
  },
  tournament: {
    en: 'There is no such tournament here.',
    de: 'Dieses Turnier gibt es hier nicht.',
    it: 'Qui non c’è questo torneo.',
  },
  seat: { en: 'There is no such seat here.', de: 'Diesen Platz gibt es hier nicht.', it: 'Qui non c’è questo posto.' },
  page: { en: 'There is no such page here.', de: 'Diese Seite gibt es hier nicht.', it: 'Qui non c’è questa pagina.' },
  document: {
    en: 'There is no such document here.',
    de: 'Dieses Dokument gibt es hier nicht.',
    it: 'Qui non c’è questo documento.',
  },
  ownDocument: {
    en: 'There is no such document of yours here.',
    de: 'Ein solches Dokument von dir gibt es hier nicht.',
    it: 'Qui non hai un documento così.',
  },
  ownBot: {
    en: 'There is no such bot account of yours here.',
    de: 'Ein solches Bot-Konto von dir gibt es hier nicht.',
    it: 'Qui non hai un account di bot così.',
  },
  person: {
    en: 'There is nobody of that name here.',
    de: 'Hier gibt es niemanden, der so heißt.',
    it: 'Qui non c’è nessuno con questo nome.',
  },
  report: {
    en: 'There is no such report here.',
    de: 'Diese Meldung gibt es hier nicht.',
    it: 'Qui non c’è questa segnalazione.',
  },
  ownPasskey: {
    en: 'There is no such passkey of yours here.',
    de: 'Einen solchen Passkey von dir gibt es hier nicht.',
    it: 'Qui non hai una passkey così.',
  },
  ownSession: {
    en: 'There is no such session of yours here.',
    de: 'Eine solche Sitzung von dir gibt es hier nicht.',
    it: 'Qui non hai una sessione così.',
  },
  brought: {
    en: 'There is nothing to bring along any more.',
    de: 'Hier gibt es nichts mehr mitzunehmen.',
    it: 'Qui non c’è più niente da portare con te.',
  },
  link: {
    en: 'This link was used already or is older than five minutes: make a new one.',
    de: 'Dieser Link ist schon benutzt oder älter als fünf Minuten: Erstelle einen neuen.',
    it: 'Questo link è già stato usato o ha più di cinque minuti: creane uno nuovo.',
  },
} satisfies Readonly<Record<string, Sentences>>;

/** Of matches, accounts and sessions. */
export const NOT_FOR_YOU = {
  ownSeatOnly: {
    en: 'While a match runs you see it from your own seat only.',
    de: 'Solange eine Partie läuft, siehst du sie nur von deinem Platz aus.',
    it: 'Finché si gioca, vedi la partita solo dal tuo posto.',
  },
  noWatchers: {
    en: 'Nobody may watch at this table.',
    de: 'An diesem Tisch darf niemand zusehen.',
    it: 'A questo tavolo nessuno può guardare.',
  },
  cardsClosed: {
    en: 'Others still play these cards: the match opens when nobody has them any more.',
    de: 'Andere spielen noch mit diesen Karten: Die Partie wird sichtbar, sobald niemand sie mehr hat.',
    it: 'Altri giocano ancora con queste carte: la partita si apre quando non le ha più nessuno.',
  },
  logLater: {
    en: 'The log is open to everyone once the match is over.',
    de: 'Das Protokoll steht allen offen, sobald die Partie vorbei ist.',
    it: 'Il registro è aperto a tutti quando la partita è finita.',
  },
  botAccount: {
    en: 'A bot account has its token, and makes neither links nor other bot accounts.',
    de: 'Ein Bot-Konto hat seinen Schlüssel und macht weder Links noch andere Bot-Konten.',
    it: 'Un account di bot ha la sua chiave, e non crea né link né altri account di bot.',
  },
  botMade: {
    en: 'This bot account was made already, and its token is shown only once.',
    de: 'Dieses Bot-Konto gibt es schon, und sein Schlüssel wird nur einmal gezeigt.',
    it: 'Questo account di bot esiste già, e la sua chiave si mostra una volta sola.',
  },
  arriveFirst: {
    en: 'Arrive first: POST /api/session gives you a name and a session.',
    de: 'Melde dich zuerst an: POST /api/session gibt dir einen Namen und eine Sitzung.',
    it: 'Prima presentati: POST /api/session ti dà un nome e una sessione.',
  },
  adminDoor: {
    en: 'This door opens with the admin token.',
    de: 'Diese Tür öffnet sich nur mit dem Schlüssel der Verwaltung.',
    it: 'Questa porta si apre solo con la chiave di amministrazione.',
  },
  otherSite: {
    en: 'This request comes from another site.',
    de: 'Diese Anfrage kommt von einer anderen Website.',
    it: 'Questa richiesta arriva da un altro sito.',
  },
} satisfies Readonly<Record<string, Sentences>>;

/** What was sent cannot be read; the particulars are for whoever wrote the program, in English. */
export const unreadable = (particulars: string): Sentences => ({
  en: `The request cannot be read (${particulars}).`,
  de: `Die Anfrage ist nicht zu lesen (${particulars}).`,
  it: `La richiesta non si può leggere (${particulars}).`,
});
