// The hand explainer: pick or type cards, and see what they make. All of it stands in the address.
import { type CardText, cardName, parseCards } from '@sagebrush/engine';
import { type Best, best, compare, decidingCards, wildRanks } from '@sagebrush/poker';
import { shortName } from '@sagebrush/table-kit/cards/short-name.ts';
import { useCopy } from '@sagebrush/table-kit/forms/use-copy.ts';
import {
  type Hands,
  handsIn,
  handsQuery,
  NO_HAND,
  type PickedHand,
  type Side,
} from '@sagebrush/table-kit/hands-address.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Page } from '../pages/Page.tsx';
import { ExplainedHand } from './ExplainedHand.tsx';
import * as styles from './hands.module.css';
import { Deck, TypedCards, WildRanksField } from './Picker.tsx';
import { Verdict } from './Verdict.tsx';
import { useHandsWords } from './words/index.ts';

const SIDES: readonly Side[] = ['one', 'two'];
const bestOf = ({ cards, wild }: PickedHand): Best => best(parseCards(cards), wildRanks(wild));

export function HandsPage() {
  const own = useHandsWords();
  const search = useSearch();
  const [, go] = useLocation();
  const hands = useMemo(() => handsIn(new URLSearchParams(search)), [search]);
  const [side, setSide] = useState<Side>('one');
  const change = (changed: Partial<Hands>): void =>
    go(`/hands?${handsQuery({ ...hands, ...changed })}`, { replace: true });
  const pick = (card: CardText): void => {
    const { cards } = hands[side];
    change({
      [side]: { ...hands[side], cards: cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card] },
    });
  };
  const bests = { one: bestOf(hands.one), two: bestOf(hands.two) };
  const both = hands.one.cards.length > 0 && hands.two.cards.length > 0;
  const comparison = compare(bests.one, bests.two);
  return (
    <Page title={own.title}>
      <p>{own.about}</p>
      <fieldset className={`${controls.field} ${styles.into}`} data-part="field">
        <legend>{own.into}</legend>
        <div className={controls.picks} data-part="picks">
          {SIDES.map((one) => (
            <label key={one}>
              <input type="radio" name="side" value={one} checked={one === side} onChange={() => setSide(one)} />
              <span>{own.sides[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Deck picked={hands[side].cards} onPick={pick} />
      <section className={styles.verdictRoom} aria-label={own.verdict}>
        {both ? (
          <Verdict {...bests} comparison={comparison} />
        ) : (
          <p className={styles.verdictWait}>{own.verdictAbout}</p>
        )}
      </section>
      <div className={styles.handSides}>
        {SIDES.map((one) => (
          <section key={one} className={styles.handSide} aria-label={own.sides[one]}>
            <h2>{own.sides[one]}</h2>
            <Chosen hand={hands[one]} onChange={(hand) => change({ [one]: hand })} />
            <TypedCards side={one} hand={hands[one]} onChange={(hand) => change({ [one]: hand })} />
            <WildRanksField side={one} hand={hands[one]} onChange={(hand) => change({ [one]: hand })} />
            {hands[one].cards.length > 0 && (
              <ExplainedHand
                hand={hands[one]}
                best={bests[one]}
                deciding={both ? decidingCards(bests[one], comparison) : []}
              />
            )}
          </section>
        ))}
      </div>
      <div className={controls.actions} data-part="actions">
        <CopyLink />
        <button
          type="button"
          className={`${controls.button} ${controls.plain}`}
          onClick={() => change({ one: hands.two, two: hands.one })}
        >
          {own.swap}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.plain}`}
          onClick={() => change({ one: NO_HAND, two: NO_HAND })}
        >
          {own.clear}
        </button>
      </div>
    </Page>
  );
}

/** The cards of a hand in the order they were picked; a tap takes one out. */
function Chosen({ hand, onChange }: { readonly hand: PickedHand; readonly onChange: (hand: PickedHand) => void }) {
  const own = useHandsWords();
  const lang = useSettings((settings) => settings.lang);
  if (hand.cards.length === 0) return <p className={styles.chosenEmpty}>{own.empty}</p>;
  return (
    <ul className={styles.chosen}>
      {hand.cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className={styles.chosenCard}
            onClick={() => onChange({ ...hand, cards: hand.cards.filter((one) => one !== card) })}
          >
            <span aria-hidden="true">
              {shortName(card) ?? '★'} <i>✕</i>
            </span>
            <span className={controls.hidden}>{own.remove(cardName(lang, card))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function CopyLink() {
  const own = useHandsWords();
  const { copied, copy } = useCopy();
  return (
    <button type="button" className={controls.button} onClick={() => copy(location.href)}>
      {copied === location.href ? own.shared : own.share}
    </button>
  );
}
