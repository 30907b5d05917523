// A day as people write it.
import { useSettings } from '@sagebrush/table-kit/settings.ts';

export function useDay(): (time: number) => string {
  const lang = useSettings((settings) => settings.lang);
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format;
}
