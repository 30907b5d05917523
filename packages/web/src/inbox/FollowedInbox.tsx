// Follows what is mine on every page, and says on the tab, its icon and the app's that something waits.
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { showNotice } from '../notice/notice-store.ts';
import { showFriends } from '../people/friends-store.ts';
import { showInbox, useInbox, waitingElsewhere } from './inbox-store.ts';
import { badgeApp, markIcon, markTitle } from './marks.ts';
import { followMe } from './me-stream.ts';
import { closeNotifications } from './push.ts';

export function FollowedInbox() {
  const kept = useSettings((settings) => settings.kept);
  const items = useInbox((inbox) => inbox.items);
  const [place] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who keeps a name, or signs in, is somebody else.
  useEffect(() => {
    const forget = (): void => {
      showFriends(undefined);
      showInbox();
    };
    const leave = followMe((message) => {
      if (message.type === 'friends') showFriends(message);
      else if (message.type === 'inbox') showInbox(message.items);
      else if (message.type === 'notice') showNotice(message.notice);
    }, forget);
    return () => {
      leave();
      forget();
    };
  }, [kept]);
  useEffect(() => {
    const close = (): void => detach(closeNotifications(), () => undefined);
    close();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, []);
  const elsewhere = waitingElsewhere(items, place).length;
  useEffect(() => markTitle(elsewhere), [elsewhere]);
  useEffect(() => {
    markIcon(elsewhere > 0);
    badgeApp(items.length);
  }, [elsewhere, items.length]);
  return null;
}
