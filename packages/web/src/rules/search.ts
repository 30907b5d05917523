// Searching as people type: any order, any case, with or without accents; and what was found, marked.

/** One plain letter for each, so that places in the folded text are places in the text. */
const folded = (text: string): string =>
  [...text].map((sign) => sign.normalize('NFD').charAt(0).toLowerCase()).join('');

const wordsOf = (sought: string): string[] => folded(sought).split(/\s+/).filter(Boolean);

/** Whether a text contains every word that is sought; nothing sought is in every text. */
export function wantedIn(sought: string): (text: string) => boolean {
  const words = wordsOf(sought);
  return (text) => {
    const plain = folded(text);
    return words.every((word) => plain.includes(word));
  };
}

export interface Marked {
  readonly text: string;
  readonly found: boolean;
}

/** The text in pieces, those that were sought marked. */
export function markedIn(text: string, sought: string): Marked[] {
  const words = wordsOf(sought);
  if (words.length === 0) return [{ text, found: false }];
  const plain = folded(text);
  const hit = [...plain].map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  const pieces: { text: string; found: boolean }[] = [];
  [...text].forEach((sign, index) => {
    const found = hit[index] ?? false;
    const last = pieces.at(-1);
    if (last?.found === found) last.text += sign;
    else pieces.push({ text: sign, found });
  });
  return pieces;
}
