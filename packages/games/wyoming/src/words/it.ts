// Italian.
import { aCard, aSeat, bySeat, cardPart, either, type Seat, type Sentence, say } from '@sagebrush/engine';
import type { Act, Ending, Way } from '../types.ts';
import type { Lexicon, Misses } from './lexicon.ts';
import { cardsIn, drawn, knownHandovers, pointList, seatsIn, suitIn } from './parts.ts';
import { reasonsIt } from './reasons-it.ts';

const WAY: Readonly<Record<Way, string>> = { left: 'a sinistra', right: 'a destra', across: 'di fronte' };
const ACT: Readonly<Record<Act, string>> = {
  nothing: 'fatto nulla',
  couple: 'mostrato una coppia',
  nine: 'fatto passare carte con un Nove',
  pull: 'estratto una pistola',
  shoot: 'aperto il fuoco',
};
const NUMBER = ['nessuna', 'una', 'due', 'tre'];
const count = (number: number): string => `${NUMBER[number] ?? number} ${number < 2 ? 'carta' : 'carte'}`;
const cards = cardsIn('it');
const seats = seatsIn('it');
const suit = suitIn('it');
/** The verb alone says "tu". */
const who = (seat: Seat, they: string, you: string): Sentence => [aSeat(seat, ''), bySeat(seat, ` ${they}`, you)];
const cowboyOf = (seat: Seat, card: unknown, yours: string): Sentence => [
  bySeat(seat, '', yours),
  cardPart(card),
  bySeat(seat, ' di ', ''),
  aSeat(seat, ''),
];

const ENDING: Readonly<Record<Ending, string>> = {
  tens: 'Tutti i Dieci e una .22 sono in tavola.',
  aces: "L'ultima stella è stata assegnata.",
  limit: 'Il sole è tramontato: non ci sono più turni.',
  stalemate: 'Nessuno ha più nulla da giocare.',
};
const MISS: Misses = {
  badge: (event) =>
    say`A vuoto! ${cowboyOf(event.seat, event.cowboy, 'Il tuo ')} riceve una stella: ${cardPart(event.badge)}.`,
  'no-badge-left': (event) =>
    say`A vuoto: ${cowboyOf(event.seat, event.cowboy, 'il tuo ')} schiva il colpo, ma per lui non c'è più una stella.`,
  unharmed: (event) => say`A vuoto: ${who(event.seat, 'non perde', 'non perdi')} nessuno.`,
  'no-card': () => say`Non c'è più una carta da girare: lo sparo va a vuoto.`,
};

export const it: Lexicon = {
  lang: 'it',
  events: {
    deal: (event) =>
      event.hand
        ? say`Mano ${event.deal}: ${bySeat(event.dealer, 'dà le carte ', 'dai le carte tu')}${aSeat(event.dealer, '')}. Hai ${cards(event.hand)}.`
        : say`Mano ${event.deal}: ${bySeat(event.dealer, 'dà le carte ', 'dai le carte tu')}${aSeat(event.dealer, '')}.`,
    direction: (event) => say`${who(event.seat, 'sceglie', 'Scegli')} la direzione: tre carte ${WAY[event.way]}.`,
    chosen: (event) =>
      event.cards ? say`Hai messo da parte ${cards(event.cards)}.` : say`${who(event.seat, 'ha', 'Hai')} scelto.`,
    passed: (event) => {
      const known = knownHandovers(
        event.handovers,
        (from, to, given) =>
          say`${who(from, 'passa', 'Passi')} a ${aSeat(to, 'te')} ${given.length > 0 ? cards(given) : 'nulla'}`,
      );
      return known.length > 0
        ? known
        : say`Tutti passano ${event.count === 3 ? 'tre' : 'due'} carte ${WAY[event.way]}.`;
    },
    couple: (event) =>
      say`${who(event.seat, 'mostra', 'Mostri')} una coppia, ${cards(event.cards)}: ${event.points} punti.`,
    nine: (event) =>
      say`${who(event.seat, 'gioca', 'Giochi')} ${aCard(event.card)}: tutti passano due carte ${WAY[event.way]}.`,
    pull: (event) => say`${who(event.seat, 'estrae', 'Estrai')} una ${event.kind}: ${cards(event.cards)}.`,
    shoot: (event) => say`${who(event.seat, 'punta', 'Punti')} una ${event.kind} contro ${aSeat(event.victim, 'te')}.`,
    asked: (event) => say`${who(event.seat, 'ci pensa', 'Ci pensi')} su.`,
    backfire: (event) =>
      say`Ritorno di fiamma: ${who(event.seat, 'rifila', 'rifili')} ${aCard(event.card)} a ${aSeat(event.shooter, 'te')}.`,
    quickdraw: (event) =>
      say`Estrazione fulminea! ${who(event.seat, 'cala', 'Cali')} ${cards(event.cards)} e ${bySeat(event.seat, 'toglie', 'togli')} la pistola a ${aSeat(event.shooter, 'te')}.`,
    no: (event) =>
      event.kind === '.45'
        ? say`${who(event.seat, 'non ha', 'Non hai')} nessun cowboy.`
        : say`${who(event.seat, 'non ha', 'Non hai')} cowboy senza stella.`,
    shot: (event) => say`Lo sparo: ${aCard(event.card)}.`,
    miss: (event) => MISS[event.why](event),
    hit: (event) =>
      event.ricochet
        ? say`Di rimbalzo! ${who(event.seat, 'perde', 'Perdi')} un cowboy.`
        : say`Colpito: ${who(event.seat, 'perde', 'perdi')} un cowboy.`,
    surrender: (event) =>
      event.badge
        ? say`${who(event.seat, 'consegna', 'Consegni')} ${aCard(event.card)} a ${aSeat(event.shooter, 'te')}, stella compresa.`
        : say`${who(event.seat, 'consegna', 'Consegni')} ${aCard(event.card)} a ${aSeat(event.shooter, 'te')}.`,
    replace: (event) => {
      if (event.cards && event.count > 0) return say`Al suo posto peschi ${cards(event.cards)}.`;
      return event.count === 0
        ? say`${who(event.seat, 'non lo rimpiazza', 'Non lo rimpiazzi')}.`
        : say`${who(event.seat, 'pesca', 'Peschi')} ${count(event.count)} al suo posto.`;
    },
    discard: ({ seat, card, to, badge }) => {
      if (to === 'table')
        return say`${who(seat, 'posa', 'Posi')} ${aCard(card)} ${bySeat(seat, 'davanti a sé', 'davanti a te')}: 10 punti.`;
      return badge
        ? say`${who(seat, 'scarta', 'Scarti')} ${aCard(card)}; ${aCard(badge)} torna nella pila degli Assi.`
        : say`${who(seat, 'scarta', 'Scarti')} ${aCard(card)}.`;
    },
    draw: (event) => {
      const { seen, hidden, open } = drawn(event);
      if (hidden === 0)
        return open
          ? say`${who(event.seat, 'prende', 'Prendi')} ${cards(seen)}${event.from.length > 1 ? '' : ' dagli scarti'}.`
          : say`${who(event.seat, 'pesca', 'Peschi')} ${cards(seen)}.`;
      return open
        ? say`${who(event.seat, 'prende', 'Prendi')} ${cards(seen)} dagli scarti e ${bySeat(event.seat, 'pesca', 'peschi')} una carta.`
        : say`${who(event.seat, 'pesca', 'Peschi')} ${count(hidden)}.`;
    },
    reshuffle: (event) =>
      event.kept === null
        ? say`Gli scarti si rimescolano: ${event.count} carte da pescare.`
        : say`Gli scarti si rimescolano, resta solo ${aCard(event.kept)}: ${event.count} carte da pescare.`,
    done: (event) => say`${who(event.seat, 'ha', 'Hai')} finito.`,
    hand: ({ ending, by, points }) => {
      const end = `La mano è finita. ${ENDING[ending]}`;
      const byWhom = by === null ? say`${`${end} `}` : say`${`${end} `}${who(by, 'la chiude', 'La chiudi')} per 30. `;
      return say`${byWhom}${pointList('it', points)}.`;
    },
    match: (event) =>
      event.winners.length === 1
        ? say`${who(event.winners[0] ?? 0, 'vince', 'Vinci')} con ${Math.max(...event.totals)} punti.`
        : say`Vittoria divisa con ${Math.max(...event.totals)} punti: tra ${seats(event.winners, 'te')}.`,
  },
  refusals: {
    'WC-1.1 over': () => say`La partita è finita.`,
    'WC-1.5 turn': (on) => say`Tocca a ${on.seat()}.`,
    'WC-2.1 dealer': (on) => say`La direzione la decide chi dà le carte: ${on.seat()}.`,
    'WC-2.1 name-direction': () => say`Prima di' in che direzione si passa.`,
    'WC-2.1 across': (on) => say`Di fronte si passa solo in numero pari; qui siete in ${on.number('seats')}.`,
    'WC-2.2 given': () => say`Hai già scelto. Gli altri ci stanno pensando.`,
    'WC-5.2 given': () => say`Hai già scelto. Gli altri ci stanno pensando.`,
    'WC-2.2 give-now': (on) => say`Prima scegli ${count(on.number('count'))} da passare.`,
    'WC-5.2 give-now': (on) => say`Prima scegli ${count(on.number('count'))} da passare.`,
    'WC-2.2 count': (on) => say`Devi passare esattamente ${count(on.number('owed'))}, non ${on.number('given')}.`,
    'WC-5.2 count': (on) => say`Devi passare esattamente ${count(on.number('owed'))}, non ${on.number('given')}.`,
    'WC-5.3 badge-counts': (on) =>
      say`Un cowboy con la stella conta come due carte: devi passarne esattamente ${on.number('owed')}, non ${on.number('given')}.`,
    'WC-3.1 one-action': (on) => say`Un'azione per turno, e tu hai già ${ACT[on.act()]}.`,
    'WC-3.1 draw-now': () => say`Hai scartato: adesso si pesca.`,
    'WC-3.1 discard-first': () => say`Prima si scarta, poi si pesca.`,
    'WC-3.1 not-asked': () => say`Nessuno te l'ha chiesto. È il tuo turno.`,
    'WC-3.3 nothing-discarded': () => say`Chi non ha scartato non pesca.`,
    'WC-3.3 began-empty': () => say`Hai cominciato il turno senza carte, quindi in questo turno non scarti.`,
    'WC-3.5 must-discard': () => say`Hai ancora carte: il turno si chiude con uno scarto.`,
    'WC-4.5 six': (on) => say`Puoi scartare un Sei solo se ogni altra carta vale punti. Hai ancora ${on.cards()}.`,
    'WC-4.3 no-discard': () =>
      say`Non c'è uno scarto che tu possa prendere: non il tuo di questo turno, e mai una carta dello sparo.`,
    'WC-4.4 one': () => say`Due carte le pesca solo chi scarta un Cinque.`,
    'WC-4.4 two-discards': () => say`Dagli scarti si prende una carta sola.`,
    'WC-4.7 fewer': (on) => say`Il mazzo può dare al massimo ${count(on.number('left'))}.`,
    'WC-9.1 discard': (on) => say`Con Jeff prendere l'ultimo scarto costa l'azione, e tu hai già ${ACT[on.act()]}.`,
    'WC-9.1 two': (on) => say`Con Jeff pescare due carte costa l'azione, e tu hai già ${ACT[on.act()]}.`,
    'WC-9.1 both': () => say`Con Jeff si prende l'ultimo scarto o si pescano due carte, non entrambe le cose.`,
    'WC-5.1 no-couple': (on) => say`Una coppia è ${on.cards()}, tutti e due in mano.`,
    'WC-5.1 shown': (on) => say`La coppia di ${suit(on.text('suit'))} in questa mano l'hai già mostrata.`,
    'WC-5.2 not-nine': (on) => say`Per far passare le carte serve un Nove, non ${on.card()}.`,
    'WC-6.1 no-gun': (on) =>
      say`${on.cards()} non fanno una pistola. .22: due Due; .38: Tre e Otto; .357: Tre, Cinque e Sette; .45: Quattro e Cinque dello stesso seme.`,
    'WC-6.3 spent': () =>
      say`In questo turno questa pistola non può più sparare: una volta per turno, e solo dal turno dopo averla estratta.`,
    'WC-7.1 not-your-gun': (on) => say`Davanti a te non c'è una pistola fatta di ${on.cards()}.`,
    'WC-7.1 victim': () => say`Spara a qualcun altro di questo tavolo.`,
    'WC-7.2 no-backfire': () => say`Si può solo contro una .22, e con un Sei in mano.`,
    'WC-7.2 one-six': () => say`Consegna un Sei, uno solo.`,
    'WC-7.3 no-quickdraw': () =>
      say`Per l'estrazione fulminea servono Tre, Cinque e Sette dello stesso seme, dalla tua mano.`,
    'WC-7.4 answer-now': () => say`Hai una canna puntata addosso: prima rispondi.`,
    'WC-7.4 nothing': () => say`Chi non reagisce non dà carte: non indicarne.`,
    'WC-7.4 victim': (on) => say`Prima ${on.seat()} deve rispondere allo sparo.`,
    'WC-7.7 victim': (on) => say`Prima ${on.seat()} deve consegnare un cowboy.`,
    'WC-7.9 victim': (on) => say`Prima ${on.seat()} può rimpiazzare ciò che ha perso.`,
    'WC-7.7 surrender-now': () => say`Il colpo è andato a segno: prima consegna un cowboy.`,
    'WC-7.7 not-hit': (on) => say`Dev'essere uno di quelli colpiti: ${on.cards()}.`,
    'WC-7.8 not-hit': (on) => say`Dev'essere uno di quelli colpiti: ${on.cards()}.`,
    'WC-7.9 replace-now': () => say`Prima di' quante carte peschi al suo posto.`,
    'WC-7.9 too-many': (on) => say`Al suo posto puoi pescare al massimo ${count(on.number('limit'))}.`,
  },
  notHeld: (on) => say`Non hai in mano ${on.card()}.`,
  refused: (rule) => say`Le regole non lo permettono (${rule}).`,
  choices: {
    direction: (action) => say`Si passa ${WAY[action.way]}`,
    give: (action) => (action.cards.length === 0 ? say`Non passare nulla` : say`Passa ${cards(action.cards)}`),
    couple: (action) => say`Mostra la coppia di ${suit(action.suit)}`,
    nine: (action) => say`Con ${aCard(action.card)} passate due carte ${WAY[action.way]}`,
    pull: (action) => say`Estrai la pistola: ${cards(action.cards)}`,
    shoot: (action) => say`Spara a ${aSeat(action.victim)} con ${cards(action.gun)}`,
    answer: (action) => {
      if (action.with === 'nothing') return say`Non reagire e aspetta lo sparo`;
      return action.with === 'six'
        ? say`Ritorno di fiamma: consegna ${cards(action.cards ?? [])}`
        : say`Estrazione fulminea: ${cards(action.cards ?? [])}`;
    },
    surrender: (action) => say`Consegna ${aCard(action.card)}`,
    replace: (action) => (action.count === 0 ? say`Non pescare` : say`Pesca ${count(action.count)}`),
    discard: (action) =>
      action.card.startsWith('T') ? say`Posa ${aCard(action.card)} sul tavolo` : say`Scarta ${aCard(action.card)}`,
    draw: (action, view) => {
      const top = view.discard[view.offer];
      const taken = top === undefined ? say`l'ultimo scarto` : say`${cardPart(top)}`;
      if (!action.from.includes('discard'))
        return action.from.length === 1 ? say`Pesca dal mazzo` : say`Pesca due carte dal mazzo`;
      return action.from.length === 1 ? say`Prendi ${taken}` : say`Prendi ${taken} e pesca una carta dal mazzo`;
    },
    done: () => say`Fatto`,
  },
  acts: { couple: 'mostra una coppia', nine: 'gioca un Nove', pull: 'estrai una pistola', shoot: 'spara' },
  asked: {
    direction: () => say`Dai tu le carte: in che direzione ne passano tre?`,
    passing: (phase) => say`Scegli ${count(phase.count)} da passare ${WAY[phase.way]}.`,
    turn: (_phase, { act }, { acts, mustDiscard, usesAll }) => {
      if (acts.length === 0) {
        if (!mustDiscard) return say`Non hai nulla da scartare: di' che hai finito.`;
        return act === 'nothing' ? say`Tocca a te: scarta una carta.` : say`Adesso scarta una carta.`;
      }
      if (usesAll) return say`Tocca a te: ${either('it', acts)}, oppure scarta una carta.`;
      const last = mustDiscard ? 'scarta' : "di' che hai finito";
      return act === 'shoot'
        ? say`Spara ancora, o ${last}.`
        : say`Tocca a te: se vuoi, ${either('it', acts)}, poi ${last}.`;
    },
    drawing: (phase) => (phase.two ? say`Hai scartato un Cinque: pesca fino a due carte.` : say`Pesca una carta.`),
    answering: (_phase, view) => say`${aSeat(view.turn)} ti ha nel mirino. Che fai?`,
    surrender: () => say`Il colpo è andato a segno. Quale cowboy consegni?`,
    replace: ({ limit, lost }) => {
      const who = lost === undefined ? say`un cowboy` : say`il ${aCard(lost)}`;
      return limit === 1
        ? say`Hai perso ${who}. Peschi una carta al suo posto?`
        : say`Hai perso ${who} e la sua stella. Peschi fino a due carte al loro posto?`;
    },
    over: () => say`La partita è finita.`,
  },
  waiting: { choice: (seats) => say`Devono ancora scegliere: ${seats}.`, move: (seats) => say`Si aspetta ${seats}.` },
  lines: {
    earlier: 'Mani precedenti',
    ending: 'Ha chiuso la mano',
    delay: 'Perdita di tempo',
    ten: 'Dieci',
    six: 'Sei',
    couple: 'Coppia',
    cowboy: 'Cowboy',
    marriage: 'Matrimonio',
    orphanage: 'Orfanotrofio',
    family: 'Famiglia',
    gang: 'Banda',
    posse: 'Squadra dello sceriffo',
  },
  tones: {
    gentle: { harlot: 'Ballerina', harem: 'Corpo di ballo', evil: 'Tre Sei' },
    rulebook: { harlot: 'Donnina allegra', harem: 'Harem', evil: '666' },
  },
  reasons: reasonsIt,
  piles: { given: () => 'carte passate' },
  options: {
    target: { name: 'Si gioca a', about: 'Vince chi arriva per primo a questi punti.' },
    school: {
      name: 'Scuola',
      about: "Con Jeff prendere l'ultimo scarto o pescare due carte per un Cinque costa l'azione del turno.",
      values: { melissa: 'Melissa', jeff: 'Jeff' },
    },
    badgeRides: {
      name: 'La stella viaggia gratis',
      about: 'La stella non conta tra le due carte che passano con un Nove.',
    },
    askAlways: {
      name: 'Chiedi sempre',
      about: 'Ogni bersaglio risponde a ogni sparo, così una pausa non tradisce nulla.',
    },
    delay: {
      name: 'Perdita di tempo',
      about: 'Quanto costano alla fine i Dieci e le coppie di Due rimasti in mano.',
      values: { once: '30 in tutto', each: '30 per ognuno' },
    },
    handLimit: { name: 'Turni per mano', about: 'Tanti turni a testa, poi la mano finisce.' },
    matchLimit: {
      name: 'Mani per partita',
      about: 'Tante mani, poi vince il totale più alto.',
    },
    readings: {
      name: 'Interpretazioni',
      about: 'Per le simulazioni: come la versione 1 delle regole leggeva i casi limite.',
      values: { settled: 'chiarite', first: 'iniziali' },
    },
  },
};
