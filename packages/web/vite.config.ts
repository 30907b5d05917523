// How the web is built: one shell, the games' tables on demand, a service worker so that it all works offline.
import { GAME_PATHS } from '@sagebrush/games/entries';
import { pagePatterns } from '@sagebrush/protocol/pages';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fetchedData, fetchedTexts, routePaths, withoutTerminal } from './browser-parts.ts';
import { compressedFiles } from './compressed-files.ts';
import { keptFiles } from './kept-files.ts';
import { scriptFiles } from './script-files.ts';
import { workerChunks } from './worker-chunks.ts';
import { writtenPages } from './written-pages.ts';

const kept = keptFiles();

export default defineConfig({
  root: import.meta.dirname,
  // Scripts and styles find each other wherever the house stands: an edition of plain files may lie below a path.
  base: './',
  plugins: [
    react(),
    workerChunks(),
    withoutTerminal(),
    fetchedTexts(),
    fetchedData(),
    routePaths(),
    writtenPages(),
    kept.plugin,
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      // The patterns below find the icons.
      includeManifestIcons: false,
      manifest: {
        name: 'Sagebrush',
        short_name: 'Sagebrush',
        description: 'Three Western card games at one table',
        theme_color: '#1B1410',
        background_color: '#1B1410',
        display: 'standalone',
        start_url: '.',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: {
        // What is pushed is shown by a part of our own.
        importScripts: ['push-worker.js'],
        globPatterns: ['**/*.{js,css,html,svg,md,json,woff2}'],
        // Who has been here has the scripts at hand, and is shown the page by them.
        globIgnores: ['written/**'],
        navigateFallback: 'page.html',
        // Everything else is the server's to answer: /admin, /healthz, the API and its description.
        navigateFallbackAllowlist: [...pagePatterns(GAME_PATHS)],
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [kept.transform],
      },
    }),
    compressedFiles(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[local]-[hash:base64:4]' } },
  // How long each plugin took is of no use to a host who waits for the first start.
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: scriptFiles() } },
  },
  server: { port: 5173 },
});
