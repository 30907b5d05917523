// Reasons in German: what a choice gains, and what it risks.
import { aSeat, either, figure, say } from '@sagebrush/engine';
import type { Lexicon } from './lexicon.ts';

const TRICK = { roundup: 'Viehtrieb', gunfight: 'Schießerei' } as const;
const A_TRICK = { roundup: 'einen Viehtrieb', gunfight: 'eine Schießerei' } as const;
const IN_TRICK = { roundup: 'im Viehtrieb', gunfight: 'in der Schießerei' } as const;
const THE_TRICK = { roundup: 'den Viehtrieb', gunfight: 'die Schießerei' } as const;
const points = (count: number): string => `${figure('de', count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
const withPoints = (count: number): string => `${figure('de', count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkten'}`;
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);
const chances = (chance: number): string => (chance === 100 ? 'sicher' : `mit rund ${chance} Prozent`);

/** Below this a lead in a trick is no more than a hope. */
const FAINT = 15;
const placed: Lexicon['reasons']['steer'] = ({ card, seats, points: worth, isMine }) => {
  const where = either(
    'de',
    seats.map((seat) => aSeat(seat, 'dir')),
  );
  return isMine
    ? say`${card} kommt in deine eigene Bande: ${points(worth)}.`
    : say`${card} kommt in die Bande von ${where}: dort ${points(worth)}.`;
};

export const reasonsDe: Lexicon['reasons'] = {
  points: ({ card, points: won }) => say`${card} bringt deiner Bande ${points(won)}.`,
  poker: ({ card, hand, isBest }) =>
    say`Mit ${card} wird deine Bande ein besseres Pokerblatt (${hand})${isBest ? ', und das beste am Tisch' : ''}.`,
  little: ({ card, hand }) => say`${card} ändert kaum etwas: Als Pokerblatt bleibt deine Bande, was sie ist (${hand}).`,
  call: ({ card, drawn, trick, best, hasBest, value, chance }) => {
    const draws = drawn === 0 ? '' : `lässt dich ${cards(drawn)} ziehen, `;
    if (hasBest && chance < FAINT)
      return say`${card} ${draws}ruft ${A_TRICK[trick]} aus, doch ${best} (${value}) holt den Stich nur ${chances(chance)}.`;
    if (hasBest)
      return say`${card} ${draws}ruft ${A_TRICK[trick]} aus, und du spielst zuletzt: ${best} (${value}) holt den Stich ${chances(chance)}.`;
    return drawn === 0
      ? say`${card} ruft ${A_TRICK[trick]} aus, doch du hättest keine Karte mehr dafür.`
      : say`${card} ${draws}ruft ${A_TRICK[trick]} aus, und was du ziehst, spielt zuletzt.`;
  },
  raid: ({ card, target, seat, points: worth }) =>
    say`${card} greift in die Bande von ${seat}: bis zu ${points(worth)}, mit ${target}.`,
  draw: ({ card, drawn }) => say`Mit ${card} ziehst du ${cards(drawn)}.`,
  effect: ({ card, effect }) => say`Was ${card} tut, ist mehr wert als die Punkte darauf. ${effect}`,
  pair: ({ card, hand }) => say`Auch ohne ${card} behältst du für den Schluss eine gute Hand (${hand}).`,
  steer: placed,
  costs: ({ card, points: lost }) => say`${card} kostet deine Bande ${points(-lost)}.`,
  takes: ({ card, value, trick, count }) =>
    say`${card} (${value}) gewinnt ${THE_TRICK[trick]} sicher: bis zu ${count} Karten für deinen Keller.`,
  leads: ({ card, value, trick, chance, after }) =>
    chance < FAINT
      ? say`${card} (${value}) ist ${IN_TRICK[trick]} deine beste Karte, hält den Stich aber nur ${chances(chance)}.`
      : say`${card} (${value}) führt ${IN_TRICK[trick]}; ${after === 1 ? 'eine Karte kommt' : `${after} Karten kommen`} noch, und der Stich gehört dir ${chances(chance)}.`,
  'holds-back': ({ card, value, best, bestValue }) =>
    say`${card} (${value}) gewinnt kaum, aber du behältst ${best} (${bestValue}).`,
  saves: ({ card, value, seat, ahead, best, bestValue }) =>
    say`${card} (${value}) lässt ${seat} den Stich (${ahead}), und du behältst ${best} (${bestValue}).`,
  spare: ({ card, value, seat, ahead }) =>
    say`Auch mit ${card} (${value}) schlägst du die ${ahead} von ${seat} nicht: Dieser Stich ist so oder so verloren.`,
  trick: ({ trick, best, hasBest, value, chance }) =>
    hasBest
      ? say`${TRICK[trick]}: Du spielst zuletzt, und ${best} (${value}) holt den Stich ${chances(chance)}.`
      : say`${TRICK[trick]}: Du hättest keine Karte dafür.`,
  peek: ({ seat, count }) => say`Du siehst die Hand von ${seat}: ${cards(count)}.`,
  target: ({ seat, total, best, hasBest, points: worth }) =>
    hasBest
      ? say`Die Bande von ${seat} steht bei ${withPoints(total)}, am meisten bringt dort ${best} (${points(worth)}).`
      : say`Die Bande von ${seat} steht bei ${withPoints(total)}.`,
  take: ({ card, seat, points: worth }) => say`${card}: ${points(worth)} aus der Bande von ${seat} für dich.`,
  'take-away': ({ card, seat, points: worth }) =>
    worth < 0
      ? say`Ohne ${card} hätte die Bande von ${seat} ${points(-worth)} mehr.`
      : say`Ohne ${card} hat die Bande von ${seat} ${points(worth)} weniger.`,
  own: ({ card, points: worth }) => say`Von deinen trifft es ${card} mit ${withPoints(worth)}.`,
  give: ({ card, best, hasBest, points: worth }) =>
    hasBest
      ? say`Du bekommst ${best} für ${card} mit ${withPoints(worth)}.`
      : say`${card} geht, mit ${withPoints(worth)}.`,
  kept: ({ trick, value }) => say`Auf der Hand wäre die gespielte Karte stark für ${A_TRICK[trick]} (${value}).`,
  burden: ({ points: lost }) => say`Die Karte kostet deine Bande ${points(-lost)}.`,
  loses: ({ count }) =>
    say`Der Effekt wirft ${count === 1 ? 'eine zufällige Karte' : `${count} zufällige Karten`} aus deiner Bande.`,
  'ill-placed': placed,
  idle: () => say`Für deine Ranch wirkt der Effekt nicht.`,
  'not-gang': ({ points: lost }) => say`In deiner Bande ${lost === 1 ? 'fehlt' : 'fehlen'} dann ${points(lost)}.`,
};
