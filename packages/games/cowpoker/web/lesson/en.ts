// The lesson of Cowpoker in English.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const en: LessonTexts<StepId> = {
  play: {
    title: 'Your Gang',
    intro:
      'You run the Davila Ranch, the rising sun. Each turn you play one card into your Gang, and its points count at the end. The text of a card works only for its own Ranch and, on Town cards, for everybody.',
    tasks: [
      {
        task: 'Play Ruth Ironside for her 3 points.',
        wrong:
          'Fewer points, or a text that you would have to follow. Ruth Ironside brings 3, and as a Masterson card she does nothing else for you.',
      },
    ],
    well: 'Three points in your Gang, no strings attached. Next: a card of your own Ranch.',
  },
  roundup: {
    title: 'Roundup!',
    intro:
      'Paco Two-Spoons is one of yours: his text calls a Roundup. Everybody plays one card, you last; the highest number beside the lasso takes all four into its Cellar, face down.',
    tasks: [
      { task: 'Play Paco Two-Spoons.', wrong: 'First somebody has to call the Roundup: Paco Two-Spoons does.' },
      {
        task: 'They laid 7, 4 and 7. Win it: play The Vega Brothers.',
        wrong: 'Look at the number beside the lasso: only The Vega Brothers have more than 7.',
      },
    ],
    well: 'Nine beats seven: four cards for your Cellar. The best poker hand down there is worth 6, and the poorest Cellar costs 6.',
  },
  later: {
    title: 'The last word',
    intro:
      'A Gunfight, called by you: now the number beside the revolver counts. The best so far is 8. Between equals the later card wins, and you are last.',
    tasks: [
      {
        task: 'Win it as cheaply as you can: with an 8.',
        wrong: 'Too weak, or too good for this: The Yuma Twins would win with 9, but Rafael the Quick wins with 8.',
      },
    ],
    well: 'Whoever calls a trick plays last and wins the ties. That is why one calls them.',
  },
  steal: {
    title: 'Rustlers',
    intro:
      'Some cards steal. The Vega Brothers are yours, so their text works: a card of your choice, from any Gang. Someone owns a Schoolmarm worth 6 points.',
    tasks: [
      {
        task: 'Play The Vega Brothers.',
        wrong: 'Points are fine, but today we ride: The Vega Brothers steal for you.',
      },
      { task: 'Take the Schoolmarm.', wrong: 'A modest choice. The Schoolmarm is worth 6, more than anybody else.' },
    ],
    well: 'Six points for you and six fewer for her. What lies in a Cellar nobody can steal.',
  },
  place: {
    title: 'They choose their own company',
    intro:
      'Some Town cards decide for themselves where they go, however they are played. The Stray Dog, worth 5 points, runs to the Gang with the fewest points. Just now that is yours.',
    tasks: [
      {
        task: 'Play the Stray Dog.',
        wrong: 'It can wait. The Stray Dog cannot: once your Gang is richer than another, it runs there.',
      },
    ],
    well: 'Five points, and the dog stays with you. Later, or out of a trick, it would run to whoever has least then.',
  },
  ace: {
    title: 'Foreign bosses',
    intro:
      'Every Ranch has a boss, its Ace. Big Maeve Gallagher is in your Gang: as long as she is, all Gallagher cards work for you as well, like it or not.',
    tasks: [
      {
        task: 'Play Uncle Declan, a Gallagher.',
        wrong: 'That card keeps its text to itself. Uncle Declan’s works for you, because his boss does.',
      },
    ],
    well: 'He stole from the richest Gang for you. Watch which Aces lie where.',
  },
  poker: {
    title: 'And it is poker after all',
    intro:
      'At the end the best poker hand among the Gangs is worth 6, and so is the best Cellar and the best Hand. Maybelle has two pair, kings and fours. You have two nines.',
    tasks: [
      {
        task: 'Make three of a kind.',
        wrong: 'Points, yes. But a third nine beats two pair: that is 6 more at the end.',
      },
    ],
    well: 'Three nines beat kings and fours. The label on each Gang always says what it is worth.',
  },
  end: {
    title: 'A wild finish',
    intro:
      'The deck is empty: after you the game is over. Maybelle has a full house. In your Gang is Marigold Finster, who makes all Twos beside her wild, with King, Jack and Ten of her suit.',
    tasks: [
      {
        task: 'Find the card that beats a full house.',
        wrong: 'A straight: pretty, but below a full house. Three-Card Lem is a Two, and wild beside Marigold.',
      },
    ],
    well: 'Lem is the Ace of Clubs now: a royal flush, 6 points, and the game. If in doubt, “Explain” on the score sheet shows how.',
  },
};
