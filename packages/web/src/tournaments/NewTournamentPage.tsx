// Organising a tournament: a name, a game with its house rules, a format, a time, and for whom.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type FormEvent, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { GAME_IDS, gameEntry } from '../games/games.ts';
import { changedOptions, HouseRulesFields } from '../pages/HouseRulesFields.tsx';
import { Page } from '../pages/Page.tsx';
import { arrive, server } from '../table/server.ts';
import { asked, type TournamentDraft, usualDraft } from './tournament-draft.ts';
import * as styles from './tournaments.module.css';
import { useTournamentWords } from './use-tournament-words.ts';
import { WhatFields } from './WhatFields.tsx';
import { WhenFields } from './WhenFields.tsx';
import { WhoFields } from './WhoFields.tsx';
import { WordsFields } from './WordsFields.tsx';

const [FIRST_GAME = ''] = GAME_IDS;
const usualSeats = (game: string): number => Math.max(2, Math.min(4, gameEntry(game).players.max));

export function NewTournamentPage() {
  const own = useTournamentWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useWork();
  const [draft, setDraft] = useState<TournamentDraft>(() => usualDraft(FIRST_GAME, usualSeats(FIRST_GAME), Date.now()));
  const change = (changed: Partial<TournamentDraft>): void =>
    setDraft((before) => {
      const isOther = changed.game !== undefined && changed.game !== before.game;
      const rules = isOther ? { options: {}, seats: usualSeats(changed.game ?? '') } : {};
      return { ...before, ...rules, ...changed };
    });
  const changeOptions = useCallback(
    (changed: TournamentDraft['options']) =>
      setDraft((before) => ({ ...before, options: changedOptions(before.options, changed) })),
    [],
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    run(async () => {
      await arrive();
      const { tournament } = await server.call('openTournament', { body: asked(draft, Date.now()) });
      go(`/events/${tournament.id}`);
    });
  }
  return (
    <Page title={own.newTitle}>
      <form onSubmit={submit} className={styles.form} data-part="new-tournament">
        <WordsFields words={draft} onChange={change} />
        <WhatFields draft={draft} onChange={change} />
        <HouseRulesFields key={draft.game} game={draft.game} options={draft.options} onChange={changeOptions} />
        <WhenFields draft={draft} onChange={change} />
        <WhoFields draft={draft} onChange={change} />
        <ProblemNote text={problem} />
        <div className={controls.actions} data-part="actions">
          <button type="submit" className={controls.button} disabled={busy || draft.name.trim() === ''}>
            {own.announce}
          </button>
        </div>
      </form>
    </Page>
  );
}
