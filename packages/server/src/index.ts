// The server, for the programs that start it.
export { buildApp } from './app.ts';
export { type Config, configFromEnvironment, WEB_FOLDER } from './config.ts';
export { type HouseLocation, locationOf } from './moving/location.ts';
export { BrokenCopy, type Moved, moveHouse } from './moving/move.ts';
export { NO_QUOTAS } from './quotas.ts';
export { type ServeOptions, type Serving, serve, stopOnSignal } from './serve.ts';
