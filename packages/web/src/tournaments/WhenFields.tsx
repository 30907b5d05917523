// When it is played, and how fast.
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { TimeField } from './TimeField.tsx';
import {
  fieldTime,
  namesIn,
  OPENINGS,
  PACES,
  PAUSES,
  type PaceClock,
  START_NAMES,
  startTime,
} from './tournament-draft.ts';
import { useTournamentWords } from './use-tournament-words.ts';
import type { DraftFieldsProps } from './WhatFields.tsx';

export function WhenFields({ draft, onChange }: DraftFieldsProps) {
  const own = useTournamentWords();
  const clocksOf = (pace: typeof draft.pace): PaceClock[] => namesIn(PACES[pace]);
  return (
    <>
      <Picks
        legend={own.pace}
        name="pace"
        values={namesIn(PACES)}
        value={draft.pace}
        nameOf={(pace) => own.paces[pace]}
        onPick={(pace) => onChange({ pace, clock: clocksOf(pace)[0] ?? draft.clock })}
      />
      <Picks
        legend={own.clock}
        name="clock"
        values={clocksOf(draft.pace)}
        value={draft.clock}
        nameOf={(clock) => own.clocks[clock]}
        onPick={(clock) => onChange({ clock })}
        about={own.clockAbout}
      />
      <Picks
        legend={own.starts}
        name="starts"
        values={START_NAMES}
        value={draft.starts}
        nameOf={(starts) => own.startsIn[starts]}
        onPick={(starts) => onChange({ starts })}
      />
      {draft.starts === 'at' && (
        <TimeField
          id="starts-at"
          label={own.startsAt}
          value={draft.startsAt}
          min={fieldTime(Date.now())}
          onChange={(startsAt) => onChange({ startsAt })}
        />
      )}
      <Picks
        legend={own.opening}
        name="opens"
        values={OPENINGS}
        value={draft.opens}
        nameOf={(opens) => own.openings[opens]}
        onPick={(opens) => onChange({ opens })}
      />
      {draft.opens === 'at' && (
        <TimeField
          id="opens-at"
          label={own.opensAt}
          value={draft.opensAt}
          max={fieldTime(startTime(draft, Date.now()))}
          onChange={(opensAt) => onChange({ opensAt })}
        />
      )}
      <Picks
        legend={own.pause}
        name="pause"
        values={namesIn(PAUSES)}
        value={draft.pause}
        nameOf={(pause) => own.pauses[pause]}
        onPick={(pause) => onChange({ pause })}
      />
      <div className={controls.field} data-part="field">
        <label className={controls.toggle}>
          <input type="checkbox" checked={draft.late} onChange={({ target }) => onChange({ late: target.checked })} />{' '}
          {own.late}
        </label>
      </div>
    </>
  );
}
