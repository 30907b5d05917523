// What a tournament says no with, in every language.
import type { Sentences } from '../sentences.ts';

export const IN_TOURNAMENT = {
  organiserOnly: {
    en: 'Only who organises the tournament can do that.',
    de: 'Das kann nur, wer das Turnier leitet.',
    it: 'Può farlo solo chi organizza il torneo.',
  },
  keptOrganise: {
    en: 'To organise a tournament, keep your name first.',
    de: 'Um ein Turnier zu leiten, behalte erst deinen Namen.',
    it: 'Per organizzare un torneo, prima tieni il tuo nome.',
  },
  nobodyOrganises: {
    en: 'Nobody can organise tournaments here.',
    de: 'Hier kann niemand Turniere leiten.',
    it: 'Qui nessuno può organizzare tornei.',
  },
  notYet: {
    en: 'One cannot enter yet.',
    de: 'Die Anmeldung ist noch nicht offen.',
    it: 'Le iscrizioni non sono ancora aperte.',
  },
  tooLate: {
    en: 'It is too late to enter this tournament.',
    de: 'Für dieses Turnier kann man sich nicht mehr anmelden.',
    it: 'È troppo tardi per iscriversi a questo torneo.',
  },
  forPrograms: {
    en: 'This is a league of programs: they enter by the API.',
    de: 'Das ist eine Liga der Programme: Sie melden sich über die API an.',
    it: 'Questa è una lega di programmi: si iscrivono tramite l’API.',
  },
  forPeople: {
    en: 'This tournament is for people; programs play in leagues.',
    de: 'Dieses Turnier ist für Menschen; Programme spielen in Ligen.',
    it: 'Questo torneo è per le persone; i programmi giocano nelle leghe.',
  },
  keptOnly: {
    en: 'Only people who keep their names can enter this tournament.',
    de: 'An diesem Turnier können nur Leute mit behaltenem Namen teilnehmen.',
    it: 'A questo torneo si iscrive solo chi ha tenuto il proprio nome.',
  },
  sentAway: {
    en: 'Who organises this tournament has sent you away.',
    de: 'Wer dieses Turnier leitet, hat dich weggeschickt.',
    it: 'Chi organizza questo torneo ti ha allontanato.',
  },
  begun: {
    en: 'The tournament has begun.',
    de: 'Das Turnier hat begonnen.',
    it: 'Il torneo è cominciato.',
  },
  ended: {
    en: 'The tournament is over.',
    de: 'Das Turnier ist zu Ende.',
    it: 'Il torneo è finito.',
  },
  roundRuns: {
    en: 'A round is being played: the next one follows when its last table is over.',
    de: 'Eine Runde läuft: Die nächste folgt, wenn ihr letzter Tisch fertig ist.',
    it: 'Si sta giocando un turno: il prossimo segue quando finisce l’ultimo tavolo.',
  },
} satisfies Readonly<Record<string, Sentences>>;
