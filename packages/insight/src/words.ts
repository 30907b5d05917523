// What an insight says, in three languages: for the screen and for the terminal.
import type { Lang, Words } from '@sagebrush/engine';
import type { PilePlace } from './beliefs.ts';
import type { Cause } from './turning-points.ts';

export interface InsightWords {
  readonly chances: string;
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  readonly costliest: string;
  readonly luckAndSkill: string;
  readonly deal: string;
  readonly chanceChanged: (name: string, before: string, after: string) => string;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly mistake: string;
  readonly unclear: string;
  readonly noCostly: string;
  readonly cost: (percent: string, error: string) => string;
  readonly played: string;
  readonly better: string;
  readonly par: string;
  readonly cards: string;
  readonly own: string;
  readonly others: string;
  readonly result: string;
  /** The names of piles that lie in more games than one, by their keys in positions. */
  readonly piles: Readonly<Record<string, string>>;
}

const en: InsightWords = {
  chances: 'The chances',
  turningPoints: 'Moments that decided it',
  noTurningPoints: 'No single moment stands out: it was won little by little.',
  costliest: 'The costliest decisions',
  luckAndSkill: 'Luck and skill',
  deal: 'The deal',
  chanceChanged: (name, before, after) => `${name}: from ${before} to ${after}`,
  causes: {
    decision: 'the decision did it',
    cards: 'the cards did it, or what came to light',
    both: 'decision and cards together',
  },
  mistake: 'A mistake',
  unclear: 'Too close to call',
  noCostly: 'Nothing that cost anything worth naming.',
  cost: (percent, error) => `cost about ${percent} of the win (±\u00a0${error})`,
  played: 'Played',
  better: 'Better',
  par: 'An equal share',
  cards: 'The cards',
  own: 'Own decisions',
  others: 'Decisions of the others',
  result: 'Result',
  piles: { hands: 'hand', deck: 'The deck', draw: 'The draw pile', out: 'Out of the game' },
};

const de: InsightWords = {
  chances: 'Die Aussichten',
  turningPoints: 'Was die Partie entschied',
  noTurningPoints: 'Kein einzelner Augenblick ragt heraus: Es entschied sich nach und nach.',
  costliest: 'Die teuersten Entscheidungen',
  luckAndSkill: 'Glück und Können',
  deal: 'Das Austeilen',
  chanceChanged: (name, before, after) => `${name}: von ${before} auf ${after}`,
  causes: {
    decision: 'die Entscheidung gab den Ausschlag',
    cards: 'die Karten gaben den Ausschlag, oder was ans Licht kam',
    both: 'Entscheidung und Karten zusammen',
  },
  mistake: 'Ein Fehler',
  unclear: 'Zu knapp für ein Urteil',
  noCostly: 'Nichts, was nennenswert gekostet hätte.',
  cost: (percent, error) => `kostete etwa ${percent} vom Sieg (±\u00a0${error})`,
  played: 'Gespielt',
  better: 'Besser',
  par: 'Ein gleicher Anteil',
  cards: 'Die Karten',
  own: 'Eigene Entscheidungen',
  others: 'Entscheidungen der anderen',
  result: 'Ergebnis',
  piles: { hands: 'Hand', deck: 'Der Stapel', draw: 'Der Nachziehstapel', out: 'Aus dem Spiel' },
};

const it: InsightWords = {
  chances: 'Le probabilità',
  turningPoints: 'I momenti decisivi',
  noTurningPoints: 'Nessun momento spicca da solo: si è deciso poco a poco.',
  costliest: 'Le decisioni più costose',
  luckAndSkill: 'Fortuna e abilità',
  deal: 'La distribuzione',
  chanceChanged: (name, before, after) => `${name}: da ${before} a ${after}`,
  causes: {
    decision: 'ha deciso la scelta',
    cards: 'hanno deciso le carte, o ciò che si è scoperto',
    both: 'scelta e carte insieme',
  },
  mistake: 'Un errore',
  unclear: 'Troppo incerto per dirlo',
  noCostly: 'Niente che sia costato qualcosa di rilevante.',
  cost: (percent, error) => `costo: circa ${percent} della vittoria (±\u00a0${error})`,
  played: 'Giocato',
  better: 'Meglio',
  par: 'Una quota uguale',
  cards: 'Le carte',
  own: 'Decisioni proprie',
  others: 'Decisioni degli altri',
  result: 'Risultato',
  piles: { hands: 'mano', deck: 'Il mazzo', draw: 'Il mazzo di pesca', out: 'Fuori dal gioco' },
};

export const INSIGHT_WORDS: Readonly<Record<Lang, InsightWords>> = { en, de, it };

/** What a place is called where cards lie unseen: by the game's own word, or by the house's. */
export function pileName({ pile, on }: PilePlace, name: string, words: Words, lang: Lang): string {
  const own = words.piles?.[pile]?.(on === undefined ? '' : words.card(on));
  const called = own ?? INSIGHT_WORDS[lang].piles[pile] ?? pile;
  return name === '' ? called : `${name}, ${called}`;
}
