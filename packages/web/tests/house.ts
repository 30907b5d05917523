// The house for the browser tests: a real server with the built web, a real browser, and guests who notice everything.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_QUOTAS, type ServeOptions, serve } from '@sagebrush/server';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../scripts/browser.ts';

interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, failed scripts, and requests to anywhere else. */
  readonly problems: string[];
  /** Everything that the live region has announced on this page. */
  announced(): Promise<readonly string[]>;
}
interface GuestOptions {
  readonly lang?: string;
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether the service worker may run; without it every page is fresh from the server. */
  readonly worker?: boolean;
  /** What the browser answers where a door asks for a password. */
  readonly password?: string;
  /** Another way to the server, such as a line that can be cut. */
  readonly address?: string;
}
export interface House {
  readonly address: string;
  /** The same house by plain http under a name of a home network, where browsers keep back what they call secure. */
  readonly plainAddress: string;
  guest(options?: GuestOptions): Promise<Guest>;
  /** Puts the clock of the server forward; those of the browsers stay as they are. */
  wait(milliseconds: number): void;
  close(): Promise<void>;
}

export const ADMIN_TOKEN = 'the-token-of-the-browser-tests';
export const DESKTOP = { width: 1440, height: 900 };
/** A whole match takes seconds; on a busy machine, minutes. */
export const WHOLE_MATCH = { timeout: 600_000 };
const HOME_NETWORK = 'sagebrush.home';
export const PHONE = { width: 390, height: 844 };

/** The web is the one in `dist`, or a build that SAGEBRUSH_WEB names. */
export async function openHouse(more: Partial<ServeOptions> = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'sagebrush-browser-'));
  let ahead = 0;
  const elsewhere = process.env['SAGEBRUSH_WEB'];
  const serving = await serve({
    port: 0,
    dataFolder: folder,
    botPace: 0,
    now: () => Date.now() + ahead,
    monotonic: () => performance.now() + ahead,
    logLevel: 'silent',
    requestsPerMinute: 1_000_000,
    quotas: NO_QUOTAS,
    adminToken: ADMIN_TOKEN,
    organisers: 'everyone',
    ...(elsewhere === undefined ? {} : { webFolder: elsewhere }),
    ...more,
  });
  const { executablePath, args } = await findBrowser();
  const atHome = `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`;
  const browser: Browser = await chromium.launch({ executablePath, args: [...args, atHome] });
  return {
    address: serving.address,
    plainAddress: `http://${HOME_NETWORK}:${new URL(serving.address).port}`,
    wait(milliseconds) {
      ahead += milliseconds;
    },
    guest: (options = {}) => arrive(browser, options.address ?? serving.address, options),
    async close() {
      await browser.close();
      await serving.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function arrive(
  browser: Browser,
  address: string,
  { lang = 'en', size = DESKTOP, worker = false, password }: GuestOptions,
): Promise<Guest> {
  const context = await browser.newContext({
    viewport: size,
    locale: lang,
    baseURL: address,
    hasTouch: size.width < 900,
    ...(password === undefined ? {} : { httpCredentials: { username: 'admin', password } }),
    serviceWorkers: worker ? 'allow' : 'block',
  });
  const problems: string[] = [];
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== address)
      problems.push(`asked ${request.url()}`);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const goTo = page.goto.bind(page);
  // A page as the build wrote it hears nothing yet; who says what they wait for looks at that.
  page.goto = async (url, options) => {
    const response = await goTo(url, options);
    if (options?.waitUntil === undefined) await page.locator('#root[data-written]').waitFor({ state: 'detached' });
    return response;
  };
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(listenToAnnouncer);
  return {
    page,
    context,
    problems,
    announced: () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said),
  };
}

/** The service worker has everything once it is ready: from the next page on it answers. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });

/** Runs in the page: keeps all that the live region says. */
function listenToAnnouncer(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  new MutationObserver(() => {
    const text = document.querySelector('[data-announcer]')?.textContent;
    if (text && said.at(-1) !== text) said.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
