import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  bytes: Buffer;
}

export type Handler = (request: Received, response: ServerResponse) => void;

export interface HttpServer {
  url: string;
  /** The received requests, in order. */
  received: Received[];
  close: () => Promise<void>;
}

/** Starts an HTTP server on a free port with this handler. */
export async function startHttpServer(handle: Handler): Promise<HttpServer> {
  const received: Received[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const bytes = await buffer(request);
    const one = { method, path: pathname, query: searchParams, headers, body: bytes.toString(), bytes };
    received.push(one);
    handle(one, response);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function answer(response: ServerResponse, status: number, body?: unknown, headers: object = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
