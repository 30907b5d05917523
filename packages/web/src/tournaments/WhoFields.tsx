// For whom it is, and what bots do in it.
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { LEVEL_NAMES, LevelSelect } from '../meet/LevelSelect.tsx';
import { useAppWords } from '../words/index.ts';
import { FILLS, WHO } from './tournament-draft.ts';
import { useTournamentWords } from './use-tournament-words.ts';
import type { DraftFieldsProps } from './WhatFields.tsx';

export function WhoFields({ draft, onChange }: DraftFieldsProps) {
  const own = useTournamentWords();
  return (
    <>
      <Picks
        legend={own.who}
        name="who"
        values={WHO}
        value={draft.who}
        nameOf={(who) => own.whos[who]}
        onPick={(who) => onChange({ who })}
        about={own.whosAbout}
      />
      {draft.who === 'programs' && <LeagueBots draft={draft} onChange={onChange} />}
      {/* Where all tables are alike, there is no other way. */}
      {draft.format !== 'duplicate' && (
        <Picks
          legend={own.fill}
          name="fill"
          values={FILLS}
          value={draft.fill}
          nameOf={(fill) => own.fills[fill]}
          onPick={(fill) => onChange({ fill })}
        />
      )}
      <div className={controls.field} data-part="field">
        <label htmlFor="tournament-level">{own.level}</label>
        <LevelSelect id="tournament-level" level={draft.level} onPick={(level) => onChange({ level })} />
        <small>{own.levelAbout}</small>
      </div>
    </>
  );
}

/** Which bots of the house play in the league. */
function LeagueBots({ draft, onChange }: DraftFieldsProps) {
  const own = useTournamentWords();
  const words = useAppWords();
  const changed = (level: string, isIn: boolean): readonly string[] =>
    LEVEL_NAMES.filter((one) => (one === level ? isIn : draft.levels.includes(one)));
  return (
    <fieldset className={controls.field} data-part="field league-bots">
      <legend>{own.leagueBots}</legend>
      {LEVEL_NAMES.map((level) => (
        <label key={level} className={controls.toggle}>
          <input
            type="checkbox"
            checked={draft.levels.includes(level)}
            onChange={({ target }) => onChange({ levels: changed(level, target.checked) })}
          />{' '}
          {words.levels[level]}
        </label>
      ))}
    </fieldset>
  );
}
