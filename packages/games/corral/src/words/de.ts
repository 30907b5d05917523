// German. Cards stand without an article, as card players say them.
import {
  aCard,
  aSeat,
  bySeat,
  type CardText,
  either,
  listed,
  listedCards,
  type Part,
  type Sentence,
  say,
} from '@sagebrush/engine';
import { type FighterKind, fighterKind, ownerOn, pairRank } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';

const KINDS: Readonly<Record<FighterKind, string>> = {
  lawman: 'ein Gesetzeshüter',
  cowpoke: 'ein Cowboy',
  outlaw: 'ein Gesetzloser',
};
const HANDS = { straight: 'eine Straße', flush: 'einen Flush', 'full-house': 'ein Full House' } as const;
const MANY = [
  'Zweien',
  'Dreien',
  'Vieren',
  'Fünfen',
  'Sechsen',
  'Siebenen',
  'Achten',
  'Neunen',
  'Zehnen',
  'Buben',
  'Damen',
  'Könige',
  'Asse',
];

const who = (seat: number): Part => aSeat(seat, 'du');
/** von Ada, von dir. */
const ofSeat = (seat: number): Part => aSeat(seat, 'dir');
const cardList = (cards: readonly CardText[]): Sentence => listedCards('de', cards);
const seats = (list: readonly number[]): Sentence => listed('de', list.map(who));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cardCount = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;
const hiddenCount = (count: number): string => `${count} ${count === 1 ? 'verdeckte Karte' : 'verdeckte Karten'}`;
const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;
/** Nach mit und von. */
const pointsDative = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkten'}`;

export const de: Lexicon = {
  lang: 'de',
  title: 'Schießerei am Pretty Good Corral',
  events: {
    deal: ({ dealer, first, deckSize }) =>
      say`${who(dealer)} ${bySeat(dealer, 'gibt', 'gibst')}: Jeder bekommt fünf Karten, ${deckSize} bleiben im Stapel. ${who(first)} ${bySeat(first, 'beginnt', 'beginnst')}.`,
    fighter: ({ seat, card, value }) =>
      say`${who(seat)} ${bySeat(seat, 'schickt', 'schickst')} ${aCard(card)} ins Gefecht: ${KINDS[fighterKind(card)]}, Wert ${value}.`,
    aim: ({ seat, fighter, aims, card }) =>
      card === undefined
        ? say`${who(seat)} ${bySeat(seat, 'zielt', 'zielst')} mit ${aCard(fighter)} (${hiddenCount(aims)}).`
        : say`${who(seat)} ${bySeat(seat, 'zielt', 'zielst')} mit ${aCard(fighter)} und ${bySeat(seat, 'legt', 'legst')} ${aCard(card)} verdeckt darauf (${hiddenCount(aims)}).`,
    fight: ({ seat, attacker, target }) =>
      say`${who(seat)} ${bySeat(seat, 'bricht', 'brichst')} einen Streit vom Zaun: ${aCard(attacker.card)} gegen ${aCard(target.card)} von ${ofSeat(target.seat)}.`,
    bullet: ({ seat, card, target }) =>
      say`Ein Querschläger! ${who(seat)} ${bySeat(seat, 'feuert', 'feuerst')} ${aCard(card)} ab, und ${aCard(target.card)} von ${ofSeat(target.seat)} beißt ins Gras.`,
    ambush: ({ seat, cards, sum, target }) =>
      say`${who(seat)} ${bySeat(seat, 'legt sich', 'legst dich')} mit ${cardList(cards)} (${sum}) auf die Lauer: Ziel ist ${aCard(target.card)} von ${ofSeat(target.seat)}.`,
    showdown: ({ seat, cards, hand, targets }) =>
      say`Showdown! ${who(seat)} ${bySeat(seat, 'zeigt', 'zeigst')} ${HANDS[hand]} (${cardList(cards)}) ${showdownTake(seat, targets.length)}`,
    pass: ({ seat, passes }) =>
      passes === undefined
        ? say`${who(seat)} ${bySeat(seat, 'kann nichts spielen und passt', 'kannst nichts spielen und passt')}.`
        : say`${who(seat)} passt${passes === 1 ? '' : `: ${passes} in Folge`}.`,
    reveal: ({ fighter, aim, total, spent }) =>
      say`Auf ${aCard(fighter)}: ${aim.flatMap(({ card, value }, index) => [index === 0 ? '' : ', ', aCard(card), ` (${value})`])}. Macht zusammen ${total}${spent ? '.' : '; die Karten bleiben liegen.'}`,
    duel: ({ winner, loser, lawman }) => {
      if (lawman) return say`Das Gesetz siegt: ${aCard(winner.card)} erledigt ${aCard(loser.card)}.`;
      const tie = winner.total === loser.total ? ', bei Gleichstand siegt der Angreifer' : '';
      return say`${winner.total} gegen ${loser.total}${tie}: ${aCard(winner.card)} erledigt ${aCard(loser.card)}.`;
    },
    shot: ({ target, sum, hit, lawmen }) =>
      lawmen
        ? say`Zwei Gesetzeshütern entkommt kein Gesetzloser: ${aCard(target.card)} fällt.`
        : say`${sum} gegen ${target.total}: ${aCard(target.card)} ${hit ? 'fällt' : 'bleibt stehen'}.`,
    score: ({ seat, cards, points: gained, total }) =>
      say`${who(seat)} ${bySeat(seat, 'kassiert', 'kassierst')} ${cardList(cards)} für ${points(gained)}, jetzt sind es ${total}.`,
    discard: ({ cards }) => say`Abgelegt: ${cardList(cards)}.`,
    draw: ({ seat, count, deckSize, cards }) =>
      say`${who(seat)} ${bySeat(seat, 'zieht', 'ziehst')} ${cards === undefined ? cardCount(count) : cardList(cards)}; ${deckSize === 0 ? 'der Stapel ist leer' : `noch ${deckSize} im Stapel`}.`,
    over: ({ outcome }) =>
      outcome.winners.length === 1
        ? say`Der Rauch verzieht sich: ${seats(outcome.winners)} ${bySeat(outcome.winners[0] ?? 0, 'gewinnt', 'gewinnst')} mit ${pointsDative(Math.max(...outcome.scores))}.`
        : say`Der Rauch verzieht sich: ${seats(outcome.winners)} teilen sich den Sieg mit je ${points(Math.max(...outcome.scores))}.`,
  },
  refusals: {
    over: () => say`Die Schießerei ist vorbei: Niemand kann mehr etwas spielen.`,
    turn: ({ seat }) => say`Immer mit der Ruhe: ${who(seat)} ${bySeat(seat, 'ist', 'bist')} am Zug.`,
    must: () => say`Du kannst noch etwas spielen, also darfst du nicht passen.`,
    hand: ({ card }) => say`${aCard(card)} hast du nicht auf der Hand.`,
    absent: ({ card }) => say`${aCard(card)} steht nicht als Kämpfer auf dem Tisch.`,
    twice: ({ card }) => say`${aCard(card)} hast du nur einmal.`,
    'fighter-ace': ({ card }) =>
      say`${aCard(card)} kann nicht kämpfen: Ein Ass ist Querschläger, Zielkarte oder Teil eines Blatts.`,
    'fighter-joker': () =>
      say`Ein Joker kann nicht kämpfen: Ziel mit ihm, oder ergänze mit ihm ein Paar oder einen Showdown.`,
    theirs: ({ card, seat }) => say`${aCard(card)} reitet für ${aSeat(seat, 'dich')}, nicht für dich.`,
    own: ({ card }) => say`${aCard(card)} steht auf deiner Seite. Such dir einen anderen Gegner.`,
    'no-ace': ({ card }) => say`${aCard(card)} ist kein Querschläger: Das kann nur ein Ass.`,
    'no-pair': ({ cards }) =>
      say`${cardList(cards)} sind kein Paar: Ein Hinterhalt braucht zwei Karten vom selben Rang, oder eine und einen Joker.`,
    small: ({ target, value, cards, sum }) =>
      say`${aCard(target)} ist ${value} wert, dein Paar ${MANY[pairRank(cards)] ?? ''} nur ${sum}.`,
    'joker-small': ({ target, value, sum }) =>
      say`${aCard(target)} ist ${value} wert, dein Paar nur ${sum}: Der Joker zählt darin nichts.`,
    jokers: () => say`Zwei Joker ergeben zusammen null und treffen niemanden.`,
    'no-showdown': ({ cards }) => say`${cardList(cards)} ergeben weder Straße noch Flush noch Full House.`,
    four: () =>
      say`Ein Vierling ist kein Showdown: Es braucht eine Straße, einen Flush oder ein Full House aus zwei verschiedenen Rängen.`,
  },
  choices: {
    fighter: ({ card }) => say`${aCard(card)} als Kämpfer ausspielen`,
    aim: ({ card, fighter }) => say`Zielen: ${aCard(card)} verdeckt auf ${aCard(fighter)}`,
    fight: ({ attacker, target }, view) =>
      say`Kampf: ${aCard(attacker)} gegen ${aCard(target)} von ${ofSeat(ownerOn(view, target))}`,
    bullet: ({ card, target }, view) =>
      ownerOn(view, target) === view.turn
        ? say`Querschläger: ${aCard(card)} auf ${aCard(target)}, deinen eigenen Kämpfer`
        : say`Querschläger: ${aCard(card)} auf ${aCard(target)} von ${ofSeat(ownerOn(view, target))}`,
    ambush: ({ cards, target }, view) =>
      ownerOn(view, target) === view.turn
        ? say`Hinterhalt: ${cardList(cards)} gegen ${aCard(target)}, deinen eigenen Kämpfer`
        : say`Hinterhalt: ${cardList(cards)} gegen ${aCard(target)} von ${ofSeat(ownerOn(view, target))}`,
    showdown: ({ cards }) => say`Showdown: ${cardList(cards)} für alle Kämpfer auf dem Tisch`,
    pass: () => say`Passen`,
  },
  asked: {
    yours: (plays) =>
      say`Du bist am Zug: ${either(
        'de',
        plays.map((play, index) => (index === 0 ? capital(play) : play)),
      )}.`,
    plays: {
      fighter: 'spiel einen Kämpfer',
      aim: 'ziel',
      fight: 'greif an',
      bullet: 'feuer ein Ass ab',
      ambush: 'leg einen Hinterhalt',
      showdown: 'ruf zum Showdown',
      special: 'schieß aus der Hand',
      pass: 'passe',
    },
    mustPass: say`Du kannst diesmal nichts spielen und musst passen.`,
    theirs: (seat) => say`${who(seat)} ${bySeat(seat, 'überlegt', 'überlegst')}.`,
    over: (winners) =>
      say`Es ist vorbei: ${seats(winners)} ${winners.length === 1 ? bySeat(winners[0] ?? 0, 'gewinnt.', 'gewinnst.') : 'teilen sich den Sieg.'}`,
  },
  line: ({ cards }) => cardList(cards),
  reasons: {
    law: ({ card, foe, seat, points: won }) =>
      say`Ein Gesetzeshüter schlägt jeden Gesetzlosen: ${aCard(card)} holt ${aCard(foe)} von ${ofSeat(seat)} für ${points(won)}.`,
    kill: ({ card, foe, seat, points: won }) =>
      say`${aCard(card)} schlägt ${aCard(foe)} von ${ofSeat(seat)} ganz sicher: ${points(won)}, und keine Handkarte geht drauf.`,
    odds: ({ card, foe, seat, points: won, chance }) =>
      say`${aCard(card)} schlägt ${aCard(foe)} von ${ofSeat(seat)} mit rund ${chance} Prozent: ${points(won)}.`,
    hopeless: ({ card, foe, seat, chance }) =>
      say`Gegen ${aCard(foe)} von ${ofSeat(seat)} hat ${aCard(card)} ${chance === 0 ? 'keine' : 'kaum eine'} Chance.`,
    ambush: ({ cards, foe, seat, points: won, chance }) =>
      say`${cardList(cards)} holen ${aCard(foe)} von ${ofSeat(seat)} ${chance === 100 ? 'ganz sicher' : `mit rund ${chance} Prozent`}: ${points(won)}.`,
    bank: ({ cards, target, foe, seat, points: won }) =>
      say`Bevor ${aCard(foe)} von ${ofSeat(seat)} gegen ${aCard(target)} gewinnt, holst du dir die Karte mit ${cardList(cards)} selbst: ${points(won)}.`,
    cash: ({ cards, target, points: won }) =>
      say`Mit ${cardList(cards)} wertest du ${aCard(target)} selbst: ${points(won)}, die dir niemand mehr nimmt.`,
    miss: ({ cards, target, points: won }) =>
      say`${cardList(cards)} sind zu schwach für ${aCard(target)}, deinen eigenen Kämpfer: So wertest du das Paar, ${points(won)}.`,
    squander: ({ cards, target }) =>
      say`${cardList(cards)} sind zu schwach für ${aCard(target)}, deinen eigenen Kämpfer: Das Paar wäre verloren.`,
    bullet: ({ card, foe, seat }) => say`${aCard(card)} räumt ${aCard(foe)} von ${ofSeat(seat)} vom Tisch.`,
    shield: ({ card, foe, seat, target, points: saved }) =>
      say`${aCard(card)} räumt ${aCard(foe)} von ${ofSeat(seat)} weg, bevor ${aCard(target)} fällt: ${points(saved)} gerettet.`,
    deny: ({ card, target, foe, seat, points: saved }) =>
      say`Bevor ${aCard(foe)} von ${ofSeat(seat)} sich ${aCard(target)} für ${saved} holt, wirft ${aCard(card)} den Kämpfer ab.`,
    waste: ({ card, target }) =>
      say`${aCard(card)} würde ${aCard(target)} wegwerfen, deinen eigenen Kämpfer, den nichts bedroht.`,
    showdown: ({ cards, points: won, count }) =>
      say`${cardList(cards)} räumen den ganzen Tisch ab: ${count} Kämpfer, ${points(won)}.`,
    empty: ({ cards }) => say`Es steht kein Kämpfer da: ${cardList(cards)} wären umsonst.`,
    guard: ({ card, target, foe, seat, points: saved }) =>
      say`Mit ${aCard(card)} wird ${aCard(target)} zu schnell für ${aCard(foe)} von ${ofSeat(seat)}: ${points(saved)} gerettet.`,
    strike: ({ card, target, foe, seat, points: won }) =>
      say`Mit ${aCard(card)} kann ${aCard(target)} im nächsten Zug ${aCard(foe)} von ${ofSeat(seat)} schlagen: ${points(won)}.`,
    bury: ({ card, target, points: prize }) =>
      say`Als Kämpfer wäre ${aCard(card)} eine Beute von ${prize}; unter ${aCard(target)} kann niemand die Karte werten.`,
    ready: ({ card, target, total }) => say`${aCard(card)} bringt ${aCard(target)} im Angriff auf ${total}.`,
    hunt: ({ card, foe, seat, points: won, isLaw }) =>
      isLaw
        ? say`${aCard(card)} ist ein Gesetzeshüter und schlägt im nächsten Zug den Gesetzlosen ${aCard(foe)} von ${ofSeat(seat)}: ${points(won)}.`
        : say`${aCard(card)} kann im nächsten Zug ${aCard(foe)} von ${ofSeat(seat)} schlagen: ${points(won)}.`,
    safe: ({ card, isOpen }) =>
      isOpen
        ? say`Noch hat niemand einen Kämpfer gegen ${aCard(card)}.`
        : say`Kein Kämpfer auf dem Tisch dürfte ${aCard(card)} schlagen.`,
    cheap: ({ card, points: lost }) =>
      say`Mit ${aCard(card)} ${lost === 1 ? 'steht' : 'stehen'} nur ${points(lost)} auf dem Spiel.`,
    stand: ({ card, points: speed }) => say`Mit ${aCard(card)} hast du einen Kämpfer von ${speed} zum Zielen.`,
    only: () => say`Etwas anderes geht nicht.`,
    enough: () => say`Es bleibt nichts, was sich noch lohnt.`,
    ahead: ({ points: lead }) =>
      lead === 0
        ? say`Passt du, endet es unentschieden.`
        : say`Passt du, ist Schluss, und du liegst mit ${pointsDative(lead)} vorn.`,
    behind: ({ points: gap }) => say`Passt du, ist Schluss, und du liegst mit ${pointsDative(gap)} zurück.`,
    exposed: ({ foe, seat, points: lost, chance }) =>
      say`Vorher kann ${aCard(foe)} von ${ofSeat(seat)} zuschlagen${chance === 100 ? '' : ` (rund ${chance} Prozent)`}: ${points(lost)} in Gefahr.`,
    falls: ({ foe, seat, chance }) =>
      say`Noch vor deinem nächsten Zug kann ${aCard(foe)} von ${ofSeat(seat)} zuschlagen${chance === 100 ? '' : ` (rund ${chance} Prozent)`}.`,
    outlaw: ({ points: lost }) => say`Aber ein Gesetzloser fällt gegen jede Zwei: ${points(lost)}.`,
    dear: ({ points: lost }) => say`Mit einem Paar oder einer Zielkarte kann ihn noch jemand holen: ${points(lost)}.`,
    loses: ({ seat, points: lost }) =>
      say`Geht es schief, ${bySeat(seat, 'bekommt', 'bekommst')} ${who(seat)} dafür ${points(lost)}.`,
    bare: ({ foe, seat, points: lost }) =>
      say`Danach steht der Kämpfer ohne Zielkarten da, offen für ${aCard(foe)} von ${ofSeat(seat)}: ${points(lost)} in Gefahr.`,
    gives: ({ seat, points: lost }) =>
      say`Liegt zu viel verdeckt auf dem Ziel, ${bySeat(seat, 'wertet', 'wertest')} ${who(seat)} dein Paar: ${points(lost)}.`,
    unscored: ({ points: lost }) => say`Die ${points(lost)} bekommt niemand.`,
    pair: ({ twin }) => say`Damit zerreißt du dein Paar mit ${aCard(twin)}.`,
    ace: () => say`Dafür gibst du einen Querschläger auf.`,
    joker: () => say`Ist jemand anders am Zug, zählt ein Joker nichts.`,
    still: ({ foe, seat }) => say`Trotzdem kann ${aCard(foe)} von ${ofSeat(seat)} noch gewinnen.`,
  },
  piles: { aim: (on) => `Zielkarten unter ${on}` },
  options: {
    selfAmbush: {
      name: 'Fehlschuss auf den eigenen Kämpfer',
      about: 'Was mit einem Paar geschieht, das einen eigenen Kämpfer verfehlt.',
      values: { score: 'du kassierst das Paar', discard: 'das Paar wird abgelegt' },
    },
    ambushSpendsAim: {
      name: 'Ein Hinterhalt verbraucht Zielkarten',
      about:
        'Zielkarten, die ein Hinterhalt aufdeckt, werden auch dann abgelegt, wenn der Kämpfer überlebt. Sonst bleiben sie liegen, und alle kennen sie.',
    },
    jokerLawmen: {
      name: 'Der Joker als Gesetzeshüter',
      about: 'Eine Zwei mit einem Joker gilt als Paar Gesetzeshüter und trifft jeden Gesetzlosen.',
    },
    stop: {
      name: 'Passen am Ende',
      about:
        'Ob spielen muss, wer kann, auch wenn es nichts bringt; oder ob man bei leerem Stapel passen darf und die Partie endet, sobald alle nacheinander gepasst haben.',
      values: { legal: 'wer spielen kann, muss', useful: 'bei leerem Stapel darf man passen' },
    },
  },
};

const showdownTake = (seat: number, fighters: number): Sentence =>
  fighters === 0 ? ['im leeren Corral.'] : ['und ', bySeat(seat, 'räumt', 'räumst'), ` ${fighters} Kämpfer ab.`];
