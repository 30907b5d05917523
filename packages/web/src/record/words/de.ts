// Meine Bilanz auf Deutsch.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export const de: Widened<typeof en> = {
  myRecord: 'Meine Bilanz',
  game: 'Spiel',
  allGames: 'Alle Spiele',
  nothingYet: 'Noch keine beendete Partie. Spiel eine, dann steht sie hier, online oder nicht.',
  matches: 'Partien',
  wins: 'Siege',
  wonInARow: 'Siege in Folge',
  lostInARow: 'Niederlagen in Folge',
  bestStreak: 'Beste Serie',
  winsOverTime: 'Siegquote im Verlauf',
  winsLabel: (matches, share) => `Siegquote nach jeder von ${matches} Partien; jetzt ${share}`,
  against: 'Gegner',
  opponent: 'Gegner',
  share: 'Siegquote',
  myRating: 'Meine Wertung',
  ratingAbout:
    'Nur von gewerteten Tischen mit Menschen. In 95 von 100 Fällen liegt die Wahrheit im Band; jede Partie macht es schmaler.',
  ratingLabel: (game, points) => `Wertung in ${game} nach jeder Partie; jetzt ${points}`,
  rating: 'Wertung',
  provisional: 'vorläufig: in die Bestenliste kommt sie, wenn du deinen Namen behältst',
  name: 'Name',
  leaders: 'Die Besten dieses Hauses',
  leadersAbout: 'Nach dem, was sicher ist: Wer wenig gespielt hat, steht weiter unten, bis man mehr weiß.',
  mine: 'Alles von mir',
  mineAbout: 'Deine Partien, Wertungen, Chatnachrichten und Einstellungen, auf diesem Server und in diesem Browser.',
  saveMine: 'Als Datei speichern',
  deleteMine: 'Alles löschen',
  deleteAbout:
    'Name, Sitzungen, Bot-Konten, Wertungen und was du gesagt hast werden endgültig gelöscht, auch die Partien dieses Browsers. In Partien mit anderen steht ein neutraler Name an deiner Stelle, und wo eine Partie noch läuft, spielt ein Bot weiter.',
  reallyDelete: 'Endgültig löschen',
  keep: 'Behalten',
  mineFailed: 'Der Server hat es nicht getan. Nichts wurde gelöscht; versuch es später noch einmal.',
  ratedTable: 'Gewertet?',
  ratedTables: { friendly: 'Freundschaftlich', rated: 'Gewertet' },
  ratedAbout:
    'An einem gewerteten Tisch mit Menschen zählt die Partie für die Wertung aller. Mit Bedenkzeit, ohne Tipps, ohne Bot auf eigenen Wunsch und nur mit freien Rücknahmen; wer geht, hat verloren.',
};
