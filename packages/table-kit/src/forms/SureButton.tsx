// A button that asks back: the first press only says what the second one does.
import { useState } from 'react';
import * as controls from '../styles/controls.module.css';

interface Props {
  readonly name: string;
  /** What it is called by itself, where its name alone does not say whom it is about. */
  readonly label?: string;
  readonly sureName: string;
  readonly disabled?: boolean;
  readonly onSure: () => void;
}

export function SureButton({ name, label = name, sureName, disabled = false, onSure }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.small} ${controls.plain}`}
      aria-label={isAsked ? sureName : label}
      disabled={disabled}
      onClick={isAsked ? onSure : () => setAsked(true)}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? sureName : name}
    </button>
  );
}
