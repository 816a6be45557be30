import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { unavailable } from './core/problem.ts';
import { serverTimeouts } from './core/serverTimeouts.ts';
import { listen, type Address } from './listen.ts';
import { isNavigation, isServicePath, pathOf } from './plugins/page.ts';
import { startingPage, startingPolicy, type StartState } from './startingPage.ts';

/** Seconds after which the page asks again. */
const refresh = 1;

/**
 * Listens from the beginning of a start: pages show what is still being made, calls get 503. The app answers on the
 * same socket as soon as it is ready.
 */
export interface StartingServer {
  port: number;
  /** Option of Fastify for the app that takes over. */
  serverFactory: (answer: RequestListener) => Server;
  /** Passes all requests to the app from now on. */
  handOver: () => void;
  /** Tells an open page that the start failed; resolves once it has asked again, or does not. */
  fail: () => Promise<void>;
  /** Accepts no further connections; resolves when all requests are answered. */
  close: () => Promise<void>;
}

/** Listens, and shows the steps on request. Throws a StartError if the port is in use. */
export async function openStartingServer(
  address: Address,
  steps: () => StartState['steps'],
): Promise<StartingServer> {
  let answer: RequestListener | undefined;
  let isReady = false;
  let hasFailed = false;
  let shownAt = -Infinity;
  let told: (() => void) | undefined;

  const answerMeanwhile: RequestListener = (request, response) => {
    request.resume();
    if (pathOf(request) === '/healthz') return send(response, 200, 'application/json', '{"status":"ok"}');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isServicePath(request) || !isNavigation(request)) return refuse(response);
    shownAt = performance.now();
    if (hasFailed) response.once('close', () => told?.());
    else response.setHeader('refresh', refresh);
    response.setHeader('retry-after', refresh);
    response.setHeader('content-security-policy', startingPolicy);
    response.setHeader('vary', 'accept-language');
    const page = startingPage({ steps: steps(), hasFailed }, request.headers['accept-language']);
    return send(response, 503, 'text/html; charset=utf-8', page);
  };

  const server = createServer(serverTimeouts, (request, response) =>
    isReady ? answer?.(request, response) : answerMeanwhile(request, response),
  );
  const port = await listen(server, address);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  return {
    port,
    serverFactory: (handler) => {
      answer = handler;
      return server;
    },
    handOver: () => {
      isReady = true;
    },
    fail: async () => {
      hasFailed = true;
      const patience = 3000 * refresh;
      if (performance.now() - shownAt > patience) return;
      await new Promise<void>((resolve) => {
        told = resolve;
        setTimeout(resolve, patience);
      });
    },
    close,
  };
}

function refuse(response: ServerResponse) {
  const problem = unavailable();
  response.setHeader('retry-after', problem.retryAfter ?? refresh);
  send(response, problem.status, 'application/problem+json', JSON.stringify(problem));
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}
