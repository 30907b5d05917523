// A day and an hour, where the organiser is.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (value: string) => void;
}

export function TimeField({ id, label, onChange, ...range }: Props) {
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="datetime-local" required {...range} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
