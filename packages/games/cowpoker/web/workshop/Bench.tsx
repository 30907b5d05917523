// The bench: a pack taken apart. Cards, the pack itself, and the test run; every change is kept at once and can be
// undone.
import { checkPack, type PackJson, remarksOn, textIn } from '@sagebrush/cowpoker';
import type { CardText } from '@sagebrush/engine';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShell } from '@sagebrush/table-kit/shell.ts';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { BenchBar } from './BenchBar.tsx';
import { BenchMistakes } from './BenchMistakes.tsx';
import { CardForm } from './CardForm.tsx';
import { CardPicker } from './CardPicker.tsx';
import { changed, draftOf, withCard } from './draft.ts';
import { TextsField } from './fields.tsx';
import { keepPack } from './pack-shelf.ts';
import { cardIndexOf } from './place-name.ts';
import { TestRun } from './TestRun.tsx';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

const PARTS = ['cards', 'pack', 'test'] as const;

export function Bench({ id, pack: first }: { readonly id: string; readonly pack: PackJson }) {
  const { Page } = useShell();
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const [draft, change] = useReducer(changed, first, draftOf);
  const [part, setPart] = useState<(typeof PARTS)[number]>('cards');
  const [picked, setPicked] = useState<CardText>(first.cards[0]?.card ?? 'AS');
  const [kept, setKept] = useState(true);
  const { pack } = draft;
  const problems = useMemo(() => checkPack(pack, lang), [pack, lang]);
  const remarks = useMemo(() => (problems.length === 0 ? remarksOn(pack, lang) : []), [pack, lang, problems]);
  const cards = useMemo(() => pack.cards.map(({ card }) => card), [pack]);
  const wrong = new Set(problems.flatMap(({ place }) => cards[cardIndexOf(place) ?? -1] ?? []));
  const index = Math.max(0, cards.indexOf(picked));
  const entry = pack.cards[index];
  useEffect(() => {
    if (pack !== first) setKept(keepPack(id, pack));
  }, [id, pack, first]);
  const pick = useCallback((card: CardText) => {
    setPart('cards');
    setPicked(card);
  }, []);
  const undo = useCallback(() => change({ do: 'undo' }), []);
  const redo = useCallback(() => change({ do: 'redo' }), []);
  useUndoKeys(undo, redo);

  return (
    <Page title={textIn(lang, pack.name) || own.nameless}>
      <div className={styles.bench}>
        <BenchBar
          id={id}
          pack={pack}
          sound={problems.length === 0}
          undo={draft.past.length > 0 ? undo : undefined}
          redo={draft.future.length > 0 ? redo : undefined}
        />
        <p className={styles.benchState} role="status">
          {problems.length === 0 ? own.sound : own.mistakes(problems.length)} · {kept ? own.kept : own.noRoom}
        </p>
        <BenchMistakes problems={problems} cards={cards} onCard={pick} onPack={() => setPart('pack')} />
        {remarks.length > 0 && (
          <details className={styles.remarks} data-part="remarks">
            <summary>{own.remarks(remarks.length)}</summary>
            <p>{own.remarksAbout}</p>
            <BenchMistakes problems={remarks} cards={cards} onCard={pick} onPack={() => setPart('pack')} />
          </details>
        )}
        <Picks
          legend={own.part}
          name="part"
          values={PARTS}
          value={part}
          nameOf={(one) => own.parts[one]}
          onPick={setPart}
        />
        {part === 'cards' && entry && (
          <div className={styles.benchCards}>
            <CardPicker cards={pack.cards} picked={entry.card} wrong={wrong} onPick={pick} />
            <CardForm
              key={entry.card}
              entry={entry}
              index={index}
              problems={problems}
              onChange={(field, changes) =>
                change({ do: 'change', at: `${entry.card} ${field}`, pack: withCard(entry.card, changes) })
              }
            />
          </div>
        )}
        {part === 'pack' && (
          <>
            <TextsField
              label={own.fields.name}
              texts={pack.name}
              max={60}
              problems={problems}
              at="name"
              onChange={(name) => change({ do: 'change', at: 'name', pack: (old) => ({ ...old, name }) })}
            />
            <TextsField
              label={own.fields.about}
              texts={pack.about ?? ''}
              max={500}
              problems={problems}
              at="about"
              onChange={(about) =>
                change({
                  do: 'change',
                  at: 'about',
                  pack: ({ cards: all, about: _, ...old }) => ({
                    ...old,
                    ...(about === '' ? {} : { about }),
                    cards: all,
                  }),
                })
              }
            />
          </>
        )}
        {part === 'test' && <TestRun pack={pack} sound={problems.length === 0} />}
      </div>
    </Page>
  );
}

/**
 * Ctrl or Command with Z takes back and, with Shift, repeats; so does Y. The browser's own undo knows nothing of the
 * pack.
 */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}
