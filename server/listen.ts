import type { FastifyInstance } from 'fastify';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from './progress.ts';
import type { Settings } from './settings.ts';

type Address = Pick<Settings, 'host' | 'port'>;

/** Throws if the port is in use, before slow work begins. */
export async function checkPort({ host, port }: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Listens and returns the port. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<number> {
  await app.listen({ host, port });
  return (app.server.address() as AddressInfo).port;
}

/** Returns the address for a browser on this machine. */
export function urlOf(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isLocal ? 'localhost' : host}:${port}`;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number): StartError {
  return new StartError(
    code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Stop what uses it or start with PORT=${port + 1}.`
      : `Listening on port ${port} failed: ${message}`,
  );
}
