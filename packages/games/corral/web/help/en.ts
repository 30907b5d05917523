// The help at this table in English.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: "Shoot the other players' fighters. Each scores its number. When the deck is empty and nobody can play, most points wins.",
  moves: [
    'One thing each turn. Send out a fighter: any card but an Ace or a Joker.',
    'Or take aim: lay any card face down on a fighter of yours. It adds to that fighter when the shooting starts.',
    'Or pick a fight: tap your fighter, then one of theirs. The higher total wins, and the attacker wins ties. A Two beats every Jack, Queen and King.',
    'Or something special. An Ace removes a fighter. Two cards of one rank are an ambush. A straight, a flush or a full house takes all fighters at once.',
  ],
  score: 'Points so far',
};
