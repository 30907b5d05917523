// The cards of a pack as a sheet to print and cut out: one HTML file, drawn as SVG, without anything from elsewhere.
import { type CardEntry, effectText, type Home, type PackJson, textIn } from '@sagebrush/cowpoker';
import { cardName, type Lang, signed } from '@sagebrush/engine';
import { HOME_NAMES, TRICK_NAMES } from './names.ts';
import { inOrder } from './pack-text.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const HOME_COLOURS: Readonly<Record<Home, string>> = {
  davila: '#9E2B25',
  gallagher: '#2F6B3C',
  masterson: '#33415C',
  'san-joaquin': '#A9711B',
  town: '#5B4A3F',
};
/** Drawn in a box of 100 by 100. */
const SUIT_PATHS: Readonly<Record<string, string>> = {
  H: 'M50 90 C10 60 5 40 5 28 A22 22 0 0 1 50 24 A22 22 0 0 1 95 28 C95 40 90 60 50 90Z',
  D: 'M50 5 L88 50 L50 95 L12 50Z',
  S: 'M50 8 C88 40 95 52 95 64 A20 20 0 0 1 56 70 C57 80 60 88 68 94 L32 94 C40 88 43 80 44 70 A20 20 0 0 1 5 64 C5 52 12 40 50 8Z',
  C: 'M50 6 A20 20 0 0 1 66 38 A20 20 0 1 1 56 68 C57 80 60 88 68 94 L32 94 C40 88 43 80 44 68 A20 20 0 1 1 34 38 A20 20 0 0 1 50 6Z',
};
const STAR = 'M50 4 L61 38 L97 38 L68 59 L79 94 L50 73 L21 94 L32 59 L3 38 L39 38Z';

const STYLE = `
@page { size: A4; margin: 10mm; }
* { box-sizing: border-box; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0; background: #fff; color: #2A1D14; font: 9.5pt/1.25 Georgia, serif; }
main { display: grid; grid-template-columns: repeat(auto-fill, 63mm); gap: 0; justify-content: center; }
article { position: relative; width: 63mm; height: 88mm; padding: 4mm; border: .2mm dashed #b9a98f; background: #F7EEDA; break-inside: avoid; display: flex; flex-direction: column; }
header { display: flex; align-items: center; gap: 2mm; border-bottom: .6mm solid var(--home); padding-bottom: 1.5mm; }
header b { font-size: 17pt; } header svg { width: 6mm; height: 6mm; } .red { color: #9E2B25; fill: #9E2B25; }
.points { margin-left: auto; width: 9mm; height: 9mm; border-radius: 50%; background: var(--home); color: #fff; display: grid; place-items: center; font-weight: bold; }
h2 { margin: 3mm 0 0; font-size: 12pt; } .home { color: var(--home); font-style: italic; } p { margin: 3mm 0; }
footer { margin-top: auto; display: flex; justify-content: space-between; font-size: 8.5pt; } footer b { font-size: 13pt; }`;

export function packAsSheet(pack: PackJson, lang: Lang): string {
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(textIn(lang, pack.name))}</title><style>${STYLE}</style></head>
<body><main>
${inOrder(pack.cards)
  .map((card) => face(card, lang))
  .join('\n')}
</main></body></html>
`;
}

function face({ card, name, ranch, points, roundup, gunfight, effect }: CardEntry, lang: Lang): string {
  const isJoker = card.startsWith('X');
  const rank = isJoker ? '' : card.replace('T', '10').slice(0, -1);
  const path = isJoker ? STAR : (SUIT_PATHS[card.charAt(1)] ?? STAR);
  const red = /[HD]$/.test(card) ? ' class="red"' : '';
  const tricks = TRICK_NAMES[lang];
  return `<article style="--home:${HOME_COLOURS[ranch]}"><header><b${red}>${rank}</b><svg viewBox="0 0 100 100"${red} role="img" aria-label="${escaped(cardName(lang, card))}"><path d="${path}"/></svg><span class="points">${signed(lang, points)}</span></header>
<h2>${escaped(textIn(lang, name))}</h2><div class="home">${escaped(HOME_NAMES[lang](ranch))}</div><p>${escaped(effectText(lang, effect))}</p>
<footer><span>${tricks.roundup} <b>${roundup}</b></span><span>${tricks.gunfight} <b>${gunfight}</b></span></footer></article>`;
}
