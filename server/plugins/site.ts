import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../core/problem.ts';
import type { Settings } from '../settings.ts';
import { carriedStore } from './carriedStore.ts';
import { isNavigation, isServicePath, pathOf, sendPage, withSettings } from './page.ts';

export interface SiteOptions {
  settings: Settings;
  /** Folder of the built admin. */
  dist: string;
  /** Requests wait until it is built. */
  built: Promise<unknown>;
}

/** Serves the built admin: its files, and its page with the run-time settings at every other address. */
export async function site(app: FastifyInstance, { settings, dist, built }: SiteOptions) {
  await app.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, dotfiles: 'ignore' });
  let template: string | undefined;

  app.get('/assets/*', async (request, reply) => {
    const path = pathOf(request);
    if (!path.startsWith('/assets/')) throw notFound();
    await built;
    return reply
      .header('x-content-type-options', 'nosniff')
      .sendFile(path, { maxAge: '365d', immutable: true });
  });

  app.get('/*', async (request, reply) => {
    if (isServicePath(request)) throw notFound();
    await built;
    if (!isNavigation(request)) {
      return reply.header('x-content-type-options', 'nosniff').sendFile(pathOf(request));
    }
    template ??= await readFile(join(dist, 'index.html'), 'utf8');
    const page = withSettings(template, settings, await carriedStore(app, request, settings));
    return sendPage(reply, page, settings);
  });
}
