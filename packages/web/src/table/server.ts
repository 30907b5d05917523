// The server as this browser speaks to it: the client, the documents that it has, and who is asking.
import { type Client, client, type Me } from '@sagebrush/protocol';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import { HAS_SERVER } from '@sagebrush/table-kit/site.ts';
import { documentShelf } from './documents.ts';

/**
 * Refusals come in the language of these pages, known or not. Where there is no server every call ends as it would
 * without a network, and nothing is asked of anybody.
 */
export const server: Client = client({
  lang: () => useSettings.getState().lang,
  ...(HAS_SERVER ? {} : { fetch: () => Promise.reject(new TypeError('there is no server')) }),
});
export const documents = documentShelf(server);

/** Who I am on this server; a new guest gets a session at once. */
export async function arrive(): Promise<Me> {
  const { name, lang } = useSettings.getState();
  const me = await server.call('arrive', { body: { lang, ...(name === '' ? {} : { name }) } });
  // What the server says, it says in the language that is spoken here now.
  return beMe(me.lang === lang ? me : await server.call('changeMe', { body: { lang } }));
}

/** The name in the settings is the one on the server. */
export function beMe(me: Me): Me {
  changeSettings({ known: true, name: me.name, kept: me.kept });
  return me;
}
/** The session is over; the name is only remembered. */
export function beNobody(): void {
  changeSettings({ known: false, kept: false });
}

/** Takes another name, everywhere at once; who was never online has it in this browser. */
export async function rename(name: string): Promise<void> {
  if (useSettings.getState().known) beMe(await server.call('changeMe', { body: { name } }));
  else changeSettings({ name });
}
