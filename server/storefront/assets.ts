import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { storefront } from '../../src/schemas/storefront/access.ts';
import type { Files } from '../core/files.ts';
import { readImage } from '../core/records/body.ts';
import { FilePart } from '../../src/schemas/filePart.ts';
import { answers } from '../core/routes/answers.ts';

const content = { 'multipart/form-data': { schema: Type.Object({ imagefile: FilePart }) } };

/** Images uploaded by the storefront editors. */
export async function assets(app: FastifyInstance, { files }: { files: Files }) {
  app.post(
    '/dc/store/:storeId/assets',
    {
      config: { access: { action: 'create', model: storefront } },
      schema: {
        tags: ['storefront'],
        summary: 'Upload a picture',
        body: { content },
        response: answers(201, Type.Object({ url: Type.String() })),
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => reply.code(201).send({ url: await readImage(request, files) }),
  );
}
