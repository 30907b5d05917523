// Runs before the first paint, as a script of its own: language and light stand on the root element, the letters are at
// hand, what the build wrote of the page in that language is shown, and all that the app begins with here is on its way.
import { isStranger, keptSettings, setLight, settingsFromAddress } from '@sagebrush/table-kit/light.ts';
import { SITE_BASE, siteHref } from '@sagebrush/table-kit/site.ts';
import poster from './styles/fonts/poster.woff2?inline';
import text from './styles/fonts/text.woff2?inline';
import bold from './styles/fonts/text-bold.woff2?inline';

const asked = settingsFromAddress(location.search);
const settings = { ...keptSettings(), ...asked };
setLight(settings);
const written = document.currentScript?.dataset ?? {};
const pages = JSON.parse(written['pages'] ?? '{}') as Readonly<Record<string, string>>;
const files = pages[location.pathname.slice(SITE_BASE.length).replace(/\/$/, '')]?.split(' ') ?? [];
for (const path of [...(written[settings.lang]?.split(' ') ?? []), ...files]) {
  const href = siteHref(`/${path}`);
  const how = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), how, { href }));
}

/** A font that is here as bytes is never waited for, so that no text shifts when it comes; one with an address is. */
function addFont(family: string, weight: string, address: string): void {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  document.fonts.add(new FontFace(family, bytes, { weight }));
}
addFont('Rye', '400', poster);
addFont('Bitter', '400', text);
addFont('Bitter', '700', bold);

const root = document.getElementById('root');
const front = document.querySelector<HTMLTemplateElement>(`template[lang="${settings.lang}"]`);
const isFront = location.pathname === `${SITE_BASE}/`;
if (root && front && (isFront || isUsual())) {
  root.append(front.content.cloneNode(true));
  // Nothing can be chosen before the app is here to hear of it; links lead on by themselves.
  if (!isFront) {
    root.dataset['written'] = '';
    for (const control of root.querySelectorAll<HTMLElement>('button, input, select, label, summary'))
      control.inert = true;
  }
  // Whoever is quicker than the app is dealt in as soon as it is here.
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-part="poster"] button'))
    button.addEventListener('click', () => {
      button.disabled = true;
      root.dataset['wanted'] = button.closest<HTMLElement>('[data-game]')?.dataset['game'];
    });
}

/** What the build wrote is what a stranger sees at an address that asks for nothing in particular. */
function isUsual(): boolean {
  const isPlain = location.hash === '' && new URLSearchParams(location.search).size === Object.keys(asked).length;
  return isPlain && isStranger();
}
