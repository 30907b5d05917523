// The service worker, which keeps all of the house in this browser; a newer house is shown as soon as it is there.
import { detach } from '@sagebrush/engine';
import { siteHref } from '@sagebrush/table-kit/site.ts';

/** After the page has come: what is kept for later must not hold up what is looked at now. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker finds the page as it is; one that takes over from another has other files for it.
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload());
  addEventListener('load', () => detach(serviceWorker.register(siteHref('/sw.js')), reportError));
}
