import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { StartError } from './progress.ts';
import type { Settings } from './settings.ts';

export type Address = Pick<Settings, 'host' | 'port'>;

/** Listens and returns the port. Throws a StartError if the port cannot be used. */
export async function listen(server: Server, { host, port }: Address): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, resolve);
  });
  return (server.address() as AddressInfo).port;
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
