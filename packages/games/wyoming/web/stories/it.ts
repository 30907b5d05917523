// The scenes in Italian.
import { aSeat, bySeat, cardPart, listedCards, type Seat, type Sentence, say } from '@sagebrush/engine';
import type { Stories } from './index.ts';

/** The verb alone says "tu". */
const who = (seat: Seat, they: string, you: string): Sentence => [aSeat(seat, ''), bySeat(seat, ` ${they}`, you)];
const cowboyOf = (seat: Seat, card: unknown): Sentence => [
  bySeat(seat, '', 'il tuo '),
  cardPart(card),
  bySeat(seat, ' di ', ''),
  aSeat(seat, ''),
];
const isBig = (kind: string | undefined): boolean => kind === '.45';

export const it: Stories = {
  fires: ({ shooter, victim, kind }) =>
    kind === undefined
      ? say`${who(shooter, 'ha', 'Hai')} colpito ${aSeat(victim, 'te')}`
      : say`${who(shooter, 'spara', 'Spari')} con una ${kind} a ${aSeat(victim, 'te')}`,
  asked: ({ victim }) => say`: ${who(victim, 'sceglie', 'scegli')} la risposta.`,
  no: ({ victim, kind }) =>
    say`: ${who(victim, 'non ha', 'non hai')} ${isBig(kind) ? 'nessun cowboy' : 'cowboy senza stella'}. Niente da colpire.`,
  noCard: () => say`: non c’è più una carta da girare. Lo sparo va a vuoto.`,
  turns: ({ card }) => say`. Si gira ${cardPart(card)}: `,
  ends: {
    badge: ({ victim, cowboy }, suit) =>
      say`${cowboyOf(victim, cowboy?.card)} è un cowboy di ${suit}. A vuoto, e lui riceve la stella ${cardPart(cowboy?.badge)}.`,
    'no-badge-left': ({ victim, cowboy }, suit) =>
      say`${cowboyOf(victim, cowboy?.card)} è un cowboy di ${suit}. A vuoto, ma per lui non c’è più una stella.`,
    unharmed: (_shot, suit) => say`nessun cowboy di ${suit} con la stella, e nessuno senza. A vuoto.`,
    hit: (_shot, suit) => say`nessun cowboy di ${suit} senza stella. Colpito!`,
    ricochet: (_shot, suit) => say`nessun cowboy di ${suit} con la stella, il colpo rimbalza su un altro. Di rimbalzo!`,
    through: (_shot, suit) => say`un cowboy di ${suit}, e una .45 gli buca la stella. Colpito!`,
  },
  hits: ({ card }) => say`. Si gira ${cardPart(card)}, e colpisce.`,
  handsOver: ({ victim, shooter, cowboy }) =>
    say`${who(victim, 'consegna', 'Consegni')} ${cardPart(cowboy?.card)}${cowboy?.badge ? ' con la sua stella' : ''} a ${aSeat(shooter, 'te')}: 25 punti cambiano mano.`,
  mustHandOver: ({ victim }) => say`${who(victim, 'deve', 'Devi')} consegnare un cowboy.`,
  backfire: ({ victim, shooter, answer }) =>
    say`. Ritorno di fiamma: ${who(victim, 'rifila', 'rifili')} ${listedCards('it', answer)} a ${aSeat(shooter, 'te')}, che costa 20.`,
  quickdraw: ({ victim, shooter, answer }) =>
    say`. Estrazione fulminea! ${who(victim, 'cala', 'Cali')} ${listedCards('it', answer)} e ${bySeat(victim, 'toglie', 'togli')} la pistola a ${aSeat(shooter, 'te')}.`,
  loads: (seat, kind) => say`La ${kind} può sparare dal ${bySeat(seat, 'suo', 'tuo')} prossimo turno.`,
  bestHand: (seat, hand, points) => say`La mano migliore: ${aSeat(seat, 'tu')} nella mano ${hand}, ${points}.`,
};
