// The lesson of Wyoming Cowboy in English.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const en: LessonTexts<StepId> = {
  pass: {
    title: 'First, get rid of trouble',
    intro:
      'Kings are cowboys, 25 points each when the hand ends. A Queen left alone costs 25, and a 6 costs 20. Before play everybody passes three cards, this time to the left.',
    tasks: [
      {
        task: 'Pass the two Sixes and the Queen.',
        wrong: 'Some of that you want to keep. The two Sixes and the Queen are what hurts.',
      },
    ],
    well: 'Dusty has your worries now, and you kept your cowboys. What came from the right you saw only afterwards.',
  },
  couple: {
    title: 'Show a couple',
    intro:
      'A turn is: one action if you like, one discard, one card drawn. King and Queen of one suit are a couple. Shown in time they bring 25; still together at the end they are a marriage and cost 50.',
    tasks: [
      {
        task: 'Show the King and Queen of Hearts.',
        wrong: 'Not yet: a couple can only be shown before you discard. Those 25 points are free.',
      },
    ],
    well: '25 points noted. Both stay in your hand; you may discard the Queen right away.',
  },
  ten: {
    title: 'Tens go on the table',
    intro:
      'A 10 is discarded in front of you, where nobody can take it: 10 points. Caught in your hand at the end, it costs 30.',
    tasks: [
      {
        task: 'Lay down the Ten.',
        wrong: 'That card can wait. The Ten is safe on the table, and dangerous in your hand.',
      },
      {
        task: 'Now draw from the pile.',
        wrong: 'The top discard is a Queen, and a lone Queen costs 25. Take from the pile.',
      },
    ],
    well: 'Ten points, and the hand is a step nearer to its end: it ends when all the Tens and a .22 are down.',
  },
  five: {
    title: 'A Five draws two',
    intro:
      'Discard a 5 and you may draw two cards: two from the pile, or one from it and the top discard. There lies the King of Diamonds.',
    tasks: [
      {
        task: 'Discard the Five.',
        wrong: 'Any discard draws one card. The Five draws two, and one of them can be that King.',
      },
      {
        task: 'Take one from the pile and the King.',
        wrong: 'You may have both: a card from the pile and the King from the discards.',
      },
    ],
    well: 'A second cowboy, and a card more than before. Fives are small doors to large hands.',
  },
  gun: {
    title: 'Pull a gun',
    intro:
      'Guns are made of small cards: two 2s are a .22; 3 and 8 a .38; 3, 5 and 7 a .357; 4 and 5 of one suit a .45. Laid down, a gun may fire from your next turn on.',
    tasks: [
      {
        task: 'Pull your .38: the Three and the Eight.',
        wrong: 'Pulling a gun comes before the discard. Pick the Three and the Eight.',
      },
    ],
    well: 'Everybody can see it now. A gun scores nothing; what it brings you does.',
  },
  shoot: {
    title: 'Shoot',
    intro:
      'Your .38 is ready. You do not know who hides a cowboy, but Dusty showed a couple in Diamonds. A card is turned: if it has the suit of one of the victim’s cowboys, you miss and he gets a badge. If not, it hits.',
    tasks: [
      {
        task: 'Shoot at Dusty.',
        wrong: 'You know nothing about Maybelle’s hand, and your gun is ready. Dusty has a King for certain.',
      },
    ],
    well: 'A Club, and he held the King of Diamonds: a hit. The cowboy is yours. Dusty could draw a card in his place.',
  },
  backfire: {
    title: 'Backfire',
    intro:
      'Now Dusty points a .22 at you, and you have two cowboys. But also a 6: against a .22 you may hand it to the shooter, and the shot is over.',
    tasks: [
      {
        task: 'Answer with your Six.',
        wrong: 'You would risk a King, and keep a card that costs 20. Hand over the Six.',
      },
    ],
    well: 'He shot at your cowboys and got a Six. For once it was good to have one.',
  },
  six: {
    title: 'The trouble with Sixes',
    intro:
      'A 6 can be discarded only while every other card in your hand would score. Two Kings would: this is the moment.',
    tasks: [{ task: 'Discard the Six.', wrong: 'Never throw a cowboy away while the Six can go.' }],
    well: '20 points saved. With one more card that earns nothing you would have been stuck with it.',
  },
  end: {
    title: 'End the hand',
    intro:
      'Three Tens and a .22 are on the table; you hold the last Ten. Whoever ends the hand gets 30. You have 410, and 500 wins.',
    tasks: [
      {
        task: 'Lay down the last Ten.',
        wrong: 'Why wait? The last Ten ends the hand: 30 for you, and 10 for each Ten.',
      },
    ],
    well: '30 for the end, 20 for two Tens, 50 for two cowboys: 510. Wyoming is yours.',
  },
};
