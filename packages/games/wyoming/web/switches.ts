// What a guest may set about the words of this game.
import type { Lang } from '@sagebrush/engine';
import type { GameSwitch } from '@sagebrush/table-kit/plugin.ts';

const WORDS: Readonly<Record<Lang, Pick<GameSwitch, 'name' | 'about'>>> = {
  en: {
    name: 'Gentle words',
    about: 'In Wyoming Cowboy: showgirl and revue, where the rulebook says harlot and harem.',
  },
  de: { name: 'Sanfte Wörter', about: 'In Wyoming Cowboy: Tänzerin und Revue, wo das Regelheft derber ist.' },
  it: {
    name: 'Parole gentili',
    about: 'In Wyoming Cowboy: ballerina e corpo di ballo, dove il regolamento è più ruvido.',
  },
};

export const switchesIn = (lang: Lang): readonly GameSwitch[] => [
  {
    ...WORDS[lang],
    isOn: ({ tone }) => tone === 'gentle',
    change: (isGentle) => ({ tone: isGentle ? 'gentle' : 'rulebook' }),
  },
];
