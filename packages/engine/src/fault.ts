// What can be wrong with JSON from outside, as facts, and as the end of a sentence in every language: "points: is 99:
// expected -9 to 9".
import type { Lang } from './lang.ts';

/** `like` is a pattern, `oneOf` lists values as JSON, `either` is one or the other. */
export type Wanted =
  | 'text'
  | 'whole'
  | 'number'
  | 'flag'
  | 'list'
  | 'object'
  | 'value'
  | 'card'
  | 'line'
  | 'name'
  | { readonly like: string }
  | { readonly oneOf: readonly string[] }
  | { readonly either: readonly [Wanted, Wanted] };
export type Fault =
  | { readonly why: 'missing'; readonly wanted: Wanted }
  | { readonly why: 'other'; readonly found: string; readonly wanted: Wanted }
  | { readonly why: 'range'; readonly found: number; readonly min: number; readonly max: number }
  | { readonly why: 'characters' | 'entries'; readonly found: number; readonly min: number; readonly max: number }
  | { readonly why: 'unknown'; readonly known: readonly string[] };

interface FaultWords {
  readonly wanted: Readonly<Record<Exclude<Wanted, object>, string>>;
  readonly like: (pattern: string) => string;
  readonly oneOf: (values: string) => string;
  readonly either: (one: string, other: string) => string;
  readonly missing: (wanted: string) => string;
  readonly other: (found: string, wanted: string) => string;
  readonly characters: (found: number, wanted: string) => string;
  readonly entries: (found: number, wanted: string) => string;
  readonly range: (min: number, max: number) => string;
  readonly unknown: (known: string) => string;
}

const WORDS: Readonly<Record<Lang, FaultWords>> = {
  en: {
    wanted: {
      text: 'a text',
      whole: 'a whole number',
      number: 'a number',
      flag: 'true or false',
      list: 'a list',
      object: 'an object',
      value: 'a value',
      card: 'a card such as KH, TS or X1',
      line: 'one line with something to see, without control or direction signs',
      name: 'a name without control or invisible signs, and without blanks at its ends',
    },
    like: (pattern) => `a text like ${pattern}`,
    oneOf: (values) => `one of ${values}`,
    either: (one, other) => `${one} or ${other}`,
    missing: (wanted) => `is missing: expected ${wanted}`,
    other: (found, wanted) => `is ${found}: expected ${wanted}`,
    characters: (found, wanted) => `has ${found} characters: expected ${wanted}`,
    entries: (found, wanted) => `has ${found} entries: expected ${wanted}`,
    range: (min, max) => `${min} to ${max}`,
    unknown: (known) => `is unknown: expected ${known}`,
  },
  de: {
    wanted: {
      text: 'ein Text',
      whole: 'eine ganze Zahl',
      number: 'eine Zahl',
      flag: 'true oder false',
      list: 'eine Liste',
      object: 'ein Objekt',
      value: 'ein Wert',
      card: 'eine Karte wie KH, TS oder X1',
      line: 'eine Zeile, auf der etwas zu sehen ist, ohne Steuer- und Richtungszeichen',
      name: 'ein Name ohne Steuer- und unsichtbare Zeichen und ohne Leerzeichen an den Enden',
    },
    like: (pattern) => `ein Text wie ${pattern}`,
    oneOf: (values) => `eines von ${values}`,
    either: (one, other) => `${one} oder ${other}`,
    missing: (wanted) => `fehlt: erwartet wird ${wanted}`,
    other: (found, wanted) => `ist ${found}: erwartet wird ${wanted}`,
    characters: (found, wanted) => `hat ${found} Zeichen: erlaubt sind ${wanted}`,
    entries: (found, wanted) => `hat ${found} Einträge: erlaubt sind ${wanted}`,
    range: (min, max) => `${min} bis ${max}`,
    unknown: (known) => `ist unbekannt: erwartet wird ${known}`,
  },
  it: {
    wanted: {
      text: 'un testo',
      whole: 'un numero intero',
      number: 'un numero',
      flag: 'true o false',
      list: 'una lista',
      object: 'un oggetto',
      value: 'un valore',
      card: 'una carta come KH, TS o X1',
      line: 'una riga con qualcosa da vedere, senza segni di controllo o di direzione',
      name: 'un nome senza segni di controllo o invisibili e senza spazi alle estremità',
    },
    like: (pattern) => `un testo come ${pattern}`,
    oneOf: (values) => `uno tra ${values}`,
    either: (one, other) => `${one} o ${other}`,
    missing: (wanted) => `manca: serve ${wanted}`,
    other: (found, wanted) => `è ${found}: serve ${wanted}`,
    characters: (found, wanted) => `ha ${found} caratteri: ne servono ${wanted}`,
    entries: (found, wanted) => `ha ${found} voci: ne servono ${wanted}`,
    range: (min, max) => `da ${min} a ${max}`,
    unknown: (known) => `è sconosciuto: serve ${known}`,
  },
};

export function faultText(lang: Lang, fault: Fault): string {
  const words = WORDS[lang];
  switch (fault.why) {
    case 'missing':
      return words.missing(wantedText(words, fault.wanted));
    case 'other':
      return words.other(fault.found, wantedText(words, fault.wanted));
    case 'range':
      return words.other(String(fault.found), words.range(fault.min, fault.max));
    case 'characters':
    case 'entries':
      return words[fault.why](
        fault.found,
        fault.min === fault.max ? String(fault.min) : words.range(fault.min, fault.max),
      );
    case 'unknown':
      return words.unknown(fault.known.join(', '));
  }
}

function wantedText(words: FaultWords, wanted: Wanted): string {
  if (typeof wanted === 'string') return words.wanted[wanted];
  if ('like' in wanted) return words.like(wanted.like);
  if ('either' in wanted) {
    const [one, other] = wanted.either;
    return words.either(wantedText(words, one), wantedText(words, other));
  }
  return wanted.oneOf.length === 1 ? (wanted.oneOf[0] ?? '') : words.oneOf(wanted.oneOf.join(', '));
}
