// The API described by its own shapes, with a page to try it.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { keepPagesSafe } from './safety.ts';

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sagebrush',
        version: '1',
        description: 'Three Western card games by HTTP and server-sent events. See docs/api.md.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'sagebrush' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { bearer: [] }, {}],
    },
  });
  // Written once: it never changes, and to write it costs as much as ten moves.
  const written = new Map<string | undefined, string>();
  await app.register(async (pages) => {
    await keepPagesSafe(pages);
    pages.addHook('preHandler', async ({ routeOptions: { url } }, reply) => {
      const yaml = url === '/api/docs/yaml';
      if (!yaml && url !== '/api/docs/json') return;
      const text = written.get(url) ?? (yaml ? app.swagger({ yaml }) : JSON.stringify(app.swagger()));
      written.set(url, text);
      return reply.type(yaml ? 'application/x-yaml' : 'application/json').send(text);
    });
    await pages.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
