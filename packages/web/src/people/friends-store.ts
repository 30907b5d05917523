// My friends as the server tells them, wherever on the site I am.
import type { FriendsPage, Tie } from '@sagebrush/protocol';
import { create } from 'zustand';

export const useFriends = create<{ readonly page: FriendsPage | undefined }>()(() => ({ page: undefined }));
export const showFriends = (page: FriendsPage | undefined): void => useFriends.setState({ page });

const LISTS = ['friends', 'asked', 'asks', 'blocked'] as const;
/** How I stand with somebody, by my page of friends. */
export const useTie = (person: string | undefined): Tie =>
  useFriends(({ page }) => LISTS.find((list) => page?.[list].some(({ id }) => id === person)) ?? 'none');
