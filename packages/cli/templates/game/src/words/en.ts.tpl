// The words of {{title}} in English.
import { aCard, aSeat, listedCards, say } from '@sagebrush/engine';
import type { RuleWords } from './index.ts';

export const en: RuleWords = {
  event(event) {
    if (event.type === 'won') return say`${aSeat(event.seat)} wins the bid: ${listedCards('en', event.bids)}.`;
    if (event.card === undefined) return say`${aSeat(event.seat)} bids a card.`;
    return say`${aSeat(event.seat)} bids ${aCard(event.card)}.`;
  },
  refusal: ({ reason }) => (reason === 'turn' ? say`You have bid already.` : say`That card is not in your hand.`),
  choice: ({ card }) => say`Bid ${aCard(card)}`,
  asked: () => say`Choose the card that you bid.`,
  line: () => say`Bids won`,
  reason: () => say`High cards win bids.`,
  options: { cards: { name: 'Cards', about: 'How many cards everybody is dealt.' } },
};
