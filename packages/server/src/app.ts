// The app: everything wired together, listening to nothing. Tests talk to it by injection.
import { LEVELS } from '@sagebrush/bots';
import type { Registry } from '@sagebrush/engine';
import Fastify, { type FastifyInstance } from 'fastify';
import { adminKey } from './admin/key.ts';
import { adminRoutes } from './admin/routes.ts';
import { ApiError } from './api-error.ts';
import { botPool } from './bots/pool.ts';
import { turns } from './bots/turns.ts';
import { houseClock, keepTime, trueTime } from './clock.ts';
import { type Config, configOf } from './config.ts';
import { arrivalLimits, limitConnections } from './http/connections.ts';
import { documentRoutes } from './http/document-routes.ts';
import { LARGEST_BODY, readJsonBodies } from './http/json-body.ts';
import { limit } from './http/limits.ts';
import { atMost } from './http/load.ts';
import { matchRoutes } from './http/match-routes.ts';
import { describeApi } from './http/openapi.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { answerProblems, problemOf, send } from './http/problems.ts';
import { recordRoutes } from './http/record-routes.ts';
import { openRoutes } from './http/routes.ts';
import { keepAnswersSafe } from './http/safety.ts';
import { openStreams } from './http/streams.ts';
import { tableRoutes } from './http/table-routes.ts';
import { costlyLimits, knowVisitors } from './http/visitor.ts';
import { serveWeb } from './http/web.ts';
import { type Log, logFrom } from './ops/log.ts';
import { measuredStore, measureProcess, problemCounter } from './ops/measure.ts';
import { type Metrics, metrics } from './ops/metrics.ts';
import { keepNode } from './ops/nodes.ts';
import { notices } from './ops/notices.ts';
import { people } from './people/people.ts';
import { sessions } from './people/sessions.ts';
import { quotaCheck } from './quotas.ts';
import { freshId } from './secrets.ts';
import type { Services } from './services.ts';
import { slices } from './slices.ts';
import { openStore } from './storage/open.ts';
import { answerWithin } from './storage/store.ts';
import { lobby } from './tables/lobby.ts';
import { type Rooms, rooms } from './tables/rooms.ts';
import { keepUp, type Upkeep } from './upkeep.ts';

/** Who asks whether this node is ready wants to know it now. */
const READY = 2000;

export async function buildApp(
  settings: Partial<Config> = {},
  log: Log = logFrom(configOf(settings).logLevel),
  figures: Metrics = metrics(),
): Promise<FastifyInstance> {
  const config = configOf(settings);
  const { monotonic, requestsPerMinute: rate } = config;
  const isAdmin = config.adminToken === undefined ? undefined : adminKey(config.adminToken);
  const app = Fastify({
    // Fastify's own logger listens to every answer, which costs a move more than its card game does.
    logger: false,
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors(error, _, reply) {
      send(reply, problemOf(error));
    },
    ...arrivalLimits(config),
  });
  if (!config.trustProxy) limitConnections(app.server, config.mostConnectionsPerAddress);
  const { games } = (await import(config.gamesModule)) as { games: Registry };
  const store = measuredStore(await openStore(config), figures);
  const time = trueTime(store, config.now);
  const clock = houseClock(await time.first(), monotonic);
  const { now } = clock;
  const bots = botPool({ gamesModule: config.gamesModule, threads: config.botThreads, metrics: figures, log });
  const services: Services = {
    store,
    node: freshId(),
    games,
    levels: LEVELS,
    bots,
    lobby: lobby(store, games, log),
    quotas: await quotaCheck(store, config.quotas, now),
    sessions: sessions(store),
    slices: slices(),
    metrics: figures,
    log,
    now,
    botPace: config.botPace,
    pauseAfter: config.pauseAfter,
  };
  const house: Rooms = rooms(
    services,
    turns(
      services,
      () => house,
      () => upkeep.checkNow(),
    ),
  );
  const persons = people(services);
  const limits = costlyLimits(monotonic, rate);
  const told = notices(store, now);

  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  answerProblems(app, problemCounter(figures), log);
  await describeApi(app);
  knowVisitors(app, persons, { session: limit(rate, monotonic), address: limit(rate * 10, monotonic) });
  await app.register(async (api) => {
    keepAnswersSafe(api);
    openRoutes(api, atMost(config.mostWaiting), {
      ...peopleRoutes(services, persons, limits),
      ...tableRoutes(services, house, limits),
      ...documentRoutes(services, limits),
      ...matchRoutes(services, house, limits),
      ...recordRoutes(services, house, limits),
    });
    openStreams(api, { services, rooms: house, notices: told, config });
  });
  await app.register((admin) => adminRoutes(admin, { isAdmin, services, rooms: house, notices: told, limits }));
  await app.register((pages) => serveWeb(pages, config.webFolder));

  const keptTime = keepTime(clock, time, config.tick, log);
  const upkeep: Upkeep = keepUp(services, house, told, config);
  const node = keepNode({
    store,
    id: services.node,
    metrics: figures,
    notices: told,
    loop: measureProcess(figures),
    log,
    now,
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await answerWithin(READY, store.db.selectFrom('people').select('id').limit(1).execute());
    if (!node.isWell()) throw new ApiError('unavailable', 'The store can be read, but not written to.');
    return { ok: true };
  });
  app.addHook('onClose', async () => {
    await keptTime.stop();
    await upkeep.stop();
    await node.stop();
    await bots.close();
    await store.close();
  });
  return app;
}
