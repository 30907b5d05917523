// The way to my record.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { WORDS } from './words/index.ts';

export function RecordLink() {
  const own = WORDS[useSettings((settings) => settings.lang)];
  return (
    <Link href="/record" className={controls.button}>
      {own.myRecord}
    </Link>
  );
}
