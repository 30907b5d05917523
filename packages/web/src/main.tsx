// The door: sets the light, opens the pages, and keeps everything at hand for when there is no network.
import '@fontsource/rye/latin-400.css';
import '@fontsource/bitter/latin-400.css';
import '@fontsource/bitter/latin-ext-400.css';
import '@fontsource/bitter/latin-700.css';
import '@fontsource/bitter/latin-ext-700.css';
import './styles/global.css';
import { registerSW } from 'virtual:pwa-register';
import { detach } from '@sagebrush/engine';
import { changeSettings, settingsFromAddress, useSettings } from '@sagebrush/table-kit/settings.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadWords } from './words/index.ts';

changeSettings(settingsFromAddress(location.search));
registerSW({ immediate: true });

async function open(root: HTMLElement): Promise<void> {
  await loadWords(useSettings.getState().lang);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) detach(open(root), reportError);
