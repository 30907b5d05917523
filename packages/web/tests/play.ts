// A guest who plays a match to its end: with the mouse, with a finger, or with the keyboard alone.
import type { Page } from 'playwright-core';

/** What there is to do, as the page shows it. */
type TurnSeen =
  | { readonly what: 'over' }
  | { readonly what: 'sheet' }
  | { readonly what: 'score' }
  | { readonly what: 'curtain' }
  | { readonly what: 'wait' }
  | { readonly what: 'act'; readonly x: number; readonly y: number };

/** Runs in the page: finds a verb or something that glows and that a finger would really hit. */
function turnAt(turn: number): TurnSeen {
  if (document.querySelector('[data-part="outcome"] [data-part="winner"]')) return { what: 'over' };
  if (document.querySelector('[data-part="curtain"] button:not(:disabled)')) return { what: 'curtain' };
  if (document.querySelector('dialog[open]')) return { what: 'sheet' };
  // A sheet that was put away in the same moment may have been the score sheet.
  if (document.querySelector('[data-part="score-button"]')) return { what: 'score' };
  if (!document.querySelector('[data-part="asked"][data-asked]')) return { what: 'wait' };
  const verbs = [...document.querySelectorAll<HTMLElement>('[data-part="verb"]:not(:disabled)')];
  const lit = [...document.querySelectorAll<HTMLElement>('[data-part="table"] [data-lit]')];
  const wanted = turn % 3 === 0 && lit.length > 0 ? [...lit, ...verbs] : [...verbs, ...lit];
  const first = (turn * 7) % Math.max(1, wanted.length);
  for (const element of [...wanted.slice(turn % 3 === 0 ? first : 0), ...wanted]) {
    const box = element.getBoundingClientRect();
    const x = box.x + Math.min(14, box.width / 2);
    const y = box.y + Math.min(18, box.height / 2);
    if (element.contains(document.elementFromPoint(x, y))) return { what: 'act', x, y };
  }
  return { what: 'wait' };
}

const LONGEST = 3000;
/** Looks without anything to do: the other players may be slow, but not for ever. */
const MOST_IDLE = 6000;

export interface Pace {
  /** Stops after so many picks; without it the match is played to its end. */
  readonly picks?: number;
  readonly by?: 'mouse' | 'touch' | 'keys';
  /** Stops where the device has to go to somebody else. */
  readonly toCurtain?: boolean;
}

/** Plays on; true when the match is over. A match that does not end is an error that tells what the page showed. */
export async function play(page: Page, { picks, by = 'mouse', toCurtain = false }: Pace = {}): Promise<boolean> {
  let idle = 0;
  const trail: string[] = [];
  for (let turn = 1; turn <= (picks ?? LONGEST); ) {
    const seen = await page.evaluate(turnAt, turn);
    if (seen.what === 'over' && (await staysOver(page))) return true;
    if (seen.what === 'over') continue;
    if (seen.what === 'score') {
      await page.locator('[data-part="score-button"]').press('Enter');
      continue;
    }
    // Between two people who share a device: its one button has the focus.
    if (seen.what === 'curtain' && toCurtain) return false;
    if (seen.what === 'curtain') {
      await page.keyboard.press('Enter');
      continue;
    }
    if (seen.what === 'sheet') {
      await page.keyboard.press('Escape');
      continue;
    }
    if (seen.what === 'wait') {
      idle += 1;
      if (idle > MOST_IDLE) throw new Error(`nothing to do for long at ${page.url()}: ${await page.evaluate(shown)}`);
      await page.waitForTimeout(15);
      continue;
    }
    idle = 0;
    turn += 1;
    if (by === 'keys') await pressOn(page, turn);
    else await pickAt(page, seen, by);
    if (picks === undefined && turn > LONGEST - 20) trail.push(await page.evaluate(shown));
  }
  if (picks === undefined) throw new Error(`a match without an end after ${LONGEST} picks:\n${trail.join('\n')}`);
  return false;
}

/** Picks something, if there is something to pick at this moment. */
export async function pickOne(page: Page, by: 'mouse' | 'touch'): Promise<void> {
  const seen = await page.evaluate(turnAt, 1);
  if (seen.what === 'act') await pickAt(page, seen, by);
}

const pickAt = (
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
  by: 'mouse' | 'touch',
): Promise<void> => (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));

/** Runs in the page: what is asked, what is picked, and what Enter would press. */
function shown(): string {
  const spots = (selector: string) =>
    [...document.querySelectorAll(selector)].map((spot) => spot.getAttribute('data-spot') ?? spot.textContent);
  const asked = document.querySelector('[data-part="asked-text"]')?.textContent;
  return JSON.stringify({
    asked,
    picked: spots('[data-picked]'),
    lit: spots('[data-part="table"] [data-lit]'),
    focused: spots(':focus'),
    verbs: spots('[data-part="verb"]'),
  });
}

/** N goes to what is possible, arrows to its neighbours, Enter picks. */
async function pressOn(page: Page, turn: number): Promise<void> {
  for (let times = turn % 4 === 0 ? 2 : 1; times > 0; times--) await page.keyboard.press('n');
  if (turn % 9 === 0) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** The last tap may have come a moment late and put the score sheet away. */
async function staysOver(page: Page): Promise<boolean> {
  await page.waitForTimeout(400);
  return (await page.evaluate(turnAt, 0)).what === 'over';
}
