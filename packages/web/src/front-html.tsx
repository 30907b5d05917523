// The front page as HTML, written by the build in the language of its settings; the app puts its own in the place of it.
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { FrontPage } from './pages/FrontPage.tsx';
import { loadWords } from './words/index.ts';

export async function frontHtml(): Promise<string> {
  await loadWords();
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <FrontPage />
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
