// What an event is called, and a few words about it.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { TournamentDraft } from './tournament-draft.ts';
import { useTournamentWords } from './use-tournament-words.ts';

type EventWords = Pick<TournamentDraft, 'name' | 'about'>;

interface Props {
  readonly words: EventWords;
  readonly onChange: (changed: Partial<EventWords>) => void;
}

export function WordsFields({ words: { name, about }, onChange }: Props) {
  const own = useTournamentWords();
  return (
    <>
      <div className={controls.field} data-part="field">
        <label htmlFor="tournament-name">{own.newName}</label>
        <input
          id="tournament-name"
          type="text"
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div className={controls.field} data-part="field">
        <label htmlFor="tournament-about">{own.newAbout}</label>
        <textarea
          id="tournament-about"
          rows={3}
          maxLength={1000}
          value={about}
          onChange={({ target }) => onChange({ about: target.value })}
        />
      </div>
    </>
  );
}
