// The street as numbers: what each fighter may do to each other, worked out once a position and read for every choice.
import { type Card, JOKER } from '@sagebrush/engine';
import { isLawman, isOutlaw, speedOf } from '../rules/fighters.ts';
import { PLAYERS } from '../rules/set-up.ts';
import { hiddenAtLeast, pairChance } from './odds.ts';
import type { Sight, Stance } from './sight.ts';

/** So many cards can be fighters, and one more place for who is sent out. */
export const PLACES = 49;
const CARDS = 4 * (JOKER + 1);

/** Everything is written anew by each `surveyOf`: a weighing is over before the next begins. By place: */
export const mySpeed = new Float64Array(PLACES);
/** What it costs me to lose it. */
export const myHarm = new Float64Array(PLACES);
/** What it is worth in the long run to have this one about. */
export const myStanding = new Float64Array(PLACES);
/** The chance that two unseen cards are a pair that gets it, and how likely somebody is to spend them on it. */
export const pairs = new Float64Array(PLACES);
export const pairWill = new Float64Array(PLACES);
/** The best fight that it could pick. */
export const bestGain = new Float64Array(PLACES);
/** What it may lose to each opponent by a fight, by `against`. */
export const worstLoss = new Float64Array(PLACES * PLAYERS.max);
export const against = (place: number, opponent: number): number => place * PLAYERS.max + opponent;

export const theirSpeed = new Float64Array(PLACES);
export const theirStanding = new Float64Array(PLACES);
const theirSide = new Uint8Array(PLACES);
const theirHidden = new Uint8Array(PLACES);
const theirAttack = new Int16Array(PLACES);
const theirDefence = new Int16Array(PLACES);
/** By opponent: where their fighters begin; those of the next begin where they end. */
export const firstOf = new Uint8Array(PLAYERS.max + 1);
/** By opponent: how many twos of cards their hand has, any of which may be a pair. */
export const twosHeld = new Float64Array(PLAYERS.max);

/** Who could take anything from me at all: with fighters, or with two cards to make a pair. The others cost nothing. */
export const foes = new Uint8Array(PLAYERS.max);

/** What can be expected of single fights: mine with theirs, by `between`. */
export const gains = new Float64Array(PLACES * PLACES);
export const losses = new Float64Array(PLACES * PLACES);
/** The chance that mine wins if I pick the fight. */
export const winning = new Float64Array(PLACES * PLACES);
export const between = (place: number, other: number): number => place * PLACES + other;

/** All of mine together as they stand: the best fight, and by opponent the worst that one may lose, and the sum. */
export const now = { best: 0, standing: 0, top: 0, foes: 0 };
export const worstNow = new Float64Array(PLAYERS.max);
export const allNow = new Float64Array(PLAYERS.max);

/** GC-5.3 Whom a fighter beats, or loses to, whatever the aim cards say. */
const LAWMAN = 1;
const OUTLAW = 2;
const SIDES = Uint8Array.from({ length: CARDS }, (_, card) => {
  if (isLawman(card as Card)) return LAWMAN;
  return isOutlaw(card as Card) ? OUTLAW : 0;
});

/** Where each fighter stands among mine, or among theirs, by card; it may have stood there in another position. */
const placeOf = new Uint8Array(CARDS);
/** Where a fighter stands among these; -1 when it is not one of them. */
export function placeAmong(stances: readonly Stance[], card: Card): number {
  const place = placeOf[card] as number;
  return place < stances.length && (stances[place] as Stance).card === card ? place : -1;
}

export function surveyOf(sight: Sight): void {
  const { mine, theirs, handSizes } = sight;
  let opponent = 0;
  for (let place = 0; place < theirs.length; place++) {
    const stance = theirs[place] as Stance;
    placeOf[stance.card] = place;
    while (opponent <= stance.owner) firstOf[opponent++] = place;
    putTheirs(sight, place, stance);
  }
  while (opponent <= PLAYERS.max) firstOf[opponent++] = theirs.length;
  let foeCount = 0;
  for (let seat = 0; seat < handSizes.length; seat++) {
    const cards = handSizes[seat] as number;
    twosHeld[seat] = (cards * (cards - 1)) / 2;
    worstNow[seat] = 0;
    allNow[seat] = 0;
    if (seat !== sight.seat && (cards > 1 || firstOf[seat] !== firstOf[seat + 1])) foes[foeCount++] = seat;
  }
  now.foes = foeCount;
  now.best = 0;
  now.standing = 0;
  now.top = 0;
  for (let place = 0; place < mine.length; place++) {
    const { card, aims, attack, defence } = mine[place] as Stance;
    placeOf[card] = place;
    putMine(sight, place, card, aims, attack, defence);
    addUp(place);
  }
}
function addUp(place: number): void {
  if ((bestGain[place] as number) > now.best) now.best = bestGain[place] as number;
  if ((mySpeed[place] as number) > now.top) now.top = mySpeed[place] as number;
  now.standing += myStanding[place] as number;
  for (let index = 0; index < now.foes; index++) {
    const opponent = foes[index] as number;
    const loss = worstLoss[against(place, opponent)] as number;
    allNow[opponent] = (allNow[opponent] as number) + loss;
    if (loss > (worstNow[opponent] as number)) worstNow[opponent] = loss;
  }
}

/** Puts a fighter of mine into a place, and works out its fights with all of theirs. */
export function putMine(sight: Sight, place: number, card: Card, aims: number, attack: number, defence: number): void {
  const { weights } = sight;
  const speed = speedOf(card);
  mySpeed[place] = speed;
  myHarm[place] = speed * weights.harm;
  myStanding[place] = weights.standing + weights.liability * speed + weights.aimed * (attack - speed);
  pairs[place] = pairChance(sight, card, defence);
  pairWill[place] = aims === 0 ? weights.ambushWill : weights.ambushWill * weights.daring;
  let best = 0;
  for (let index = 0; index < now.foes; index++) {
    const opponent = foes[index] as number;
    const next = firstOf[opponent + 1] as number;
    let worst = 0;
    for (let other = firstOf[opponent] as number; other < next; other++) {
      putFight(sight, place, other, card, attack, defence, aims > 0);
      const at = between(place, other);
      if ((gains[at] as number) > best) best = gains[at] as number;
      if ((losses[at] as number) > worst) worst = losses[at] as number;
    }
    worstLoss[against(place, opponent)] = worst;
  }
  bestGain[place] = best;
}
/** A fighter of mine without aim cards. */
export function putBare(sight: Sight, place: number, card: Card): void {
  const speed = speedOf(card);
  putMine(sight, place, card, 0, speed, speed);
}
/** Puts one of theirs beyond those that stand, as it would be without its aim cards, and works out its fights. */
export function putSpent(sight: Sight, place: number, stance: Stance): void {
  putTheirs(sight, place, stance);
  for (let own = 0; own < sight.mine.length; own++) {
    const { card, aims, attack, defence } = sight.mine[own] as Stance;
    putFight(sight, own, place, card, attack, defence, aims > 0);
  }
}
function putTheirs({ weights }: Sight, place: number, { card, speed, hidden, attack, defence }: Stance): void {
  theirSpeed[place] = speed;
  theirSide[place] = SIDES[card] as number;
  theirHidden[place] = hidden;
  theirAttack[place] = attack;
  theirDefence[place] = defence;
  theirStanding[place] = weights.theirStanding + weights.theirPrize * speed + weights.theirAimed * hidden;
}

function putFight(
  sight: Sight,
  place: number,
  other: number,
  card: Card,
  attack: number,
  defence: number,
  isAimed: boolean,
): void {
  expectFight(sight, card, attack, defence, isAimed, other);
  const at = between(place, other);
  gains[at] = expected[GAIN] as number;
  losses[at] = expected[LOSS] as number;
  winning[at] = expected[WINS] as number;
}

/**
 * Both ways of one fight: what I may win if I pick it, what I may lose if they do. I know all of my aim cards. It stands
 * in `expected` until the next: whole numbers go in and nothing comes out, so nothing has to be made for the call.
 */
export const expected = new Float64Array(3);
export const GAIN = 0;
export const LOSS = 1;
const WINS = 2;
export function expectFight(
  sight: Sight,
  card: Card,
  attack: number,
  defence: number,
  isAimed: boolean,
  other: number,
): void {
  const side = SIDES[card] as number;
  const hidden = theirHidden[other] as number;
  const ahead = attack - (theirDefence[other] as number);
  const behind = defence - (theirAttack[other] as number);
  let wins: number;
  let loses: number;
  if ((side | (theirSide[other] as number)) === (LAWMAN | OUTLAW)) {
    wins = side === LAWMAN ? 1 : 0;
    loses = 1 - wins;
  } else if (hidden === 0) {
    wins = ahead >= 0 ? 1 : 0;
    loses = behind <= 0 ? 1 : 0;
  } else {
    wins = 1 - hiddenAtLeast(sight, hidden, false, ahead + 1);
    loses = hiddenAtLeast(sight, hidden, true, behind);
  }
  const { harm, daring } = sight.weights;
  const own = speedOf(card);
  const opposed = theirSpeed[other] as number;
  expected[WINS] = wins;
  expected[GAIN] = wins * opposed - (1 - wins) * own * harm;
  expected[LOSS] = (isAimed ? daring : 1) * (loses * own * harm - (1 - loses) * opposed);
}
