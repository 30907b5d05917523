// What the characters of Wyoming Cowboy's trail say, in Italian.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  magpie: {
    about: 'Tiene tutto ciò che luccica, e anche il resto.',
    hello: 'Oh, è tuo? Volevo solo guardarlo.',
    wins: 'Adesso è mio.',
    loses: 'Prendilo. Ne ho altri.',
  },
  echo: {
    about: 'Scarta quello che è appena stato scartato.',
    hello: 'Bella giornata. Bella giornata.',
    wins: 'Hai perso. Hai perso.',
    loses: 'Ho perso. … Ho perso.',
  },
  barricade: {
    about: 'Preferisce contare le sue carte che sparare alle tue.',
    hello: 'Entra. Pulisciti gli stivali. Il ferro resta fuori.',
    wins: 'Una serata tranquilla. Le mie preferite.',
    loses: 'Avrei dovuto chiudere a chiave.',
  },
  thunder: {
    about: 'Ha sempre un altro colpo, e ne ama il suono.',
    hello: 'Mi hai sentita arrivare. Era la parte gentile.',
    wins: 'Hai contato gli echi?',
    loses: 'Tutto questo rumore per un secondo posto.',
  },
};
