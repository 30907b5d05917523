// German. Cards stand without an article, as card players say them.
import {
  aCard,
  aSeat,
  bySeat,
  type CardText,
  listed,
  listedCards,
  type Part,
  type Seat,
  type Sentence,
  say,
} from '@sagebrush/engine';
import type { Shooter, Stories } from './index.ts';

const owned = ({ seat, card }: { readonly seat: Seat; readonly card: CardText }): Sentence =>
  say`${aCard(card)} von ${aSeat(seat, 'dir')}`;
const armed = (shooter: Shooter): Sentence =>
  shooter.aims.length === 0
    ? say`${owned(shooter)} (${shooter.total})`
    : say`${owned(shooter)} (${shooter.total} mit ${listedCards('de', shooter.aims)})`;
const who = (seat: Seat): Part => aSeat(seat, 'du');
const HANDS = { straight: 'eine Straße', flush: 'einen Flush', 'full-house': 'ein Full House' } as const;
const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const de: Stories = {
  offers: {
    showdown: (gain) => say`Showdown +${gain}`,
    ambush: (cards) => say`Hinterhalt: ${listedCards('de', cards)}`,
    bullet: (card) => say`Querschläger: ${aCard(card)}`,
  },
  duel({ attacker, defender, winner, loser, why, points: gain }) {
    const reason = {
      law: say`Kein Gesetzloser schlägt das Gesetz`,
      tie: say`Bei Gleichstand siegt der Angreifer`,
      total: say`${winner.total} schlägt ${loser.total}`,
    }[why];
    return say`${armed(attacker)} zieht gegen ${armed(defender)}. ${reason}: ${owned(loser)} fällt, und ${who(winner.seat)} ${bySeat(winner.seat, 'bekommt', 'bekommst')} ${points(gain)}.`;
  },
  shot({ seat, cards, sum, target, hit, lawmen, scored }) {
    const deed = say`${who(seat)} ${bySeat(seat, 'lauert', 'lauerst')} ${armed(target)} auf, mit ${listedCards('de', cards)}.`;
    const against = hit ? say`${sum} reicht für ${target.total}` : say`${sum} reicht nicht für ${target.total}`;
    const reason = lawmen ? say`Zwei Gesetzeshütern entkommt kein Gesetzloser` : against;
    const fate = hit ? 'Der Kämpfer fällt' : 'Der Kämpfer steht';
    const gain = scored
      ? say`, und ${who(scored.seat)} ${bySeat(scored.seat, 'bekommt', 'bekommst')} ${hit ? '' : 'das Paar: '}${points(scored.points)}.`
      : say`, und das Paar wird abgelegt.`;
    return say`${deed} ${reason}: ${fate}${gain}`;
  },
  bullet: ({ seat, card, target, points: worth }) =>
    say`${who(seat)} ${bySeat(seat, 'feuert', 'feuerst')} ${aCard(card)} ab, einen Querschläger auf ${owned(target)}. Ein Ass hält niemand auf: ${who(target.seat)} ${bySeat(target.seat, 'verliert', 'verlierst')} einen Kämpfer im Wert von ${worth}, und niemand bekommt ihn.`,
  showdown: ({ seat, hand, fighters, losers, points: gain }) =>
    fighters === 0
      ? say`${who(seat)} ${bySeat(seat, 'zeigt', 'zeigst')} ${HANDS[hand]} auf leerer Straße: Niemand fällt, nichts wird gezählt.`
      : say`${who(seat)} ${bySeat(seat, 'zeigt', 'zeigst')} ${HANDS[hand]}, und ein Showdown räumt die ganze Straße ab: ${fighters} Kämpfer von ${listed(
          'de',
          losers.map((loser) => aSeat(loser, 'dir')),
        )} für ${points(gain)}.`,
  goal: 'Schieß auf ihre Kämpfer: Die meisten Punkte gewinnen.',
  worth: ({ seat, points: yours, leader, most, isTied }) => {
    if (leader === seat) return isTied ? say`Du liegst mit ${yours} gleichauf vorn.` : say`Du führst mit ${yours}.`;
    return say`Du hast ${yours}, ${who(leader)} führt mit ${most}.`;
  },
  tips: {
    showdown: 'Deine fünf Karten passen zusammen: Der Showdown holt alle Kämpfer von der Straße.',
    ambush: 'Ein Paar schießt direkt aus der Hand. Tippe den Hinterhalt an, dann einen leuchtenden Kämpfer.',
    bullet: 'Ein Ass fegt jeden Kämpfer von der Straße. Punkte bringt es nicht, aber Ruhe.',
    first: 'Tippe eine Karte an, dann deine Straße: Ab dem nächsten Zug kann dein Kämpfer kämpfen.',
    fight: 'Tippe deinen Kämpfer an, dann einen schwächeren der anderen: Seine Zahl sind deine Punkte.',
    aim: 'Leg eine Karte verdeckt auf deinen Kämpfer: Ihre Zahl zählt mit, und niemand kennt sie.',
  },
  counted: 'Die Punktestapel werden gezählt',
  best: ({ seat, by, points: gain }) =>
    say`Der Schuss des Tages: ${{ duel: 'der Kampf', shot: 'der Hinterhalt', showdown: 'der Showdown' }[by]} von ${aSeat(seat, 'dir')} für ${points(gain)}.`,
};
