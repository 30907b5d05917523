// What is said between people.
import type { Sentences } from '../sentences.ts';

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
    de: 'Einladen kannst du nur Freunde: Frag erst, ob ihr welche werdet.',
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
    de: 'An diesem Tisch redet nur, wer spielt.',
    it: 'A questo tavolo parla solo chi gioca.',
  },
} satisfies Readonly<Record<string, Sentences>>;
