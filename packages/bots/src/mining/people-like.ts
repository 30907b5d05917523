// Matches as people play them: greenhorns to sheriffs at one table, and every decision on the way.
import { fastRandom, type Game, pick, type Random, type Table } from '@sagebrush/engine';
import { LEVELS, type Level } from '../levels.ts';
import type { Question } from '../question.ts';
import { think } from '../think.ts';
import { type KeptDecision, walkFrom } from './kept-decision.ts';

const STRONGEST: Level = 'sheriff';
const PEOPLE_LIKE = LEVELS.slice(0, LEVELS.indexOf(STRONGEST) + 1);
/** A sheriff who has to play many matches: fewer playouts than in its usual time. */
const PLAYOUTS = 60;

interface MetDecision {
  readonly kept: KeptDecision;
  readonly question: Question;
}

/** Each seat has a level by lot. The same deal gives the same match. */
export function* peopleLikeDecisions(game: Game, table: Table<object>, deal: string): Generator<MetDecision> {
  const random = fastRandom(`${deal}/levels`);
  const levels = table.seats.map(() => pick(random, PEOPLE_LIKE));
  const streams: Random[] = table.seats.map((_, seat) => fastRandom(`${deal}/${seat}`));
  const walk = walkFrom(game, table, deal);
  for (let { question } = walk; question; { question } = walk) {
    yield { kept: walk.kept, question };
    const { seat } = question;
    walk.choose(think(levels[seat] as Level, question, streams[seat] as Random, { iterations: PLAYOUTS }).action);
  }
}
