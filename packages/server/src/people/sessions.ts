// The end of sessions: who keeps something for one is told at once, here and at the other nodes.
import type { Store } from '../storage/store.ts';

/** One session, by the hash of its token, or all of a person. */
export interface Ended {
  readonly kind: 'session' | 'person';
  readonly id: string;
}
export interface Sessions {
  end(ended: Ended): void;
  /** Word of another node. */
  hear(feed: string): boolean;
  onEnd(tell: (ended: Ended) => void): void;
}

const WORD = /^ended:(session|person):(.+)$/;

export function sessions({ others }: Pick<Store, 'others'>): Sessions {
  const listeners: ((ended: Ended) => void)[] = [];
  const announceEnd = (ended: Ended): void => {
    for (const listener of listeners) listener(ended);
  };
  return {
    end(ended) {
      announceEnd(ended);
      others?.announce({ feed: `ended:${ended.kind}:${ended.id}`, n: 0 });
    },
    hear(feed) {
      const [, kind, id] = WORD.exec(feed) ?? [];
      if (kind === undefined || id === undefined) return false;
      announceEnd({ kind: kind as Ended['kind'], id });
      return true;
    },
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}
