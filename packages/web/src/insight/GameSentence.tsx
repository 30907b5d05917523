// A sentence of a game away from its table: names in bold, cards as people write them.
import type { GameEvent, Sentence, Words } from '@sagebrush/engine';
import { CardName } from '@sagebrush/table-kit/cards/CardName.tsx';
import { use } from 'react';
import { gameScreen } from '../games/games.ts';
import type { FoundLog } from '../replay/log-source.ts';

interface Props {
  readonly sentence: Sentence;
  readonly words: Words;
  readonly found: Pick<FoundLog, 'game' | 'players'>;
}

export function GameSentence({ sentence, words, found }: Props) {
  const isNamed = use(gameScreen(found.game)).hasNamedCards === true;
  let place = 0;
  return sentence.map((part) => {
    place += 1;
    if (typeof part === 'string') return part;
    if ('seat' in part) return part.they ?? <b key={place}>{found.players[part.seat]?.name ?? part.seat + 1}</b>;
    return <CardName key={place} card={part.card} words={words} named={isNamed} before={sentence[place - 2]} />;
  });
}

/** What happened, one sentence after the other. */
export function Happened({
  events,
  words,
  found,
}: Omit<Props, 'sentence'> & { readonly events: readonly GameEvent[] }) {
  return (
    <GameSentence sentence={events.flatMap((event) => [...words.event(event), ' '])} words={words} found={found} />
  );
}

export interface NamedSeat {
  readonly seat: number;
  readonly name: string;
}
export const seatsOf = ({ players }: FoundLog): NamedSeat[] => players.map(({ name }, seat) => ({ seat, name }));
