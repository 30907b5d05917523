// What the server refuses, in the guest's language: its own sentence is English and says most; else one for each kind.
import type { Lang } from '@sagebrush/engine';
import { type ProblemCode, ProblemError } from '@sagebrush/protocol';

const SENTENCES: Readonly<Record<Exclude<Lang, 'en'>, Readonly<Record<ProblemCode, string>>>> = {
  de: {
    format: 'Die Anfrage war nicht richtig aufgebaut.',
    'no-session': 'Du bist auf diesem Gerät nicht angemeldet.',
    'not-yours': 'Dieser Platz, Tisch oder diese Partie gehört jemand anderem.',
    'not-found': 'Das gibt es hier nicht, oder nicht mehr.',
    refused: 'Das lassen die Regeln nicht zu.',
    stale: 'Am Tisch ging es inzwischen weiter.',
    'not-now': 'Das geht gerade nicht: Der Tisch ist voll, spielt schon oder ist zu Ende.',
    quota: 'So viel auf einmal geht nicht. Beende erst etwas anderes.',
    origin: 'Die Anfrage kam von einer anderen Website.',
    'too-slow': 'Die Anfrage kam nicht rechtzeitig an.',
    'too-large': 'Das ist zu groß.',
    'key-reused': 'Diese Anfrage wurde schon für etwas anderes benutzt.',
    'too-many': 'Zu viele Anfragen. Warte einen Augenblick.',
    unavailable: 'Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.',
    internal: 'Auf dem Server ist etwas schiefgegangen.',
  },
  it: {
    format: 'La richiesta non aveva la forma giusta.',
    'no-session': 'Su questo dispositivo non hai una sessione aperta.',
    'not-yours': 'Questo posto, tavolo o questa partita è di qualcun altro.',
    'not-found': 'Qui non c’è, o non c’è più.',
    refused: 'Le regole non lo permettono.',
    stale: 'Nel frattempo il tavolo è andato avanti.',
    'not-now': 'In questo momento non si può: il tavolo è pieno, sta già giocando o ha finito.',
    quota: 'Non si può avere così tanto insieme. Prima concludi qualcos’altro.',
    origin: 'La richiesta veniva da un altro sito.',
    'too-slow': 'La richiesta non è arrivata in tempo.',
    'too-large': 'È troppo grande.',
    'key-reused': 'Questa richiesta è già servita per un’altra cosa.',
    'too-many': 'Troppe richieste. Aspetta un momento.',
    unavailable: 'Il server ora ha troppo da fare. Riprova tra poco.',
    internal: 'Sul server qualcosa è andato storto.',
  },
};

export function problemText(lang: Lang, reason: unknown): string {
  if (lang !== 'en' && reason instanceof ProblemError) return SENTENCES[lang][reason.problem.code];
  return reason instanceof Error ? reason.message : String(reason);
}
