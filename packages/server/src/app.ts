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
import { dealKeeper } from './daily/deals.ts';
import { accountRoutes } from './http/account-routes.ts';
import { arrivalLimits, limitConnections, limitUnanswered } from './http/connections.ts';
import { dailyRoutes } from './http/daily-routes.ts';
import { documentRoutes } from './http/document-routes.ts';
import { houseRoutes } from './http/house-routes.ts';
import { inboxRoutes } from './http/inbox-routes.ts';
import { LARGEST_BODY, readJsonBodies } from './http/json-body.ts';
import { limit } from './http/limits.ts';
import { atMost } from './http/load.ts';
import { matchRoutes } from './http/match-routes.ts';
import { describeApi } from './http/openapi.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { answerProblems, problemOf, send } from './http/problems.ts';
import { recordRoutes } from './http/record-routes.ts';
import { reportRoutes } from './http/report-routes.ts';
import { openRoutes } from './http/routes.ts';
import { keepAnswersSafe } from './http/safety.ts';
import { socialRoutes } from './http/social-routes.ts';
import { openStreams } from './http/streams.ts';
import { tableRoutes } from './http/table-routes.ts';
import { tournamentRoutes } from './http/tournament-routes.ts';
import { costlyLimits, knowVisitors } from './http/visitor.ts';
import { serveWeb } from './http/web.ts';
import { inboxOf } from './inbox/inbox.ts';
import { type Logger, loggerFrom } from './ops/logger.ts';
import { measuredStore, measureProcess, problemCounter } from './ops/measure.ts';
import { type Metrics, metrics } from './ops/metrics.ts';
import { keepNode } from './ops/nodes.ts';
import { notices } from './ops/notices.ts';
import { localOrigin, siteAt } from './people/origin.ts';
import { people } from './people/people.ts';
import { sessions } from './people/sessions.ts';
import { pusherOf } from './push/pusher.ts';
import { TOO_MUCH } from './quota-sentences.ts';
import { quotaCheck } from './quotas.ts';
import { freshId } from './secrets.ts';
import type { Services } from './services.ts';
import { slices } from './slices.ts';
import { circleOf } from './social/circle.ts';
import { openStore } from './storage/open.ts';
import { answerWithin } from './storage/store.ts';
import { lobby } from './tables/lobby.ts';
import { type Rooms, rooms } from './tables/rooms.ts';
import { tournamentFollowers } from './tournaments/followers.ts';
import { tournamentUpkeep } from './tournaments/upkeep.ts';
import { keepUp, type Upkeep } from './upkeep.ts';

/** Who asks whether this node is ready wants to know it now. */
const READY = 2000;

export async function buildApp(
  settings: Partial<Config> = {},
  log: Logger = loggerFrom(configOf(settings).logLevel),
  figures: Metrics = metrics(),
): Promise<FastifyInstance> {
  const config = configOf(settings);
  const { monotonic, requestsPerMinute: rate } = config;
  const adminNamed = config.adminToken === undefined ? undefined : adminKey(config.adminToken);
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
  limitUnanswered(app.server);
  if (!config.trustProxy) limitConnections(app.server, config.mostConnectionsPerAddress);
  const { games } = (await import(config.gamesModule)) as { games: Registry };
  const store = measuredStore(await openStore(config), figures);
  const time = trueTime(store, config.now);
  const clock = houseClock(await time.first(), monotonic);
  const { now } = clock;
  const bots = botPool({ gamesModule: config.gamesModule, threads: config.botThreads, metrics: figures, log });
  const base = {
    store,
    node: freshId(),
    sessions: sessions(store),
    log,
    now,
  };
  const site = () => siteAt(config.origin ?? localOrigin(app.server.address()));
  const services: Services = {
    ...base,
    circle: circleOf(base),
    inbox: inboxOf(base),
    pusher: await pusherOf({ ...base, games, site, metrics: figures }, config),
    games,
    levels: LEVELS,
    bots,
    lobby: lobby({ ...base, games }),
    tournaments: tournamentFollowers(store, log),
    quotas: await quotaCheck(store, config.quotas, now),
    keep: config.keep,
    site,
    slices: slices(),
    metrics: figures,
    botPace: config.botPace,
    dealPause: config.dealPause,
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
  const tournaments = tournamentUpkeep(services, house);
  const keepDeals = dealKeeper(services);
  await keepDeals().catch((reason: unknown) => log.warn({ err: reason }, 'no deals yet'));
  const persons = people(services);
  const limits = costlyLimits(monotonic, rate, config.quotas.codeTries);
  const houseNotices = notices(store, now);

  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  answerProblems(app, { count: problemCounter(figures), log, onUnavailable: () => node.noteRefusal() });
  await describeApi(app);
  knowVisitors(app, persons, services.quotas.hashOf, {
    session: limit(rate, monotonic),
    address: limit(rate * 10, monotonic),
  });
  await app.register(async (api) => {
    keepAnswersSafe(api);
    openRoutes(api, atMost(config.mostWaiting), {
      ...peopleRoutes(services, persons, house, limits),
      ...accountRoutes(services, persons, house, limits),
      ...socialRoutes(services, house, limits),
      ...reportRoutes(services, house, limits),
      ...houseRoutes(services, config),
      ...inboxRoutes(services, limits),
      ...tableRoutes(services, house, limits),
      ...documentRoutes(services, limits),
      ...matchRoutes(services, house, limits),
      ...recordRoutes(services, house, limits),
      ...dailyRoutes(services, house, limits),
      ...tournamentRoutes(services, { rooms: house, limits, upkeep: tournaments, organisers: config.organisers }),
    });
    openStreams(api, { services, rooms: house, notices: houseNotices, config });
  });
  await app.register((admin) =>
    adminRoutes(admin, { adminNamed, services, rooms: house, people: persons, notices: houseNotices, limits }),
  );
  await app.register((pages) => serveWeb(pages, config.webFolder));

  const keptTime = keepTime(clock, time, config.tick, log);
  const upkeep: Upkeep = keepUp(services, { rooms: house, notices: houseNotices, tournaments, keepDeals }, config);
  const node = keepNode({
    store,
    id: services.node,
    metrics: figures,
    notices: houseNotices,
    loop: measureProcess(figures),
    log,
    now,
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await answerWithin(READY, store.db.selectFrom('people').select('id').limit(1).execute());
    if (!node.isWell()) throw new ApiError('unavailable', TOO_MUCH.readOnly);
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
