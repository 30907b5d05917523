// Loads what is nothing without the server, when it is opened. The service worker keeps none of it for later: the build
// knows it by these two functions (`kept-files.ts`).
import { type ComponentType, lazy } from 'react';
import { AwayPage } from './pages/AwayPage.tsx';

/** In the place of a page that cannot be loaded it is said why; no script is asked for twice, so again is a reload. */
export const onlinePage = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => AwayPage) }));

/** A part that cannot be loaded is not missed: without the server it has nothing to show. */
export const onlinePart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
