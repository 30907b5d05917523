// What the characters of Gunfight at the Pretty Good Corral's trail say, in German.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  copycat: {
    about: 'Macht nach, was du gemacht hast, etwas später und etwas schlechter.',
    hello: 'Nach dir. Ich schaue nur zu.',
    wins: 'Das habe ich von dir.',
    loses: 'Das hast du mir nie gezeigt.',
  },
  fencepost: {
    about: 'Schützt, was vor ihr steht, und lässt deins in Ruhe.',
    hello: 'Ich gehe nirgendwohin. Du?',
    wins: 'Ich stehe noch. Und alle hinter mir auch.',
    loses: 'Du bist drübergeklettert. In Ordnung.',
  },
  quick: {
    about: 'Schießt zuerst, wo zwei Dinge gleich gut sind.',
    hello: 'Du hast geblinzelt.',
    wins: 'Ich sagte, du hast geblinzelt.',
    loses: 'Na ja. Irgendwann musste jemand schneller sein.',
  },
  pockets: {
    about: 'Trennt sich von einer guten Karte wie von einem Zahn.',
    hello: 'Ich habe für jeden Anlass eine. Du siehst keine davon.',
    wins: 'Und drei habe ich noch.',
    loses: 'Ich hatte sie für dich aufgehoben. Offenbar zu lange.',
  },
};
