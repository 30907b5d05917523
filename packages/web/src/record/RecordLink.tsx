// The way to my record.

import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { Link } from 'wouter';
import { WORDS } from './words/index.ts';

export function RecordLink() {
  const own = WORDS[useSettings((settings) => settings.lang)];
  return (
    <Link href="/record" className="button">
      {own.myRecord}
    </Link>
  );
}
