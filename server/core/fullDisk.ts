import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { databaseError } from './databaseError.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** When a write last failed because a disk was full, by the monotonic clock of the process. */
    disk: { fullAt: number };
  }
}

/** How long this node reports itself as not ready after such a failure, in ms; minimum of free bytes. */
const wait = 30_000;
const least = 16 * 1024 * 1024;

export const watchDisk = (app: FastifyInstance) => app.decorate('disk', { fullAt: -Infinity });

/** SQLSTATE 53100 is disk_full; the others are codes of the file system. */
export const isDiskFull = (error: Error) =>
  [(error as NodeJS.ErrnoException).code, databaseError(error).code].some(
    (code) => code !== undefined && ['ENOSPC', 'EDQUOT', '53100'].includes(code),
  );

/** Returns whether writes can succeed, by recent failures and by the free space of the folder. */
export async function hasRoom({ disk }: FastifyInstance, folder: string): Promise<boolean> {
  if (performance.now() - disk.fullAt < wait) return false;
  // The folder is created with its first file.
  const found = await statfs(folder).catch(() => undefined);
  return !found || found.bavail * found.bsize > least;
}
