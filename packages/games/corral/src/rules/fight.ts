// Chapter 5, picking a fight: one fighter of yours against one of an opponent's.
import { type Emit, makeCard, parseCard, type Refusal, type Seat } from '@sagebrush/engine';
import { type Action, type ActionOf, fightAction } from '../actions.ts';
import { because } from '../refusals.ts';
import { fighterOf, fightersOf, ownerOf, removeFighter, score } from '../table.ts';
import type { Duelist, Event, Fighter, State, Street } from '../types.ts';
import { discardAim, revealAim, totalOf } from './aim.ts';
import { isLawman, isOutlaw } from './fighters.ts';

/** GC-5.1 One of your fighters, and one of an opponent. */
export function fightChoices(state: State, seat: Seat, choices: Action[]): void {
  const attackers = fightersOf(state, seat);
  for (let index = 0; index < attackers.length; index++) {
    const { card } = attackers[index] as Fighter;
    for (let opponent = 0; opponent < state.fighters.length; opponent++) {
      if (opponent === seat) continue;
      const targets = fightersOf(state, opponent);
      for (let other = 0; other < targets.length; other++)
        choices.push(fightAction(card, (targets[other] as Fighter).card));
    }
  }
}

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
function attackerWins(attacker: Duel, target: Duel): boolean {
  if (isLawman(attacker.fighter.card) && isOutlaw(target.fighter.card)) return true;
  if (isOutlaw(attacker.fighter.card) && isLawman(target.fighter.card)) return false;
  return attacker.total >= target.total;
}
interface Duel {
  readonly seat: Seat;
  readonly fighter: Fighter;
  readonly total: number;
}
const duelist = ({ seat, fighter, total }: Duel): Duelist => ({ seat, card: makeCard(fighter.card), total });

/**
 * GC-5.2 Both turn up their aim cards. GC-5.4 The winner's owner scores the loser. GC-5.5 All aim cards of both are
 * discarded.
 */
export function pickFight(state: State, seat: Seat, action: ActionOf<'fight'>, emit?: Emit<Event>): void {
  const targeted = parseCard(action.target);
  const opponent = ownerOf(state, targeted);
  const attacker = duel(state, seat, fighterOf(state, seat, parseCard(action.attacker)) as Fighter);
  const target = duel(state, opponent, fighterOf(state, opponent, targeted) as Fighter);
  emit?.({
    type: 'fight',
    seat,
    attacker: { seat, card: action.attacker },
    target: { seat: opponent, card: action.target },
  });
  revealAim(state, seat, attacker.fighter, true, emit);
  revealAim(state, opponent, target.fighter, true, emit);
  const wins = attackerWins(attacker, target);
  const winner = wins ? attacker : target;
  const loser = wins ? target : attacker;
  const lawman = isLawman(winner.fighter.card) && isOutlaw(loser.fighter.card);
  emit?.({ type: 'duel', winner: duelist(winner), loser: duelist(loser), attacker: seat, lawman });
  discardAim(state, attacker.fighter);
  discardAim(state, target.fighter);
  removeFighter(state, loser.seat, loser.fighter);
  score(state, winner.seat, [loser.fighter.card], emit);
}
const duel = (state: State, seat: Seat, fighter: Fighter): Duel => ({
  seat,
  fighter,
  total: totalOf(state, seat, fighter),
});
