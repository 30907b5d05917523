// What of the compiled files a package needs: all that its doors lead to, and nothing that only tests use.
import { posix } from 'node:path';

const LEADS_TO = /(?:from |import\(|import |new URL\()['"](\.{1,2}\/[^'"]+)['"]/g;

/** The files that these lead to, themselves included, by path; `read` gives a file's text, or nothing where it is none. */
export function reachable(doors: readonly string[], read: (path: string) => string | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...doors];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = found.has(path) ? undefined : read(path);
    if (text === undefined) continue;
    found.add(path);
    for (const [, target = ''] of text.matchAll(LEADS_TO))
      waiting.push(posix.join(posix.dirname(path), target).replace(/\.tsx?$/, '.js'));
  }
  return found;
}
