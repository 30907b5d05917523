// A server in a process of its own, for tests that kill it. Settings come as JSON; the address goes to the parent.
import { type ServeOptions, serve, stopOnSignal } from '../serve.ts';

const serving = await serve(JSON.parse(process.argv[2] ?? '{}') as ServeOptions);
stopOnSignal(serving);
process.on('disconnect', () => process.exit(1));
process.send?.(serving.address);
