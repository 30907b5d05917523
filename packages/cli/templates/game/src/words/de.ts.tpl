// The words of {{title}} in German.
import { aCard, aSeat, listedCards, say } from '@sagebrush/engine';
import type { RuleWords } from './index.ts';

export const de: RuleWords = {
  event(event) {
    if (event.type === 'won') return say`${aSeat(event.seat)} holt das Gebot: ${listedCards('de', event.bids)}.`;
    if (event.card === undefined) return say`${aSeat(event.seat)} bietet eine Karte.`;
    return say`${aSeat(event.seat)} bietet ${aCard(event.card)}.`;
  },
  refusal: ({ reason }) => (reason === 'turn' ? say`Du hast schon geboten.` : say`Diese Karte hast du nicht auf der Hand.`),
  choice: ({ card }) => say`Biete ${aCard(card)}`,
  asked: () => say`Wähle die Karte, die du bietest.`,
  line: () => say`Gewonnene Gebote`,
  reason: () => say`Hohe Karten holen Gebote.`,
  options: { cards: { name: 'Karten', about: 'Wie viele Karten jeder bekommt.' } },
};
