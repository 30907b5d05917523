// Wer ich bin, auf Deutsch.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export const de: Widened<typeof en> = {
  guestAbout:
    'Du bist Gast: Nur dieser Browser kennt dich. Wird er geleert, sind Plätze, Wertung und Partien verloren.',
  unknownAbout: 'Du warst noch nicht online. Dein Name kommt mit, wenn es so weit ist.',
  keptAbout: (day) => `Diesen Namen kann niemand sonst haben. Er ist deiner seit dem ${day}.`,
  myPage: 'Meine öffentliche Seite',
  myFriends: 'Meine Freunde',

  keepName: 'Diesen Namen behalten',
  keepAbout:
    'Ein behaltener Name gehört dir allein, mit Plätzen, Wertung und Partien, auf jedem Gerät. Ohne Adresse und ohne Passwort.',
  handle: 'Name zum Behalten',
  handleAbout: '3 bis 24 Buchstaben, Ziffern, - oder _, zuerst ein Buchstabe.',
  handleFree: 'Frei.',
  byPasskey: 'Mit einem Passkey behalten',
  byCode: 'Mit einem Wiederherstellungscode behalten',
  byCodeInstead: 'Lieber mit einem Wiederherstellungscode',
  passkeyAbout:
    'Einen Passkey verwahrt dieses Gerät oder dein Passwortmanager; er öffnet sich mit Finger, Gesicht oder PIN.',
  noPasskeys:
    'Passkeys brauchen eine sichere Adresse (https oder localhost). Hier öffnet ein Wiederherstellungscode deinen Namen.',
  passkeyNot: 'Es wurde kein Passkey angelegt oder benutzt.',

  passkeys: 'Passkeys',
  addPasskey: 'Passkey hinzufügen',
  removePasskey: 'Entfernen',
  removeThis: (name) => `Den Passkey „${name}“ entfernen`,
  synced: 'auf mehreren Geräten',
  made: (day) => `angelegt am ${day}`,
  lastUsed: (day) => `zuletzt benutzt am ${day}`,

  code: 'Wiederherstellungscode',
  codeFrom: (day) => `Es gibt einen, vom ${day}. Er gilt einmal; danach bekommst du den nächsten.`,
  codeNone: 'Es gibt keinen. Er öffnet deinen Namen, wo kein Passkey zur Hand ist.',
  makeCode: 'Code erstellen',
  renewCode: 'Code ersetzen',
  yourCode: 'Dein Wiederherstellungscode',
  codeOnce: 'Er wird nur jetzt gezeigt. Schreib ihn auf oder druck ihn aus, und leg ihn hin, wo du ihn findest.',
  copyCode: 'Kopieren',
  printCode: 'Drucken',
  codeKept: 'Ich habe ihn',

  sessions: 'Wo du angemeldet bist',
  thisDevice: 'dieses hier',
  someDevice: 'Ein Gerät',
  seen: (day) => `zuletzt da am ${day}`,
  endSession: 'Abmelden',
  endThis: (device) => `Abmelden: ${device}`,
  endOthers: 'Alle anderen abmelden',
  endAll: 'Überall abmelden',
  endAllGuest: 'Ein Gast, der sich abmeldet, kann nicht zurück. Behalte erst den Namen.',

  shows: 'Was andere sehen',
  showsAbout: 'Auf deiner öffentlichen Seite, für alle, die sie ansehen.',
  showing: {
    ratings: 'Wertungen',
    record: 'Bilanz gegen Bots und Menschen',
    matches: 'Letzte Partien an öffentlichen Tischen',
    since: 'Seit wann',
    presence: 'Freunde sehen, wenn ich da bin',
  },

  signIn: 'Anmelden',
  signInAbout: 'Du hast auf einem anderen Gerät einen Namen behalten? Komm hier mit ihm herein.',
  signInByPasskey: 'Mit einem Passkey',
  signInByCode: 'Mit Name und Wiederherstellungscode',
  signInByLink:
    'Oder erstell auf dem anderen Gerät einen Link, in den Einstellungen: Er gilt einmal, fünf Minuten lang.',
  keptName: 'Dein behaltener Name',
  codeField: 'Wiederherstellungscode',
  codeFieldAbout: 'Bindestriche und Großschreibung sind egal.',
  welcome: (name) => `Willkommen zurück, ${name}.`,
  bringAbout: (name, seats, matches) =>
    `Als Gast ${name} hat dieses Gerät ${seats === 1 ? '1 Platz' : `${seats} Plätze`} und ${matches === 1 ? '1 Partie' : `${matches} Partien`}. Mitnehmen?`,
  bring: 'Mitnehmen',
  leaveThem: 'Zurücklassen',
  brought: (seats, matches) => `Mitgenommen: Plätze ${seats}, Partien ${matches}.`,
  goOn: 'Zu meinen Partien',
  goToMine: 'Zu dem, was mir gehört',

  suspendedAbout:
    'Tische und Chat sind für dich geschlossen. Was dir gehört, kannst du weiterhin sichern oder löschen.',
  signOut: 'Abmelden',
};
