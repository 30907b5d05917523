// My friends as the server tells them, wherever on the site I am.
import type { FriendsPage } from '@sagebrush/protocol';
import { create } from 'zustand';

export const useFriends = create<{ readonly page: FriendsPage | undefined }>()(() => ({ page: undefined }));
export const showFriends = (page: FriendsPage | undefined): void => useFriends.setState({ page });
