// Names of cards stand in sentences as they are: German has none that would have to be declined, and no Italian sentence
// puts one behind a preposition that melts with its article.
import {
  type CardText,
  fastRandom,
  type Game,
  parseOptions,
  pick,
  plain,
  replayHost,
  type Sentence,
  startOf,
} from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import { packOf } from '../options.ts';
import type { Options } from '../types.ts';
import { reasonsIt } from './reasons-it.ts';

const game: Game = cowpoker;
const options = parseOptions<Options>(cowpoker.options, {});
const words = game.words('it', options);
const MATCHES = 6;
const ENTRIES = 160;
/** Di il, a la, su l’: del, alla, sull’. */
const UNMELTED = /\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l['’]\p{L}+) /iu;
const ARTICLE = /(?:^|\s)(?:der|die|das) /iu;

// Edition 1 stays to the letter what was played with.
test('no German name has an article that another case would change', () => {
  const german = cowpoker.words('de', options);
  const names = packOf(options).json.cards.map(({ card }) => german.card(card));
  expect(names.filter((name) => ARTICLE.test(name))).toEqual([]);
});

/** All that is said of a match between random players, to the first of them. */
function* saidIn(seed: string): Generator<Sentence> {
  const random = fastRandom(seed);
  const seats = game.seating(4);
  const start = startOf(game, { match: seed, seats, options: { ...options }, chance: { kind: 'seed', seed } });
  const host = replayHost(game, { ...start, entries: [] });
  for (let entries = 0; entries < ENTRIES; entries++) {
    const [seat] = game.pending(host.match.state);
    if (seat === undefined) return;
    const { view, choices } = host.questionFor(seat);
    yield words.asked(view, seat, choices);
    for (const choice of choices) yield words.choice(choice, view);
    const action = pick(random, choices);
    host.accept(host.tryAction(seat, action));
    for (const { event } of host.emitted) yield words.event(event);
  }
}

const cardsWithArticle = (): readonly CardText[] => ['4D', '5D', '8S', 'KC'];

function* reasonsSaid(): Generator<Sentence> {
  for (const why of Object.keys(reasonsIt))
    for (const card of cardsWithArticle())
      yield words.reason({ why, about: { card, target: card, best: card, seat: 1, points: 2, count: 2, seats: [1] } });
}

test('no Italian sentence has a preposition that melts with the article of a name', () => {
  const texts = [
    ...Array.from({ length: MATCHES }, (_, match) => [...saidIn(`names ${match}`)]).flat(),
    ...reasonsSaid(),
  ].map((sentence) => plain(sentence, ['Hank', 'Pearl', 'Slim', 'Cora'], words.card));
  expect(texts.some((text) => /\bcon (?:il|la|l['’])/.test(text))).toBe(true);
  expect(texts.filter((text) => UNMELTED.test(text))).toEqual([]);
});
