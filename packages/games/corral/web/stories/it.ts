// Italian, with the article that each card wants.

import { isQueen, article as plainArticle } from '@sagebrush/corral/article-it';
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

const article = (kind: 'the' | 'The', card: CardText): string => plainArticle(kind, card).replace("'", '’');
/** il Re di Hank; il tuo Re. */
const ownedBy = ({ seat, card }: { readonly seat: Seat; readonly card: CardText }, begins = false): Sentence => {
  const yours = isQueen(card) ? 'la tua ' : 'il tuo ';
  return [
    bySeat(
      seat,
      article(begins ? 'The' : 'the', card),
      begins ? yours.replace(/^./, (first) => first.toUpperCase()) : yours,
    ),
    aCard(card),
    bySeat(seat, ' di ', ''),
    aSeat(seat, ''),
  ];
};
const armed = (shooter: Shooter, begins = false): Sentence =>
  shooter.aims.length === 0
    ? say`${ownedBy(shooter, begins)} (${shooter.total})`
    : say`${ownedBy(shooter, begins)} (${shooter.total} con ${listedCards('it', shooter.aims)})`;
const who = (seat: Seat): Part => aSeat(seat, 'tu');
const HANDS = { straight: 'una scala', flush: 'un colore', 'full-house': 'un full' } as const;
const points = (count: number): string => `${count} ${count === 1 ? 'punto' : 'punti'}`;

const BEST = {
  duel: { theirs: 'il duello', yours: 'il tuo duello' },
  shot: { theirs: 'l’agguato', yours: 'il tuo agguato' },
  showdown: { theirs: 'la resa dei conti', yours: 'la tua resa dei conti' },
} as const;

export const it: Stories = {
  offers: {
    showdown: (gain) => say`Resa dei conti +${gain}`,
    ambush: (cards) => say`Agguato: ${listedCards('it', cards)}`,
    bullet: (card) => say`Pallottola vagante: ${aCard(card)}`,
  },
  duel({ attacker, defender, winner, loser, why, points: gain }) {
    const reason = {
      law: say`Nessun Fuorilegge batte la legge`,
      tie: say`A parità vince l’attaccante`,
      total: say`${winner.total} batte ${loser.total}`,
    }[why];
    return say`${armed(attacker, true)} affronta ${armed(defender)}. ${reason}: cade ${ownedBy(loser)}, e ${who(winner.seat)} ${bySeat(winner.seat, 'segna', 'segni')} ${points(gain)}.`;
  },
  shot({ seat, cards, sum, target, hit, lawmen, scored }) {
    const deed = say`${who(seat)} ${bySeat(seat, 'tende', 'tendi')} un agguato con ${listedCards('it', cards)}: il bersaglio è ${armed(target)}.`;
    const against = hit ? say`${sum} basta contro ${target.total}` : say`${sum} non basta contro ${target.total}`;
    const reason = lawmen ? say`Nessun Fuorilegge sfugge a due Uomini di legge` : against;
    const fate = hit ? 'il pistolero cade' : 'il pistolero resta in piedi';
    const gain = scored
      ? say`, e ${who(scored.seat)} ${bySeat(scored.seat, 'segna', 'segni')} ${hit ? '' : 'la coppia: '}${points(scored.points)}.`
      : say`, e la coppia si scarta.`;
    return say`${deed} ${reason}: ${fate}${gain}`;
  },
  bullet: ({ seat, card, target, points: worth }) =>
    say`${who(seat)} ${bySeat(seat, 'spara', 'spari')} ${article('the', card)}${aCard(card)}, una pallottola vagante, contro ${ownedBy(target)}. Niente ferma un Asso: ${who(target.seat)} ${bySeat(target.seat, 'perde', 'perdi')} un pistolero da ${worth}, e nessuno lo segna.`,
  showdown: ({ seat, hand, fighters, losers, points: gain }) =>
    fighters === 0
      ? say`${who(seat)} ${bySeat(seat, 'cala', 'cali')} ${HANDS[hand]} nella strada deserta: non cade nessuno, non si segna nulla.`
      : say`${who(seat)} ${bySeat(seat, 'cala', 'cali')} ${HANDS[hand]}, e la resa dei conti prende tutta la strada: ${fighters === 1 ? '1 pistolero preso' : `${fighters} pistoleri presi`} a ${listed(
          'it',
          losers.map((loser) => aSeat(loser, 'te')),
        )} per ${points(gain)}.`,
  goal: 'Spara ai loro pistoleri: vince chi ha più punti.',
  worth: ({ seat, points: yours, leader, most, isTied }) => {
    if (leader === seat) return isTied ? say`Sei in testa alla pari con ${yours}.` : say`Sei in testa con ${yours}.`;
    return say`Hai ${points(yours)}; in testa c’è ${who(leader)} con ${most}.`;
  },
  tips: {
    showdown: 'Le tue cinque carte stanno insieme: la resa dei conti prende tutti i pistoleri in strada.',
    ambush: 'Una coppia spara direttamente dalla mano. Tocca l’agguato, poi un pistolero che brilla.',
    bullet: 'Un Asso toglie di mezzo qualsiasi pistolero. Non dà punti, ma ferma una minaccia.',
    first: 'Tocca una carta, poi la tua strada: dal prossimo turno il pistolero può duellare.',
    fight: 'Tocca il tuo pistolero, poi uno più debole degli altri: il suo numero diventa i tuoi punti.',
    aim: 'Metti una carta coperta sul tuo pistolero: il suo numero si somma, e nessuno la conosce.',
  },
  counted: 'Si contano i bottini',
  best: ({ seat, by, points: gain }) =>
    say`Il colpo della giornata: ${bySeat(seat, `${BEST[by].theirs} di `, BEST[by].yours)}${aSeat(seat, '')} per ${points(gain)}.`,
};
