// What the form asks of the server: everything that was picked, and nothing that the server would refuse.
import { newTournament } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import {
  asked,
  FORMATS,
  fieldTime,
  namesIn,
  OPENINGS,
  PACES,
  START_NAMES,
  type TournamentDraft,
  usualDraft,
  WHO,
} from './tournament-draft.ts';

const NOW = Date.UTC(2026, 10, 18, 9, 30);
const usual: TournamentDraft = { ...usualDraft('corral', 4, NOW), name: ' Saturday ' };
const read = (draft: Partial<TournamentDraft>) => newTournament.parse(asked({ ...usual, ...draft }, NOW));

test('every pick is something that the server understands', () => {
  for (const format of FORMATS) expect(read({ format }).format).toBe(format);
  for (const pace of namesIn(PACES))
    for (const [clock, control] of Object.entries(PACES[pace]))
      expect(read({ pace, clock: clock as TournamentDraft['clock'] }).clock).toEqual(control);
  for (const starts of START_NAMES) expect(read({ starts }).starts).toBeGreaterThan(NOW);
  for (const opens of OPENINGS) expect((read({ opens }).opens ?? NOW) <= NOW).toBe(true);
  for (const who of WHO) {
    const { league, levels, keptOnly } = read({ who });
    expect(league).toBe(who === 'programs');
    expect(levels?.length).toBe(who === 'programs' ? 3 : 0);
    expect(keptOnly).toBe(who === 'kept');
  }
  expect(read({ options: { stop: 'useful' } })).toMatchObject({ name: 'Saturday', options: { stop: 'useful' } });
});

test('a date is the one on the organiser’s wall', () => {
  const date = new Date(NOW);
  date.setHours(20, 15, 0, 0);
  const startsAt = fieldTime(date.getTime());
  expect(startsAt).toMatch(/T20:15$/);
  expect(read({ starts: 'at', startsAt }).starts).toBe(date.getTime());
});
