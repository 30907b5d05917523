// What there is to film: matches between random players, and in them each kind of scene as often as it is told otherwise.
import {
  type Game,
  type GameEvent,
  type Log,
  optionsUnder,
  replayHost,
  type Seat,
  type Sentence,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { GameScreen } from '@sagebrush/table-kit/table/screen.ts';
import { gameScreen, loadPlugin, loadRules } from '../../src/games/games.ts';
import { type EndedMatch, endedMatch, playersOf, playMatch } from '../../tests/matches.ts';

/** A scene of a match: the entry after which it is played. */
export interface Take {
  readonly name: string;
  readonly log: Log;
  readonly at: number;
}
interface Takes {
  readonly scenes: readonly Take[];
  readonly ending: EndedMatch;
}

/** Who the film is seen by. */
const EYES: Seat = 0;
const MATCHES = 40;
/** Among random players some matches have no end in sight. */
const MOST_ENTRIES = 600;
/** One kind of scene is filmed no more often than this. */
const MOST_TAKES = 3;

export async function takesOf(game: string): Promise<Takes> {
  const [rules, screen] = await Promise.all([loadRules(game), gameScreen(game)]);
  const scenes = new Map<string, Take[]>();
  const filmed = new Set<string>();
  for (let match = 0; match < MATCHES; match++) {
    const { log } = playMatch(rules, `film-${game}-${match}`, {}, MOST_ENTRIES);
    for (const { event, at, story } of scenesIn(rules, screen, log)) {
      const takes = scenes.get(event.type) ?? [];
      if (takes.length >= MOST_TAKES || filmed.has(`${event.type} ${story}`)) continue;
      filmed.add(`${event.type} ${story}`);
      scenes.set(event.type, [...takes, { name: `${event.type}-${takes.length + 1}`, log, at }]);
    }
  }
  const { firstMatch } = await loadPlugin(game);
  const ending = endedMatch(rules, `film-${game}-end`, firstMatch?.options);
  return { scenes: [...scenes.values()].flat(), ending };
}

interface PlayedScene {
  readonly event: GameEvent;
  readonly at: number;
  /** How it is told, without names, cards and numbers. */
  readonly story: string;
}

/** The scenes of a match as one seat sees them. */
function* scenesIn(rules: Game, screen: GameScreen, log: Log): Generator<PlayedScene> {
  const host = replayHost(rules, { ...log, entries: [] });
  const options = optionsUnder(rules, log.rules, log.options);
  const words = rules.words('en', options, 'gentle');
  const players = playersOf(log);
  for (const [index, entry] of log.entries.entries()) {
    const { view } = momentsOf(host)(EYES);
    host.accept(host.tryEntry(entry));
    const together = momentsOf(host)(EYES).events;
    for (const event of together) {
      if (screen.sceneTime(event, together) <= 0) continue;
      const story = screen.narrate?.({ event, together, view, words, players, you: EYES, options, lang: 'en' });
      yield { event, at: index + 1, story: shapeOf(story ?? []) };
    }
  }
}

const shapeOf = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === 'string' ? part.replace(/[\d+−-]+/g, '#') : '·')).join('');
