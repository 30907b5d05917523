// Effect texts, made from the steps, so that text and behaviour cannot disagree.
import { type Lang, RANKS, SUITS } from '@sagebrush/engine';
import type { CardRule, Only, Step, WhoRule } from '../pack/steps.ts';
import type { EffectWords } from './effect-words.ts';
import { effectsDe } from './effects-de.ts';
import { effectsEn } from './effects-en.ts';
import { effectsIt } from './effects-it.ts';

const LANGUAGES: Readonly<Record<Lang, EffectWords>> = { en: effectsEn, de: effectsDe, it: effectsIt };

/** A card's special effect as it would be printed. */
export function effectText(lang: Lang, effect: readonly Step[]): string {
  const words = LANGUAGES[lang];
  return effect.length === 0 ? '' : sentences(words, effect);
}

const sentences = (words: EffectWords, steps: readonly Step[]): string =>
  steps.map((step) => `${capital(stepText(words, step))}.`).join(' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Steps inside a step, in one sentence. */
const joined = (words: EffectWords, steps: readonly Step[]): string =>
  steps.map((step) => stepText(words, step)).join('; ');

function stepText(words: EffectWords, step: Step): string {
  switch (step.do) {
    case 'place':
      return words.place(step.gang);
    case 'wild':
      return words.wild(words.ranks[RANKS.indexOf(step.rank)] ?? step.rank);
    case 'call':
      return words.call[step.trick];
    case 'steal':
      return words.steal(
        cardText(words, step.card, step.only),
        gangText(words, step.from, step.card),
        step.to ?? 'gang',
      );
    case 'draw':
      return words.draw(step.cards);
    case 'discard':
      return words.discard(
        step.whose === undefined
          ? ownText(words, step)
          : `${cardText(words, step.card, step.only)} ${gangText(words, step.whose, step.card)}`,
      );
    case 'move':
      return words.move(ownText(words, step), step.to);
    case 'swap':
      return words.swap(
        words.ownCard(step.give, 'gang'),
        words.cards[step.take],
        gangText(words, step.with, step.take),
      );
    case 'look':
      return step.at === 'hand' ? words.lookAtHand[step.whose] : words.lookAtDeck(step.cards);
    case 'live': {
      const [first, ...others] = step.steps;
      const isRepeated = first?.do === 'repeat' && 'times' in first && others.length === 0;
      return isRepeated ? words.live(joined(words, first.steps), first.times) : words.live(joined(words, step.steps));
    }
    case 'repeat':
      return 'times' in step
        ? words.times(step.times, joined(words, step.steps))
        : words.whileWon(joined(words, step.steps));
  }
}

/** Any card of any other Gang: one choice. */
const gangText = (words: EffectWords, who: WhoRule, card: CardRule): string =>
  who === 'choice' && card === 'choice' ? words.anyOther : words.others[who];

const ownText = (words: EffectWords, { card, from, only }: Extract<Step, { do: 'discard' | 'move' }>): string =>
  only ? `${cardText(words, card, only)} ${words.own[from]}` : words.ownCard(card, from);

function cardText(words: EffectWords, rule: CardRule, only: Only | undefined): string {
  if (!only) return words.cards[rule];
  const [rank, ...otherRanks] = only.ranks ?? [];
  if (rank !== undefined && otherRanks.length === 0 && !only.suits && !only.homes)
    return words.ofRank(rule, RANKS.indexOf(rank));
  const listed = (texts: readonly string[]): string => texts.join(words.or);
  const parts = [
    listed((only.ranks ?? []).map((rank) => words.ranks[RANKS.indexOf(rank)] ?? rank)),
    listed((only.suits ?? []).map((suit) => words.suits[SUITS.indexOf(suit)] ?? suit)),
    listed((only.homes ?? []).map((home) => words.homes[home])),
  ].filter((part) => part !== '');
  return `${words.cards[rule]} ${words.only(parts.join(', '))}`;
}
