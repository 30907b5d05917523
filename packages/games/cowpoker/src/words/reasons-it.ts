// Reasons in Italian: what a choice gains, and what it risks.
import { aSeat, either, figure, say } from '@sagebrush/engine';
import type { Lexicon } from './lexicon.ts';

const TRICK = { roundup: 'un raduno', gunfight: 'una sparatoria' } as const;
const IN_TRICK = { roundup: 'nel raduno', gunfight: 'nella sparatoria' } as const;
const THE_TRICK = { roundup: 'il raduno', gunfight: 'la sparatoria' } as const;
const points = (count: number): string => `${figure('it', count)} ${Math.abs(count) === 1 ? 'punto' : 'punti'}`;
const cards = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);
const chances = (chance: number): string =>
  chance === 100 ? 'di sicuro' : `circa ${chance} ${chance === 1 ? 'volta' : 'volte'} su cento`;

/** Below this a lead in a trick is no more than a hope. */
const FAINT = 15;
const placed: Lexicon['reasons']['steer'] = ({ card, seats, points: worth, isMine }) => {
  const where = either(
    'it',
    seats.map((seat) => aSeat(seat, 'te')),
  );
  return isMine
    ? say`${card} entra nella tua stessa banda: ${points(worth)}.`
    : say`${card} entra nella banda di ${where}: ${points(worth)} laggiù.`;
};

export const reasonsIt: Lexicon['reasons'] = {
  points: ({ card, points: won }) => say`${card} porta alla tua banda ${points(won)}.`,
  poker: ({ card, hand, isBest }) =>
    say`Con ${card} la tua banda diventa una mano di poker migliore (${hand})${isBest ? ', la migliore al tavolo' : ''}.`,
  little: ({ card, hand }) =>
    say`${card} cambia ben poco: come mano di poker la tua banda resta quella che è (${hand}).`,
  call: ({ card, drawn, trick, best, hasBest, value, chance }) => {
    const draws = drawn === 0 ? '' : `ti fa pescare ${cards(drawn)}, `;
    if (hasBest && chance < FAINT)
      return say`${card} ${draws}annuncia ${TRICK[trick]}, ma con ${best} (${value}) vinci solo ${chances(chance)}.`;
    if (hasBest)
      return say`${card} ${draws}annuncia ${TRICK[trick]} e tu giochi per ultimo: con ${best} (${value}) vinci ${chances(chance)}.`;
    return drawn === 0
      ? say`${card} annuncia ${TRICK[trick]}, ma non avresti più carte da giocare.`
      : say`${card} ${draws}annuncia ${TRICK[trick]} e tu giochi per ultimo quello che peschi.`;
  },
  raid: ({ card, target, seat, points: worth }) =>
    say`${card} colpisce la banda di ${seat}: fino a ${points(worth)}, con ${target}.`,
  draw: ({ card, drawn }) => say`Con ${card} peschi ${cards(drawn)}.`,
  effect: ({ card, effect }) => say`Quello che fa ${card} vale più dei punti che porta. ${effect}`,
  pair: ({ card, hand }) => say`Anche senza ${card} conservi per la fine una buona mano (${hand}).`,
  steer: placed,
  costs: ({ card, points: lost }) => say`${card} costa alla tua banda ${points(-lost)}.`,
  takes: ({ card, value, trick, count }) =>
    say`${card} (${value}) vince di sicuro ${THE_TRICK[trick]}: fino a ${count} carte per la tua cantina.`,
  leads: ({ card, value, trick, chance, after }) =>
    chance < FAINT
      ? say`${card} (${value}) è la tua carta migliore ${IN_TRICK[trick]}, ma tiene solo ${chances(chance)}.`
      : say`${card} (${value}) è in testa ${IN_TRICK[trick]}; ${after === 1 ? 'manca ancora una carta' : `mancano ancora ${after} carte`}, e la sfida è tua ${chances(chance)}.`,
  'holds-back': ({ card, value, best, bestValue }) =>
    say`${card} (${value}) difficilmente vince, ma ti tieni ${best} (${bestValue}).`,
  saves: ({ card, value, seat, ahead, best, bestValue }) =>
    say`${card} (${value}) lascia la sfida a ${seat} (${ahead}), ma ti tieni ${best} (${bestValue}).`,
  spare: ({ card, value, seat, ahead }) =>
    say`Nemmeno con ${card} (${value}) batti il valore ${ahead} di ${seat}: la sfida è persa comunque.`,
  trick: ({ trick, best, hasBest, value, chance }) =>
    hasBest
      ? say`Con ${TRICK[trick]} giochi per ultimo: ${best} (${value}) vince ${chances(chance)}.`
      : say`Con ${TRICK[trick]} non avresti carte da giocare.`,
  peek: ({ seat, count }) => say`Vedi la mano di ${seat}: ${cards(count)}.`,
  target: ({ seat, total, best, hasBest, points: worth }) =>
    hasBest
      ? say`La banda di ${seat} è a ${points(total)}, e il meglio lì è ${best} (${points(worth)}).`
      : say`La banda di ${seat} è a ${points(total)}.`,
  take: ({ card, seat, points: worth }) => say`${card}: ${points(worth)} dalla banda di ${seat} alla tua.`,
  'take-away': ({ card, seat, points: worth }) =>
    worth < 0
      ? say`Senza ${card} la banda di ${seat} avrebbe ${points(-worth)} in più.`
      : say`Senza ${card} la banda di ${seat} ha ${points(worth)} in meno.`,
  own: ({ card, points: worth }) => say`Delle tue c’è di mezzo ${card}, con ${points(worth)}.`,
  give: ({ card, best, hasBest, points: worth }) =>
    hasBest ? say`Cedi ${card}, con ${points(worth)}, e ricevi ${best}.` : say`Se ne va ${card}, con ${points(worth)}.`,
  kept: ({ trick, value }) => say`Tenuta in mano, la carta giocata sarebbe forte per ${TRICK[trick]} (${value}).`,
  burden: ({ points: lost }) => say`Alla tua banda costa ${points(-lost)}.`,
  loses: ({ count }) => say`Il suo effetto elimina a caso ${cards(count)} della tua banda.`,
  'ill-placed': placed,
  idle: () => say`Per il tuo ranch l'effetto non si applica.`,
  'not-gang': ({ points: lost }) =>
    say`Alla tua banda ${lost === 1 ? 'mancherà' : 'mancheranno'} ${lost === 1 ? 'il punto' : `i ${points(lost)}`} della carta giocata.`,
};
