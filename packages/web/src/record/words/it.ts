// Le mie statistiche in italiano.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export const it: Widened<typeof en> = {
  myRecord: 'Le mie statistiche',
  game: 'Gioco',
  allGames: 'Tutti i giochi',
  nothingYet: 'Ancora nessuna partita finita. Giocane una e comparirà qui, online o no.',
  matches: 'Partite',
  wins: 'Vittorie',
  wonInARow: 'Vittorie di fila',
  lostInARow: 'Sconfitte di fila',
  bestStreak: 'Serie migliore',
  winsOverTime: 'Percentuale di vittorie nel tempo',
  winsLabel: (matches, share) => `Percentuale di vittorie dopo ognuna delle ${matches} partite; ora ${share}`,
  against: 'Avversari',
  opponent: 'Avversario',
  share: 'Quota',
  myRating: 'Il mio punteggio',
  ratingAbout:
    'Solo dalle partite classificate tra persone. La verità sta nella fascia 95 volte su cento; ogni partita la restringe.',
  ratingLabel: (game, points) => `Punteggio a ${game} dopo ogni partita; ora ${points}`,
  rating: 'Punteggio',
  provisional: 'provvisorio: entra in classifica quando tieni il tuo nome',
  name: 'Nome',
  leaders: 'I migliori di questa casa',
  leadersAbout: 'Secondo ciò che è certo: chi ha giocato poco sta più in basso finché non se ne sa di più.',
  mine: 'Tutto ciò che è mio',
  mineAbout: 'Le tue partite, i punteggi, i messaggi in chat e le impostazioni, su questo server e in questo browser.',
  saveMine: 'Salva in un file',
  deleteMine: 'Cancella tutto',
  deleteAbout:
    'Nome, sessioni, account dei bot, punteggi e ciò che hai detto vengono cancellati per sempre, e anche le partite di questo browser. Nelle partite con altri al tuo posto resta un nome neutro, e dove una partita è in corso continua un bot.',
  reallyDelete: 'Cancella per sempre',
  keep: 'Tieni tutto',
  mineFailed: 'Il server non l’ha fatto. Nulla è stato cancellato; riprova più tardi.',
  ratedTable: 'Partita classificata?',
  ratedTables: { friendly: 'Amichevole', rated: 'Classificata' },
  ratedAbout:
    'Una partita classificata tra persone conta per il punteggio di tutti. C’è un limite di tempo, niente consigli né bot chiamati al proprio posto, e si riprende una mossa solo se libera; chi se ne va ha perso.',
};
