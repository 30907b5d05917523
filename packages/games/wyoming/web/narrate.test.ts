// What the scenes say: who, with what, to whom, why, and what it cost; and never more than the seat may know.
import { LANGS, plain } from '@sagebrush/engine';
import { type WyomingEvent, type WyomingView, wyoming } from '@sagebrush/wyoming';
import { expect, test } from 'vitest';
import { narrate } from './narrate.ts';
import { playAtRandom } from './positions.ts';
import { endsShot, shotStory } from './shot.ts';

const NAMES = ['Ada', 'Ben', 'Cal', 'Dot', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida'];
type Told = readonly WyomingEvent[];

function said(view: WyomingView, together: Told, lang: (typeof LANGS)[number], you = 0): string | undefined {
  const words = wyoming.words(lang, {} as never);
  const event = together.findLast((one) => endsShot(one, together));
  const sentence = event && narrate({ event, together, view, words: words as never, lang });
  return sentence && plain(sentence, NAMES, words.card, { you });
}

const before = (hand: readonly string[]): WyomingView =>
  ({ seat: 0, hand, known: [[], [], []], badges: [], discard: [], phase: { name: 'turn' } }) as unknown as WyomingView;
const shoot = { type: 'shoot', seat: 1, victim: 0, kind: '.38', gun: ['3C', '8D'] } as const;
const turned = { type: 'shot', seat: 1, victim: 0, card: '7D' } as const;
const hit = { type: 'hit', seat: 0, shooter: 1, ricochet: false } as const;
const surrender = { type: 'surrender', seat: 0, shooter: 1, card: 'KC' } as const;

test('[WC-7.7] a King is never lost without a reason', () => {
  const told = LANGS.map((lang) => said(before(['KC', '5H']), [shoot, turned, hit, surrender], lang));
  expect(told).toEqual([
    'Ben fires a .38 at you. The Seven of Diamonds turns up: no cowboy of Diamonds without a badge. A hit! You hand Ben the King of Clubs: 25 points change hands.',
    'Ben schießt mit einer .38er auf dich. Aufgedeckt wird Karo-Sieben: kein Cowboy in Karo ohne Stern. Getroffen! Du lieferst Kreuz-König an Ben aus: 25 Punkte wechseln die Hand.',
    'Ben spara con una .38 a te. Si gira Sette di quadri: nessun cowboy di quadri senza stella. Colpito! Consegni Re di fiori a Ben: 25 punti cambiano mano.',
  ]);
});

test('[WC-7.7] a badge is pinned because of the suit', () => {
  const miss = { type: 'miss', seat: 0, shooter: 1, why: 'badge', cowboy: 'KD', badge: 'AD' } as const;
  expect(said(before(['KD']), [shoot, turned, miss], 'en', 1)).toBe(
    'You fire a .38 at Ada. The Seven of Diamonds turns up: Ada’s King of Diamonds is a cowboy of Diamonds. A miss, and he gets the badge Ace of Diamonds.',
  );
});

test('[WC-7.2] [WC-7.5] a shot that turns no card says why', () => {
  const no = { type: 'no', seat: 0, shooter: 1, kind: '.38' } as const;
  const backfire = { type: 'backfire', seat: 0, shooter: 1, card: '6C' } as const;
  expect(said(before([]), [shoot, no], 'de')).toBe(
    'Ben schießt mit einer .38er auf dich: du hast keinen Cowboy ohne Stern. Nichts zu treffen.',
  );
  const answering = { ...before(['6C']), phase: { name: 'answering', gun: ['2C', '2D'], victim: 0 } } as WyomingView;
  expect(said(answering, [backfire], 'en')).toBe(
    'Ben fires a .22 at you. It backfires: you hand Ben the Six of Clubs, which costs 20.',
  );
});

test('[WC-7.8] after the victim has chosen, the card that was turned still says why', () => {
  const surrendering = {
    ...before(['KC', 'KH']),
    discard: ['QS', '(7D)'],
    phase: { name: 'surrender', victim: 0, badge: false },
  };
  expect(said(surrendering as unknown as WyomingView, [surrender], 'en', 2)).toBe(
    'Ben has hit Ada. The Seven of Diamonds turns up: no cowboy of Diamonds without a badge. A hit! Ada hands Ben the King of Clubs: 25 points change hands.',
  );
});

test('in whole matches every lost King has a story with shooter, victim, King and reason, for every seat', () => {
  let kings = 0;
  playAtRandom(
    'stories',
    {
      moment({ before: views, heard }) {
        heard.forEach((together, seat) => {
          const view = views[seat];
          const lost = together.find((event) => event.type === 'surrender');
          if (!view || !lost) return;
          const text = said(view, together, 'en', seat) ?? '';
          const nameFor = (of: number): RegExp => (of === seat ? /you/i : new RegExp(NAMES[of] ?? ''));
          expect(text).toMatch(nameFor(lost.seat));
          expect(text).toMatch(nameFor(lost.shooter));
          expect(text).toContain(wyoming.words('en', {} as never).card(lost.card));
          expect(text).toMatch(/turns up: (no|a) cowboy of (Clubs|Diamonds|Hearts|Spades)/);
          kings++;
        });
      },
    },
    () => kings >= 400,
  );
});

test('the cowboys on the stage are really there, and nobody else’s secret', () => {
  let shots = 0;
  playAtRandom(
    'cowboys',
    {
      moment({ before: views, heard }) {
        heard.forEach((together, seat) => {
          const event = together.find((one) => endsShot(one, together));
          const view = views[seat];
          if (!event || !view || !endsShot(event, together)) return;
          const { cowboys, victim } = shotStory(event, together, view);
          const held = (views[victim]?.hand ?? []).filter((card) => card.startsWith('K'));
          const shown = cowboys.map(({ card, badge }) => (badge === undefined ? card : `${card}+${badge}`));
          expect(held).toEqual(expect.arrayContaining(shown));
          if (seat === victim) expect(shown).toHaveLength(held.length);
          shots++;
        });
      },
    },
    () => shots >= 1500,
  );
});
