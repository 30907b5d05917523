// Arriving with a one-time link made on another device: the code is behind the #, which no server ever sees. Who is
// somebody here already is asked first: a link that a stranger sent would make them the stranger's guest.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { beMe, server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { Page } from './Page.tsx';

export function LinkPage() {
  const words = useAppWords();
  const [, go] = useLocation();
  const { known, name } = useSettings();
  const [isSure, setSure] = useState(!known);
  const [problem, setProblem] = useState<string>();
  const asked = useRef(false);
  const arrive = useCallback(() => {
    // The link works once: it must not be used up by a second look at the page.
    if (asked.current) return;
    asked.current = true;
    server.call('arriveByLink', { body: { code: location.hash.slice(1) } }).then(
      (me) => {
        beMe(me);
        go('/matches', { replace: true });
      },
      (reason: unknown) => setProblem(reason instanceof Error ? reason.message : String(reason)),
    );
  }, [go]);
  useEffect(() => {
    if (isSure) arrive();
  }, [isSure, arrive]);
  return (
    <Page title={words.otherDevice}>
      {isSure ? (
        <p role="status">{problem === undefined ? words.arriving : `${words.refused} ${problem}`}</p>
      ) : (
        <>
          <p>{words.linkSure(name)}</p>
          <div className={controls.actions} data-part="actions">
            <button type="button" className={controls.button} onClick={() => go('/', { replace: true })}>
              {words.linkStay(name)}
            </button>
            <button type="button" className={`${controls.button} ${controls.plain}`} onClick={() => setSure(true)}>
              {words.linkUse}
            </button>
          </div>
        </>
      )}
    </Page>
  );
}
