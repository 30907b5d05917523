// The words of corral in three languages: ours, for it has no such editions.
import { type Term, term } from '@sagebrush/table-kit/rules/term.ts';

export const corralTerms: readonly Term[] = [
  term(
    'GC-3.1',
    ['fighter', 'Kämpfer', 'pistolero'],
    [
      'A card face up in your street.',
      'Eine offene Karte vor dir auf der Straße.',
      'Una carta scoperta davanti a te, in strada.',
    ],
  ),
  term(
    'GC-3.2',
    ['Lawman', 'Gesetzeshüter', 'Uomo di legge'],
    [
      'A Two: weak, but no Outlaw stands against it.',
      'Eine Zwei: schwach, aber kein Gesetzloser hält ihr stand.',
      'Un Due: debole, ma nessun Fuorilegge gli resiste.',
    ],
  ),
  term(
    'GC-3.2',
    ['Cowpoke', 'Cowboy', 'Mandriano'],
    [
      'Three to Ten, worth what it shows.',
      'Drei bis Zehn, so viel wert wie die Zahl darauf.',
      'Dal Tre al Dieci: vale il suo numero.',
    ],
  ),
  term(
    'GC-3.2',
    ['Outlaw', 'Gesetzloser', 'Fuorilegge'],
    ['Jack, Queen, King: 11, 12, 13.', 'Bube, Dame, König: 11, 12, 13.', 'Fante, Donna, Re: 11, 12, 13.'],
  ),
  term(
    'GC-4.1',
    ['aim card', 'Zielkarte', 'carta di mira'],
    [
      'Lies face down on a fighter and adds to it.',
      'Liegt verdeckt auf einem Kämpfer und zählt bei ihm mit.',
      'Sta coperta su un pistolero e si somma al suo valore.',
    ],
  ),
  term(
    'GC-5.1',
    ['fight', 'Kampf', 'duello'],
    [
      'One of yours against one of theirs, aims turned up.',
      'Einer von dir gegen einen von ihnen, Zielkarten aufgedeckt.',
      'Uno dei tuoi contro uno dei loro, carte di mira scoperte.',
    ],
  ),
  term(
    'GC-6.1',
    ['stray bullet', 'Querschläger', 'pallottola vagante'],
    [
      'An Ace that sweeps one fighter off the street.',
      'Ein Ass, das einen Kämpfer von der Straße fegt.',
      'Un Asso che toglie di mezzo un pistolero.',
    ],
  ),
  term(
    'GC-6.2',
    ['ambush', 'Hinterhalt', 'agguato'],
    [
      'A pair from the hand, fired at any fighter.',
      'Ein Paar von der Hand gegen einen beliebigen Kämpfer.',
      'Una coppia dalla mano contro un pistolero qualsiasi.',
    ],
  ),
  term(
    'GC-6.9',
    ['poker showdown', 'Poker-Showdown', 'resa dei conti'],
    [
      'Straight, flush or full house: everyone standing is yours.',
      'Straße, Flush oder Full House: Wer steht, gehört dir.',
      'Scala, colore o full: chi è in strada è tuo.',
    ],
  ),
  term(
    'GC-7.2',
    ['score pile', 'Punktestapel', 'bottino'],
    [
      'The fighters that you took; their values are your points.',
      'Die Kämpfer, die du geholt hast; ihre Werte sind deine Punkte.',
      'I pistoleri che hai preso: i loro valori sono i tuoi punti.',
    ],
  ),
];
