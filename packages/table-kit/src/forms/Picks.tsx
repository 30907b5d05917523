// One of a few: a row of buttons that is a group of radio buttons.
import type { ReactNode } from 'react';
import * as controls from '../styles/controls.module.css';

interface Props<V extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly V[];
  readonly value: string;
  readonly nameOf: (value: V) => string;
  /** A sign beside the name. */
  readonly signOf?: (value: V) => ReactNode;
  readonly onPick: (value: V) => void;
  readonly about?: string | undefined;
}

export function Picks<V extends string>({ legend, name, values, value, nameOf, signOf, onPick, about }: Props<V>) {
  return (
    <fieldset className={controls.field} data-part="field">
      <legend>{legend}</legend>
      <div className={controls.picks} data-part="picks">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} value={one} checked={one === value} onChange={() => onPick(one)} />
            <span>
              {signOf?.(one)}
              {nameOf(one)}
            </span>
          </label>
        ))}
      </div>
      {about !== undefined && <small>{about}</small>}
    </fieldset>
  );
}
