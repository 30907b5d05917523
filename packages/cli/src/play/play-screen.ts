// Playing on the full screen: draws, waits for keys, and lets the bots take their time.
import { drawFrame } from './draw.ts';
import { frameOf } from './frame.ts';
import { type FullScreen, type Key, typedAfter } from './full-screen.ts';
import { moveCursor, playCursor, type Reply, reply } from './reply.ts';
import { letBotPlay, nextOf, type Session, settle, textsOf, wordsOf } from './session.ts';

export interface ScreenDesk {
  readonly screen: FullScreen;
  /** How long a bot's move stays on the screen before the next, in milliseconds. */
  readonly pace: number;
  readonly save: () => string;
  readonly autosave: () => void;
}

export async function playOnScreen(session: Session, { screen, pace, save, autosave }: ScreenDesk): Promise<void> {
  const words = wordsOf(session);
  const pen = { lang: session.lang, card: words.card, texts: textsOf(session) };
  let typed = '';
  for (;;) {
    const { lines, page } = drawFrame(frameOf(session), pen, screen.window(), typed);
    session.page = page;
    screen.show(lines);
    const isBotsTurn = nextOf(session).kind === 'bot';
    const key = await screen.key(isBotsTurn ? pace : undefined);
    if (key) {
      const done = pressed(session, key, typed);
      typed = done.typed;
      if (done.reply === 'quit') return;
      if (done.reply === 'save') session.message = [[save()]];
      if (done.reply === 'played') autosave();
    } else if (isBotsTurn) {
      letBotPlay(session);
      autosave();
    }
  }
}

/** Letters that act at once on an empty line: no card begins with one of them. */
const AT_ONCE = /^[hus]$/;

function pressed(session: Session, key: Key, typed: string): { typed: string; reply?: Reply } {
  if (key.ctrl && (key.name === 'c' || key.name === 'd')) return { typed, reply: 'quit' };
  if (key.name === 'return' || key.name === 'enter') return { typed: '', reply: entered(session, typed) };
  const isCovered = nextOf(session).kind === 'curtain';
  if (typed === '' && !isCovered && AT_ONCE.test(key.text)) return { typed, reply: reply(session, key.text) };
  const step = { up: -1, down: 1, pageup: -session.page, pagedown: session.page }[key.name];
  if (step !== undefined) return { typed, reply: moveCursor(session, step) };
  if (key.name === 'escape') settle(session);
  return { typed: typedAfter(typed, key) };
}

/** Enter alone puts a message away first; then it plays what the cursor stands on. */
function entered(session: Session, typed: string): Reply {
  if (typed.trim() !== '') return reply(session, typed);
  if (nextOf(session).kind === 'curtain' || session.message.length > 0) {
    session.message = [];
    return nextOf(session).kind === 'curtain' ? reply(session, '') : 'shown';
  }
  return playCursor(session);
}
