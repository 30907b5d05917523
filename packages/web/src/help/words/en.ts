// The help at the table in English.
import { ofEveryGame } from '../../words/words.ts';

export const en = {
  goals: ofEveryGame({
    corral:
      'Shoot the fighters of the others. Each one that you shoot brings you its number; when deck and plays have run out, the most points win.',
    wyoming:
      'Be the first to 500. Points come at the end of each hand, for what you then hold and for what you have laid down.',
    cowpoker:
      'When the deck is empty, the most points win: those on the cards of your Gang, and 6 for each of the three best poker hands, among the Gangs, the Cellars and the Hands.',
  }),
  moves: ofEveryGame({
    corral: [
      'One thing each turn. Send out a fighter: any card but an Ace or a Joker.',
      'Or take aim: lay any card face down on a fighter of yours. It adds to that fighter when the shooting starts.',
      'Or pick a fight: tap your fighter, then one of theirs. The higher total wins, a tie goes to whoever attacks. A Two beats every Jack, Queen and King.',
      'Or something special. An Ace removes a fighter. Two cards of one rank are an ambush. A straight, a flush or a full house takes all fighters at once.',
    ],
    wyoming: [
      'Each turn: one action if you like, then discard a card, then draw one.',
      'Good to hold: Kings, your cowboys, 25 each and 150 for all four. Bad to hold: a Queen −25, a King with his own Queen −50, a Six −20.',
      'A Ten that you lay down brings 10. A Five lets you draw two. A Nine makes everybody pass two cards.',
      'Guns are made of 2+2, of 3+8, of 3+5+7, or of 4+5 of one suit. Pull one, and from your next turn on shoot for the Kings of the others.',
      'The hand ends when all Tens and a gun of 2+2 are down, or when the last badge is given out. Whoever ends it gets 30.',
    ],
    cowpoker: [
      'Each turn you fill your hand up to five and play one card into your Gang.',
      'A card of your own Ranch or of the Town does what is written on it. Cards of other Ranches bring points only, unless you have their Ace.',
      'In a Roundup or a Gunfight everybody lays one card. The highest value of that kind takes them all into the Cellar.',
      'Whoever has the fewest points in the Cellar loses 6: win a trick now and then.',
    ],
  }),
  values: { points: 'Points', roundup: 'Value in a Roundup', gunfight: 'Value in a Gunfight' },
  scores: ofEveryGame({ corral: 'Points so far', wyoming: 'Points on the way to 500', cowpoker: 'Points in the Gang' }),
  yourTurn: 'On your turn',
  onTheTable: 'On the table',
  glows: 'What glows can be tapped. Tap anything else, and the table says why not.',
  inHand: 'Cards in hand',
  whoseTurn: 'The table waits for this player',
  tapSeat: 'Tap a name to see all that lies before that player.',
  keys: 'With the keyboard',
  keyLines: [
    ['← ↑ ↓ →', 'go from thing to thing'],
    ['N', 'to the next thing that is possible'],
    ['Enter', 'pick it'],
    ['Esc', 'put it back'],
    ['?', 'why not?'],
    ['H', 'a hint'],
    ['U', 'take back'],
  ],
  learn: 'Learn it by playing',
  allRules: 'All the rules',
};
