// The talk at the table that is played at.
import type { TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useControl, useShown } from '@sagebrush/table-kit/table/context.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { useEffect, useRef } from 'react';
import { useAppWords } from '../words/index.ts';
import { TalkLines } from './TalkLines.tsx';

interface Props {
  readonly connection: TableConnection;
  readonly onClose: () => void;
}

export function ChatPanel({ connection: { say }, onClose }: Props) {
  const own = useAppWords();
  const { readTalk } = useControl();
  const said = useShown((shown) => shown.chat);
  const match = useShown(({ seating }) => seating?.match);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is read as soon as it stands here.
  useEffect(readTalk, [said, readTalk]);
  useGivenWay(onClose);
  if (!say) return null;
  return (
    <Dialog title={own.chat} onClose={onClose} data-part="chat" beside>
      <TalkLines said={said} say={say} match={match} />
    </Dialog>
  );
}

/** Where it lies over the felt it gives way when a move is asked for, unless a line is being written. */
function useGivenWay(onClose: () => void): void {
  const asked = useShown(({ moment, busy }) => moment?.asked === true && !busy);
  const was = useRef(asked);
  useEffect(() => {
    const isNew = asked && !was.current;
    was.current = asked;
    const isWriting = document.activeElement?.id === 'say';
    if (isNew && !isWriting && !matchMedia('(width >= 1280px) and (height >= 600px)').matches) onClose();
  }, [asked, onClose]);
}
