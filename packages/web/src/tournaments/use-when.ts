// A day and an hour as people write them.
import { useSettings } from '@sagebrush/table-kit/settings.ts';

export function useWhen(): (time: number) => string {
  const lang = useSettings((settings) => settings.lang);
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format;
}
