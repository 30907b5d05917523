// The words of {{title}} in Italian.
import { aCard, aSeat, listedCards, say } from '@sagebrush/engine';
import type { RuleWords } from './index.ts';

export const it: RuleWords = {
  event(event) {
    if (event.type === 'won') return say`${aSeat(event.seat)} vince l’offerta: ${listedCards('it', event.bids)}.`;
    if (event.card === undefined) return say`${aSeat(event.seat)} offre una carta.`;
    return say`${aSeat(event.seat)} offre ${aCard(event.card)}.`;
  },
  refusal: ({ reason }) => (reason === 'turn' ? say`Hai già offerto.` : say`Questa carta non è nella tua mano.`),
  choice: ({ card }) => say`Offri ${aCard(card)}`,
  asked: () => say`Scegli la carta che offri.`,
  line: () => say`Offerte vinte`,
  reason: () => say`Le carte alte vincono le offerte.`,
  options: { cards: { name: 'Carte', about: 'Quante carte riceve ognuno.' } },
};
