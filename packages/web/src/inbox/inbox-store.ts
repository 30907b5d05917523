// What waits for me, as the server tells it on every page.
import type { InboxItem } from '@sagebrush/protocol';
import { create } from 'zustand';

const NOTHING: readonly InboxItem[] = [];

export const useInbox = create<{ readonly items: readonly InboxItem[] }>()(() => ({ items: NOTHING }));
export const showInbox = (items: readonly InboxItem[] = NOTHING): void => useInbox.setState({ items });

/** All but what is seen to at this address. */
export const waitingElsewhere = (items: readonly InboxItem[], place: string): readonly InboxItem[] =>
  items.filter(({ address }) => address !== place);
