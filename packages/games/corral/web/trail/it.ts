// What the characters of Gunfight at the Pretty Good Corral's trail say, in Italian.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  copycat: {
    about: 'Rifà quello che hai fatto tu, un po’ dopo e un po’ peggio.',
    hello: 'Prima tu. Io guardo soltanto.',
    wins: 'L’ho imparato da te.',
    loses: 'Questa non me l’avevi mai mostrata.',
  },
  fencepost: {
    about: 'Protegge chi le sta davanti e lascia in pace i tuoi.',
    hello: 'Io non vado da nessuna parte. E tu?',
    wins: 'Ancora in piedi. Come tutti dietro di me.',
    loses: 'Hai scavalcato. Niente da dire.',
  },
  quick: {
    about: 'Spara per prima, quando due mosse si equivalgono.',
    hello: 'Hai battuto le ciglia.',
    wins: 'L’avevo detto: hai battuto le ciglia.',
    loses: 'Beh. Un giorno doveva arrivare qualcuno più veloce.',
  },
  pockets: {
    about: 'Si separa da una buona carta come da un dente.',
    hello: 'Ne ho una per ogni occasione. Non ne vedrai nessuna.',
    wins: 'E me ne restano ancora tre.',
    loses: 'Le tenevo da parte per te. Troppo a lungo, si vede.',
  },
};
