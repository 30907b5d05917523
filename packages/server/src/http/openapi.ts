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
  await app.register(async (pages) => {
    await keepPagesSafe(pages);
    await pages.register(swaggerUi, { routePrefix: '/api/docs' });
  });
}
