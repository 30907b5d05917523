// A button that asks back: the first press only says what the second one does.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';

interface Props {
  readonly name: string;
  readonly sureName: string;
  readonly disabled: boolean;
  readonly onSure: () => void;
}

export function SureButton({ name, sureName, disabled, onSure }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.small} ${controls.plain}`}
      disabled={disabled}
      onClick={isAsked ? onSure : () => setAsked(true)}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? sureName : name}
    </button>
  );
}
