// The fields of the bench: a text in one or three languages, a whole number, one of several. Each with the checker's
// word beside it.
import type { PackProblem, Texts } from '@sagebrush/cowpoker';
import { LANGS } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Complaint, complaintsAt } from './Complaint.tsx';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

interface Place {
  readonly label: ReactNode;
  readonly problems: readonly PackProblem[];
  /** Where the checker would find fault with it. */
  readonly at: string;
}

interface TextsProps extends Place {
  readonly texts: Texts;
  readonly max: number;
  readonly onChange: (texts: Texts) => void;
}

export function TextsField({ texts, onChange, ...others }: TextsProps) {
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  if (typeof texts === 'string') {
    return (
      <div className={styles.texts}>
        <TextField {...others} text={texts} onChange={onChange} />
        <button
          type="button"
          className={styles.linkButton}
          onClick={() => onChange({ en: texts, de: texts, it: texts })}
        >
          {own.eachLanguage}
        </button>
      </div>
    );
  }
  return (
    <fieldset className={`${styles.texts} ${controls.field}`} data-part="field">
      <legend>{others.label}</legend>
      {LANGS.map((one) => (
        <TextField
          key={one}
          {...others}
          label={own.languages[one]}
          at={`${others.at}.${one}`}
          text={texts[one]}
          onChange={(text) => onChange({ ...texts, [one]: text })}
        />
      ))}
      <button type="button" className={styles.linkButton} onClick={() => onChange(texts[lang])}>
        {own.oneLanguage}
      </button>
    </fieldset>
  );
}

function TextField({
  label,
  problems,
  at,
  text,
  max,
  onChange,
}: Place & { text: string; max: number; onChange: (text: string) => void }) {
  const id = useId();
  const wrong = complaintsAt(problems, at).length > 0;
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={max}
        aria-invalid={wrong}
        aria-describedby={`${id}-why`}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <Complaint problems={problems} at={at} id={`${id}-why`} />
    </div>
  );
}

interface WholeProps extends Place {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * What is no whole number is not taken over, and is forgotten when the field is left; one that is too large is, and the
 * checker says so.
 */
export function WholeField({ label, problems, at, value, onChange }: WholeProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const wrong = complaintsAt(problems, at).length > 0;
  function take(text: string): void {
    setTyped(text);
    if (/^-?\d{1,4}$/.test(text)) onChange(Number(text));
  }
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        value={typed}
        aria-invalid={wrong}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(String(value))}
      />
      <Complaint problems={problems} at={at} id={`${id}-why`} />
    </div>
  );
}

interface SelectProps extends Place {
  readonly value: string;
  readonly values: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, problems, at, value, values, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className={controls.field} data-part="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} aria-describedby={`${id}-why`} onChange={({ target }) => onChange(target.value)}>
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <Complaint problems={problems} at={at} id={`${id}-why`} />
    </div>
  );
}
