// Chapter 5, picking a fight: one fighter of yours against one of an opponent's.
import { type Card, type Emit, parseCard, type Refusal, type Seat } from '@sagebrush/engine';
import type { ActionOf } from '../actions.ts';
import { because } from '../refusals.ts';
import { fighterOf, fightersOf, ownerOf, removeFighter, scoreCard } from '../table.ts';
import type { Duelist, Event, Fighter, State, Street } from '../types.ts';
import { discardAim, revealAim, totalOf } from './aim.ts';
import { isLawman, isOutlaw } from './fighters.ts';

/** GC-5.1 One of your fighters, and one of an opponent. */
export function canFight(state: Street, seat: Seat): boolean {
  const attackers = fightersOf(state, seat);
  if (attackers.length === 0) return false;
  for (const targets of state.fighters) {
    if (targets !== attackers && targets.length > 0) return true;
  }
  return false;
}

/** GC-5.1 */
export function refuseFight(state: State, seat: Seat, action: ActionOf<'fight'>): Refusal | undefined {
  const owner = ownerOf(state, parseCard(action.attacker));
  if (owner < 0) return because('GC-5.1', 'absent', { card: action.attacker });
  if (owner !== seat) return because('GC-5.1', 'theirs', { card: action.attacker, seat: owner });
  const opponent = ownerOf(state, parseCard(action.target));
  if (opponent < 0) return because('GC-5.1', 'absent', { card: action.target });
  if (opponent === seat) return because('GC-5.1', 'own', { card: action.target });
  return undefined;
}

/** GC-5.2 The higher total wins, the attacker wins a tie. GC-5.3 A Lawman always beats an Outlaw, whoever attacks. */
function attackerWins(attacker: Card, attack: number, target: Card, defence: number): boolean {
  if (isLawman(attacker) && isOutlaw(target)) return true;
  if (isOutlaw(attacker) && isLawman(target)) return false;
  return attack >= defence;
}

/**
 * GC-5.2 Both turn up their aim cards. GC-5.4 The winner's owner scores the loser. GC-5.5 All aim cards of both are
 * discarded.
 */
export function pickFight(state: State, seat: Seat, action: ActionOf<'fight'>, emit?: Emit<Event>): void {
  const targeted = parseCard(action.target);
  const opponent = ownerOf(state, targeted);
  const attacker = fighterOf(state, seat, parseCard(action.attacker)) as Fighter;
  const target = fighterOf(state, opponent, targeted) as Fighter;
  const attack = totalOf(state, seat, attacker);
  const defence = totalOf(state, opponent, target);
  emit?.({
    type: 'fight',
    seat,
    attacker: { seat, card: action.attacker },
    target: { seat: opponent, card: action.target },
  });
  revealAim(state, seat, attacker, true, emit);
  revealAim(state, opponent, target, true, emit);
  const wins = attackerWins(attacker.card, attack, target.card, defence);
  if (emit) {
    const mine: Duelist = { seat, card: action.attacker, total: attack };
    const theirs: Duelist = { seat: opponent, card: action.target, total: defence };
    const [winner, loser] = wins ? [mine, theirs] : [theirs, mine];
    const lawman = isLawman(parseCard(winner.card)) && isOutlaw(parseCard(loser.card));
    emit({ type: 'duel', winner, loser, attacker: seat, lawman });
  }
  discardAim(state, attacker);
  discardAim(state, target);
  if (wins) takeLoser(state, seat, opponent, target, emit);
  else takeLoser(state, opponent, seat, attacker, emit);
}
/** GC-5.4 */
function takeLoser(state: State, winner: Seat, owner: Seat, loser: Fighter, emit?: Emit<Event>): void {
  removeFighter(state, owner, loser);
  scoreCard(state, winner, loser.card, emit);
}
