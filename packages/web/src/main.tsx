// The door: opens the pages, and keeps everything at hand for when there is no network.
import './styles/fonts/fonts.css';
import './styles/global.css';
import { detach } from '@sagebrush/engine';
import { changeSettings, settingsFromAddress } from '@sagebrush/table-kit/settings.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepOffline } from './keep-offline.ts';
import { loadWords } from './words/index.ts';
import { setStanding } from './written-page.tsx';

changeSettings(settingsFromAddress(location.search));

async function open(root: HTMLElement): Promise<void> {
  await loadWords();
  setStanding(root.hasChildNodes());
  // The first drawing of a page takes the place of the one that the build wrote. A transition takes what has already
  // come as it is; any other drawing would begin with the signs of waiting.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (root) detach(open(root), reportError);
keepOffline();
