// The end of sessions, and changes of those who have them: who remembers something of one is told at once, here and at
// the other nodes.
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
  onEnd(listener: (ended: Ended) => void): void;
  /** Somebody is not as they were: another name, other rights. */
  changed(person: string): void;
  onChange(listener: (person: string) => void): void;
  /** Told only at the node where it was changed. */
  onOwnChange(listener: (person: string) => void): void;
}

const WORD = /^ended:(session|person):(.+)$/;
const CHANGED = /^person:(.+)$/;

export function sessions({ others }: Pick<Store, 'others'>): Sessions {
  const listeners: ((ended: Ended) => void)[] = [];
  const watchers: ((person: string) => void)[] = [];
  const ownWatchers: ((person: string) => void)[] = [];
  const announceChange = (person: string): void => {
    for (const watcher of watchers) watcher(person);
  };
  const announceEnd = (ended: Ended): void => {
    for (const listener of listeners) listener(ended);
  };
  return {
    end(ended) {
      announceEnd(ended);
      others?.announce({ feed: `ended:${ended.kind}:${ended.id}`, n: 0 });
    },
    changed(person) {
      announceChange(person);
      for (const watcher of ownWatchers) watcher(person);
      others?.announce({ feed: `person:${person}`, n: 0 });
    },
    onChange(watcher) {
      watchers.push(watcher);
    },
    onOwnChange(watcher) {
      ownWatchers.push(watcher);
    },
    hear(feed) {
      const changed = CHANGED.exec(feed)?.[1];
      if (changed !== undefined) {
        announceChange(changed);
        return true;
      }
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
