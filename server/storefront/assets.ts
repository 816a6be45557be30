import type { FastifyInstance } from 'fastify';
import { storefrontCalls } from '../../src/schemas/storefront/calls.ts';
import type { Files } from '../core/files.ts';
import { readImage } from '../core/records/body.ts';
import { serve } from '../core/routes/serve.ts';

/** Images uploaded by the storefront editors. */
export async function assets(app: FastifyInstance, { files }: { files: Files }) {
  serve(app, storefrontCalls.addAsset, async (request) => ({ url: await readImage(request, files) }));
}
