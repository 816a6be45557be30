import { describe, expect, test, vi } from 'vitest';
import { answer } from '../support/httpServer.ts';
import { firstPage, serve, setUpServer } from './dataProvider.support.ts';

setUpServer();

const empty = { data: [], metadata: { total: 0 } };

describe('token', () => {
  test('is renewed once after a 401', async () => {
    const getToken = vi.fn<(refresh?: boolean) => Promise<string>>(async (refresh) =>
      refresh ? 'fresh' : 'old',
    );
    const { provider, received } = await serve(
      ({ headers }, response) =>
        headers.authorization === 'Bearer fresh' ? answer(response, 200, empty) : answer(response, 401),
      { getToken },
    );
    expect(await provider.getList('brands', firstPage)).toMatchObject({ data: [], total: 0 });
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer fresh']);
    expect(getToken.mock.calls).toEqual([[], [true]]);
  });

  test('ends the session after a second 401', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 401));
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject({
      status: 401,
      message: 'auth.session_expired',
    });
    expect(received).toHaveLength(2);
  });

  test('reports the first 401 if it cannot be renewed', async () => {
    const { provider, received } = await serve(
      ({ headers }, response) =>
        answer(response, 401, { type: headers.authorization ? 'urn:ended' : 'about:blank' }),
      { getToken: async (refresh) => (refresh ? undefined : 'old') },
    );
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject({
      body: { responseBody: { type: 'urn:ended' } },
    });
    expect(received).toHaveLength(1);
  });

  test('sends nothing when signed out', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, empty), {
      getToken: async () => undefined,
    });
    await provider.getList('brands', firstPage);
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('no response', () => {
  const connection = { name: 'HttpError', status: 0, message: 'messages.connection' };

  test('times out a request', async () => {
    const { provider } = await serve(() => {}, { timeout: 100 });
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject(connection);
  });

  test('times out a response that never ends', async () => {
    const { provider } = await serve((_, response) => response.writeHead(200).write('{"data":['), {
      timeout: 100,
    });
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject(connection);
  });

  test('reports a refused connection', async () => {
    const { provider, stop } = await serve(() => {});
    await stop();
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject(connection);
  });

  test('reports a broken connection', async () => {
    const { provider } = await serve((_, response) => response.destroy());
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject(connection);
  });

  test('reports an offline device', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { provider, stop } = await serve(() => {});
    await stop();
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject({
      message: 'messages.offline',
    });
  });
});

describe('cancelled request', () => {
  test('is aborted without an error', async () => {
    const controller = new AbortController();
    const { provider } = await serve(() => controller.abort());
    const params = { ...firstPage, signal: controller.signal };
    await expect(provider.getList('brands', params)).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('passes on the signal of react-admin', async () => {
    const { provider } = await serve(() => {});
    expect(provider.supportAbortSignal).toBe(true);
  });
});

describe('URL', () => {
  test('omits empty parameters and encodes the others', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, empty));
    const filter = { name: '50% & more/less', only_enabled: '', ids: ['a', 'b'] };
    await provider.getList('brands', { ...firstPage, filter });
    expect(received[0]?.query.get('name')).toBe('50% & more/less');
    expect(received[0]?.query.has('only_enabled')).toBe(false);
    expect(received[0]?.query.getAll('ids[]')).toEqual(['a', 'b']);
  });

  test('rejects a response that is not JSON', async () => {
    const { provider } = await serve((_, response) => answer(response, 200, '<html>'));
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject({ name: 'HttpError' });
  });
});
