// Italian, with the article that each card wants.
import { aCard, aSeat, bySeat, type CardText, either, listed, type Part, type Sentence, say } from '@sagebrush/engine';
import { type ARTICLES, article, isQueen } from './article-it.ts';
import { type FighterKind, fighterKind, ownerOn, pairRank } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';

const KINDS: Readonly<Record<FighterKind, string>> = {
  lawman: 'un Uomo di legge',
  cowpoke: 'un Mandriano',
  outlaw: 'un Fuorilegge',
};
const HANDS = { straight: 'una scala', flush: 'un colore', 'full-house': 'un full' } as const;
const MANY = [
  'Due',
  'Tre',
  'Quattro',
  'Cinque',
  'Sei',
  'Sette',
  'Otto',
  'Nove',
  'Dieci',
  'Fanti',
  'Donne',
  'Re',
  'Assi',
];

const withArticle =
  (kind: keyof typeof ARTICLES) =>
  (card: CardText): Sentence => [article(kind, card), aCard(card)];
const the = withArticle('the');
const The = withArticle('The');
const on = withArticle('on');
const to = withArticle('to');

const who = (seat: number): Part => aSeat(seat, 'tu');
/** il Re di Ada, il tuo Re. */
const owned = (seat: number, card: CardText): Sentence => [
  bySeat(seat, article('the', card), isQueen(card) ? 'la tua ' : 'il tuo '),
  aCard(card),
  bySeat(seat, ' di ', ''),
  aSeat(seat, ''),
];
const mine = (card: CardText): Sentence => [isQueen(card) ? 'la tua ' : 'il tuo ', aCard(card)];
const toOwned = (seat: number, card: CardText): Sentence => [
  bySeat(seat, article('to', card), isQueen(card) ? 'alla tua ' : 'al tuo '),
  aCard(card),
  bySeat(seat, ' di ', ''),
  aSeat(seat, ''),
];

const listOf = (items: readonly Sentence[]): Sentence =>
  items.flatMap((item, index): readonly Part[] => [joint(index, items.length), ...item]);
const joint = (index: number, length: number): string => {
  if (index === 0) return '';
  return index === length - 1 ? ' e ' : ', ';
};
const cardList = (cards: readonly CardText[]): Sentence => listed('it', cards.map(aCard));
const theCards = (cards: readonly CardText[]): Sentence => listOf(cards.map(the));
const seats = (list: readonly number[]): Sentence => listed('it', list.map(who));
const cardCount = (count: number): string => `${count} ${count === 1 ? 'carta' : 'carte'}`;
const hiddenCount = (count: number): string => `${count} ${count === 1 ? 'carta coperta' : 'carte coperte'}`;
const points = (count: number): string => `${count} ${count === 1 ? 'punto' : 'punti'}`;

export const it: Lexicon = {
  lang: 'it',
  title: 'Sfida al Pretty Good Corral',
  events: {
    deal: ({ dealer, first, deckSize }) =>
      say`${who(dealer)} ${bySeat(dealer, 'distribuisce', 'distribuisci')} cinque carte a testa; ${deckSize} restano nel mazzo. ${bySeat(first, 'Comincia ', 'Cominci ')}${who(first)}.`,
    fighter: ({ seat, card, value }) =>
      say`${who(seat)} ${bySeat(seat, 'manda', 'mandi')} in strada ${the(card)}: ${KINDS[fighterKind(card)]} da ${value}.`,
    aim: ({ seat, fighter, aims, card }) =>
      card === undefined
        ? say`${who(seat)} ${bySeat(seat, 'prende', 'prendi')} la mira con ${the(fighter)} (${hiddenCount(aims)}).`
        : say`${who(seat)} ${bySeat(seat, 'prende', 'prendi')} la mira con ${the(fighter)} e ci ${bySeat(seat, 'mette', 'metti')} sopra ${the(card)} (${hiddenCount(aims)}).`,
    fight: ({ seat, attacker, target }) =>
      say`${who(seat)} ${bySeat(seat, 'attacca', 'attacchi')} briga: ${the(attacker.card)} contro ${owned(target.seat, target.card)}.`,
    bullet: ({ seat, card, target }) =>
      say`Pallottola vagante! ${who(seat)} ${bySeat(seat, 'spara', 'spari')} ${the(card)}, e ${owned(target.seat, target.card)} morde la polvere.`,
    ambush: ({ seat, cards, sum, target }) =>
      say`${who(seat)} ${bySeat(seat, 'tende', 'tendi')} un agguato da ${sum} con ${theCards(cards)} ${toOwned(target.seat, target.card)}.`,
    showdown: ({ seat, cards, hand, targets }) =>
      say`Resa dei conti! ${who(seat)} ${bySeat(seat, 'cala', 'cali')} ${HANDS[hand]} (${cardList(cards)}) ${showdownTake(seat, targets.length)}`,
    pass: ({ seat, passes }) =>
      passes === undefined
        ? say`${who(seat)} non ${bySeat(seat, 'può giocare nulla e passa', 'puoi giocare nulla e passi')}.`
        : say`${who(seat)} ${bySeat(seat, 'passa', 'passi')}${passes === 1 ? '' : `: ${passes} di fila`}.`,
    reveal: ({ fighter, aim, total, spent }) =>
      say`${withArticle('On')(fighter)}: ${aim.flatMap(({ card, value }, index) => [index === 0 ? '' : ', ', aCard(card), ` (${value})`])}. In tutto fa ${total}${spent ? '.' : ', e le carte restano dove sono.'}`,
    duel: ({ winner, loser, lawman }) => {
      if (lawman) return say`Vince la legge: ${the(winner.card)} abbatte ${the(loser.card)}.`;
      const tie = winner.total === loser.total ? ", a parità vince l'attaccante" : '';
      return say`${winner.total} contro ${loser.total}${tie}: ${the(winner.card)} abbatte ${the(loser.card)}.`;
    },
    shot: ({ target, sum, hit, lawmen }) =>
      lawmen
        ? say`Nessun Fuorilegge sfugge a due Uomini di legge: cade ${the(target.card)}.`
        : say`${sum} contro ${target.total}: ${the(target.card)} ${hit ? 'cade' : 'resta in piedi'}.`,
    score: ({ seat, cards, points: gained, total }) =>
      say`${who(seat)} ${bySeat(seat, 'mette', 'metti')} nel bottino ${theCards(cards)} per ${points(gained)}: ora sono ${total}.`,
    discard: ({ cards }) => say`Scartate: ${cardList(cards)}.`,
    draw: ({ seat, count, deckSize, cards }) =>
      say`${who(seat)} ${bySeat(seat, 'pesca', 'peschi')} ${cards === undefined ? cardCount(count) : theCards(cards)}; ${deckSize === 0 ? 'il mazzo è finito' : `nel mazzo: ${deckSize}`}.`,
    over: ({ outcome }) =>
      outcome.winners.length === 1
        ? say`Il fumo si dirada: ${bySeat(outcome.winners[0] ?? 0, 'vince', 'vinci')} ${seats(outcome.winners)} con ${points(Math.max(...outcome.scores))}.`
        : say`Il fumo si dirada: ${seats(outcome.winners)} si dividono la vittoria con ${points(Math.max(...outcome.scores))} a testa.`,
  },
  refusals: {
    over: () => say`La sparatoria è finita: nessuno può più giocare nulla.`,
    turn: ({ seat }) => say`Calma, cowboy: tocca a ${aSeat(seat, 'te')}.`,
    must: () => say`Puoi ancora giocare qualcosa, quindi non puoi passare.`,
    hand: ({ card }) => say`Non hai in mano ${the(card)}.`,
    absent: ({ card }) => say`${The(card)} non è tra i pistoleri in strada.`,
    twice: ({ card }) => say`Hai ${the(card)} una volta sola.`,
    'fighter-ace': ({ card }) =>
      say`${The(card)} non può combattere: un Asso è una pallottola vagante, una carta di mira o parte di una mano.`,
    'fighter-joker': () =>
      say`Un jolly non può combattere: usalo per prendere la mira o per completare una coppia o una resa dei conti.`,
    theirs: ({ card, seat }) => say`${The(card)} cavalca per ${aSeat(seat, 'te')}, non per te.`,
    own: ({ card }) => say`${The(card)} è dalla tua parte. Attacca briga con qualcun altro.`,
    'no-ace': ({ card }) => say`${The(card)} non è una pallottola vagante: lo è solo un Asso.`,
    'no-pair': ({ cards }) =>
      say`${cardList(cards)} non fanno coppia: per un agguato servono due carte dello stesso valore, oppure una e un jolly.`,
    small: ({ target, value, cards, sum }) =>
      say`${The(target)} vale ${value}, la tua coppia di ${MANY[pairRank(cards)] ?? ''} solo ${sum}.`,
    'joker-small': ({ target, value, sum }) =>
      say`${The(target)} vale ${value}, la tua coppia solo ${sum}: il jolly non aggiunge nulla.`,
    jokers: () => say`Due jolly insieme valgono zero e non colpiscono nessuno.`,
    'no-showdown': ({ cards }) => say`${cardList(cards)} non fanno né scala, né colore, né full.`,
    four: () =>
      say`Un poker non basta per la resa dei conti: serve una scala, un colore o un full di due valori diversi.`,
  },
  choices: {
    fighter: ({ card }) => say`Manda in strada ${the(card)}`,
    aim: ({ card, fighter }) => say`Prendi la mira: ${the(card)} a faccia in giù ${on(fighter)}`,
    fight: ({ attacker, target }, view) => say`Duello: ${the(attacker)} contro ${owned(ownerOn(view, target), target)}`,
    bullet: ({ card, target }, view) =>
      ownerOn(view, target) === view.turn
        ? say`Pallottola vagante: ${the(card)} contro ${the(target)}, un tuo pistolero`
        : say`Pallottola vagante: ${the(card)} contro ${owned(ownerOn(view, target), target)}`,
    ambush: ({ cards, target }, view) =>
      ownerOn(view, target) === view.turn
        ? say`Agguato con ${theCards(cards)} ${to(target)}, un tuo pistolero`
        : say`Agguato con ${theCards(cards)} ${toOwned(ownerOn(view, target), target)}`,
    showdown: ({ cards }) => say`Resa dei conti: ${theCards(cards)} per tutti i pistoleri in strada`,
    pass: () => say`Passa`,
  },
  asked: {
    yours: (plays) => say`Tocca a te: ${either('it', plays)}.`,
    plays: {
      fighter: 'manda un pistolero',
      aim: 'mira',
      fight: 'attacca briga',
      bullet: 'spara un Asso',
      ambush: 'tendi un agguato',
      showdown: 'chiama la resa dei conti',
      special: 'spara dalla mano',
      pass: 'passa',
    },
    mustPass: say`Stavolta non puoi giocare nulla: passa.`,
    theirs: (seat) => say`${who(seat)} ${bySeat(seat, 'sta', 'stai')} pensando.`,
    over: (winners) =>
      say`È finita: ${winners.length === 1 ? bySeat(winners[0] ?? 0, 'vince ', 'vinci ') : ''}${seats(winners)}${winners.length === 1 ? '.' : ' si dividono la vittoria.'}`,
  },
  line: ({ cards }) => cardList(cards),
  reasons: {
    law: ({ card, foe, seat, points: won }) =>
      say`Un Uomo di legge batte sempre un Fuorilegge: ${the(card)} prende ${owned(seat, foe)} per ${points(won)}.`,
    kill: ({ card, foe, seat, points: won }) =>
      say`${The(card)} batte di sicuro ${owned(seat, foe)}: ${points(won)} senza spendere carte della mano.`,
    odds: ({ card, foe, seat, points: won, chance }) =>
      say`${The(card)} batte ${owned(seat, foe)} circa ${chance} volte su cento: ${points(won)}.`,
    hopeless: ({ card, foe, seat, chance }) =>
      say`${The(card)} ${chance === 0 ? 'non può battere' : 'non ha quasi speranze contro'} ${owned(seat, foe)}.`,
    ambush: ({ cards, foe, seat, points: won, chance }) =>
      say`Con ${theCards(cards)} prendi ${owned(seat, foe)} ${chance === 100 ? 'di sicuro' : `circa ${chance} volte su cento`}: ${points(won)}.`,
    bank: ({ cards, target, foe, seat, points: won }) =>
      say`Con ${theCards(cards)} incassi tu ${mine(target)} prima che arrivi ${owned(seat, foe)}: ${points(won)}.`,
    cash: ({ cards, target, points: won }) =>
      say`Con ${theCards(cards)} incassi ${mine(target)}: ${points(won)} che nessuno può più toglierti.`,
    miss: ({ cards, target, points: won }) =>
      say`Con ${theCards(cards)} manchi apposta ${the(target)}, un tuo pistolero, e incassi la coppia: ${points(won)}.`,
    squander: ({ cards, target }) =>
      say`Con ${theCards(cards)} manchi ${the(target)}, un tuo pistolero: la coppia andrebbe persa.`,
    bullet: ({ card, foe, seat }) => say`${The(card)} toglie dalla strada ${owned(seat, foe)}.`,
    shield: ({ card, foe, seat, target, points: saved }) =>
      say`${The(card)} toglie di mezzo ${owned(seat, foe)} prima che batta ${the(target)}: ${points(saved)} in salvo.`,
    deny: ({ card, target, foe, seat, points: saved }) =>
      say`Prima che ${owned(seat, foe)} prenda ${the(target)} per ${points(saved)}, con ${the(card)} finisce negli scarti.`,
    waste: ({ card, target }) =>
      say`${The(card)} butterebbe via ${the(target)}, un tuo pistolero che nessuno minaccia.`,
    showdown: ({ cards, points: won, count }) =>
      say`Con ${theCards(cards)} prendi tutta la strada: ${count} ${count === 1 ? 'pistolero' : 'pistoleri'}, ${points(won)}.`,
    empty: ({ cards }) => say`In strada non c'è nessuno: ${theCards(cards)} andrebbero sprecati.`,
    guard: ({ card, target, foe, seat, points: saved }) =>
      say`Con ${the(card)}, ${the(target)} diventa troppo veloce per ${owned(seat, foe)}: ${points(saved)} in salvo.`,
    strike: ({ card, target, foe, seat, points: won }) =>
      say`Con ${the(card)}, ${the(target)} al prossimo turno può battere ${owned(seat, foe)}: ${points(won)}.`,
    bury: ({ card, target, points: prize }) =>
      say`Come pistolero ${the(card)} sarebbe un bottino da ${prize}; sotto ${the(target)} non dà punti a nessuno.`,
    ready: ({ card, target, total }) => say`${The(card)} porta ${the(target)} a ${total} in attacco.`,
    hunt: ({ card, foe, seat, points: won, isLaw }) =>
      isLaw
        ? say`${The(card)} è un Uomo di legge: al prossimo turno batte il Fuorilegge, ${owned(seat, foe)}, per ${points(won)}.`
        : say`${The(card)} al prossimo turno può battere ${owned(seat, foe)}: ${points(won)}.`,
    safe: ({ card, isOpen }) =>
      isOpen
        ? say`Nessuno ha ancora un pistolero contro ${the(card)}.`
        : say`È difficile che un pistolero in strada batta ${the(card)}.`,
    cheap: ({ card, points: lost }) => say`Con ${the(card)} rischi solo ${points(lost)}.`,
    stand: ({ card, points: speed }) => say`Con ${the(card)} hai un pistolero da ${speed} con cui prendere la mira.`,
    only: () => say`Non c'è altro da giocare.`,
    enough: () => say`Non resta nulla che valga la pena fare.`,
    ahead: ({ points: lead }) =>
      lead === 0 ? say`Se passi, finisce in parità.` : say`Se passi è finita, e sei avanti di ${points(lead)}.`,
    behind: ({ points: gap }) => say`Se passi è finita, e sei indietro di ${points(gap)}.`,
    exposed: ({ foe, seat, points: lost, chance }) =>
      say`Prima però ${owned(seat, foe)} può avere la meglio${chance === 100 ? '' : ` (circa ${chance} volte su cento)`}: ${points(lost)} a rischio.`,
    falls: ({ foe, seat, chance }) =>
      say`Prima del tuo prossimo turno ${owned(seat, foe)} può avere la meglio${chance === 100 ? '' : ` (circa ${chance} volte su cento)`}.`,
    outlaw: ({ points: lost }) => say`Però è un Fuorilegge: qualunque Due lo batte, per ${points(lost)}.`,
    dear: ({ points: lost }) => say`Con una coppia o una carta di mira qualcuno può ancora prenderlo: ${points(lost)}.`,
    loses: ({ seat, points: lost }) =>
      say`Se perde, ${who(seat)} ${bySeat(seat, 'incassa', 'incassi')} ${points(lost)}.`,
    bare: ({ foe, seat, points: lost }) =>
      say`Poi resta senza carte di mira, davanti a un avversario più forte, ${owned(seat, foe)}: ${points(lost)} a rischio.`,
    gives: ({ seat, points: lost }) =>
      say`Se il bersaglio nasconde troppo, ${who(seat)} ${bySeat(seat, 'incassa', 'incassi')} la tua coppia: ${points(lost)}.`,
    unscored: ({ points: lost }) => say`I suoi ${points(lost)} non vanno a nessuno.`,
    pair: ({ twin }) => say`Così spezzi la coppia con ${the(twin)}.`,
    ace: () => say`Rinunci a una pallottola vagante.`,
    joker: () => say`Nei turni degli altri un jolly non aggiunge nulla.`,
    still: ({ foe, seat }) => say`Anche così ${owned(seat, foe)} può avere la meglio.`,
  },
  piles: { aim: (on) => `mira sotto ${on}` },
  options: {
    selfAmbush: {
      name: 'Agguato fallito al proprio pistolero',
      about: 'Che fine fa una coppia che manca un tuo pistolero.',
      values: { score: 'la coppia va nel tuo bottino', discard: 'la coppia si scarta' },
    },
    ambushSpendsAim: {
      name: "L'agguato consuma le carte di mira",
      about:
        'Le carte di mira scoperte da un agguato si scartano anche se il pistolero si salva. Altrimenti restano lì, note a tutti.',
    },
    jokerLawmen: {
      name: 'Il jolly come Uomo di legge',
      about: 'Un Due con un jolly vale come coppia di Uomini di legge e colpisce sempre un Fuorilegge.',
    },
    stop: {
      name: 'Passare alla fine',
      about:
        'Se chi può giocare deve farlo anche quando non serve a nulla, oppure a mazzo finito può passare, e la partita finisce quando tutti hanno passato di fila.',
      values: { legal: 'chi può giocare deve', useful: 'a mazzo finito si può passare' },
    },
  },
};

function showdownTake(seat: number, fighters: number): Sentence {
  if (fighters === 0) return ['nella strada deserta.'];
  const many = fighters === 1 ? '1 pistolero' : `${fighters} pistoleri`;
  return ['e ', bySeat(seat, 'prende', 'prendi'), ` ${many}.`];
}
