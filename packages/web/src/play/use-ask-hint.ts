// Asks a bot for advice, and lights its move up on the table.
import { adviceText, detach, type Reason, type Sentence } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { TableControl } from '@sagebrush/table-kit/table/table-control.ts';
import { useCallback } from 'react';
import type { Advice } from '../table/advice.ts';
import { appWordsNow } from '../words/index.ts';
import { hintedMoves } from './hint.ts';

export function useAskHint(control: TableControl, advice: Advice): () => void {
  return useCallback(() => {
    const { seating, moment, screen, busy } = control.store.getState();
    if (!seating?.hints || !moment?.asked || !screen || busy || seating.you === 'rail') return;
    const { game, table, you } = seating;
    const { lang, tone } = useSettings.getState();
    const words = screen.game.words(lang, table.options, tone);
    const recommend = (reason: Reason): Sentence => adviceText(screen.game, words, lang, reason);
    control.showHint(undefined);
    const thought = advice.hint({ game, table, seat: you, view: moment.view }, moment.choices).then((found) => {
      // Whoever has moved on in the meantime needs no hint any more.
      if (control.store.getState().moment !== moment) return;
      const { hintEqual: equal, hintAsGood: asGood } = appWordsNow();
      control.showHint(hintedMoves(found, { words, recommend, equal, asGood }));
    });
    detach(thought, reportError);
  }, [control, advice]);
}
