import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { notFound } from '../core/problem.ts';
import type { Settings } from '../settings.ts';
import { embeddedStore } from './embeddedStore.ts';
import { isNavigation, isServicePath, pathOf, sendPage, withSettings } from './page.ts';

/** Serves the admin from its sources with hot reload, on the services' port. */
export async function devSite(app: FastifyInstance, { settings }: { settings: Settings }) {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());

  app.get('/*', async (request, reply) => {
    if (isServicePath(request)) throw notFound();
    if (await isServedBy(vite, request, reply)) return reply.hijack();
    if (!isNavigation(request)) throw notFound();
    const template = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    const page = withSettings(template, settings, await embeddedStore(app, request, settings));
    const html = await vite.transformIndexHtml(pathOf(request), page);
    return sendPage(reply, html, settings, true);
  });
}

function isServedBy(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once('close', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, () => resolve(false));
  });
}
