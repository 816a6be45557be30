import { describe, expect, test, vi } from 'vitest';
import { answer } from '../support/httpServer.ts';
import { firstPage, serve } from './dataProvider.support.ts';

const empty = { data: [], metadata: { total: 0 } };

describe('the token', () => {
  test('is renewed once when it is refused', async () => {
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

  test('refused twice the session has ended', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 401));
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject({
      status: 401,
      message: 'auth.session_expired',
    });
    expect(received).toHaveLength(2);
  });

  test('refused without a new one the first refusal is told', async () => {
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

  test('nobody is signed in: nothing is sent as somebody', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, empty), {
      getToken: async () => undefined,
    });
    await provider.getList('brands', firstPage);
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('when no answer comes', () => {
  const connection = { name: 'HttpError', status: 0, message: 'messages.connection' };

  test('a request that takes too long is given up', async () => {
    const { provider } = await serve(() => {}, { timeout: 100 });
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject(connection);
  });

  test('an answer that never ends is given up too', async () => {
    const { provider } = await serve((_, response) => response.writeHead(200).write('{"data":['), {
      timeout: 100,
    });
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject(connection);
  });

  test('a server that is not there', async () => {
    const { provider, stop } = await serve(() => {});
    await stop();
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject(connection);
  });

  test('a connection that breaks', async () => {
    const { provider } = await serve((_, response) => response.destroy());
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject(connection);
  });

  test('a machine that is offline says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { provider, stop } = await serve(() => {});
    await stop();
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject({
      message: 'messages.offline',
    });
  });
});

describe('a request that nobody waits for any more', () => {
  test('is aborted, and is no failure', async () => {
    const controller = new AbortController();
    const { provider } = await serve(() => controller.abort());
    const params = { ...firstPage, signal: controller.signal };
    await expect(provider.getList('brands', params)).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('the admin passes its signal along', async () => {
    const { provider } = await serve(() => {});
    expect(provider.supportAbortSignal).toBe(true);
  });
});

describe('the address', () => {
  test('leaves out what is empty and encodes the rest', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, empty));
    const filter = { name: '50% & more/less', only_enabled: '', ids: ['a', 'b'] };
    await provider.getList('brands', { ...firstPage, filter });
    expect(received[0]?.query.get('name')).toBe('50% & more/less');
    expect(received[0]?.query.has('only_enabled')).toBe(false);
    expect(received[0]?.query.getAll('ids[]')).toEqual(['a', 'b']);
  });

  test('an answer that is no JSON is a failure', async () => {
    const { provider } = await serve((_, response) => answer(response, 200, '<html>'));
    await expect(provider.getList('brands', firstPage)).rejects.toMatchObject({ name: 'HttpError' });
  });
});
