// German.
import { aCard, aSeat, bySeat, cardPart, either, type Seat, type Sentence, say } from '@sagebrush/engine';
import type { Act, Ending, Way } from '../types.ts';
import type { Lexicon, Misses } from './lexicon.ts';
import { cardsIn, drawn, knownHandovers, pointList, seatsIn, suitIn } from './parts.ts';
import { reasonsDe } from './reasons-de.ts';

const WAY: Readonly<Record<Way, string>> = { left: 'nach links', right: 'nach rechts', across: 'nach gegenüber' };
const ACT: Readonly<Record<Act, string>> = {
  nothing: 'nichts getan',
  couple: 'ein Pärchen gezeigt',
  nine: 'mit einer Neun weitergeben lassen',
  pull: 'eine Waffe gezogen',
  shoot: 'das Feuer eröffnet',
};
const NUMBER = ['keine', 'eine', 'zwei', 'drei'];
const count = (number: number): string => `${NUMBER[number] ?? number} ${number === 1 ? 'Karte' : 'Karten'}`;
const cards = cardsIn('de');
const seats = seatsIn('de');
const suit = suitIn('de');
const who = (seat: Seat, they: string, you: string): Sentence => [aSeat(seat, 'du'), ' ', bySeat(seat, they, you)];

const ENDING: Readonly<Record<Ending, string>> = {
  tens: 'Alle Zehnen und eine .22er liegen.',
  aces: 'Der letzte Stern ist vergeben.',
  limit: 'Die Sonne ist untergegangen: keine Züge mehr.',
  stalemate: 'Niemand hat noch etwas zu spielen.',
};
const MISS: Misses = {
  badge: (event) =>
    say`Daneben! ${cardPart(event.cowboy)} von ${aSeat(event.seat, 'dir')} bekommt einen Stern: ${cardPart(event.badge)}.`,
  'no-badge-left': (event) =>
    say`Daneben: ${cardPart(event.cowboy)} von ${aSeat(event.seat, 'dir')} duckt sich, doch für ihn ist kein Stern mehr da.`,
  unharmed: (event) => say`Daneben: Bei ${aSeat(event.seat, 'dir')} bleiben alle heil.`,
  'no-card': () => say`Es ist keine Karte mehr zum Umdrehen da: Der Schuss geht ins Leere.`,
};

export const de: Lexicon = {
  lang: 'de',
  events: {
    deal: (event) =>
      event.hand
        ? say`Runde ${event.deal}: ${who(event.dealer, 'gibt', 'gibst')}. Du hast ${cards(event.hand)}.`
        : say`Runde ${event.deal}: ${who(event.dealer, 'gibt', 'gibst')}.`,
    direction: (event) => say`${who(event.seat, 'sagt', 'sagst')} an: drei Karten ${WAY[event.way]}.`,
    chosen: (event) =>
      event.cards
        ? say`Du hast ${cards(event.cards)} beiseitegelegt.`
        : say`${who(event.seat, 'hat', 'hast')} gewählt.`,
    passed: (event) => {
      const known = knownHandovers(
        event.handovers,
        (from, to, given) =>
          say`${who(from, 'gibt', 'gibst')} ${aSeat(to, 'dir')} ${given.length > 0 ? cards(given) : 'nichts'}`,
      );
      return known.length > 0
        ? known
        : say`Alle geben ${event.count === 3 ? 'drei' : 'zwei'} Karten ${WAY[event.way]} weiter.`;
    },
    couple: (event) =>
      say`${who(event.seat, 'zeigt', 'zeigst')} ein Pärchen, ${cards(event.cards)}: ${event.points} Punkte.`,
    nine: (event) =>
      say`${who(event.seat, 'spielt', 'spielst')} ${aCard(event.card)}: Alle geben zwei Karten ${WAY[event.way]} weiter.`,
    pull: (event) => say`${who(event.seat, 'zieht', 'ziehst')} eine ${event.kind}er: ${cards(event.cards)}.`,
    shoot: (event) =>
      say`${who(event.seat, 'zielt', 'zielst')} mit einer ${event.kind}er auf ${aSeat(event.victim, 'dich')}.`,
    asked: (event) => say`${who(event.seat, 'überlegt', 'überlegst')}.`,
    backfire: (event) =>
      say`Rohrkrepierer: ${who(event.seat, 'drückt', 'drückst')} ${aSeat(event.shooter, 'dir')} ${aCard(event.card)} in die Hand.`,
    quickdraw: (event) =>
      say`Schneller gezogen! ${who(event.seat, 'legt', 'legst')} ${cards(event.cards)} und ${bySeat(event.seat, 'nimmt', 'nimmst')} ${aSeat(event.shooter, 'dir')} die Waffe ab.`,
    no: (event) =>
      event.kind === '.45'
        ? say`${who(event.seat, 'hat', 'hast')} gar keinen Cowboy.`
        : say`${who(event.seat, 'hat', 'hast')} keinen Cowboy ohne Stern.`,
    shot: (event) => say`Der Schuss: ${aCard(event.card)}.`,
    miss: (event) => MISS[event.why](event),
    hit: (event) =>
      event.ricochet
        ? say`Querschläger! ${who(event.seat, 'verliert', 'verlierst')} einen Cowboy.`
        : say`Treffer: ${who(event.seat, 'verliert', 'verlierst')} einen Cowboy.`,
    surrender: (event) =>
      event.badge
        ? say`${who(event.seat, 'liefert', 'lieferst')} ${aCard(event.card)} mitsamt Stern an ${aSeat(event.shooter, 'dich')} aus.`
        : say`${who(event.seat, 'liefert', 'lieferst')} ${aCard(event.card)} an ${aSeat(event.shooter, 'dich')} aus.`,
    replace: (event) => {
      if (event.cards && event.count > 0) return say`Du ziehst als Ersatz ${cards(event.cards)}.`;
      return event.count === 0
        ? say`${who(event.seat, 'verzichtet', 'verzichtest')} auf Ersatz.`
        : say`${who(event.seat, 'zieht', 'ziehst')} als Ersatz ${count(event.count)}.`;
    },
    discard: ({ seat, card, to, badge }) => {
      if (to === 'table')
        return say`${who(seat, 'legt', 'legst')} ${aCard(card)} ${bySeat(seat, 'vor sich', 'vor dir')} auf den Tisch: 10 Punkte.`;
      return badge
        ? say`${who(seat, 'legt', 'legst')} ${aCard(card)} ab; ${aCard(badge)} kommt zurück auf den Assstapel.`
        : say`${who(seat, 'legt', 'legst')} ${aCard(card)} ab.`;
    },
    draw: (event) => {
      const { seen, hidden, open } = drawn(event);
      if (hidden === 0)
        return open
          ? say`${who(event.seat, 'nimmt', 'nimmst')} ${cards(seen)}${event.from.length > 1 ? '' : ' vom Ablagestapel'}.`
          : say`${who(event.seat, 'zieht', 'ziehst')} ${cards(seen)}.`;
      return open
        ? say`${who(event.seat, 'nimmt', 'nimmst')} ${cards(seen)} vom Ablagestapel und ${bySeat(event.seat, 'zieht', 'ziehst')} eine Karte.`
        : say`${who(event.seat, 'zieht', 'ziehst')} ${count(hidden)}.`;
    },
    reshuffle: (event) =>
      event.kept === null
        ? say`Der Ablagestapel wird gemischt: ${event.count} Karten zum Ziehen.`
        : say`Der Ablagestapel wird gemischt, nur ${aCard(event.kept)} bleibt liegen: ${event.count} Karten zum Ziehen.`,
    done: (event) => say`${who(event.seat, 'ist', 'bist')} fertig.`,
    hand: ({ ending, by, points }) => {
      const end = `Die Runde ist vorbei. ${ENDING[ending]}`;
      const byWhom =
        by === null
          ? say`${`${end} `}`
          : say`${`${end} `}${who(by, 'beendet', 'beendest')} sie und ${bySeat(by, 'bekommt', 'bekommst')} 30. `;
      return say`${byWhom}${pointList('de', points)}.`;
    },
    match: (event) =>
      event.winners.length === 1
        ? say`${who(event.winners[0] ?? 0, 'gewinnt', 'gewinnst')} mit ${Math.max(...event.totals)} Punkten.`
        : say`Geteilter Sieg mit ${Math.max(...event.totals)} Punkten: für ${seats(event.winners, 'dich')}.`,
  },
  refusals: {
    'WC-1.1 over': () => say`Die Partie ist vorbei.`,
    'WC-1.5 turn': (on) => say`${on.seat()} ist am Zug.`,
    'WC-2.1 dealer': (on) => say`Wer gibt, nennt die Richtung: ${on.seat()}.`,
    'WC-2.1 name-direction': () => say`Nenne zuerst die Richtung, in die weitergegeben wird.`,
    'WC-2.1 across': (on) =>
      say`Nach gegenüber geht es nur bei gerader Spielerzahl; hier spielen ${on.number('seats')}.`,
    'WC-2.2 given': () => say`Du hast gewählt. Die anderen wählen noch.`,
    'WC-5.2 given': () => say`Du hast gewählt. Die anderen wählen noch.`,
    'WC-2.2 give-now': (on) => say`Wähle zuerst ${count(on.number('count'))} zum Weitergeben.`,
    'WC-5.2 give-now': (on) => say`Wähle zuerst ${count(on.number('count'))} zum Weitergeben.`,
    'WC-2.2 count': (on) => say`Gib genau ${count(on.number('owed'))} weiter, nicht ${on.number('given')}.`,
    'WC-5.2 count': (on) => say`Gib genau ${count(on.number('owed'))} weiter, nicht ${on.number('given')}.`,
    'WC-5.3 badge-counts': (on) =>
      say`Ein Cowboy mit Stern zählt als zwei Karten: Gib genau ${on.number('owed')} weiter, nicht ${on.number('given')}.`,
    'WC-3.1 one-action': (on) => say`Eine Aktion pro Zug, und du hast schon ${ACT[on.act()]}.`,
    'WC-3.1 draw-now': () => say`Du hast abgelegt: Jetzt wird gezogen.`,
    'WC-3.1 discard-first': () => say`Erst ablegen, dann ziehen.`,
    'WC-3.1 not-asked': () => say`Danach hat niemand gefragt. Du bist am Zug.`,
    'WC-3.3 nothing-discarded': () => say`Wer nichts abgelegt hat, zieht auch nicht.`,
    'WC-3.3 began-empty': () => say`Du hast diesen Zug ohne Karten begonnen, also legst du nichts ab.`,
    'WC-3.5 must-discard': () => say`Du hast noch Karten: Der Zug endet mit dem Ablegen.`,
    'WC-4.5 six': (on) =>
      say`Eine Sechs darfst du nur ablegen, wenn jede andere Karte Punkte bringt. Du hast noch ${on.cards()}.`,
    'WC-4.3 no-discard': () =>
      say`Du kannst keine abgelegte Karte nehmen: deine eigene aus diesem Zug nicht, und Schusskarten nie.`,
    'WC-4.4 one': () => say`Zwei Karten zieht nur, wer eine Fünf ablegt.`,
    'WC-4.4 two-discards': () => say`Vom Ablagestapel nimmst du höchstens eine Karte.`,
    'WC-4.7 fewer': (on) => say`Der Ziehstapel gibt höchstens ${count(on.number('left'))} her.`,
    'WC-9.1 discard': (on) =>
      say`Bei Jeff kostet es die Aktion, die oberste Ablagekarte zu nehmen, und du hast schon ${ACT[on.act()]}.`,
    'WC-9.1 two': (on) =>
      say`Bei Jeff kostet es die Aktion, zwei Karten zu ziehen, und du hast schon ${ACT[on.act()]}.`,
    'WC-9.1 both': () => say`Bei Jeff nimmst du die oberste Ablagekarte oder ziehst zwei Karten, nicht beides.`,
    'WC-5.1 no-couple': (on) => say`Ein Pärchen sind ${on.cards()}, beide auf deiner Hand.`,
    'WC-5.1 shown': (on) => say`Das Pärchen in ${suit(on.text('suit'))} hast du in dieser Runde schon gezeigt.`,
    'WC-5.2 not-nine': (on) => say`Weitergegeben wird nur mit einer Neun, nicht mit ${on.card()}.`,
    'WC-6.1 no-gun': (on) =>
      say`${on.cards()} ergeben keine Waffe. .22: zwei Zweien, .38: Drei und Acht, .357: Drei, Fünf und Sieben, .45: Vier und Fünf einer Farbe.`,
    'WC-6.3 spent': () =>
      say`Diese Waffe schießt in diesem Zug nicht mehr: einmal pro Zug, und erst ab dem Zug nach dem Ziehen.`,
    'WC-7.1 not-your-gun': (on) => say`Eine Waffe aus ${on.cards()} liegt nicht vor dir.`,
    'WC-7.1 victim': () => say`Schieß auf jemand anderen an diesem Tisch.`,
    'WC-7.2 no-backfire': () => say`Das geht nur gegen eine .22er und mit einer Sechs auf der Hand.`,
    'WC-7.2 one-six': () => say`Gib genau eine Sechs ab.`,
    'WC-7.3 no-quickdraw': () => say`Schnell ziehen heißt: Drei, Fünf und Sieben einer Farbe von der Hand.`,
    'WC-7.4 answer-now': () => say`Du schaust in einen Lauf: Antworte zuerst.`,
    'WC-7.4 nothing': () => say`Wer stehen bleibt, gibt keine Karten her: Nenne keine.`,
    'WC-7.4 victim': (on) => say`Erst muss ${on.seat()} auf den Schuss antworten.`,
    'WC-7.7 victim': (on) => say`Erst muss ${on.seat()} einen Cowboy ausliefern.`,
    'WC-7.9 victim': (on) => say`Erst darf ${on.seat()} Ersatz ziehen.`,
    'WC-7.7 surrender-now': () => say`Du bist getroffen: Liefere zuerst einen Cowboy aus.`,
    'WC-7.7 not-hit': (on) => say`Es muss einer der Getroffenen sein: ${on.cards()}.`,
    'WC-7.8 not-hit': (on) => say`Es muss einer der Getroffenen sein: ${on.cards()}.`,
    'WC-7.9 replace-now': () => say`Sag zuerst, wie viele Karten du als Ersatz ziehst.`,
    'WC-7.9 too-many': (on) => say`Als Ersatz gibt es höchstens ${count(on.number('limit'))}.`,
  },
  notHeld: (on) => say`${on.card()} hast du nicht auf der Hand.`,
  refused: (rule) => say`Das lassen die Regeln nicht zu (${rule}).`,
  choices: {
    direction: (action) => say`Weitergeben ${WAY[action.way]}`,
    give: (action) => (action.cards.length === 0 ? say`Nichts weitergeben` : say`${cards(action.cards)} weitergeben`),
    couple: (action) => say`Das Pärchen in ${suit(action.suit)} zeigen`,
    nine: (action) => say`Mit ${aCard(action.card)} zwei ${WAY[action.way]} geben`,
    pull: (action) => say`Waffe ziehen: ${cards(action.cards)}`,
    shoot: (action) => say`Mit ${cards(action.gun)} auf ${aSeat(action.victim)} schießen`,
    answer: (action) => {
      if (action.with === 'nothing') return say`Stehen bleiben und den Schuss abwarten`;
      return action.with === 'six'
        ? say`Rohrkrepierer: ${cards(action.cards ?? [])} abgeben`
        : say`Schneller ziehen: ${cards(action.cards ?? [])}`;
    },
    surrender: (action) => say`${aCard(action.card)} ausliefern`,
    replace: (action) => (action.count === 0 ? say`Keinen Ersatz ziehen` : say`Ersatz ziehen: ${count(action.count)}`),
    discard: (action) =>
      action.card.startsWith('T') ? say`${aCard(action.card)} auf den Tisch legen` : say`${aCard(action.card)} ablegen`,
    draw: (action, view) => {
      const top = view.discard[view.offer];
      const taken = top === undefined ? say`Die oberste Ablagekarte` : say`${cardPart(top)}`;
      if (!action.from.includes('discard'))
        return action.from.length === 1 ? say`Vom Stapel ziehen` : say`Zwei vom Stapel ziehen`;
      return action.from.length === 1 ? say`${taken} nehmen` : say`${taken} nehmen und eine vom Stapel ziehen`;
    },
    done: () => say`Fertig`,
  },
  acts: { couple: 'ein Pärchen zeigen', nine: 'eine Neun spielen', pull: 'eine Waffe ziehen', shoot: 'schießen' },
  asked: {
    direction: () => say`Du gibst: In welche Richtung gehen drei Karten?`,
    passing: ({ way, count: wanted }) =>
      way === 'across'
        ? say`Wähle ${count(wanted)} für dein Gegenüber.`
        : say`Wähle ${count(wanted)}, die ${WAY[way]} gehen.`,
    turn: (_phase, { act }, { acts, mustDiscard, usesAll }) => {
      if (acts.length === 0) {
        if (!mustDiscard) return say`Du hast nichts abzulegen: Sag, dass du fertig bist.`;
        return act === 'nothing' ? say`Du bist am Zug: Leg eine Karte ab.` : say`Jetzt leg eine Karte ab.`;
      }
      if (usesAll) return say`Du kannst ${either('de', [...acts, 'eine Karte ablegen'])}.`;
      const last = mustDiscard ? 'leg ab' : 'sag, dass du fertig bist';
      if (act === 'shoot') return say`Schieß weiter, oder ${last}.`;
      return say`Du kannst ${either('de', acts)}, dann ${last}.`;
    },
    drawing: (phase) => (phase.two ? say`Du hast eine Fünf abgelegt: Zieh bis zu zwei Karten.` : say`Zieh eine Karte.`),
    answering: (_phase, view) => say`${aSeat(view.turn)} hat dich im Visier. Was tust du?`,
    surrender: () => say`Du bist getroffen. Welchen Cowboy lieferst du aus?`,
    replace: ({ limit, lost }) => {
      const who = lost === undefined ? say`einen Cowboy` : say`${aCard(lost)}`;
      return limit === 1
        ? say`Du hast ${who} verloren. Ziehst du Ersatz?`
        : say`Du hast ${who} samt Stern verloren. Ziehst du bis zu zwei Karten als Ersatz?`;
    },
    over: () => say`Die Partie ist vorbei.`,
  },
  waiting: { choice: (seats) => say`Es wählen noch: ${seats}.`, move: (seats) => say`Warten auf ${seats}.` },
  lines: {
    earlier: 'Frühere Runden',
    ending: 'Runde beendet',
    delay: 'Spielverzögerung',
    ten: 'Zehn',
    six: 'Sechs',
    couple: 'Pärchen',
    cowboy: 'Cowboy',
    marriage: 'Ehe',
    orphanage: 'Waisenhaus',
    family: 'Familie',
    gang: 'Bande',
    posse: 'Sheriffstrupp',
  },
  tones: {
    gentle: { harlot: 'Tänzerin', harem: 'Revue', evil: 'Drei Sechsen' },
    rulebook: { harlot: 'Dirne', harem: 'Harem', evil: '666' },
  },
  reasons: reasonsDe,
  piles: { given: () => 'weitergegebene Karten' },
  options: {
    target: { name: 'Gespielt wird bis', about: 'Wer zuerst so viele Punkte hat, gewinnt.' },
    school: {
      name: 'Schule',
      about:
        'Bei Jeff kostet es die Aktion, die oberste Ablagekarte zu nehmen oder für eine Fünf zwei Karten zu ziehen.',
      values: { melissa: 'Melissa', jeff: 'Jeff' },
    },
    badgeRides: {
      name: 'Stern reitet mit',
      about: 'Ein Stern zählt nicht als eine der zwei Karten, die mit einer Neun weitergehen.',
    },
    askAlways: {
      name: 'Immer fragen',
      about: 'Wer beschossen wird, antwortet jedes Mal, damit eine Pause nichts verrät.',
    },
    delay: {
      name: 'Spielverzögerung',
      about: 'Was Zehnen und Zweierpaare auf der Hand am Ende kosten.',
      values: { once: 'einmal 30', each: '30 für jede' },
    },
    handLimit: { name: 'Züge je Runde', about: 'So viele Züge für jeden, dann endet die Runde.' },
    matchLimit: {
      name: 'Runden je Partie',
      about: 'So viele Runden, dann gewinnt die höchste Summe.',
    },
    readings: {
      name: 'Lesarten',
      about: 'Für Simulationen: wie Fassung 1 der Regeln ihre Grenzfälle las.',
      values: { settled: 'geklärt', first: 'anfangs' },
    },
  },
};
