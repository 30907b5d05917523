// The scenes in German.
import { aSeat, bySeat, cardPart, listedCards, type Seat, type Sentence, say } from '@sagebrush/engine';
import type { Stories } from './index.ts';

const who = (seat: Seat, they: string, you: string): Sentence => [aSeat(seat, 'du'), ' ', bySeat(seat, they, you)];
const isBig = (kind: string | undefined): boolean => kind === '.45';

export const de: Stories = {
  fires: ({ shooter, victim, kind }) =>
    kind === undefined
      ? say`${who(shooter, 'hat', 'hast')} ${aSeat(victim, 'dich')} getroffen`
      : say`${who(shooter, 'schießt', 'schießt')} mit einer ${kind}er auf ${aSeat(victim, 'dich')}`,
  asked: ({ victim }) => say`: ${who(victim, 'wählt', 'wählst')} die Antwort.`,
  no: ({ victim, kind }) =>
    say`: ${who(victim, 'hat', 'hast')} ${isBig(kind) ? 'gar keinen Cowboy' : 'keinen Cowboy ohne Stern'}. Nichts zu treffen.`,
  noCard: () => say`: Es ist keine Karte mehr zum Umdrehen da. Der Schuss geht ins Leere.`,
  turns: ({ card }) => say`. Aufgedeckt wird ${cardPart(card)}: `,
  ends: {
    badge: ({ victim, cowboy }, suit) =>
      say`${cardPart(cowboy?.card)} von ${aSeat(victim, 'dir')} ist ein Cowboy in ${suit}. Daneben, und er bekommt den Stern ${cardPart(cowboy?.badge)}.`,
    'no-badge-left': ({ victim, cowboy }, suit) =>
      say`${cardPart(cowboy?.card)} von ${aSeat(victim, 'dir')} ist ein Cowboy in ${suit}. Daneben, doch für ihn ist kein Stern mehr da.`,
    unharmed: (_shot, suit) => say`kein Cowboy mit Stern in ${suit}, und keiner ohne Stern. Daneben.`,
    hit: (_shot, suit) => say`kein Cowboy in ${suit} ohne Stern. Getroffen!`,
    ricochet: (_shot, suit) =>
      say`kein Cowboy mit Stern in ${suit}, die Kugel prallt ab und trifft einen anderen. Querschläger!`,
    through: (_shot, suit) => say`ein Cowboy in ${suit}, und eine .45er geht durch den Stern. Getroffen!`,
  },
  hits: ({ card }) => say`. Aufgedeckt wird ${cardPart(card)}, und das trifft.`,
  handsOver: ({ victim, shooter, cowboy }) =>
    say`${who(victim, 'liefert', 'lieferst')} ${cardPart(cowboy?.card)}${cowboy?.badge ? ' samt Stern' : ''} an ${aSeat(shooter, 'dich')} aus: 25 Punkte wechseln die Hand.`,
  mustHandOver: ({ victim }) => say`${who(victim, 'muss', 'musst')} einen Cowboy ausliefern.`,
  backfire: ({ victim, shooter, answer }) =>
    say`. Rohrkrepierer: ${who(victim, 'drückt', 'drückst')} ${aSeat(shooter, 'dir')} ${listedCards('de', answer)} in die Hand, das kostet 20.`,
  quickdraw: ({ victim, shooter, answer }) =>
    say`. Schneller gezogen! ${who(victim, 'legt', 'legst')} ${listedCards('de', answer)} und ${bySeat(victim, 'nimmt', 'nimmst')} ${aSeat(shooter, 'dir')} die Waffe ab.`,
  loads: (seat, kind) => say`Die ${kind}er schießt ab ${bySeat(seat, 'dem nächsten Zug', 'deinem nächsten Zug')}.`,
  bestHand: (seat, hand, points) => say`Die beste Runde: ${aSeat(seat, 'du')} in Runde ${hand}, ${points}.`,
};
