// Organising a tournament: a name, a game, a format, a time; the rest is as usual.
import type { NewTournament, TimeControl } from '@sagebrush/protocol';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { GAME_IDS, gameEntry } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { arrive, server } from '../table/server.ts';
import * as styles from './tournaments.module.css';
import { useTournamentWords } from './use-tournament-words.ts';

const FORMATS = [
  'swiss',
  'round-robin',
  'knock-out',
  'duplicate',
] as const satisfies readonly NewTournament['format'][];
const MINUTE = 60_000;
const CLOCKS = {
  brisk: { kind: 'seconds', seconds: 30 },
  calm: { kind: 'seconds', seconds: 120 },
  letters: { kind: 'days', days: 1 },
} as const satisfies Readonly<Record<string, TimeControl>>;
const STARTS = { five: 5 * MINUTE, hour: 60 * MINUTE, day: 1440 * MINUTE, week: 10_080 * MINUTE } as const;
const WHO = ['all', 'kept', 'programs'] as const;
const FILLS = ['bots', 'byes'] as const;
const LEAGUE_LEVELS = ['greenhorn', 'cowhand', 'deputy'];
const namesIn = <T extends object>(record: T): (keyof T & string)[] => Object.keys(record) as (keyof T & string)[];
const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

interface Wish {
  readonly name: string;
  readonly about: string;
  readonly game: string;
  readonly format: (typeof FORMATS)[number];
  readonly seats: number;
  readonly roundCount: number;
  readonly deals: number;
  readonly clock: keyof typeof CLOCKS;
  readonly starts: keyof typeof STARTS;
  readonly who: (typeof WHO)[number];
  readonly fill: (typeof FILLS)[number];
}

const usualSeats = (game: string): number => Math.max(2, Math.min(4, gameEntry(game).players.max));
const [FIRST_GAME = ''] = GAME_IDS;

const asked = (wish: Wish): NewTournament => ({
  name: wish.name.trim(),
  about: wish.about.trim(),
  game: wish.game,
  format: wish.format,
  seats: wish.seats,
  roundCount: wish.roundCount,
  deals: wish.deals,
  clock: CLOCKS[wish.clock],
  starts: Date.now() + STARTS[wish.starts],
  fill: wish.fill === 'bots',
  league: wish.who === 'programs',
  levels: wish.who === 'programs' ? LEAGUE_LEVELS : [],
  keptOnly: wish.who === 'kept',
});

export function NewTournamentPage() {
  const own = useTournamentWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useWork();
  const [wish, setWish] = useState<Wish>({
    name: '',
    about: '',
    game: FIRST_GAME,
    format: 'swiss',
    seats: usualSeats(FIRST_GAME),
    roundCount: 3,
    deals: 1,
    clock: 'calm',
    starts: 'hour',
    who: 'all',
    fill: 'bots',
  });
  const change = (changed: Partial<Wish>): void => setWish((before) => ({ ...before, ...changed }));
  function submit(event: FormEvent): void {
    event.preventDefault();
    run(async () => {
      await arrive();
      const { tournament } = await server.call('openTournament', { body: asked(wish) });
      go(`/events/${tournament.id}`);
    });
  }
  return (
    <Page title={own.newTitle}>
      <form onSubmit={submit} className={styles.form} data-part="new-tournament">
        <div className={controls.field} data-part="field">
          <label htmlFor="tournament-name">{own.newName}</label>
          <input
            id="tournament-name"
            type="text"
            required
            maxLength={60}
            value={wish.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <div className={controls.field} data-part="field">
          <label htmlFor="tournament-about">{own.newAbout}</label>
          <textarea
            id="tournament-about"
            rows={3}
            maxLength={1000}
            value={wish.about}
            onChange={({ target }) => change({ about: target.value })}
          />
        </div>
        <Play wish={wish} onChange={change} />
        <Times wish={wish} onChange={change} />
        <ProblemNote text={problem} />
        <div className={controls.actions} data-part="actions">
          <button type="submit" className={controls.button} disabled={busy || wish.name.trim() === ''}>
            {own.announce}
          </button>
        </div>
      </form>
    </Page>
  );
}

interface PartProps {
  readonly wish: Wish;
  readonly onChange: (changed: Partial<Wish>) => void;
}

/** What is played, and how. */
function Play({ wish, onChange }: PartProps) {
  const own = useTournamentWords();
  const titles = useTitles();
  const { players } = gameEntry(wish.game);
  const isCounted = wish.format === 'swiss' || wish.format === 'duplicate';
  return (
    <>
      <Picks
        legend={own.game}
        name="tournament-game"
        values={GAME_IDS}
        value={wish.game}
        nameOf={titles}
        onPick={(game) => onChange({ game, seats: usualSeats(game) })}
      />
      <Picks
        legend={own.format}
        name="format"
        values={FORMATS}
        value={wish.format}
        nameOf={(format) => own.formats[format]}
        onPick={(format) => onChange({ format })}
        about={own.formatLines[wish.format]}
      />
      <Picks
        legend={own.seats}
        name="seats"
        values={upTo(Math.max(2, players.min), players.max)}
        value={String(wish.seats)}
        nameOf={(value) => value}
        onPick={(value) => onChange({ seats: Number(value) })}
      />
      {isCounted && (
        <Picks
          legend={own.roundCount}
          name="rounds"
          values={upTo(1, 8)}
          value={String(wish.roundCount)}
          nameOf={(value) => value}
          onPick={(value) => onChange({ roundCount: Number(value) })}
        />
      )}
      <Picks
        legend={own.deals}
        name="deals"
        values={upTo(1, 5)}
        value={String(wish.deals)}
        nameOf={(value) => value}
        onPick={(value) => onChange({ deals: Number(value) })}
      />
    </>
  );
}

/** When, how fast, and for whom. */
function Times({ wish, onChange }: PartProps) {
  const own = useTournamentWords();
  return (
    <>
      <Picks
        legend={own.clock}
        name="clock"
        values={namesIn(CLOCKS)}
        value={wish.clock}
        nameOf={(clock) => own.clocks[clock]}
        onPick={(clock) => onChange({ clock })}
      />
      <Picks
        legend={own.starts}
        name="starts"
        values={namesIn(STARTS)}
        value={wish.starts}
        nameOf={(starts) => own.startsIn[starts]}
        onPick={(starts) => onChange({ starts })}
      />
      <Picks
        legend={own.who}
        name="who"
        values={WHO}
        value={wish.who}
        nameOf={(who) => own.whos[who]}
        onPick={(who) => onChange({ who })}
        about={own.whosAbout}
      />
      <Picks
        legend={own.fill}
        name="fill"
        values={FILLS}
        value={wish.fill}
        nameOf={(fill) => own.fills[fill]}
        onPick={(fill) => onChange({ fill })}
      />
    </>
  );
}
