// What the server says where it cannot do what was asked: every sentence in three languages, for whoever asked.
import type { Lang } from '@sagebrush/engine';

export type Sentences = { readonly [L in Lang]: string };

const AGAIN = {
  en: 'try again in a moment',
  de: 'versuch es gleich noch einmal',
  it: 'riprova tra poco',
} satisfies Sentences;

/** At a table. */
export const AT_TABLE = {
  agreeToRated: {
    en: 'This table is rated: agree to that when you sit down.',
    de: 'Dieser Tisch wird gewertet: Stimm dem zu, wenn du dich setzt.',
    it: 'A questo tavolo si gioca per il punteggio: accettalo quando ti siedi.',
  },
  ratedNeedsClock: {
    en: 'A rated table needs a clock.',
    de: 'Ein gewerteter Tisch braucht eine Bedenkzeit.',
    it: 'Un tavolo con punteggio ha bisogno di un limite di tempo.',
  },
  ratedNoStandIn: {
    en: 'In a rated match no bot is called for anybody: the clock decides, and who leaves has lost.',
    de: 'In einer gewerteten Partie springt kein Bot auf Zuruf ein: Es entscheidet die Uhr, und wer geht, hat verloren.',
    it: 'In una partita con punteggio non si chiama un bot: decide il tempo, e chi se ne va ha perso.',
  },
  hasDays: {
    en: 'At this table everyone has days for a decision: their place is theirs until that time is up.',
    de: 'An diesem Tisch hat jeder Tage für eine Entscheidung: So lange nimmt niemandem jemand den Platz.',
    it: 'A questo tavolo si hanno giorni per decidere: fino ad allora il posto resta loro.',
  },
  forfeited: {
    en: 'You have forfeited this match: a bot plays it to its end.',
    de: 'Du hast diese Partie aufgegeben: Ein Bot spielt sie zu Ende.',
    it: 'Hai abbandonato questa partita: un bot la gioca fino alla fine.',
  },
  playing: {
    en: 'A match is being played at this table.',
    de: 'An diesem Tisch läuft gerade eine Partie.',
    it: 'A questo tavolo si sta giocando una partita.',
  },
  closed: {
    en: 'This table is closed.',
    de: 'Dieser Tisch ist geschlossen.',
    it: 'Questo tavolo è chiuso.',
  },
  idle: {
    en: 'No match is being played at this table.',
    de: 'An diesem Tisch läuft keine Partie.',
    it: 'A questo tavolo non si sta giocando.',
  },
  hostOnly: {
    en: 'Only the host of this table may do that.',
    de: 'Das darf nur, wer diesen Tisch aufgemacht hat.',
    it: 'Può farlo solo chi ha aperto questo tavolo.',
  },
  noSeat: {
    en: 'You have no seat at this table.',
    de: 'Du hast an diesem Tisch keinen Platz.',
    it: 'A questo tavolo non hai un posto.',
  },
  taken: {
    en: 'Somebody sits there already.',
    de: 'Da sitzt schon jemand.',
    it: 'Lì è già seduto qualcuno.',
  },
  botPlays: {
    en: 'A bot plays that seat already.',
    de: 'Diesen Platz spielt schon ein Bot.',
    it: 'In quel posto gioca già un bot.',
  },
  stillThere: {
    en: 'They are at the table, or were a minute ago.',
    de: 'Dort sitzt noch jemand, oder saß es vor einer Minute.',
    it: 'C’è ancora qualcuno, o c’era un minuto fa.',
  },
  freeChair: {
    en: 'There is still a free chair.',
    de: 'Ein Stuhl ist noch frei.',
    it: 'C’è ancora una sedia libera.',
  },
  notReady: {
    en: 'Somebody has not yet asked for another match.',
    de: 'Jemand hat noch nicht nach einer weiteren Partie gefragt.',
    it: 'Qualcuno non ha ancora chiesto un’altra partita.',
  },
  inTournament: {
    en: 'This table belongs to a tournament, which says who sits where and when it is dealt.',
    de: 'Dieser Tisch gehört zu einem Turnier: Es bestimmt, wer wo sitzt und wann gegeben wird.',
    it: 'Questo tavolo è di un torneo, che decide chi siede dove e quando si danno le carte.',
  },
  nothingToFollow: {
    en: 'There is no finished match to follow.',
    de: 'Hier ist noch keine Partie zu Ende, auf die eine weitere folgen könnte.',
    it: 'Qui nessuna partita è finita: non ce n’è una da rigiocare.',
  },
  mutedMany: {
    en: 'Too many people are muted at this table.',
    de: 'An diesem Tisch sind schon zu viele stumm geschaltet.',
    it: 'A questo tavolo ci sono già troppe persone silenziate.',
  },
  muted: {
    en: 'The host of this table has muted you.',
    de: 'Wer diesen Tisch aufgemacht hat, hat dich stumm geschaltet.',
    it: 'Chi ha aperto questo tavolo ti ha silenziato.',
  },
  noHints: {
    en: 'There are no hints at this table.',
    de: 'An diesem Tisch gibt es keine Hinweise.',
    it: 'A questo tavolo non ci sono suggerimenti.',
  },
  notYourDecision: {
    en: 'It is not for you to decide now.',
    de: 'Du hast gerade nichts zu entscheiden.',
    it: 'In questo momento non tocca a te decidere.',
  },
  botsBusy: {
    en: `The bots cannot think about this now: ${AGAIN.en}.`,
    de: `Die Bots können darüber gerade nicht nachdenken: ${AGAIN.de}.`,
    it: `Adesso i bot non possono pensarci: ${AGAIN.it}.`,
  },
  crowded: {
    en: 'Too many people are changing this table at once: try again.',
    de: 'Zu viele ändern gerade diesen Tisch: Versuch es noch einmal.',
    it: 'Troppe persone stanno cambiando questo tavolo insieme: riprova.',
  },
  ratedStands: {
    en: 'At a rated table an action that somebody has learned from stands.',
    de: 'In einer gewerteten Partie bleibt, woraus schon jemand etwas erfahren hat.',
    it: 'In una partita classificata resta ciò da cui qualcuno ha già saputo qualcosa.',
  },
  nothingToTakeBack: {
    en: 'You have done nothing yet that could be taken back.',
    de: 'Du hast noch nichts getan, das sich zurücknehmen ließe.',
    it: 'Non hai ancora fatto nulla che si possa riprendere.',
  },
  nobodyAsks: {
    en: 'Nobody asks to take anything back.',
    de: 'Niemand möchte etwas zurücknehmen.',
    it: 'Nessuno chiede di riprendere una mossa.',
  },
} satisfies Readonly<Record<string, Sentences>>;

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
    it: 'Qui non c’è un tuo documento così.',
  },
  ownBot: {
    en: 'There is no such bot account of yours here.',
    de: 'Ein solches Bot-Konto von dir gibt es hier nicht.',
    it: 'Qui non c’è un tuo account di bot così.',
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
    it: 'Qui non c’è una tua passkey così.',
  },
  ownSession: {
    en: 'There is no such session of yours here.',
    de: 'Eine solche Sitzung von dir gibt es hier nicht.',
    it: 'Qui non c’è una tua sessione così.',
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

/** About the daily deal. */
export const DAILY = {
  notYet: {
    en: 'This day has not been dealt yet. Days begin at midnight UTC.',
    de: 'Dieser Tag ist noch nicht ausgegeben. Ein Tag beginnt um Mitternacht UTC.',
    it: 'Questo giorno non è ancora stato distribuito. I giorni iniziano a mezzanotte UTC.',
  },
  once: {
    en: 'You have played this deal: it counts once. Play it again for yourself as often as you like.',
    de: 'Du hast diese Karten schon gespielt: Sie zählen einmal. Für dich selbst kannst du sie spielen, so oft du willst.',
    it: 'Hai già giocato queste carte: contano una volta sola. Per te puoi rigiocarle quanto vuoi.',
  },
  over: {
    en: 'This day is over and counts no more. You can still play its cards for yourself.',
    de: 'Dieser Tag ist vorbei und zählt nicht mehr. Für dich selbst kannst du seine Karten noch spielen.',
    it: 'Questo giorno è finito e non conta più. Puoi ancora giocare le sue carte per te.',
  },
  countedFirst: {
    en: 'Play today’s deal to its end first: that try counts. Then play it again as often as you like.',
    de: 'Spiel die Karten von heute erst einmal zu Ende: Das zählt. Danach so oft du willst.',
    it: 'Prima gioca fino in fondo le carte di oggi: quella volta conta. Poi rigiocale quanto vuoi.',
  },
  asDealt: {
    en: 'A daily deal is played once, as it is dealt: no other chairs, no stand-in, no other match.',
    de: 'Die Karten des Tages spielst du einmal, wie sie kommen: ohne andere Plätze, ohne Vertretung, ohne weitere Partie.',
    it: 'Le carte del giorno si giocano una volta, come vengono: niente altri posti, sostituti o altre partite.',
  },
  stands: {
    en: 'In the daily deal every action stands.',
    de: 'Bei den Karten des Tages bleibt jeder Zug stehen.',
    it: 'Con le carte del giorno ogni mossa resta.',
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
    it: `Il server ha le mani occupate: ${AGAIN.it}.`,
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

/** What was sent cannot be read; the particulars are for whoever wrote the program, in English. */
export const unreadable = (particulars: string): Sentences => ({
  en: `The request cannot be read (${particulars}).`,
  de: `Die Anfrage ist nicht zu lesen (${particulars}).`,
  it: `La richiesta non si può leggere (${particulars}).`,
});
