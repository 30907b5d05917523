// What is said where a daily deal cannot do what was asked.
import type { Sentences } from '../sentences.ts';

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
    en: 'Play this deal to its end first: that try counts. Then play it again as often as you like.',
    de: 'Spiel diese Karten erst einmal zu Ende: Das zählt. Danach so oft du willst.',
    it: 'Prima gioca fino in fondo queste carte: quella volta conta. Poi rigiocale quanto vuoi.',
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
