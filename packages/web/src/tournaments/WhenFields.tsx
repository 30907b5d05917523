// When it is played, and how fast.
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useTournamentWords } from './use-tournament-words.ts';
import type { WishFieldsProps } from './WhatFields.tsx';
import { type ClockName, fieldTime, namesIn, OPENINGS, PACES, PAUSES, START_NAMES, startTime } from './wish.ts';

export function WhenFields({ wish, onChange }: WishFieldsProps) {
  const own = useTournamentWords();
  const clocksOf = (pace: typeof wish.pace): ClockName[] => namesIn(PACES[pace]);
  return (
    <>
      <Picks
        legend={own.pace}
        name="pace"
        values={namesIn(PACES)}
        value={wish.pace}
        nameOf={(pace) => own.paces[pace]}
        onPick={(pace) => onChange({ pace, clock: clocksOf(pace)[0] ?? wish.clock })}
      />
      <Picks
        legend={own.clock}
        name="clock"
        values={clocksOf(wish.pace)}
        value={wish.clock}
        nameOf={(clock) => own.clocks[clock]}
        onPick={(clock) => onChange({ clock })}
        about={own.clockAbout}
      />
      <Picks
        legend={own.starts}
        name="starts"
        values={START_NAMES}
        value={wish.starts}
        nameOf={(starts) => own.startsIn[starts]}
        onPick={(starts) => onChange({ starts })}
      />
      {wish.starts === 'at' && (
        <TimeField
          id="starts-at"
          label={own.startsAt}
          value={wish.startsAt}
          min={fieldTime(Date.now())}
          onChange={(startsAt) => onChange({ startsAt })}
        />
      )}
      <Picks
        legend={own.opening}
        name="opens"
        values={OPENINGS}
        value={wish.opens}
        nameOf={(opens) => own.openings[opens]}
        onPick={(opens) => onChange({ opens })}
      />
      {wish.opens === 'at' && (
        <TimeField
          id="opens-at"
          label={own.opensAt}
          value={wish.opensAt}
          max={fieldTime(startTime(wish, Date.now()))}
          onChange={(opensAt) => onChange({ opensAt })}
        />
      )}
      <Picks
        legend={own.pause}
        name="pause"
        values={namesIn(PAUSES)}
        value={wish.pause}
        nameOf={(pause) => own.pauses[pause]}
        onPick={(pause) => onChange({ pause })}
      />
      <div className={controls.field} data-part="field">
        <label className={controls.toggle}>
          <input type="checkbox" checked={wish.late} onChange={({ target }) => onChange({ late: target.checked })} />{' '}
          {own.late}
        </label>
      </div>
    </>
  );
}

interface TimeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (value: string) => void;
}

/** A day and an hour, where the organiser is. */
function TimeField({ id, label, onChange, ...range }: TimeFieldProps) {
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="datetime-local" required {...range} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
