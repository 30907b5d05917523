// My name, in its one place: typed here, it is the name at every table, and Enter saves it.

import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type FormEvent, useEffect, useState } from 'react';
import { rename } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useWork } from './use-work.ts';

export function NameField() {
  const words = useAppWords();
  const name = useSettings((settings) => settings.name);
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState(false);
  const { busy, problem, run } = useWork();
  useEffect(() => setTyped(name), [name]);
  const wanted = typed.trim();
  const isNew = wanted !== '' && wanted !== name;
  function save(): void {
    if (isNew) run(() => rename(wanted).then(() => setSaved(true)));
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    save();
  }
  return (
    <form className={controls.field} data-part="field name-field" onSubmit={submit}>
      <label htmlFor="my-name">{words.yourName}</label>
      <input
        id="my-name"
        type="text"
        value={typed}
        maxLength={24}
        autoComplete="nickname"
        spellCheck={false}
        aria-describedby="my-name-about"
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
        onBlur={save}
      />
      <small id="my-name-about" role="status">
        {saved && !isNew ? words.saved : words.nameAbout}
      </small>
      {isNew && (
        <div>
          <button type="submit" className={`${controls.button} ${controls.small}`} disabled={busy}>
            {words.save}
          </button>
        </div>
      )}
      <ProblemNote text={problem} />
    </form>
  );
}
