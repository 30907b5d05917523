// What a session's list says of a device: the browser and the system, in two words, from what the browser says of
// itself. No more of it is kept.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (list: typeof BROWSERS, text: string): string[] => {
  const found = list.find(([pattern]) => pattern.test(text));
  return found ? [found[1]] : [];
};

export function deviceOf(userAgent: string | undefined): string | null {
  const words = [...first(BROWSERS, userAgent ?? ''), ...first(SYSTEMS, userAgent ?? '')];
  return words.length === 0 ? null : words.join(', ');
}
