import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storefrontCalls, storefrontRevisions } from '../../src/schemas/storefront/calls.ts';
import { notFound } from '../core/problem.ts';
import {
  readTemplate,
  readTemplateFile,
  restoreTemplate,
  slugOf,
  writeTemplate,
  type PageKey,
} from './templates.ts';
import { serveDocument } from './serveDocument.ts';
import { versionRoutes } from './versionRoutes.ts';
import { documentKeys } from './versions.ts';

/** Templates of the static pages (contract 2 §7). */
export async function templateRoutes(app: FastifyInstance) {
  serveDocument(app, storefrontCalls.readTemplate, ({ scope, params: { type }, query }) =>
    readTemplate(scope, keyOf(type, query.file_name)),
  );

  serveDocument(app, storefrontCalls.writeTemplate, async (request) => {
    const { slug, content } = await readTemplateFile(request);
    return writeTemplate(request, { type: request.params.type, slug }, content);
  });

  versionRoutes(app, storefrontRevisions.template, {
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
function pageOf({ params, query }: Pick<FastifyRequest, 'params' | 'query'>): PageKey {
  const { type } = params as { type: string };
  return keyOf(type, (query as { file_name: string }).file_name);
}
