// What must be read is shown at every speed: where nothing moves, too, a score sheet stays until it is closed.
import type { GameEvent } from '@sagebrush/engine';
import { afterEach, expect, test } from 'vitest';
import { changeSettings, SPEEDS, useSettings } from '../settings.ts';
import type { TableMoment } from './connection.ts';
import type { Narrator } from './narrator.ts';
import { playMoment } from './play-moment.ts';
import { type GameScreen, UNTIL_CLOSED } from './screen.ts';
import { newTableStore } from './table-store.ts';

const { speed: usual } = useSettings.getState();
afterEach(() => changeSettings({ speed: usual }));

const TIMES: { readonly [type: string]: number } = { fight: 2000, sheet: UNTIL_CLOSED };
const screen = { sceneTime: ({ type }: GameEvent) => TIMES[type] ?? 0, isAside: () => false } as unknown as GameScreen;

/** Which scenes a moment shows, and for how long each of them waits. */
async function shownBy(...types: readonly string[]) {
  const store = newTableStore();
  const moment = { events: types.map((type) => ({ type })) } as unknown as TableMoment;
  store.setState({ moment, deed: [['What somebody did before.']] });
  const waits: {
    readonly scene: string | undefined;
    readonly follows?: boolean;
    readonly milliseconds: number;
    readonly deeds: number;
  }[] = [];
  const told: string[] = [];
  const narrator: Narrator = {
    narrate(_, events) {
      told.push(...events.map(({ type }) => type));
    },
    sound: () => undefined,
    show(_, __, { untold } = { untold: [], stories: [] }) {
      told.push(...untold.map(({ type }) => type));
    },
  };
  const pause = {
    async wait(milliseconds: number) {
      const { scene, deed } = store.getState();
      if (milliseconds > 0)
        waits.push({ scene: scene?.event.type, follows: scene?.follows ?? false, milliseconds, deeds: deed.length });
      return false;
    },
    skip: () => undefined,
  };
  const never = (): boolean => false;
  await playMoment({ store, screen, narrator, pause, isOvertaken: never, isMoreToCome: never }, moment);
  return { waits, told };
}

test.each(SPEEDS)('a score sheet stays until it is closed: %s', async (speed) => {
  changeSettings({ speed });
  const { waits, told } = await shownBy('fight', 'sheet', 'deal');
  const onSheet = waits.filter(({ scene }) => scene === 'sheet');
  expect(onSheet.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBe(UNTIL_CLOSED);
  expect(waits.some(({ scene }) => scene === 'fight')).toBe(speed !== 'none');
  expect(told).toEqual(['fight', 'sheet', 'deal']);
});

test('of the scenes of one moment only the first brings up the stage', async () => {
  changeSettings({ speed: 'normal' });
  const { waits } = await shownBy('fight', 'deal', 'fight');
  const scenes = waits.filter(({ scene }) => scene === 'fight').map(({ follows }) => follows);
  expect(scenes).toEqual([false, false, true, true]);
});

test('under a scene no line tells the deed before it', async () => {
  changeSettings({ speed: 'normal' });
  const { waits } = await shownBy('deal', 'fight');
  expect(waits.map(({ deeds }) => deeds)).toEqual([0, 0]);
});
