import type { FastifyInstance } from 'fastify';
import { FILES_PATH, isPrivateFile, type Files } from '../core/files.ts';
import { notFound } from '../core/problem.ts';

/** Serves uploaded images; scripts in them (SVG) are blocked by a Content-Security-Policy. */
export async function serveFiles(app: FastifyInstance, { files }: { files: Files }) {
  app.get<{ Params: { name: string } }>(
    `${FILES_PATH}:name`,
    {
      config: { access: 'unauthenticated' },
      schema: { tags: ['files'], summary: 'Read an uploaded picture' },
    },
    async (request, reply) => {
      const { name } = request.params;
      const file = isPrivateFile(name) ? undefined : await files.read(name);
      if (!file) throw notFound();
      return reply
        .headers({
          'content-type': file.type,
          'content-length': file.bytes,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(file.stream);
    },
  );
}
