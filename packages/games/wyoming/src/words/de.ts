// German.
import {
  aCard,
  aSeat,
  cardName,
  type OptionWords,
  type Reason,
  type Refusal,
  type Sentence,
  type SheetLine,
  SUITS,
  say,
  suitName,
  type Tone,
  type Words,
} from '@sagebrush/engine';
import type { Act, Action, Event, View, Way, WyomingTypes } from '../types.ts';
import { type About, about, cardList, seatList } from './parts.ts';

const WAY: Readonly<Record<Way, string>> = { left: 'nach links', right: 'nach rechts', across: 'über den Tisch' };
const ACT: Readonly<Record<Act, string>> = {
  nothing: 'nichts getan',
  couple: 'ein Pärchen gezeigt',
  nine: 'mit einer Neun weitergeben lassen',
  pull: 'eine Waffe gezogen',
  shoot: 'das Feuer eröffnet',
};
const NUMBER = ['keine', 'eine', 'zwei', 'drei'];
const count = (number: number): string => `${NUMBER[number] ?? number} ${number === 1 ? 'Karte' : 'Karten'}`;
const suit = (text: string): string => suitName('de', (SUITS as readonly string[]).indexOf(text));
const cards = (shown: readonly string[]): Sentence => cardList('de', shown);

interface Lexicon {
  readonly harlot: string;
  readonly harem: string;
  readonly evil: string;
}
const LEXICON: Readonly<Record<Tone, Lexicon>> = {
  gentle: { harlot: 'Tänzerin', harem: 'Revue', evil: 'Drei Sechsen' },
  rulebook: { harlot: 'Dirne', harem: 'Harem', evil: '666' },
};

function event(told: Event): Sentence {
  switch (told.type) {
    case 'deal':
      return told.hand
        ? say`Runde ${told.deal}: ${aSeat(told.dealer)} gibt. Du hast ${cards(told.hand)}.`
        : say`Runde ${told.deal}: ${aSeat(told.dealer)} gibt.`;
    case 'direction':
      return say`${aSeat(told.seat)} schickt drei Karten ${WAY[told.way]}.`;
    case 'chosen':
      return told.cards ? say`Du hast ${cards(told.cards)} beiseitegelegt.` : say`${aSeat(told.seat)} hat gewählt.`;
    case 'passed':
      return passed(told);
    case 'couple':
      return say`${aSeat(told.seat)} zeigt ein Pärchen, ${cards(told.cards)}: ${told.points} Punkte.`;
    case 'nine':
      return say`${aSeat(told.seat)} legt ${aCard(told.card)}: Alle geben zwei Karten ${WAY[told.way]}.`;
    case 'pull':
      return say`${aSeat(told.seat)} zieht eine ${told.kind}er: ${cards(told.cards)}.`;
    case 'shoot':
      return say`${aSeat(told.seat)} zielt mit einer ${told.kind}er auf ${aSeat(told.victim)}.`;
    case 'asked':
      return say`${aSeat(told.seat)} überlegt.`;
    case 'backfire':
      return say`Rohrkrepierer: ${aSeat(told.seat)} drückt ${aSeat(told.shooter)} ${aCard(told.card)} in die Hand.`;
    case 'quickdraw':
      return say`Schneller gezogen! ${aSeat(told.seat)} legt ${cards(told.cards)} und nimmt ${aSeat(told.shooter)} die Waffe ab.`;
    case 'no':
      return told.kind === '.45' ? say`${aSeat(told.seat)} hat gar keinen Cowboy.` : say`${aSeat(told.seat)} hat keinen Cowboy ohne Stern.`;
    case 'shot':
      return say`Der Schuss: ${aCard(told.card)}.`;
    case 'miss':
      return missed(told);
    case 'hit':
      return told.ricochet
        ? say`Querschläger! ${aSeat(told.seat)} verliert einen Cowboy.`
        : say`Treffer: ${aSeat(told.seat)} verliert einen Cowboy.`;
    case 'surrender':
      return told.badge
        ? say`${aSeat(told.seat)} liefert ${aCard(told.card)} mitsamt Stern an ${aSeat(told.shooter)} aus.`
        : say`${aSeat(told.seat)} liefert ${aCard(told.card)} an ${aSeat(told.shooter)} aus.`;
    case 'replace':
      if (told.cards && told.count > 0) return say`Du ziehst zum Ersatz ${cards(told.cards)}.`;
      return told.count === 0
        ? say`${aSeat(told.seat)} verzichtet auf Ersatz.`
        : say`${aSeat(told.seat)} zieht zum Ersatz ${count(told.count)}.`;
    case 'discard':
      return discarded(told);
    case 'draw':
      return drew(told);
    case 'reshuffle':
      return told.kept === null
        ? say`Die Ablage wird gemischt: ${told.count} im Ziehstapel.`
        : say`Die Ablage wird gemischt, nur ${aCard(told.kept)} bleibt liegen: ${told.count} im Ziehstapel.`;
    case 'done':
      return say`${aSeat(told.seat)} ist fertig.`;
    case 'hand':
      return ended(told);
    case 'match':
      return say`${seatList('de', told.winners)} ${told.winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg'} mit ${Math.max(...told.totals)} Punkten.`;
  }
}
function passed({ way, count: number, handovers }: Extract<Event, { type: 'passed' }>): Sentence {
  const known = handovers.filter((one) => one.cards !== undefined);
  if (known.length === 0) return say`Von allen gehen ${number === 3 ? 'drei' : 'zwei'} Karten ${WAY[way]}.`;
  return known.flatMap(
    (one, index) =>
      say`${index === 0 ? '' : ' '}${aSeat(one.from)} gibt ${aSeat(one.to)} ${one.cards && one.cards.length > 0 ? cards(one.cards) : 'nichts'}.`,
  );
}
function missed({ seat, why, cowboy, badge }: Extract<Event, { type: 'miss' }>): Sentence {
  switch (why) {
    case 'badge':
      return say`Daneben! ${aSeat(seat)} steckt ${aCard(cowboy ?? '')} einen Stern an: ${aCard(badge ?? '')}.`;
    case 'no-badge-left':
      return say`Daneben: ${aCard(cowboy ?? '')} von ${aSeat(seat)} duckt sich, doch für ihn ist kein Stern mehr da.`;
    case 'unharmed':
      return say`Daneben: Bei ${aSeat(seat)} bleiben alle heil.`;
    case 'no-card':
      return say`Es ist keine Karte mehr da, die den Schuss lenkt: Er geht ins Leere.`;
  }
}
function discarded({ seat, card, to, badge }: Extract<Event, { type: 'discard' }>): Sentence {
  if (to === 'table') return say`${aSeat(seat)} legt ${aCard(card)} vor sich auf den Tisch: 10 Punkte.`;
  return badge
    ? say`${aSeat(seat)} lässt ${aCard(card)} ziehen; ${aCard(badge)} geht an den Assstapel zurück.`
    : say`${aSeat(seat)} legt ${aCard(card)} ab.`;
}
function drew({ seat, from, cards: drawn }: Extract<Event, { type: 'draw' }>): Sentence {
  const seen = drawn.filter((card) => card !== null);
  const hidden = drawn.length - seen.length;
  const open = from.includes('discard');
  if (hidden === 0)
    return open
      ? say`${aSeat(seat)} nimmt ${cards(seen)}${from.length > 1 ? '' : ' von der Ablage'}.`
      : say`${aSeat(seat)} zieht ${cards(seen)}.`;
  return open ? say`${aSeat(seat)} nimmt ${cards(seen)} von der Ablage und zieht eine Karte.` : say`${aSeat(seat)} zieht ${count(hidden)}.`;
}
function ended({ ending, by, points }: Extract<Event, { type: 'hand' }>): Sentence {
  const scores = points.flatMap((score, seat) => say`${seat === 0 ? ' ' : ', '}${aSeat(seat)} ${score > 0 ? `+${score}` : score}`);
  const who = by === null ? say`` : say` ${aSeat(by)} macht Schluss und bekommt 30.`;
  const why = {
    tens: 'Alle Zehnen und eine .22er liegen.',
    aces: 'Der letzte Stern ist vergeben.',
    limit: 'Die Sonne ist untergegangen: keine Züge mehr.',
    stalemate: 'Niemand hat noch etwas zu spielen.',
  }[ending];
  return say`Die Runde ist vorbei. ${why}${who}${scores}.`;
}

const acted = (on: About): string => ACT[(on.text('act') || 'nothing') as Act];

/** By clause and reason. */
const REFUSALS: Readonly<Record<string, (on: About) => Sentence>> = {
  'WC-1.1 over': () => say`Die Partie ist vorbei.`,
  'WC-1.5 turn': (on) => say`${on.seat()} ist am Zug.`,
  'WC-2.1 dealer': (on) => say`Wer gibt, nennt die Richtung: ${on.seat()}.`,
  'WC-2.1 name-direction': () => say`Nenne zuerst die Richtung, in die weitergegeben wird.`,
  'WC-2.1 across': (on) => say`Über den Tisch geht es nur bei gerader Zahl; ihr seid ${on.number('seats')}.`,
  'WC-2.2 given': () => say`Du hast gewählt. Die anderen wählen noch.`,
  'WC-5.2 given': () => say`Du hast gewählt. Die anderen wählen noch.`,
  'WC-2.2 give-now': (on) => say`Wähle zuerst ${count(on.number('count'))} zum Weitergeben.`,
  'WC-5.2 give-now': (on) => say`Wähle zuerst ${count(on.number('count'))} zum Weitergeben.`,
  'WC-2.2 count': (on) => say`Gib genau ${count(on.number('owed'))} weiter; das sind ${on.number('given')}.`,
  'WC-5.2 count': (on) => say`Gib genau ${count(on.number('owed'))} weiter; das sind ${on.number('given')}.`,
  'WC-5.3 badge-counts': (on) =>
    say`Ein Cowboy mit Stern zählt als zwei Karten: Gib genau ${on.number('owed')} weiter, das sind ${on.number('given')}.`,
  'WC-3.1 one-action': (on) => say`Eine Aktion im Zug, und du hast schon ${acted(on)}.`,
  'WC-3.1 draw-now': () => say`Du hast abgelegt: Jetzt wird gezogen.`,
  'WC-3.1 discard-first': () => say`Erst ablegen, dann ziehen.`,
  'WC-3.1 not-asked': () => say`Danach hat niemand gefragt. Du bist am Zug: handeln oder ablegen.`,
  'WC-3.3 nothing-discarded': () => say`Wer nichts abgelegt hat, zieht auch nicht.`,
  'WC-3.3 began-empty': () => say`Du hast diesen Zug ohne Karten begonnen, also legst du in ihm nichts ab.`,
  'WC-3.5 must-discard': () => say`Du hast noch Karten: Der Zug endet mit dem Ablegen.`,
  'WC-4.5 six': (on) => say`Eine Sechs geht nur weg, wenn alles andere auf der Hand Punkte bringt, also auch ${on.cards('de')}.`,
  'WC-4.3 no-discard': () => say`Für dich liegt nichts bereit: Die eigene Ablage dieses Zugs zählt nicht, und Schusskarten bleiben liegen.`,
  'WC-4.4 one': () => say`Zwei Karten zieht nur, wer eine Fünf ablegt.`,
  'WC-4.4 two-discards': () => say`Von der Ablage kommt höchstens eine Karte.`,
  'WC-4.7 fewer': (on) => say`Der Ziehstapel gibt höchstens ${count(on.number('left'))} her.`,
  'WC-9.1 discard': (on) => say`In Jeffs Schule ist die oberste Ablage eine Aktion, und du hast schon ${acted(on)}.`,
  'WC-9.1 two': (on) => say`In Jeffs Schule ist das Ziehen von zweien eine Aktion, und du hast schon ${acted(on)}.`,
  'WC-9.1 both': () => say`In Jeffs Schule gilt: die oberste Ablage oder zwei Karten, nicht beides.`,
  'WC-5.1 no-couple': (on) => say`Ein Pärchen sind ${on.cards('de')}, beide auf deiner Hand.`,
  'WC-5.1 shown': (on) => say`Das Pärchen in ${suit(on.text('suit'))} hast du in dieser Runde schon gezeigt.`,
  'WC-5.2 not-nine': (on) => say`Zum Weitergeben braucht es eine Neun; das ist ${on.card()}.`,
  'WC-6.1 no-gun': (on) =>
    say`${on.cards('de')} ergeben keine Waffe. .22: zwei Zweien, .38: Drei und Acht, .357: Drei, Fünf und Sieben, .45: Vier und Fünf einer Farbe.`,
  'WC-6.3 spent': () => say`Diese Waffe schießt in diesem Zug nicht mehr: einmal im Zug, und erst ab dem Zug nach dem Ziehen.`,
  'WC-7.1 not-your-gun': (on) => say`Eine Waffe aus ${on.cards('de')} liegt nicht vor dir.`,
  'WC-7.1 victim': () => say`Schieß auf jemand anderen an diesem Tisch.`,
  'WC-7.2 no-backfire': () => say`Das geht nur gegen eine .22er und mit einer Sechs auf der Hand.`,
  'WC-7.2 one-six': () => say`Gib genau eine Sechs ab.`,
  'WC-7.3 no-quickdraw': () => say`Schnell ziehen heißt: Drei, Fünf und Sieben einer Farbe von der Hand.`,
  'WC-7.4 answer-now': () => say`Du schaust in einen Lauf: Antworte zuerst.`,
  'WC-7.4 victim': (on) => say`Erst muss ${on.seat()} auf den Schuss antworten.`,
  'WC-7.7 victim': (on) => say`Erst muss ${on.seat()} einen Cowboy ausliefern.`,
  'WC-7.9 victim': (on) => say`Erst darf ${on.seat()} Ersatz ziehen.`,
  'WC-7.7 surrender-now': () => say`Du bist getroffen: Liefere zuerst einen Cowboy aus.`,
  'WC-7.7 not-hit': (on) => say`Es muss einer der Getroffenen sein: ${on.cards('de')}.`,
  'WC-7.8 not-hit': (on) => say`Es muss einer der Getroffenen sein: ${on.cards('de')}.`,
  'WC-7.9 replace-now': () => say`Sag zuerst, wie viele Karten du zum Ersatz ziehst.`,
  'WC-7.9 too-many': (on) => say`Zum Ersatz gibt es höchstens ${count(on.number('limit'))}.`,
};
function refused(refusal: Refusal): Sentence {
  const on = about(refusal.about);
  const known = REFUSALS[`${refusal.rule} ${refusal.reason ?? ''}`];
  if (known) return known(on);
  return refusal.reason === 'not-held'
    ? say`${on.card()} hast du nicht auf der Hand.`
    : say`Das lassen die Regeln nicht zu (${refusal.rule}).`;
}

function choice(action: Action, view: View): Sentence {
  switch (action.type) {
    case 'direction':
      return say`Weitergeben ${WAY[action.way]}`;
    case 'give':
      return action.cards.length === 0 ? say`Nichts weitergeben` : say`${cards(action.cards)} weitergeben`;
    case 'couple':
      return say`Das Pärchen in ${suit(action.suit)} zeigen`;
    case 'nine':
      return say`${aCard(action.card)} legen: zwei Karten ${WAY[action.way]}`;
    case 'pull':
      return say`Waffe ziehen: ${cards(action.cards)}`;
    case 'shoot':
      return say`Mit ${cards(action.gun)} auf ${aSeat(action.victim)} schießen`;
    case 'answer':
      if (action.with === 'nothing') return say`Stehen bleiben und den Schuss abwarten`;
      return action.with === 'six'
        ? say`Rohrkrepierer: ${cards(action.cards ?? [])} abgeben`
        : say`Schneller ziehen: ${cards(action.cards ?? [])}`;
    case 'surrender':
      return say`${aCard(action.card)} ausliefern`;
    case 'replace':
      return action.count === 0 ? say`Keinen Ersatz ziehen` : say`${count(action.count)} zum Ersatz ziehen`;
    case 'discard':
      return action.card.startsWith('T') ? say`${aCard(action.card)} auf den Tisch legen` : say`${aCard(action.card)} ablegen`;
    case 'draw': {
      const top = view.discard[view.offer];
      const taken = top === undefined ? say`Die oberste Ablage` : say`${aCard(top)}`;
      if (!action.from.includes('discard')) return action.from.length === 1 ? say`Vom Stapel ziehen` : say`Zwei vom Stapel ziehen`;
      return action.from.length === 1 ? say`${taken} nehmen` : say`${taken} nehmen und eine vom Stapel ziehen`;
    }
    case 'done':
      return say`Fertig`;
  }
}

function asked(view: View, seat: number): Sentence {
  const { phase } = view;
  if (!view.pending.includes(seat)) return waiting(view);
  switch (phase.name) {
    case 'direction':
      return say`Du gibst: Wohin gehen drei Karten?`;
    case 'passing':
      return say`Wähle ${count(phase.count)}, die ${WAY[phase.way]} gehen.`;
    case 'turn':
      if (view.act === 'shoot') return say`Schieß weiter, oder beende den Zug mit einer Ablage.`;
      return view.act === 'nothing' ? say`Du bist am Zug: eine Aktion, wenn du magst, dann ablegen.` : say`Jetzt ablegen.`;
    case 'drawing':
      return phase.two ? say`Eine Fünf ist gefallen: Zieh bis zu zwei Karten.` : say`Zieh eine Karte.`;
    case 'answering':
      return say`${aSeat(view.turn)} hat dich im Visier. Was tust du?`;
    case 'surrender':
      return say`Du bist getroffen. Welcher Cowboy geht?`;
    case 'replace':
      return say`Wie viele Karten ziehst du zum Ersatz?`;
    case 'over':
      return say`Die Partie ist vorbei.`;
  }
}
function waiting({ phase, pending }: View): Sentence {
  if (phase.name === 'over') return say`Die Partie ist vorbei.`;
  return phase.name === 'passing' ? say`Es wählen noch: ${seatList('de', pending)}.` : say`Warten auf ${seatList('de', pending)}.`;
}

const lineWords =
  (lexicon: Lexicon) =>
  (line: SheetLine): Sentence => {
    const names: Readonly<Record<string, string>> = {
      earlier: 'Frühere Runden',
      ending: 'Runde beendet',
      delay: 'Spielverzögerung',
      ten: 'Zehn',
      six: 'Sechs',
      evil: lexicon.evil,
      couple: 'Pärchen',
      cowboy: 'Cowboy',
      harlot: lexicon.harlot,
      marriage: 'Ehe',
      orphanage: 'Waisenhaus',
      harem: lexicon.harem,
      family: 'Familie',
      gang: 'Bande',
      posse: 'Aufgebot',
    };
    const name = names[line.what] ?? line.what;
    return line.cards.length === 0 ? say`${name}` : say`${name}: ${cards(line.cards)}`;
  };

const REASONS: Readonly<Record<string, (on: About) => Sentence>> = {
  end: () => say`Das beendet die Runde, und zwar gut für dich.`,
  ten: () => say`Zehn Punkte auf dem Tisch sind sicher.`,
  couple: () => say`25 Punkte nur fürs Zeigen.`,
  queen: () => say`Eine Dame allein kostet 25, eine verheiratete 50.`,
  six: () => say`Jede Sechs kostet 20, drei zusammen 100.`,
  gun: () => say`Eine Waffe auf dem Tisch holt Zug um Zug Cowboys.`,
  shoot: (on) => say`${on.seat()} hat wahrscheinlich einen Cowboy, den diese Waffe treffen kann.`,
  hopeless: (on) => say`Bei ${on.seat()} gibt es wohl nichts zu treffen.`,
  collection: () => say`Das bringt dich einer Sammlung näher.`,
  pass: () => say`Weg mit dem, was dich Punkte kostet.`,
  answer: () => say`So geht der Schuss nach hinten los, für die anderen.`,
  low: () => say`Diese Karte nützt dir am wenigsten.`,
  even: () => say`Das ist ungefähr so gut wie alles andere.`,
};
const reason = ({ why, about: what }: Reason): Sentence => (REASONS[why] ?? (() => say`${why}`))(about(what));

const OPTION_WORDS: { readonly [K in keyof WyomingTypes['Options']]: OptionWords } = {
  target: { name: 'Gespielt wird bis', about: 'Wer zuerst so viele Punkte hat, gewinnt.' },
  school: {
    name: 'Schule',
    about: 'In Jeffs Schule verbrauchen die oberste Ablage und das Ziehen von zweien für eine Fünf die Aktion des Zugs.',
    values: { melissa: 'Melissa', jeff: 'Jeff' },
  },
  badgeRides: { name: 'Stern reitet mit', about: 'Ein Stern zählt nicht als eine der zwei Karten, die mit einer Neun weitergehen.' },
  askAlways: { name: 'Immer fragen', about: 'Wer beschossen wird, antwortet jedes Mal, damit eine Pause nichts verrät.' },
  delay: {
    name: 'Spielverzögerung',
    about: 'Was Zehnen und Zweierpaare auf der Hand am Ende kosten.',
    values: { once: 'einmal 30', each: '30 für jede' },
  },
  handLimit: { name: 'Züge je Runde', about: 'So viele Züge für jeden, dann endet die Runde; 0 heißt ohne Grenze.' },
  matchLimit: { name: 'Runden je Partie', about: 'So viele Runden, dann gewinnt die höchste Summe; 0 heißt ohne Grenze.' },
};

export const de = (tone: Tone): Words<WyomingTypes> => ({
  title: 'Wyoming Cowboy',
  card: (card) => cardName('de', card),
  event,
  refusal: refused,
  choice,
  asked,
  line: lineWords(LEXICON[tone]),
  reason,
  options: OPTION_WORDS,
});
