// The way to my record.
import { Link } from 'wouter';
import { useSettings } from '../settings.ts';
import { WORDS } from './words/index.ts';

export function RecordLink() {
  const own = WORDS[useSettings((settings) => settings.lang)];
  return (
    <Link href="/record" className="button">
      {own.myRecord}
    </Link>
  );
}
