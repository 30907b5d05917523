// Chi sono, in italiano.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export const it: Widened<typeof en> = {
  guestAbout: 'Sei un ospite: solo questo browser ti conosce. Se lo svuoti, posti, punteggio e partite vanno perduti.',
  unknownAbout: 'Non sei ancora stato online. Il tuo nome verrà con te.',
  keptAbout: (day) => `Nessun altro può avere questo nome. È tuo dal ${day}.`,
  myPage: 'La mia pagina pubblica',
  myFriends: 'I miei amici',

  keepName: 'Tieni questo nome',
  keepAbout:
    'Un nome tenuto è solo tuo, con posti, punteggio e partite, su ogni dispositivo. Senza indirizzo e senza password.',
  handle: 'Nome da tenere',
  handleAbout: 'Da 3 a 24 lettere, cifre, - o _, prima una lettera.',
  handleFree: 'Libero.',
  byPasskey: 'Tienilo con una passkey',
  byCode: 'Tienilo con un codice di recupero',
  byCodeInstead: 'Piuttosto con un codice di recupero',
  passkeyAbout:
    'Una passkey è custodita da questo dispositivo o dal tuo gestore di password, e si apre con dito, volto o PIN.',
  noPasskeys:
    'Le passkey richiedono un indirizzo sicuro (https o localhost). Qui un codice di recupero apre il tuo nome.',
  passkeyNot: 'Nessuna passkey è stata creata o usata.',

  passkeys: 'Passkey',
  addPasskey: 'Aggiungi una passkey',
  removePasskey: 'Rimuovi',
  removeThis: (name) => `Rimuovi la passkey «${name}»`,
  synced: 'su più dispositivi',
  made: (day) => `creata il ${day}`,
  lastUsed: (day) => `usata l’ultima volta il ${day}`,

  code: 'Codice di recupero',
  codeFrom: (day) => `Ce n’è uno, del ${day}. Vale una volta; poi ricevi il prossimo.`,
  codeNone: 'Non c’è. Apre il tuo nome dove non hai una passkey a portata di mano.',
  makeCode: 'Crea un codice',
  renewCode: 'Sostituisci il codice',
  yourCode: 'Il tuo codice di recupero',
  codeOnce: 'Si vede solo adesso. Scrivilo o stampalo, e mettilo dove lo ritroverai.',
  copyCode: 'Copia',
  printCode: 'Stampa',
  codeKept: 'L’ho preso',

  sessions: 'Dove sei entrato',
  thisDevice: 'questo',
  someDevice: 'Un dispositivo',
  seen: (day) => `visto l’ultima volta il ${day}`,
  endSession: 'Chiudi',
  endThis: (device) => `Chiudi: ${device}`,
  endOthers: 'Chiudi tutti gli altri',
  endAll: 'Esci ovunque',
  endAllGuest: 'Un ospite che esce non può tornare. Prima tieni il nome.',

  shows: 'Che cosa vedono gli altri',
  showsAbout: 'Sulla tua pagina pubblica, per chiunque la guardi.',
  showing: {
    ratings: 'Punteggi',
    record: 'Risultati contro bot e persone',
    matches: 'Ultime partite ai tavoli pubblici',
    since: 'Da quando',
    presence: 'Gli amici vedono quando sono qui',
  },

  signIn: 'Entra',
  signInAbout: 'Hai tenuto un nome su un altro dispositivo? Entra qui con quello.',
  signInByPasskey: 'Con una passkey',
  signInByCode: 'Con nome e codice di recupero',
  signInByLink: 'Oppure crea un link sull’altro dispositivo, nelle impostazioni: vale una volta, per cinque minuti.',
  keptName: 'Il nome che hai tenuto',
  codeField: 'Codice di recupero',
  codeFieldAbout: 'Trattini e maiuscole non contano.',
  welcome: (name) => `Bentornato, ${name}.`,
  bringAbout: (name, seats, matches) =>
    `Come ospite ${name} questo dispositivo ha ${seats === 1 ? '1 posto' : `${seats} posti`} e ${matches === 1 ? '1 partita' : `${matches} partite`}. Portarli con te?`,
  bring: 'Portali con me',
  leaveThem: 'Lasciali',
  brought: (seats, matches) => `Portati con te: posti ${seats}, partite ${matches}.`,
  goOn: 'Alle mie partite',
  goToMine: 'A ciò che è mio',

  suspendedAbout: 'Tavoli e chat per te sono chiusi. Ciò che è tuo puoi sempre salvarlo o cancellarlo.',
  signOut: 'Esci',
};
