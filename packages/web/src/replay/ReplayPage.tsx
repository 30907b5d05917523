// A replay at its address: the log is looked for, read, and shown on the table.
import { detach } from '@sagebrush/engine';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Page } from '../pages/Page.tsx';
import { TableRoom } from '../play/TableRoom.tsx';
import { askedIn } from './address.ts';
import { ChooseLog } from './ChooseLog.tsx';
import { logFault } from './log-fault.ts';
import { findLog, type NoLog } from './log-source.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { openReplay, type Replay } from './replay.ts';
import { useReplayWords } from './words/index.ts';

type Found = Replay | NoLog | { readonly broken: unknown };

export function ReplayPage({ match }: { readonly match: string }) {
  const own = useReplayWords();
  const [found, setFound] = useState<Found>();
  const [chosen, setChosen] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file chosen here may be another log of the same match.
  useEffect(() => {
    let left = false;
    let opened: Replay | undefined;
    const show = (one: Found): void => {
      if (typeof one === 'object' && 'connection' in one) opened = one;
      if (left) opened?.close();
      else setFound(one);
    };
    detach(findReplay(match).then(show), (broken) => show({ broken }));
    return () => {
      left = true;
      opened?.close();
    };
  }, [match, chosen]);
  if (typeof found === 'object' && 'connection' in found) {
    return <TableRoom connection={found.connection} line={(words) => <ReplayBar replay={found} words={words} />} />;
  }
  return (
    <Page title={own.title}>
      <p role="status">{saying(found, own)}</p>
      {found === 'unreachable' && (
        <button type="button" className={controls.button} onClick={() => location.reload()}>
          {own.again}
        </button>
      )}
      {found !== undefined && <ChooseLog onChosen={() => setChosen(chosen + 1)} />}
    </Page>
  );
}

async function findReplay(match: string): Promise<Replay | NoLog> {
  const found = await findLog(match);
  return typeof found === 'string' || 'notYet' in found ? found : openReplay(found, askedIn(location.search));
}

function saying(found: Exclude<Found, Replay> | undefined, own: ReturnType<typeof useReplayWords>): string {
  if (found === undefined) return own.looking;
  if (typeof found === 'string') return { lost: own.lost, unreachable: own.unreachable }[found];
  return 'notYet' in found ? found.notYet : logFault(own, found.broken);
}
