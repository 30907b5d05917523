// What is said at a table where it cannot do what was asked.
import { AGAIN, type Sentences } from '../sentences.ts';

export const AT_TABLE = {
  agreeToRated: {
    en: 'This table is rated: agree to that when you sit down.',
    de: 'Dieser Tisch wird gewertet: Stimm dem zu, wenn du dich setzt.',
    it: 'A questo tavolo si giocano partite classificate: accettalo quando ti siedi.',
  },
  ratedNeedsClock: {
    en: 'A rated table needs a clock.',
    de: 'Ein gewerteter Tisch braucht eine Bedenkzeit.',
    it: 'Una partita classificata ha bisogno di un limite di tempo.',
  },
  ratedForPeople: {
    en: 'Only matches among people are rated.',
    de: 'Gewertet werden nur Partien unter Menschen.',
    it: 'Sono classificate solo le partite fra persone.',
  },
  ratedNoStandIn: {
    en: 'In a rated match no bot is called for anybody: the clock decides, and who leaves has lost.',
    de: 'In einer gewerteten Partie springt kein Bot auf Zuruf ein: Es entscheidet die Uhr, und wer geht, hat verloren.',
    it: 'In una partita classificata non si chiama un bot: decide il tempo, e chi se ne va ha perso.',
  },
  hasDays: {
    en: 'At this table everyone has days for a decision: their place is theirs until that time is up.',
    de: 'An diesem Tisch hat jeder Tage für eine Entscheidung: So lange bleibt ihm sein Platz.',
    it: 'A questo tavolo ognuno ha giorni per decidere: fino ad allora il posto resta suo.',
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
    de: 'An diesem Tisch gibt es keine Tipps.',
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
