import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };

const { version, description } = packageJson;

/** Collects the schemas of the routes that follow into the OpenAPI document. */
export async function documentRoutes(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Back office services', version, description },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ token: [] }],
    },
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      url,
      schema: route.config?.access === 'unauthenticated' ? { ...schema, security: [] } : schema,
    }),
  });

  app.get('/docs/openapi.json', { config: { access: 'unauthenticated' } }, async () => app.swagger());
}
