// An address where there is nothing.
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import { Page } from './Page.tsx';

export function LostPage() {
  const words = useWords();
  return (
    <Page title={words.lost}>
      <p>{words.lostAbout}</p>
      <p>
        <Link href="/">{words.home}</Link>
      </p>
    </Page>
  );
}
