// The languages by their own names.
export const LANGUAGES = { en: 'English', de: 'Deutsch', it: 'Italiano' } as const;
