// An address where there is nothing.
import { Link } from 'wouter';
import { useAppWords } from '../words/index.ts';
import { Page } from './Page.tsx';

export function LostPage() {
  const words = useAppWords();
  return (
    <Page title={words.lost}>
      <p>{words.lostAbout}</p>
      <p>
        <Link href="/">{words.home}</Link>
      </p>
    </Page>
  );
}
