// The face of a Cowpoker card: portrait, Ranch, values, effect and the poker index. Small ones keep what is read across
// a table.
import { Icon } from '@sagebrush/table-kit/art/Icon.tsx';
import { PortraitArt } from '@sagebrush/table-kit/art/people/PortraitArt.tsx';
import { JokerStar, Paper, RankMark } from '@sagebrush/table-kit/cards/paper.tsx';
import { SuitAt, suitOfText } from '@sagebrush/table-kit/cards/Suit.tsx';
import { type Character, isBoss, portraitOf } from './character.ts';
import * as charactersStyles from './characters.module.css';
import { Medal } from './Medal.tsx';
import { RanchBrand } from './RanchBrand.tsx';

export type { Character } from './character.ts';

/** The longer the effect, the smaller its type. */
function typeSize(text: string): 'large' | 'middling' | 'small' {
  if (text.length < 45) return 'large';
  return text.length < 85 ? 'middling' : 'small';
}

/** Longer than a narrow band holds in its usual type. */
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 9);

export function CowpokerFace({ card }: { readonly card: Character }) {
  return (
    <span
      className={charactersStyles.face}
      data-ranch={card.ranch}
      data-boss={isBoss(card) || undefined}
      aria-hidden="true"
    >
      <svg className={charactersStyles.paper} viewBox="0 0 100 140" role="presentation">
        <Paper />
      </svg>
      <CowIndex card={card} />
      <span className={charactersStyles.medals}>
        <Medal value="points" amount={card.points} />
        <Medal value="roundup" amount={card.roundup} />
        <Medal value="gunfight" amount={card.gunfight} />
      </span>
      <span className={charactersStyles.brand}>
        <RanchBrand ranch={card.ranch} />
      </span>
      <svg
        className={charactersStyles.portrait}
        viewBox="0 -5 100 104"
        preserveAspectRatio="xMidYMax slice"
        role="presentation"
      >
        <circle cx="50" cy="56" r="46" className={charactersStyles.sun} />
        <PortraitArt portrait={portraitOf(card)} />
      </svg>
      {isBoss(card) && <Mark kind="boss" />}
      {card.wild && <Mark kind="wild" />}
      <span className={charactersStyles.name} data-long={hasLongWord(card.name) || undefined}>
        {card.name}
      </span>
      <span className={charactersStyles.text} data-size={typeSize(card.text)}>
        {card.text}
      </span>
    </span>
  );
}

function CowIndex({ card: { card } }: { readonly card: Character }) {
  const suit = suitOfText(card);
  return (
    <svg className={charactersStyles.index} viewBox="0 0 28 46" role="presentation">
      {suit ? (
        <>
          <RankMark card={card} suit={suit} x={14} y={25} />
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
    <span className={charactersStyles.mark} data-mark={kind}>
      <Icon name={kind === 'boss' ? 'crownHat' : 'wild'} />
    </span>
  );
}
