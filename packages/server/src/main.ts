// The server as a program: settings from the environment, logs to standard output.
import { configFromEnvironment } from './config.ts';
import { serve, stopOnSignal } from './serve.ts';

const { PORT, HOST } = process.env;
const serving = await serve({
  ...configFromEnvironment(process.env),
  ...(PORT === undefined ? {} : { port: Number(PORT) }),
  ...(HOST === undefined ? {} : { host: HOST }),
});
stopOnSignal(serving);
