// What is played, and how it is counted.
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { GAME_IDS, gameEntry } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { FORMATS, type TournamentDraft } from './tournament-draft.ts';
import { useTournamentWords } from './use-tournament-words.ts';

export interface DraftFieldsProps {
  readonly draft: TournamentDraft;
  readonly onChange: (changed: Partial<TournamentDraft>) => void;
}

const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

export function WhatFields({ draft, onChange }: DraftFieldsProps) {
  const own = useTournamentWords();
  const titles = useTitles();
  const { players } = gameEntry(draft.game);
  const isCounted = draft.format === 'swiss' || draft.format === 'duplicate';
  return (
    <>
      <Picks
        legend={own.game}
        name="tournament-game"
        values={GAME_IDS}
        value={draft.game}
        nameOf={titles}
        onPick={(game) => onChange({ game })}
      />
      <Picks
        legend={own.format}
        name="format"
        values={FORMATS}
        value={draft.format}
        nameOf={(format) => own.formats[format]}
        onPick={(format) => onChange({ format })}
        about={own.formatLines[draft.format]}
      />
      <Picks
        legend={own.seats}
        name="seats"
        values={upTo(Math.max(2, players.min), players.max)}
        value={String(draft.seats)}
        nameOf={(value) => value}
        onPick={(value) => onChange({ seats: Number(value) })}
      />
      {isCounted && (
        <Picks
          legend={own.roundCount}
          name="rounds"
          values={upTo(1, 8)}
          value={String(draft.roundCount)}
          nameOf={(value) => value}
          onPick={(value) => onChange({ roundCount: Number(value) })}
        />
      )}
      <Picks
        legend={own.deals}
        name="deals"
        values={upTo(1, 5)}
        value={String(draft.deals)}
        nameOf={(value) => value}
        onPick={(value) => onChange({ deals: Number(value) })}
      />
    </>
  );
}
