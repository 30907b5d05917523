// Arriving with a one-time link made on another device: the code is behind the #, which no server ever sees.
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { server } from '../table/online-table.ts';
import { useWords } from '../words/index.ts';
import { problemText } from '../words/problem-text.ts';
import { Page } from './Page.tsx';

export function LinkPage() {
  const words = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);
  useEffect(() => {
    // The link works once: it must not be used up by a second look at the page.
    if (asked.current) return;
    asked.current = true;
    server.call('arriveByLink', { body: { code: location.hash.slice(1) } }).then(
      ({ name }) => {
        changeSettings({ name, known: true });
        go('/matches', { replace: true });
      },
      (reason: unknown) => setProblem(problemText(useSettings.getState().lang, reason)),
    );
  }, [go]);
  return (
    <Page title={words.otherDevice}>
      <p role="status">{problem === undefined ? words.arriving : `${words.refused} ${problem}`}</p>
    </Page>
  );
}
