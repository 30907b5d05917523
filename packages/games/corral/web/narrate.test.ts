// What the scenes of the Corral say: who, with what, to whom, why and what it cost, in every language and for every reader.
import type { Event } from '@sagebrush/corral';
import { type CardText, LANGS, type Lang, plain, type Seat, type Sentence } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { eventsOf, narrate } from './narrate.ts';
import { NAMES, played } from './played.ts';

/** What a scene must tell, as the events have it. */
interface Account {
  readonly who: readonly Seat[];
  readonly cards: readonly CardText[];
  readonly why: RegExp;
  readonly cost: RegExp;
}

const REASONS: Readonly<Record<Lang, Readonly<Record<'law' | 'lawmen' | 'tie' | 'ace' | 'street', RegExp>>>> = {
  en: { law: /beats the law/, lawmen: /two Lawmen/, tie: /wins ties/, ace: /Nothing stops an Ace/, street: /street/ },
  de: {
    law: /schlägt das Gesetz/,
    lawmen: /Zwei Gesetzeshütern/,
    tie: /Bei Gleichstand/,
    ace: /Ein Ass hält niemand auf/,
    street: /Straße/,
  },
  it: {
    law: /batte la legge/,
    lawmen: /due Uomini di legge/,
    tie: /A parità/,
    ace: /Niente ferma un Asso/,
    street: /strada/,
  },
};
const NOTHING = {
  en: /nothing is scored|discarded/,
  de: /nichts wird gezählt|abgelegt/,
  it: /non si segna nulla|si scarta/,
};
const HANDS: Readonly<Record<Lang, Readonly<Record<'straight' | 'flush' | 'full-house', RegExp>>>> = {
  en: { straight: /a straight/, flush: /a flush/, 'full-house': /a full house/ },
  de: { straight: /eine Straße/, flush: /einen Flush/, 'full-house': /ein Full House/ },
  it: { straight: /una scala/, flush: /un colore/, 'full-house': /un full/ },
};

const number = (count: number): RegExp => new RegExp(`(?<!\\d)${count}(?!\\d)`);

function accountOf(event: Event, together: readonly Event[], lang: Lang): Account | undefined {
  const reasons = REASONS[lang];
  const scored = eventsOf(together, 'score').reduce((sum, { points }) => sum + points, 0);
  const cost = scored > 0 ? number(scored) : NOTHING[lang];
  const aims = eventsOf(together, 'reveal').flatMap(({ aim }) => aim.map(({ card }) => card));
  switch (event.type) {
    case 'duel': {
      const { winner, loser } = event;
      const totals = new RegExp(`${winner.total} \\S+ ${loser.total}`);
      const plainly = winner.total === loser.total ? reasons.tie : totals;
      return {
        who: [winner.seat, loser.seat],
        cards: [winner.card, loser.card, ...aims],
        why: event.lawman ? reasons.law : plainly,
        cost,
      };
    }
    case 'shot': {
      const cards = eventsOf(together, 'ambush').flatMap((ambush) => ambush.cards);
      const against = new RegExp(`${event.sum} .+ ${event.target.total}: `);
      return {
        who: [event.seat, event.target.seat],
        cards: [...cards, event.target.card, ...aims],
        why: event.lawmen ? reasons.lawmen : against,
        cost,
      };
    }
    case 'bullet':
      return {
        who: [event.seat, event.target.seat],
        cards: [event.card, event.target.card],
        why: reasons.ace,
        cost: /\d/,
      };
    case 'showdown':
      return {
        who: [event.seat, ...event.targets.map(({ seat }) => seat)],
        cards: [],
        why: reasons.street,
        cost,
      };
    default:
      return undefined;
  }
}

const seatsIn = (sentence: Sentence): Seat[] =>
  sentence.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : []));
const cardsIn = (sentence: Sentence): CardText[] =>
  sentence.flatMap((part) => (typeof part === 'object' && 'card' in part ? [part.card] : []));

test.each(LANGS)('a scene says who, with what, to whom, why and what it cost: %s', (lang) => {
  const told = new Map<string, number>();
  for (let match = 0; match < 40; match++) {
    const seats = 2 + (match % 5);
    for (const together of played(`scenes ${match}`, seats).moments) {
      for (const event of together) {
        const account = accountOf(event, together, lang);
        const sentence = narrate({ event, together, lang } as never);
        expect(sentence === undefined, event.type).toBe(account === undefined);
        if (!account || !sentence) continue;
        told.set(event.type, (told.get(event.type) ?? 0) + 1);
        const text = plain(sentence, NAMES, String);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(seatsIn(sentence), text).toEqual(expect.arrayContaining([...account.who]));
        expect(cardsIn(sentence), text).toEqual(expect.arrayContaining([...account.cards]));
        expect(text).toMatch(account.why);
        expect(text).toMatch(account.cost);
        if (event.type === 'showdown') expect(text).toMatch(HANDS[lang][event.hand]);
        for (const you of account.who) expect(plain(sentence, NAMES, String, { you })).not.toContain(NAMES[you]);
      }
    }
  }
  expect([...told.keys()].sort()).toEqual(['bullet', 'duel', 'shot', 'showdown']);
});

test('a duel reads as a story', () => {
  const together: Event[] = [
    { type: 'fight', seat: 0, attacker: { seat: 0, card: '7H' }, target: { seat: 1, card: '5C' } },
    { type: 'reveal', seat: 1, fighter: '5C', aim: [{ card: '2D', value: 2 }], total: 7, spent: true },
    {
      type: 'duel',
      winner: { seat: 0, card: '7H', total: 7 },
      loser: { seat: 1, card: '5C', total: 7 },
      attacker: 0,
      lawman: false,
    },
    { type: 'score', seat: 0, cards: ['5C'], points: 5, total: 5 },
  ];
  const read = (lang: (typeof LANGS)[number], you?: number): string =>
    plain(narrate({ event: together[2], together, lang } as never) ?? [], NAMES, String, { you });
  expect(read('en')).toBe(
    'Ada’s 7H (7) draws on Ben’s 5C (7 with 2D). The attacker wins ties: Ben’s 5C falls, and Ada scores 5.',
  );
  expect(read('en', 1)).toBe(
    'Ada’s 7H (7) draws on your 5C (7 with 2D). The attacker wins ties: your 5C falls, and Ada scores 5.',
  );
  expect(read('de', 0)).toBe(
    '7H von dir (7) zieht gegen 5C von Ben (7 mit 2D). Bei Gleichstand siegt der Angreifer: 5C von Ben fällt, und du bekommst 5 Punkte.',
  );
  expect(read('it', 1)).toBe(
    'Il 7H di Ada (7) affronta il tuo 5C (7 con 2D). A parità vince l’attaccante: cade il tuo 5C, e Ada segna 5 punti.',
  );
});
