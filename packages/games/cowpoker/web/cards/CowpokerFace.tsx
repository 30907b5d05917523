// The face of a Cowpoker card: portrait, Ranch, values, effect and the poker index. Small ones keep what is read across
// a table.
import '@sagebrush/table-kit/cards/cards.css';
import './characters.css';
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { PortraitArt } from '@sagebrush/table-kit/art/people/PortraitArt.tsx';
import { JokerStar, Paper, Rank } from '@sagebrush/table-kit/cards/paper.tsx';
import { SuitAt, suitOfText } from '@sagebrush/table-kit/cards/Suit.tsx';
import { type Character, isBoss, portraitOf } from './character.ts';
import { Medal } from './Medal.tsx';
import { RanchBrand } from './RanchBrand.tsx';

export type { Character } from './character.ts';

/** The longer the effect, the smaller its type. */
function typeSize(text: string): 'large' | 'middling' | 'small' {
  if (text.length < 45) return 'large';
  return text.length < 85 ? 'middling' : 'small';
}

export function CowpokerFace({ card }: { readonly card: Character }) {
  return (
    <span className={`char-face ranch-${card.ranch}${isBoss(card) ? ' char-of-boss' : ''}`} aria-hidden="true">
      <svg className="char-paper" viewBox="0 0 100 140" role="presentation">
        <Paper />
      </svg>
      <CowIndex card={card} />
      <span className="char-medals">
        <Medal value="points" amount={card.points} />
        <Medal value="roundup" amount={card.roundup} />
        <Medal value="gunfight" amount={card.gunfight} />
      </span>
      <span className="char-brand">
        <RanchBrand ranch={card.ranch} />
      </span>
      <svg className="char-portrait" viewBox="0 -5 100 104" preserveAspectRatio="xMidYMax slice" role="presentation">
        <circle cx="50" cy="56" r="46" className="char-sun" />
        <PortraitArt portrait={portraitOf(card)} />
      </svg>
      {isBoss(card) && <Mark kind="boss" />}
      {card.wild && <Mark kind="wild" />}
      <span className="char-name">{card.name}</span>
      <span className={`char-text char-text-${typeSize(card.text)}`}>{card.text}</span>
    </span>
  );
}

function CowIndex({ card: { card } }: { readonly card: Character }) {
  const suit = suitOfText(card);
  return (
    <svg className="char-index" viewBox="0 0 28 46" role="presentation">
      {suit ? (
        <>
          <Rank card={card} suit={suit} x={14} y={25} />
          <SuitAt suit={suit} x={14} y={37} size={16} />
        </>
      ) : (
        <JokerStar card={card} x={14} y={20} size={12} />
      )}
    </svg>
  );
}

/** A hat for the boss of a Ranch, a star for those who make cards wild. */
function Mark({ kind }: { readonly kind: 'boss' | 'wild' }) {
  return (
    <span className={`char-mark char-${kind}`}>
      <Icon name={kind === 'boss' ? 'crownHat' : 'wild'} />
    </span>
  );
}
