// Splits TypeScript into code, comments and strings, as far as the checks need it.

export interface Piece {
  readonly kind: 'code' | 'comment' | 'string';
  readonly start: number;
  readonly text: string;
}

/** After these a slash divides; after anything else it opens a regular expression. */
const DIVIDES_AFTER = /(?:[\w$)\]}]|\+\+|--)\s*$/;
const KEYWORD_BEFORE_REGEX = /\b(?:return|typeof|case|in|of|do|else|void|delete|throw|await|yield)\s*$/;

/**
 * The pieces of a source text, in order and without gaps. What `${}` holds is code; regular expressions count as
 * strings.
 */
export function scan(source: string): Piece[] {
  const pieces: Piece[] = [];
  const templateDepths: number[] = [];
  let depth = 0;
  let codeStart = 0;
  let at = 0;

  const close = (kind: 'comment' | 'string', end: number): void => {
    if (at > codeStart) pieces.push({ kind: 'code', start: codeStart, text: source.slice(codeStart, at) });
    pieces.push({ kind, start: at, text: source.slice(at, end) });
    at = end;
    codeStart = end;
  };

  while (at < source.length) {
    const two = source.slice(at, at + 2);
    const one = source.charAt(at);
    if (two === '//') close('comment', endOr(source.indexOf('\n', at), source));
    else if (two === '/*') close('comment', endOr(source.indexOf('*/', at + 2), source, 2));
    else if (one === "'" || one === '"') close('string', endOfQuoted(source, at, one));
    else if (one === '/' && opensRegex(source.slice(Math.max(0, at - 40), at))) close('string', endOfRegex(source, at));
    else if (one === '`' || (one === '}' && templateDepths.at(-1) === depth)) {
      if (one === '}') templateDepths.pop();
      const end = endOfTemplateText(source, at + 1);
      if (source.startsWith('${', end - 2)) templateDepths.push(depth);
      close('string', end);
    } else {
      if (one === '{') depth += 1;
      if (one === '}') depth -= 1;
      at += 1;
    }
  }
  if (at > codeStart) pieces.push({ kind: 'code', start: codeStart, text: source.slice(codeStart, at) });
  return pieces;
}

const endOr = (found: number, source: string, width = 0): number => (found < 0 ? source.length : found + width);

const opensRegex = (before: string): boolean => !DIVIDES_AFTER.test(before) || KEYWORD_BEFORE_REGEX.test(before);

/** A quoted string ends on its line at the latest, so an apostrophe in JSX text spoils one line and no more. */
function endOfQuoted(source: string, start: number, quote: string): number {
  for (let at = start + 1; at < source.length; at++) {
    const one = source.charAt(at);
    if (one === '\\') at += 1;
    else if (one === quote) return at + 1;
    else if (one === '\n') return at;
  }
  return source.length;
}

function endOfRegex(source: string, start: number): number {
  let inClass = false;
  for (let at = start + 1; at < source.length; at++) {
    const one = source.charAt(at);
    if (one === '\\') at += 1;
    else if (one === '[') inClass = true;
    else if (one === ']') inClass = false;
    else if (one === '\n') return at;
    else if (one === '/' && !inClass) return at + 1;
  }
  return source.length;
}

/** The end of a stretch of template text: past the closing backtick, or past the `${` that interrupts it. */
function endOfTemplateText(source: string, start: number): number {
  for (let at = start; at < source.length; at++) {
    const one = source.charAt(at);
    if (one === '\\') at += 1;
    else if (one === '`') return at + 1;
    else if (source.startsWith('${', at)) return at + 2;
  }
  return source.length;
}

/** The text with the pieces of some kinds blanked, line by line as long as before. */
export function without(pieces: readonly Piece[], ...kinds: readonly Piece['kind'][]): string {
  return pieces.map((piece) => (kinds.includes(piece.kind) ? piece.text.replace(/[^\n]/g, ' ') : piece.text)).join('');
}

export const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

export interface Import {
  readonly from: string;
  readonly line: number;
}

const IMPORTS = [
  /(?:^|[;}\n])\s*(?:import|export)\b[^'"`;=]*?\bfrom\s*(['"])([^'"\n]+)\1/g,
  /(?:^|[;}\n])\s*import\s*(['"])([^'"\n]+)\1/g,
  /\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g,
  /\b(?:require|import\.meta\.resolve)\s*\(\s*(['"`])([^'"`\n]+)\1/g,
];

/**
 * What a source text imports or re-exports, dynamic and type-only imports included; an import quoted in a string is
 * none.
 */
export function importsOf(source: string): Import[] {
  const pieces = scan(source);
  const withStrings = without(pieces, 'comment');
  const bare = without(pieces, 'comment', 'string');
  return IMPORTS.flatMap((pattern) => [...withStrings.matchAll(pattern)])
    .filter((match) => bare.charAt(match.index + match[0].search(/import|export|require/)) !== ' ')
    .map((match) => ({ from: match[2] ?? '', line: lineOf(source, match.index + match[0].length - 1) }))
    .sort((one, other) => one.line - other.line);
}
