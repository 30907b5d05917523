// The help at this table in English.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Shoot the fighters of the others. Each one that you shoot brings you its number; when deck and plays have run out, the most points win.',
  moves: [
    'One thing each turn. Send out a fighter: any card but an Ace or a Joker.',
    'Or take aim: lay any card face down on a fighter of yours. It adds to that fighter when the shooting starts.',
    'Or pick a fight: tap your fighter, then one of theirs. The higher total wins, a tie goes to whoever attacks. A Two beats every Jack, Queen and King.',
    'Or something special. An Ace removes a fighter. Two cards of one rank are an ambush. A straight, a flush or a full house takes all fighters at once.',
  ],
  score: 'Points so far',
};
