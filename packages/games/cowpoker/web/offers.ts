// The offers of a Cowpoker hand: each card that can do more than lie in the Gang, named by what it does.
import type { Action, Options, Step, View } from '@sagebrush/cowpoker';
import { aSeat, type Lang, type Part, type Sentence } from '@sagebrush/engine';
import { handName } from '@sagebrush/poker';
import { shortName } from '@sagebrush/table-kit/cards/short-name.ts';
import type { Offer } from '@sagebrush/table-kit/table/offers.ts';
import type { OwnTurn } from '@sagebrush/table-kit/table/screen.ts';
import { inHand } from '@sagebrush/table-kit/table/spots.ts';
import { type CardOffer, cardOffers } from './card-offers.ts';
import { type OwnWords, WORDS } from './words/index.ts';

export const offersOf = ({ view, options, lang, choices }: OwnTurn<View>): readonly Offer[] =>
  cardOffers(view, options as Options).flatMap((offer) => {
    const choice = choices.find((action) => cardOf(action as Action) === offer.card);
    const name = offerName(offer, lang);
    return choice ? [{ id: offer.card, name, picks: [inHand(offer.card)], choices: [choice] }] : [];
  });

const cardOf = (action: Action): string | undefined => (action.type === 'choose' ? undefined : action.card);

/** Gunfight, joins Hank · 7♠ */
function offerName(offer: CardOffer, lang: Lang): Sentence {
  const { steps, offerParts, ranches } = WORDS[lang];
  const { does, goesTo, makes, wakes, leads } = offer;
  const [only] = goesTo;
  const parts: Sentence[] = [];
  if (leads) parts.push([leads.takes ? offerParts.takes(leads.value) : offerParts.leads(leads.value)]);
  if (makes) parts.push([`${handName(lang, makes.hand).split(',')[0]}${makes.isBest ? ' +6' : ''}`]);
  if (wakes) parts.push([offerParts.wakes(ranches[wakes])]);
  parts.push(...does.map((step): Sentence => [stepName(steps, step)]));
  if (goesTo.length > 1) parts.push([offerParts.oneOf(goesTo.length)]);
  else if (only !== undefined) parts.push([`${offerParts.goesTo} `, aSeat(only, offerParts.yours)]);
  const named = parts.flatMap((part, index): Part[] => (index === 0 ? [...part] : [', ', ...part]));
  return [...capital(named), ` · ${shortName(offer.card) ?? '★'}`];
}

const capital = ([first = '', ...rest]: readonly Part[]): Part[] =>
  typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : [first, ...rest];

function stepName(words: OwnWords['steps'], step: Step): string {
  const all = (inner: readonly Step[]): string => inner.map((one) => stepName(words, one)).join(', ');
  switch (step.do) {
    case 'call':
      return words.call[step.trick];
    case 'steal':
    case 'swap':
      return words[step.do];
    case 'draw':
      return words.draw(step.cards);
    case 'discard':
      return step.whose === undefined ? words.discard[step.from] : words.oust;
    case 'move':
      return { hand: words.toHand, gang: words.toGang, cellar: words.toCellar }[step.to];
    case 'look':
      return words.look[step.at];
    case 'live':
      return all(step.steps);
    case 'repeat':
      return 'times' in step ? words.times(all(step.steps), step.times) : words.whileWon(all(step.steps));
    default:
      return '';
  }
}
