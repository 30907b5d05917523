// What the rules refuse, said to whoever drives the engine.
import { type Lang, type Match, plain, type Refusal, STALE } from '@sagebrush/engine';

/** The rules say no: not an error of the request. */
export class Refused extends Error {
  readonly refusal: { readonly rule: string; readonly text: string };

  constructor(refusal: { readonly rule: string; readonly text: string }) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

export function spoken(match: Match, refusal: Refusal, lang: Lang = 'en'): { rule: string; text: string } {
  const { game, table } = match;
  if (refusal.rule === 'stale') return { rule: 'stale', text: STALE[lang] };
  const words = game.words(lang, table.options);
  const names = table.seats.map((_, seat) => SEAT[lang](seat));
  return { rule: refusal.rule, text: plain(words.refusal(refusal), names, (card) => words.card(card)) };
}

const SEAT: Readonly<Record<Lang, (seat: number) => string>> = {
  en: (seat) => `Seat ${seat}`,
  de: (seat) => `Platz ${seat}`,
  it: (seat) => `Posto ${seat}`,
};
