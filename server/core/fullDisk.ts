import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { databaseError } from './databaseError.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** When a write last failed because a disk was full, by the process's own clock. */
    disk: { fullAt: number };
  }
}

/** So long after such a failure other nodes are asked instead, in ms; so many bytes are too few. */
const wait = 30_000;
const least = 16 * 1024 * 1024;

export const watchDisk = (app: FastifyInstance) => app.decorate('disk', { fullAt: -Infinity });

/** SQLSTATE 53100 is PostgreSQL's own; the others are those of files. */
export const isDiskFull = (error: Error) =>
  [(error as NodeJS.ErrnoException).code, databaseError(error).code].some(
    (code) => code !== undefined && ['ENOSPC', 'EDQUOT', '53100'].includes(code),
  );

/** Is there room to write: lately, as far as writes told, and in the folder of this process? */
export async function hasRoom({ disk }: FastifyInstance, folder: string): Promise<boolean> {
  if (performance.now() - disk.fullAt < wait) return false;
  // The folder is made with its first file.
  const found = await statfs(folder).catch(() => undefined);
  return !found || found.bavail * found.bsize > least;
}
