// What is said to whoever asks for too much, or while the server has its hands full.
import { AGAIN, type Sentences } from './sentences.ts';

/** When the server has its hands full, or the guest asks for too much. */
export const TOO_MUCH = {
  stopping: {
    en: `The server is stopping: ${AGAIN.en}.`,
    de: `Der Server wird gerade angehalten: ${AGAIN.de}.`,
    it: `Il server si sta fermando: ${AGAIN.it}.`,
  },
  busy: {
    en: `This server has its hands full: ${AGAIN.en}.`,
    de: `Der Server hat gerade alle Hände voll zu tun: ${AGAIN.de}.`,
    it: `Il server adesso è molto occupato: ${AGAIN.it}.`,
  },
  noRoom: {
    en: `This server has no more room: ${AGAIN.en}.`,
    de: `Auf diesem Server ist kein Platz mehr: ${AGAIN.de}.`,
    it: `Su questo server non c’è più posto: ${AGAIN.it}.`,
  },
  records: {
    en: `The server cannot reach its records right now: ${AGAIN.en}.`,
    de: `Der Server kommt gerade nicht an seine Aufzeichnungen: ${AGAIN.de}.`,
    it: `Il server in questo momento non raggiunge i suoi registri: ${AGAIN.it}.`,
  },
  readOnly: {
    en: 'The store can be read, but not written to.',
    de: 'Der Speicher lässt sich lesen, aber nicht beschreiben.',
    it: 'L’archivio si può leggere, ma non scrivere.',
  },
  fast: {
    en: 'That was a little fast: wait a moment and try again.',
    de: 'Das ging etwas schnell: Warte einen Augenblick und versuch es noch einmal.',
    it: 'Un po’ troppo in fretta: aspetta un momento e riprova.',
  },
  atOnce: {
    en: 'You have asked for much at once: wait for an answer first.',
    de: 'Du hast viel auf einmal verlangt: Warte erst auf eine Antwort.',
    it: 'Hai chiesto molto in una volta: prima aspetta una risposta.',
  },
  slow: {
    en: 'The request did not arrive in time.',
    de: 'Die Anfrage kam nicht rechtzeitig an.',
    it: 'La richiesta non è arrivata in tempo.',
  },
  large: {
    en: 'The request is larger than this server takes.',
    de: 'Die Anfrage ist größer, als dieser Server sie annimmt.',
    it: 'La richiesta è più grande di quanto questo server accetti.',
  },
  connections: {
    en: 'Your address has too many connections open: close some and try again.',
    de: 'Von deiner Adresse sind zu viele Verbindungen offen: Schließ einige und versuch es noch einmal.',
    it: 'Dal tuo indirizzo ci sono troppe connessioni aperte: chiudine qualcuna e riprova.',
  },
  keyReused: {
    en: 'This Idempotency-Key was used for another request: choose a new one.',
    de: 'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage: Nimm einen neuen.',
    it: 'Questa Idempotency-Key è già servita per un’altra richiesta: scegline una nuova.',
  },
  json: {
    en: 'Send JSON, with content-type: application/json.',
    de: 'Schick JSON, mit content-type: application/json.',
    it: 'Manda JSON, con content-type: application/json.',
  },
  internal: {
    en: 'Something went wrong on the server. It has been noted.',
    de: 'Auf dem Server ist etwas schiefgegangen. Es ist vermerkt.',
    it: 'Sul server qualcosa è andato storto. È stato annotato.',
  },
} satisfies Readonly<Record<string, Sentences>>;

type Counted = (most: number) => Sentences;
/** As many as one person, one address or one match may have. */
export const MOST = {
  tablesOpen: (most) => ({
    en: `You have ${most} tables open already: close one first.`,
    de: `Du hast schon ${most} Tische offen: Schließ erst einen.`,
    it: `Hai già ${most} tavoli aperti: prima chiudine uno.`,
  }),
  tablesOpenHere: (most) => ({
    en: `Your address has ${most} tables open already: close one first.`,
    de: `Von deiner Adresse sind schon ${most} Tische offen: Schließ erst einen.`,
    it: `Dal tuo indirizzo ci sono già ${most} tavoli aperti: prima chiudine uno.`,
  }),
  openTables: (most) => ({
    en: `You have ${most} open tables: close one first, or play a match to its end.`,
    de: `Du hast ${most} offene Tische: Schließ erst einen, oder spiel eine Partie zu Ende.`,
    it: `Hai ${most} tavoli aperti: prima chiudine uno, o finisci una partita.`,
  }),
  openTablesHere: (most) => ({
    en: `There are ${most} open tables from your network: somebody has to close one first.`,
    de: `Aus deinem Netz kommen schon ${most} offene Tische: Erst muss jemand einen schließen.`,
    it: `Dalla tua rete ci sono già ${most} tavoli aperti: prima qualcuno deve chiuderne uno.`,
  }),
  botTables: (most) => ({
    en: `The host of this table has ${most} matches with bots under way: one of them has to end first.`,
    de: `Wer diesen Tisch aufgemacht hat, spielt schon ${most} Partien mit Bots: Erst muss eine davon enden.`,
    it: `Chi ha aperto questo tavolo ha già ${most} partite con i bot: prima deve finirne una.`,
  }),
  botTablesHere: (most) => ({
    en: `There are ${most} matches with bots under way from the network of this table's host: one of them has to end first.`,
    de: `Aus dem Netz, in dem dieser Tisch aufgemacht wurde, laufen schon ${most} Partien mit Bots: Erst muss eine davon enden.`,
    it: `Dalla rete di chi ha aperto questo tavolo si giocano già ${most} partite con i bot: prima deve finirne una.`,
  }),
  documents: (most) => ({
    en: `You have ${most} documents stored here, as many as one person may: use one of them, or withdraw one first.`,
    de: `Du hast hier ${most} Dokumente, mehr darf eine Person nicht haben: Nimm eines davon, oder zieh erst eines zurück.`,
    it: `Hai qui ${most} documenti, il massimo per una persona: usane uno, o prima ritirane uno.`,
  }),
  documentsHere: (most) => ({
    en: `${most} new documents have come from your network today: use one of those, or come back tomorrow.`,
    de: `Aus deinem Netz kamen heute schon ${most} neue Dokumente: Nimm eines davon, oder komm morgen wieder.`,
    it: `Oggi dalla tua rete sono già arrivati ${most} documenti nuovi: usane uno, o torna domani.`,
  }),
  guestsHere: (most) => ({
    en: `${most} guests have come from your network today: come back tomorrow, or with the session that you have.`,
    de: `Aus deinem Netz kamen heute schon ${most} Gäste: Komm morgen wieder, oder mit der Sitzung, die du hast.`,
    it: `Oggi dalla tua rete sono già arrivati ${most} ospiti: torna domani, o con la sessione che hai.`,
  }),
  takeBacks: (most) => ({
    en: `The take-backs of this match (${most} for each seat) are used up: what is played stands from here on.`,
    de: `In dieser Partie ist alles Zurücknehmen verbraucht (${most} für jeden Platz): Was gespielt ist, bleibt von jetzt an liegen.`,
    it: `In questa partita non si può più riprendere nulla (${most} volte per posto): d’ora in poi ciò che è giocato resta.`,
  }),
  tournaments: (most) => ({
    en: `You have ${most} tournaments that are not over: wait for one to end, or call one off.`,
    de: `Du hast schon ${most} Turniere, die nicht zu Ende sind: Warte auf das Ende von einem, oder sag eines ab.`,
    it: `Hai già ${most} tornei non conclusi: aspetta che uno finisca, o annullane uno.`,
  }),
  tournamentsHere: (most) => ({
    en: `There are ${most} tournaments from your network that are not over: one of them has to end first.`,
    de: `Aus deinem Netz kommen schon ${most} Turniere, die nicht zu Ende sind: Erst muss eines davon enden.`,
    it: `Dalla tua rete ci sono già ${most} tornei non conclusi: prima deve finirne uno.`,
  }),
  entrants: (most) => ({
    en: `${most} take part already, as many as a tournament may have.`,
    de: `Es machen schon ${most} mit, mehr darf ein Turnier nicht haben.`,
    it: `Partecipano già in ${most}, il massimo per un torneo.`,
  }),
  bots: (most) => ({
    en: `You have ${most} bot accounts already: remove one first.`,
    de: `Du hast schon ${most} Bot-Konten: Entferne erst eines.`,
    it: `Hai già ${most} account di bot: prima eliminane uno.`,
  }),
} satisfies Readonly<Record<string, Counted>>;
