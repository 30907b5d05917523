// What the characters of Wyoming Cowboy's trail say, in German.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  magpie: {
    about: 'Behält, was glänzt, und alles andere auch.',
    hello: 'Oh, ist das deins? Ich wollte nur mal schauen.',
    wins: 'Jetzt ist es meins.',
    loses: 'Nimm es. Ich habe noch mehr.',
  },
  echo: {
    about: 'Legt hin, was gerade hingelegt wurde.',
    hello: 'Schöner Tag. Schöner Tag.',
    wins: 'Du hast verloren. Verloren.',
    loses: 'Ich habe verloren. … Verloren.',
  },
  barricade: {
    about: 'Zählt lieber seine Karten, als auf deine zu schießen.',
    hello: 'Komm rein. Stiefel abputzen. Das Eisen bleibt draußen.',
    wins: 'Ein ruhiger Abend. So mag ich es.',
    loses: 'Ich hätte abschließen sollen.',
  },
  thunder: {
    about: 'Hat immer noch einen Schuss und mag, wie er klingt.',
    hello: 'Du hast mich kommen hören. Das war der höfliche Teil.',
    wins: 'Hast du die Echos gezählt?',
    loses: 'So viel Lärm für den zweiten Platz.',
  },
};
