// Who shares this device: how many people, and how the others are called.
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useAppWords } from '../words/index.ts';

interface Props {
  /** How many sit at the table. */
  readonly seats: number;
  /** How many of them share this device, this guest included. */
  readonly people: number;
  readonly onPeople: (people: number) => void;
}

const LONGEST_NAME = 24;

export function Companions({ seats, people, onPeople }: Props) {
  const words = useAppWords();
  const companions = useSettings((settings) => settings.companions);
  const counts = Array.from({ length: seats }, (_, index) => String(index + 1));
  const others = Array.from({ length: people - 1 }, (_, index) => index);
  const rename = (at: number, name: string): void =>
    changeSettings({
      companions: Array.from({ length: people - 1 }, (_, one) => (one === at ? name : (companions[one] ?? ''))),
    });
  return (
    <>
      <Picks
        legend={words.peopleHere}
        name="people"
        values={counts}
        value={String(people)}
        nameOf={(value) => (value === '1' ? words.onlyMe : value)}
        onPick={(value) => onPeople(Number(value))}
        {...(people > 1 ? { about: words.peopleHereAbout } : {})}
      />
      {others.map((at) => (
        <div key={at} className={controls.field} data-part="field companion">
          <label htmlFor={`companion-${at}`}>{words.companion(at + 2)}</label>
          <input
            id={`companion-${at}`}
            type="text"
            value={companions[at] ?? ''}
            placeholder={words.personName(at + 2)}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => rename(at, target.value)}
          />
        </div>
      ))}
    </>
  );
}

/** The others as they are called at the table: everybody has a name, and no two have the same. */
export function companionNames(
  typed: readonly string[],
  {
    people,
    mine,
    nameless,
  }: { readonly people: number; readonly mine: string; readonly nameless: (person: number) => string },
): string[] {
  const names = [mine];
  for (let at = 0; at < people - 1; at++) {
    const name = typed[at]?.trim() ?? '';
    names.push(name === '' || names.includes(name) ? nameless(at + 2) : name);
  }
  return names.slice(1);
}
