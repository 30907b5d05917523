// A page as HTML, written by the build in the language of its settings; the app puts its own in the place of it.
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { loadWords } from './words/index.ts';

export async function pageHtml(path: string): Promise<string> {
  await loadWords();
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <App />
    </Router>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(problem) {
        problems.push(problem);
      },
    },
  );
  if (problems.length > 0) throw new AggregateError(problems, `${path} cannot be written`);
  return new Response(prelude).text();
}
