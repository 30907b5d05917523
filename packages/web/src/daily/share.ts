// A card to share: a few lines of text and signs that spoil nothing, and the same as a picture.
import { startOfDay } from '@sagebrush/engine';
import type { DailyField } from '@sagebrush/protocol';
import { type Bar, barSigns, barsOf, marginText } from './margins.ts';
import type { DailyWords } from './words/index.ts';

export interface Shared {
  readonly title: string;
  readonly day: string;
  readonly margin: number;
  readonly place: number | null;
  readonly people: number;
  readonly counts: DailyField['counts'];
  /** Days played one after the other. */
  readonly streak: number;
}

export const dayText = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(startOfDay(day));

function linesOf({ title, day, margin, place, people, streak }: Shared, words: DailyWords, lang: string): string[] {
  const number = new Intl.NumberFormat(lang);
  const isPlaced = place !== null && people > 0;
  return [
    `Sagebrush · ${title}`,
    dayText(day, lang),
    `${margin > 0 ? '★ ' : ''}${marginText(margin, words, lang)}${isPlaced ? ` · ${words.place(number.format(place), number.format(people))}` : ''}`,
    ...(streak > 1 ? [words.streak(streak)] : []),
  ];
}

export function shareText(shared: Shared, words: DailyWords, lang: string, address: string): string {
  const [head = '', day = '', result = '', streak] = linesOf(shared, words, lang);
  // Where nobody of the field has finished, there is nothing to stand beside.
  const signs = shared.people > 0 ? [barSigns(barsOf(shared.counts, shared.margin))] : [];
  return [`${head} · ${day}`, result, ...signs, ...(streak ? [`🔥 ${streak}`] : []), address].join('\n');
}

const [WIDTH, HEIGHT] = [1080, 1080];
const [PAPER, INK, EMBER, BRASS] = ['#F1E4C8', '#2A1D14', '#9E2B25', '#C79A45'];

/** The same on a sheet of paper. */
export async function sharePicture(shared: Shared, words: DailyWords, lang: string, address: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('this browser cannot draw');
  await document.fonts.ready;
  paint.fillStyle = PAPER;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  paint.strokeStyle = INK;
  paint.lineWidth = 6;
  paint.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
  paint.lineWidth = 2;
  paint.strokeRect(50, 50, WIDTH - 100, HEIGHT - 100);
  const [, day = '', result = '', streak = ''] = linesOf(shared, words, lang);
  const write = (text: string, y: number, { size, family = 'Bitter', colour = INK }: Letters): void => {
    paint.fillStyle = colour;
    paint.textAlign = 'center';
    for (let now = size; now > 20; now -= 2) {
      paint.font = `${now}px ${family}, serif`;
      if (paint.measureText(text).width < WIDTH - 160) break;
    }
    paint.fillText(text, WIDTH / 2, y);
  };
  write('Sagebrush', 160, { size: 76, family: 'Rye', colour: EMBER });
  write(shared.title, 250, { size: 58, family: 'Rye' });
  write(day, 320, { size: 40 });
  if (shared.people > 0) {
    write(result, 440, { size: 54 });
    drawBars(paint, barsOf(shared.counts, shared.margin));
  } else write(result, 620, { size: 110, family: 'Rye', colour: EMBER });
  write(streak, 930, { size: 40 });
  write(address.replace(/^https?:\/\//, ''), 990, { size: 30 });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot draw'))), 'image/png'),
  );
}

interface Letters {
  readonly size: number;
  readonly family?: string;
  readonly colour?: string;
}

function drawBars(paint: CanvasRenderingContext2D, bars: readonly Bar[]): void {
  const most = Math.max(1, ...bars.map(({ people }) => people));
  const [left, bottom, tall] = [140, 850, 320];
  const step = (WIDTH - 2 * left) / Math.max(6, bars.length);
  const first = (WIDTH - step * bars.length) / 2;
  bars.forEach(({ people, isMine }, index) => {
    const height = 10 + (people / most) * tall;
    paint.fillStyle = isMine ? EMBER : BRASS;
    paint.fillRect(first + index * step + 6, bottom - height, step - 12, height);
  });
  paint.fillStyle = INK;
  paint.fillRect(left, bottom + 6, WIDTH - 2 * left, 4);
}
