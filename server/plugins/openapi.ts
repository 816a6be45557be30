import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { withOptionalDefaults } from '../../src/schemas/applyDefaults.ts';
import packageJson from '../../package.json' with { type: 'json' };

const { version, description } = packageJson;

/** Collects the schemas of routes registered afterwards into the OpenAPI document. */
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
      schema: {
        ...schema,
        ...(route.config?.access === 'unauthenticated' && { security: [] }),
        ...(isObject(schema?.body) && !route.config?.isDocument && { body: sent(schema.body) }),
      },
    }),
  });

  let made: ReturnType<typeof documentOf> | undefined;
  app.get('/docs/openapi.json', { config: { access: 'unauthenticated' } }, async (request, reply) => {
    made ??= documentOf(app);
    reply.headers({ etag: made.etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(made.text);
  });
}

/** Cached: routes do not change while the process runs. */
function documentOf(app: FastifyInstance) {
  const text = JSON.stringify(app.swagger());
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

interface Body {
  content?: Record<string, { schema: object }>;
}

/** The schema of a request body as clients send it (defaults are optional), for each of its content types. */
function sent(body: object): object {
  const { content } = body as Body;
  if (!content) return withOptionalDefaults(body);
  const types = Object.entries(content).map(([type, { schema }]) => [
    type,
    { schema: withOptionalDefaults(schema) },
  ]);
  return { content: Object.fromEntries(types) };
}
