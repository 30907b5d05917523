// Where replays begin: what they are, and the way to one.
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { Page } from '../pages/Page.tsx';
import { ChooseLog } from './ChooseLog.tsx';
import { useReplayWords } from './words/index.ts';

export function ReplaysPage() {
  const own = useReplayWords();
  return (
    <Page title={own.title}>
      <p>{own.about}</p>
      <p>{own.whence}</p>
      <ChooseLog />
      <p>
        <Link href="/matches" className={`${controls.button} ${controls.plain}`}>
          {own.toMatches}
        </Link>
      </p>
    </Page>
  );
}
