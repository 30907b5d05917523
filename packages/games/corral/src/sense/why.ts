// The main reason for or against a choice, and what it risks, for hints: always about the cards on this street.
import {
  ACE,
  type Card,
  JOKER,
  type Json,
  makeCard,
  parseCard,
  parseCards,
  type Reason,
  rankOf,
  type Seat,
} from '@sagebrush/engine';
import type { Action, ActionOf } from '../actions.ts';
import { isLawman, isOutlaw } from '../rules/fighters.ts';
import { worthOf, worthOfAll } from '../table.ts';
import { ambushChance, winChance } from './odds.ts';
import { bare, find, type Sight, type Stance, withAim } from './sight.ts';
import { streetTotal } from './weigh.ts';

export const WHYS = [
  'law',
  'kill',
  'odds',
  'hopeless',
  'ambush',
  'bank',
  'cash',
  'miss',
  'squander',
  'bullet',
  'shield',
  'deny',
  'waste',
  'showdown',
  'empty',
  'guard',
  'strike',
  'bury',
  'ready',
  'hunt',
  'safe',
  'cheap',
  'stand',
  'only',
  'enough',
  'ahead',
  'behind',
] as const;
export const RISKS = [
  'exposed',
  'falls',
  'outlaw',
  'dear',
  'loses',
  'bare',
  'gives',
  'unscored',
  'pair',
  'ace',
  'joker',
  'still',
] as const;
export type Why = (typeof WHYS)[number] | (typeof RISKS)[number];

const AGAINST = ['hopeless', 'waste', 'squander', 'empty', 'behind', ...RISKS] as const;
export const verdicts: Readonly<Record<string, 'against'>> = Object.fromEntries(
  AGAINST.map((why) => [why, 'against'] as const),
);

const HOPELESS = 0.2;
const LIKELY = 1 / 2;
const PRIZE = 11;
const CHEAP = 5;
const CERTAIN = 100;

type About = { readonly [name: string]: Json };
const because = (why: Why, about: About, risk?: Reason): Reason => ({ why, about, ...(risk ? { risk } : {}) });
/** Never 0 or 100 for what is open. */
const percent = (chance: number): number => {
  if (chance <= 0 || chance >= 1) return CERTAIN * chance;
  return Math.min(CERTAIN - 1, Math.max(1, Math.round(CERTAIN * chance)));
};
/** A fighter of somebody else, named with its owner. */
const foe = ({ card, owner }: Stance): About => ({ foe: makeCard(card), seat: owner });

export function why(sight: Sight, action: Action): Reason {
  switch (action.type) {
    case 'fighter':
      return whyFighter(sight, parseCard(action.card));
    case 'aim':
      return whyAim(sight, find(sight.mine, action.fighter) as Stance, parseCard(action.card));
    case 'fight':
      return whyFight(sight, action);
    case 'bullet':
      return whyBullet(sight, action);
    case 'ambush':
      return whyAmbush(sight, action);
    case 'showdown': {
      const points = streetTotal(sight);
      const about = { cards: action.cards, points, count: sight.mine.length + sight.theirs.length };
      return because(points === 0 ? 'empty' : 'showdown', about);
    }
    case 'pass':
      return whyPass(sight);
  }
}

function whyPass({ leadAtStop, options, deckSize }: Sight): Reason {
  if (leadAtStop === undefined) return because(options.stop === 'useful' && deckSize === 0 ? 'enough' : 'only', {});
  return because(leadAtStop < 0 ? 'behind' : 'ahead', { points: Math.abs(leadAtStop) });
}

/** Who of these would win with the highest chance, and that chance; ties go to the dearest prize. */
interface Best {
  readonly stance: Stance;
  readonly chance: number;
}
function bestBy(stances: readonly Stance[], chanceOf: (stance: Stance) => number): Best | undefined {
  let best: Best | undefined;
  for (const stance of stances) {
    const chance = chanceOf(stance);
    if (!best || chance > best.chance || (chance === best.chance && stance.speed > best.stance.speed))
      best = { stance, chance };
  }
  return best;
}
/** Who would most likely beat this fighter of mine by attacking it now. */
const attackerOf = (sight: Sight, mine: Stance): Best | undefined => {
  const most = bestBy(sight.theirs, (attacker) => winChance(sight, attacker, mine));
  return most && most.chance > LIKELY ? most : undefined;
};
/** The dearest fighter that this one of mine would probably beat. */
const preyOf = (sight: Sight, mine: Stance): Best | undefined => {
  const likely = sight.theirs.filter((target) => winChance(sight, mine, target) > LIKELY);
  return bestBy(likely, (target) => target.speed * winChance(sight, mine, target));
};

function whyFighter(sight: Sight, card: Card): Reason {
  const mine = bare(sight.seat, card);
  const text = makeCard(card);
  const threat = attackerOf(sight, mine);
  const prey = preyOf(sight, mine);
  const points = worthOf(card);
  const isCheap = points <= CHEAP;
  const about = threat && { ...foe(threat.stance), chance: percent(threat.chance), points };
  if (prey) {
    const isLaw = isLawman(card) && isOutlaw(prey.stance.card);
    const risk = about ? because('exposed', about) : prizeOf(card);
    return because('hunt', { card: text, ...foe(prey.stance), points: prey.stance.speed, isLaw }, risk);
  }
  if (about) return because(isCheap ? 'cheap' : 'stand', { card: text, points }, because('falls', about));
  if (isCheap) return because('cheap', { card: text, points });
  return because('safe', { card: text, points, isOpen: sight.theirs.length === 0 }, prizeOf(card));
}
/** What a fighter may cost that nobody on the table beats yet. */
function prizeOf(card: Card): Reason | undefined {
  const points = worthOf(card);
  if (points <= CHEAP) return undefined;
  return because(isOutlaw(card) ? 'outlaw' : 'dear', { points });
}

function whyAim(sight: Sight, before: Stance, card: Card): Reason {
  const after = withAim(before, card);
  const about = { card: makeCard(card), target: makeCard(before.card) };
  const threat = attackerOf(sight, before);
  const left = attackerOf(sight, after);
  const risk = aimRisk(sight, card, left);
  if (threat && !left) return because('guard', { ...about, ...foe(threat.stance), points: before.speed }, risk);
  const gained = sight.theirs.filter((target) => winChance(sight, before, target) <= LIKELY);
  const prey = preyOf({ ...sight, theirs: gained }, after);
  if (prey) return because('strike', { ...about, ...foe(prey.stance), points: prey.stance.speed }, risk);
  if (worthOf(card) >= PRIZE) return because('bury', { ...about, points: worthOf(card) }, risk);
  return because('ready', { ...about, total: after.attack }, risk);
}

/** What an aim card costs the hand, or leaves undone; the greatest first. */
function aimRisk({ hand }: Sight, card: Card, left: Best | undefined): Reason | undefined {
  const text = makeCard(card);
  const rank = rankOf(card);
  if (left) return because('still', { ...foe(left.stance), points: 0 });
  if (rank === JOKER) return because('joker', { card: text });
  if (rank === ACE) return because('ace', { card: text });
  const twin = hand.find((other) => other !== card && rankOf(other) === rank);
  return twin === undefined ? undefined : because('pair', { card: text, twin: makeCard(twin) });
}

function whyFight(sight: Sight, { attacker, target }: ActionOf<'fight'>): Reason {
  const own = find(sight.mine, attacker) as Stance;
  const other = find(sight.theirs, target) as Stance;
  const wins = winChance(sight, own, other);
  const about = { card: attacker, ...foe(other), points: other.speed, chance: percent(wins) };
  const loses = because('loses', { card: attacker, seat: other.owner, points: own.speed });
  if (wins < HOPELESS) return because('hopeless', about, loses);
  if (wins < 1) return because('odds', about, loses);
  // Who has won stands without aim cards.
  const rest = { ...sight, theirs: sight.theirs.filter((one) => one !== other) };
  const next = attackerOf(rest, bare(own.owner, own.card));
  const risk = next && because('bare', { card: attacker, ...foe(next.stance), points: own.speed });
  return because(isLawman(own.card) && isOutlaw(other.card) ? 'law' : 'kill', about, risk);
}

function whyBullet(sight: Sight, { card, target }: ActionOf<'bullet'>): Reason {
  const own = find(sight.mine, target);
  if (own) {
    const threat = attackerOf(sight, own);
    if (!threat) return because('waste', { card, target, points: own.speed });
    return because('deny', { card, target, ...foe(threat.stance), points: own.speed });
  }
  const other = find(sight.theirs, target) as Stance;
  const hunted = bestBy(
    sight.mine.filter((mine) => winChance(sight, other, mine) > LIKELY),
    ({ speed }) => speed,
  );
  const unscored = because('unscored', { points: other.speed });
  if (!hunted) return because('bullet', { card, ...foe(other) }, unscored);
  const { stance } = hunted;
  return because('shield', { card, ...foe(other), target: makeCard(stance.card), points: stance.speed }, unscored);
}

function whyAmbush(sight: Sight, { cards, target }: ActionOf<'ambush'>): Reason {
  const [one, two] = parseCards(cards) as [Card, Card];
  const own = find(sight.mine, target);
  if (own) {
    const threat = attackerOf(sight, own);
    const about = { cards, target, points: own.speed };
    if (ambushChance(sight, one, two, own) < 1) {
      const isScored = sight.options.selfAmbush === 'score';
      return because(isScored ? 'miss' : 'squander', { ...about, points: worthOfAll([one, two]) });
    }
    return threat ? because('bank', { ...about, ...foe(threat.stance) }) : because('cash', about);
  }
  const other = find(sight.theirs, target) as Stance;
  const hits = ambushChance(sight, one, two, other);
  const about = { cards, ...foe(other), points: other.speed, chance: percent(hits) };
  const gives = hits < 1 ? missed(other.owner, one, two) : undefined;
  return because('ambush', about, gives);
}
const missed = (seat: Seat, one: Card, two: Card): Reason => because('gives', { seat, points: worthOfAll([one, two]) });
