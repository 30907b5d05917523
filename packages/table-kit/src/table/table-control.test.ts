// An action is sent once: whatever is explained or told while it is on its way, nothing sends it again.
import type { GameAction, Refusal } from '@sagebrush/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seating, TableConnection, TableListener, TableMoment } from './connection.ts';
import type { GameScreen } from './screen.ts';
import { openTableControl } from './table-control.ts';

beforeEach(() => vi.stubGlobal('reportError', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

const PASS: GameAction = { type: 'pass' };
const seating = { match: 'm', game: 'g', table: {}, you: 0, players: [] } as unknown as Seating;
const momentAt = (seq: number): TableMoment =>
  ({ match: 'm', seq, view: {}, events: [], choices: [PASS], asked: false, whole: true }) as unknown as TableMoment;
const screen = {
  spotsOf: () => ['card:2C'],
  meantBy: () => [PASS],
  sceneTime: () => 0,
  isAside: () => true,
  dealTime: () => 0,
  newsOf: () => [],
  game: { words: () => ({ refusal: () => ['no'], card: String }) },
} as unknown as GameScreen;

/** A table whose connection and rules answer when they are told to. */
async function openTable() {
  let listener: TableListener | undefined;
  const answers: ((refusal: Refusal | undefined) => void)[] = [];
  const explanations: ((refusal: Refusal | null) => void)[] = [];
  const act = vi.fn(() => new Promise<Refusal | undefined>((resolve) => answers.push(resolve)));
  const connection = {
    kind: 'remote',
    act,
    listen(heard: TableListener) {
      listener = heard;
    },
    close: () => undefined,
  } as unknown as TableConnection;
  const control = openTableControl({
    connection,
    whyNot: () => new Promise((resolve) => explanations.push(resolve)),
    loadScreen: async () => screen,
  });
  listener?.seating(seating);
  const tell = async (seq: number): Promise<void> => {
    listener?.moment(momentAt(seq));
    await settled(() => !control.store.getState().busy && control.store.getState().moment?.seq === seq);
  };
  await tell(1);
  return { control, act, answers, explanations, tell };
}

const settled = (isSo: () => boolean): Promise<void> => vi.waitFor(() => expect(isSo()).toBe(true));

test('an explanation that comes while an action is on its way does not let it be sent again', async () => {
  const { control, act, explanations } = await openTable();
  control.explain('card:2C');
  control.play(PASS);
  explanations[0]?.({ rule: 'stale', values: {} } as unknown as Refusal);
  await settled(() => control.store.getState().whyNot !== undefined);
  control.play(PASS);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what another does meanwhile, or a stream that begins anew, does not let it be sent again', async () => {
  const { control, act, answers, tell } = await openTable();
  control.play(PASS);
  await tell(2);
  control.play(PASS);
  expect(act).toHaveBeenCalledTimes(1);
  answers[0]?.(undefined);
  await settled(() => !control.store.getState().sending);
  control.play(PASS);
  expect(act).toHaveBeenCalledTimes(2);
  expect(act).toHaveBeenLastCalledWith(2, PASS);
});

test('what is refused can be tried again', async () => {
  const { control, act, answers } = await openTable();
  control.play(PASS);
  answers[0]?.({ rule: 'GC-1', values: {} } as unknown as Refusal);
  await settled(() => control.store.getState().whyNot !== undefined);
  control.play(PASS);
  expect(act).toHaveBeenCalledTimes(2);
});
