// What is pushed to devices, and what is said where nobody can be pushed to.
import type { InboxKind } from '@sagebrush/protocol';
import type { Sentences } from '../sentences.ts';

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
