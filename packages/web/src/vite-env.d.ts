// What the build brings along: styles, raw texts and the service worker as imports.
/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
