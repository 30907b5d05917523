// How a table with other people goes: the clock, whether it is rated, who may watch and talk, hints and the stand-in.
import { TALKS, type Talk } from '@sagebrush/protocol';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { RatedPick } from '../record/RatedPick.tsx';
import { LEVEL_NAMES, LevelSelect } from './LevelSelect.tsx';
import { CLOCKS, type ClockName, type OnlineSetting } from './online-setting.ts';
import { useMeetWords } from './use-meet-words.ts';

const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

interface Props {
  readonly setting: OnlineSetting;
  readonly onChange: (setting: OnlineSetting) => void;
}

export function OnlineSettings({ setting, onChange }: Props) {
  const own = useMeetWords();
  const change = (changed: Partial<OnlineSetting>): void => onChange({ ...setting, ...changed });
  const clock = CLOCK_NAMES.find((name) => CLOCKS[name] === setting.clock) ?? 'none';
  return (
    <div data-part="online-settings">
      <Picks
        legend={own.clock}
        name="clock"
        values={CLOCK_NAMES}
        value={clock}
        nameOf={(value) => own.clocks[value]}
        onPick={(value) => change({ clock: CLOCKS[value], rated: setting.rated && value !== 'none' })}
        about={setting.rated ? own.clockAboutRated : own.clockAbout}
      />
      <RatedPick
        rated={setting.rated}
        // A rated match has to end: without a clock it may not.
        onPick={(rated) => change({ rated, ...(rated && clock === 'none' ? { clock: CLOCKS.calm } : {}) })}
      />
      <Toggle
        name={own.watchers}
        about={own.watchersAbout}
        checked={setting.watchers}
        onChange={(watchers) => change({ watchers })}
      />
      <Toggle
        name={own.hints}
        about={own.hintsAbout}
        checked={setting.hints && !setting.rated}
        disabled={setting.rated}
        onChange={(hints) => change({ hints })}
      />
      <div className={controls.field} data-part="field">
        <label htmlFor="stand-in">{own.standIn}</label>
        <LevelSelect
          id="stand-in"
          level={setting.rated ? LEVEL_NAMES[0] : setting.standIn}
          disabled={setting.rated}
          onPick={(standIn) => change({ standIn })}
        />
        <small>{own.standInAbout}</small>
      </div>
      <div className={controls.field} data-part="field">
        <label htmlFor="talk">{own.talk}</label>
        <select id="talk" value={setting.talk} onChange={({ target }) => change({ talk: target.value as Talk })}>
          {TALKS.map((talk) => (
            <option key={talk} value={talk}>
              {own.talks[talk]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly about: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Toggle({ name, about, checked, disabled = false, onChange }: ToggleProps) {
  return (
    <div className={controls.field} data-part="field">
      <label className={controls.toggle}>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
        />{' '}
        {name}
      </label>
      <small>{about}</small>
    </div>
  );
}
