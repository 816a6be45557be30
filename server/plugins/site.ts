import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keptAssets } from '../core/fileStore/keptAssets.ts';
import { notFound } from '../core/problem.ts';
import { withTimeout } from '../core/withTimeout.ts';
import type { Settings } from '../settings.ts';
import { embeddedStore } from './embeddedStore.ts';
import { isNavigation, isServicePath, pathOf, sendPage, withSettings } from './page.ts';

export interface SiteOptions {
  settings: Settings;
  /** Folder of the built admin. */
  dist: string;
  /** Requests wait for the build. */
  built: Promise<unknown>;
}

const day = 24 * 3_600_000;
const year = 365 * 24 * 3600;

/** Maximum time that a page waits until other nodes can serve its assets, in ms. */
const assetsTimeout = 15_000;

/** Serves the built admin: its files, and its page with run-time settings for all other paths. */
export async function site(app: FastifyInstance, { settings, dist, built }: SiteOptions) {
  await app.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, dotfiles: 'ignore' });
  const folder = join(dist, 'assets');
  // Nodes of different versions run at the same time only with PostgreSQL.
  const kept = settings.databaseUrl ? keptAssets(settings) : undefined;
  const keep = async () =>
    kept
      ?.keep(folder)
      .catch((err: unknown) => app.log.warn({ err }, 'Other nodes cannot serve these assets'));
  const isKept = built.then(() => withTimeout(assetsTimeout, keep())).catch(() => undefined);
  const daily = setInterval(keep, day).unref();
  app.addHook('onClose', () => clearInterval(daily));
  let own: Set<string> | undefined;
  let template: string | undefined;

  app.get('/assets/*', async (request, reply) => {
    const path = pathOf(request);
    if (!path.startsWith('/assets/')) throw notFound();
    await built;
    reply.header('x-content-type-options', 'nosniff');
    own ??= new Set(await readdir(folder));
    const name = basename(path);
    const isOfOther = !own.has(name) && path === `/assets/${name}`;
    const other = isOfOther ? await kept?.read(name) : undefined;
    if (!other) return reply.sendFile(path, { maxAge: '365d', immutable: true });
    return reply
      .headers({
        'content-type': other.type,
        'content-length': other.bytes,
        'cache-control': `public, max-age=${year}, immutable`,
      })
      .send(other.stream);
  });

  app.get('/*', async (request, reply) => {
    if (isServicePath(request)) throw notFound();
    await built;
    if (!isNavigation(request)) {
      return reply.header('x-content-type-options', 'nosniff').sendFile(pathOf(request));
    }
    await isKept;
    template ??= await readFile(join(dist, 'index.html'), 'utf8');
    const page = withSettings(template, settings, await embeddedStore(app, request, settings));
    return sendPage(reply, page, settings);
  });
}
