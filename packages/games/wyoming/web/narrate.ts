// What a scene says in one breath: a shot with its reason and its price, a gun with when it may fire.
import { type Sentence, SUITS, suitName } from '@sagebrush/engine';
import type { SceneStory } from '@sagebrush/table-kit/table/screen.ts';
import type { WyomingEvent, WyomingView } from '@sagebrush/wyoming';
import { endsShot, type ShotStory, shotStory } from './shot.ts';
import { STORIES, type Stories, type TurnedEnd, thenSay } from './stories/index.ts';

export function narrate({
  event,
  together,
  view,
  words,
  lang,
}: Pick<SceneStory<WyomingView>, 'event' | 'together' | 'view' | 'words' | 'lang'>): Sentence | undefined {
  const last = event as WyomingEvent;
  const all = together as readonly WyomingEvent[];
  const stories = STORIES[lang];
  if (last.type === 'couple') return words.event(event);
  if (last.type === 'pull') return thenSay(words.event(event), stories.loads(last.seat, last.kind));
  if (!endsShot(last, all)) return undefined;
  const shot = shotStory(last, all, view);
  const suit = shot.suit === undefined ? '' : suitName(lang, SUITS.indexOf(shot.suit));
  return shotSentence(shot, suit, stories);
}

function shotSentence(shot: ShotStory, suit: string, stories: Stories): Sentence {
  const { end } = shot;
  const begin = stories.fires(shot);
  switch (end) {
    case 'asked':
    case 'no':
    case 'backfire':
    case 'quickdraw':
      return [...begin, ...stories[end](shot)];
    case 'no-card':
      return [...begin, ...stories.noCard(shot)];
    default: {
      const why = [...begin, ...whySentence(shot, end, suit, stories)];
      if (shot.isHandedOver) return thenSay(why, stories.handsOver(shot));
      return end === 'hit' || end === 'ricochet' ? thenSay(why, stories.mustHandOver(shot)) : why;
    }
  }
}

function whySentence(shot: ShotStory, end: TurnedEnd, suit: string, stories: Stories): Sentence {
  if (shot.card === undefined) return ['.'];
  if (end === 'hit' && shot.kind === '.45' && !shot.isHandedOver) return stories.hits(shot);
  return [...stories.turns(shot), ...stories.ends[end](shot, suit)];
}
