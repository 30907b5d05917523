// The stream of my own: one for all the tabs of this browser, since a browser opens few connections to one server.
import { detach } from '@sagebrush/engine';
import type { MeMessage } from '@sagebrush/protocol';
import { server } from '../table/server.ts';

const NAME = 'sagebrush-me';
const WHAT_STANDS = 'what stands?';

/** Tells what is mine, now and as it changes. The tab that holds the lock follows the server, and tells the others. */
export function followMe(onMessage: (message: MeMessage) => void, ended: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const others = new BroadcastChannel(NAME);
  const last = new Map<string, MeMessage>();
  let isFollowing = false;

  async function follow(): Promise<void> {
    isFollowing = true;
    try {
      for await (const { message } of server.followMe({ signal })) {
        last.set(message.type, message);
        onMessage(message);
        others.postMessage(message);
      }
    } finally {
      isFollowing = false;
      last.clear();
    }
  }

  others.addEventListener('message', ({ data }: MessageEvent<MeMessage | typeof WHAT_STANDS>) => {
    if (data !== WHAT_STANDS) return isFollowing ? undefined : onMessage(data);
    if (isFollowing) for (const message of last.values()) others.postMessage(message);
  });
  others.postMessage(WHAT_STANDS);
  // Pages of a plain http address have no locks: each follows for itself.
  const following = 'locks' in navigator ? navigator.locks.request(NAME, { signal }, follow) : follow();
  // Who is signed off is told so where they ask for something.
  detach(following, () => signal.aborted || ended());
  return () => {
    leaving.abort();
    others.close();
  };
}
