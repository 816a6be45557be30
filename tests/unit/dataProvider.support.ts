import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, vi } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp, type HttpOptions } from '../../src/dataProvider/http.ts';
import type { Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { startHttpServer, type Handler, type HttpServer } from '../support/httpServer.ts';

let server: HttpServer | undefined;

/** Registers the hooks that `serve` needs. Files share modules, so each file calls it. */
export function setUpServer(): void {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
  afterEach(async () => {
    await server?.close();
    server = undefined;
    vi.unstubAllGlobals();
  });
}

interface Options extends Partial<HttpOptions> {
  models?: Record<string, Model>;
}

/** The data provider in front of a server that responds with `handle`. */
export async function serve(handle: Handler, options: Options = {}) {
  server = await startHttpServer(handle);
  const { url, received } = server;
  const http = createHttp({
    bases: { catalog: url, product: url, store: url },
    getToken: async () => 'token',
    ...options,
  });
  const provider: DataProvider = createDataProvider({
    models: options.models ?? models,
    http,
    session: () => ({ storeId: 's1', staffId: 'm1', locale: 'en' }),
  });
  return { provider, received, stop: () => server?.close() };
}

export const firstPage = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: {},
};
