import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { storefront } from '../../src/schemas/storefront/access.ts';
import { TemplateDocument } from '../../src/schemas/storefront/blocks.ts';
import { pageTypes } from '../../src/schemas/storefront/page.ts';
import { queryValidatorOf } from '../core/ajv.ts';
import { signedIn } from '../core/access.ts';
import { notFound } from '../core/problem.ts';
import { sendDocument } from './content.ts';
import {
  readTemplate,
  readTemplateFile,
  restoreTemplate,
  slugOf,
  writeTemplate,
  type PageKey,
} from './templates.ts';
import { FilePart } from '../../src/schemas/filePart.ts';
import { answers } from '../core/routes/answers.ts';
import { passThrough } from './documents.ts';
import { versionRoutes } from './versionRoutes.ts';
import { documentKeys } from './versions.ts';

const params = Type.Object({ type: Type.Enum([...pageTypes]) });
const content = { 'multipart/form-data': { schema: Type.Object({ template: FilePart }) } };
const headers = Type.Object({
  'if-none-match': Type.Optional(
    Type.Enum(['*'], {
      description: 'Refuse to replace the template of a page that the configuration lists',
    }),
  ),
});
const tags = ['storefront'];

/** Templates of the static pages (contract 2 §7). */
export async function templateRoutes(app: FastifyInstance) {
  const path = '/dc/store/:storeId/template/:type/asset';

  app.get<{ Params: { type: string }; Querystring: { file_name: string } }>(
    path,
    {
      config: { access: signedIn },
      schema: {
        tags,
        summary: 'Read the template of a page',
        params,
        querystring: Type.Object({ file_name: Type.String() }),
        response: answers(200, TemplateDocument),
      },
    },
    async ({ scope, params: { type }, query }, reply) => {
      return sendDocument(reply, await readTemplate(scope, keyOf(type, query.file_name)));
    },
  );

  app.post<{ Params: { type: string } }>(
    path,
    {
      config: { access: { action: 'update', model: storefront } },
      schema: {
        tags,
        summary: 'Store the template of a page, a file {slug}.json',
        params,
        headers,
        body: { content },
        response: answers(200, TemplateDocument),
      },
      ...passThrough,
      validatorCompiler: ({ schema, httpPart }) =>
        httpPart === 'body' ? () => true : queryValidatorOf(schema),
    },
    async (request, reply) => {
      const { slug, content: template } = await readTemplateFile(request);
      const key = { type: request.params.type, slug };
      return sendDocument(reply, await writeTemplate(request, key, template));
    },
  );

  versionRoutes(app, {
    path,
    what: 'the template of a page',
    query: { file_name: Type.String() },
    documentOf: (request) => documentKeys.template(pageOf(request)),
    restore: (request, version) => restoreTemplate(request, pageOf(request), version),
  });
}

function keyOf(type: string, fileName: string): PageKey {
  const slug = slugOf(fileName);
  if (!slug) throw notFound();
  return { type, slug };
}

/** The page that a request about revisions refers to. */
function pageOf({ params: named, query }: Pick<FastifyRequest, 'params' | 'query'>): PageKey {
  const { type } = named as { type: string };
  return keyOf(type, (query as { file_name: string }).file_name);
}
