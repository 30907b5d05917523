// The lesson of the Corral in English.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const en: LessonTexts<StepId> = {
  fighter: {
    title: 'Somebody has to go first',
    intro:
      'The street is empty. On your turn you do one thing, and the first thing is a fighter. A card is worth its number; Jack, Queen and King are Outlaws worth 11, 12 and 13.',
    tasks: [{ task: 'Send out your King.', wrong: 'A fine fighter too, but a slow one. Your King draws fastest: 13.' }],
    well: 'There he stands, worth 13. Whoever takes him gets those 13 points, so he needs help. Your hand refills to five automatically.',
  },
  aim: {
    title: 'Take aim',
    intro: 'Any card can lie face down on a fighter of yours and adds its value. Nobody but you knows what it is.',
    tasks: [
      {
        task: 'Aim with the Nine of Clubs: put it on your King.',
        wrong: 'That can be done. But now we strengthen the King: pick the Nine of Clubs, then tap the King.',
      },
    ],
    well: 'King and Nine make 22. Dusty sees one card on him, not which one.',
  },
  fight: {
    title: 'Pick a fight',
    intro:
      'Your Seven hides a Six: 13. Across the street a bare Queen, 12, and a Ten with something on it. The higher total wins, and the attacker wins ties.',
    tasks: [
      {
        task: 'Attack the fighter you are sure to beat.',
        wrong:
          'Who knows? The Queen has nothing on her: 12 against your 13 is certain. Pick your Seven, then the Queen.',
      },
    ],
    well: 'The Queen goes to your score pile: 12 points. The aim cards of both are spent. A fight costs no card, so nothing is drawn.',
  },
  lawman: {
    title: 'The law',
    intro:
      'A Two is a Lawman: worth next to nothing, but he beats every Outlaw, whatever lies on him. That King carries two aim cards.',
    tasks: [
      {
        task: 'Let the law deal with the King.',
        wrong: 'The King has 13 and two cards on him. Only the Lawman is safe: your Two against the King.',
      },
    ],
    well: '34 against 2, and the law won. Keep Twos for fat Outlaws.',
  },
  ambush: {
    title: 'An ambush',
    intro:
      'Two cards of one rank from your hand shoot at any fighter. They add up: two Sevens are 14. The aim cards of the target help it, and if it gets away, its owner keeps your pair.',
    tasks: [
      {
        task: 'Ambush the Jack with your two Sevens.',
        wrong:
          'Risky or wasteful. The Jack, 11, has nothing on him, so 14 is enough for certain. Pick both Sevens, then the Jack.',
      },
    ],
    well: 'Eleven points from the shadows, and two new cards. You needed no fighter for it.',
  },
  bullet: {
    title: 'A stray bullet',
    intro:
      'An Ace can never be a fighter. Discarded, it sweeps any one fighter off the street, and nobody scores him. That King with two cards on him will come for you.',
    tasks: [
      {
        task: 'Use your Ace on the King.',
        wrong: 'The King with two aim cards is the danger here. Pick the Ace, then the King.',
      },
    ],
    well: 'He carried 36. Nobody got the points, but your Nine lives.',
  },
  joker: {
    title: 'Joker under the hat',
    intro:
      'Your Five hides a Joker. It counts 15 on your own turn, and nothing on anybody else’s: as a guard it is worthless, as a sting it is the best there is.',
    tasks: [
      {
        task: 'It is your turn: attack the King with your Five.',
        wrong: 'Wait a turn and the Joker is worth nothing when Dusty attacks. Strike now: the Five against the King.',
      },
    ],
    well: '5 and 15 against 13 and 6: by one point. Jokers are for attackers.',
  },
  showdown: {
    title: 'Showdown',
    intro:
      'Five cards that make a straight, a flush or a full house take every fighter on the table, your own too. Jokers are wild here.',
    tasks: [
      {
        task: 'Five, Six, Seven, Eight and a Joker: lay them all down.',
        wrong: 'Keep them together! Pick all five cards of your hand; they are a straight.',
      },
    ],
    well: 'Four fighters at once, 39 points. Build one in secret, and wait until the street is full.',
  },
  end: {
    title: 'The last shot',
    intro:
      'The deck is empty and so are the hands. You have 13 points, Dusty 19. The Queen is worth 12. When nobody can play any more, the piles are counted; those still standing count for nobody.',
    tasks: [
      {
        task: 'Win the game: take the Queen.',
        wrong: 'The Eight would lose, and Dusty would score him. Your Nine hides a Four: 13 against 12.',
      },
    ],
    well: '25 to 19. That is all there is to it: now it takes nerve.',
  },
};
