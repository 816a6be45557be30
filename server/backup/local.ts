import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { names } from '../core/dataDir.ts';
import { openDatabase, type Database } from '../core/database.ts';
import { acquireLock, LockedError } from '../core/dataDirLock.ts';
import { StartError } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { placeOf } from './place.ts';
import { answer, type Request } from './requests.ts';

const socketIn = (dataDir: string) => join(dataDir, names.backupSocket);

/**
 * Serves backups and store exports of the embedded database, which no other process can open, through a socket in
 * DATA_DIR that only its owner can use. Where no such socket can be created, backups require stopping the process.
 */
export async function offerBackups(
  database: Promise<Database>,
  settings: Settings,
): Promise<{ close: () => Promise<void> }> {
  const path = socketIn(settings.dataDir);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    void serve(database, settings, socket).catch((error: Error) => {
      console.error('A backup failed:', error);
      socket.destroy();
    });
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(path, () => resolve(true));
  });
  return {
    close: async () => {
      if (isOpen) await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(database: Promise<Database>, settings: Settings, socket: Socket): Promise<void> {
  const asked: Buffer[] = [];
  socket.on('data', (part: Buffer) => asked.push(part));
  await once(socket, 'end');
  const request = JSON.parse(Buffer.concat(asked).toString()) as Request;
  await answer(request, await database, placeOf(settings), socket);
}

/**
 * Answers a request: by the process that uses DATA_DIR, or directly if there is none or the database accepts several
 * processes.
 */
export async function ask(settings: Settings, request: Request, out: Writable): Promise<void> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  const unlock = databaseUrl ? () => undefined : lockOf(dataDir);
  if (!unlock) return askProcess(dataDir, request, out);
  try {
    const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir, isAsFound: true });
    await answer(request, database, placeOf(settings), out).finally(() => database.close());
  } finally {
    unlock();
  }
}

/** Returns undefined while another process holds the lock. */
function lockOf(dataDir: string): (() => void) | undefined {
  try {
    return acquireLock(dataDir);
  } catch (error) {
    if (error instanceof LockedError) return undefined;
    throw error;
  }
}

async function askProcess(dataDir: string, request: Request, out: Writable): Promise<void> {
  if (!existsSync(socketIn(dataDir)))
    throw new StartError(
      `The data in ${dataDir} are in use by a process that gives no backups; stop it, and try again.`,
    );
  const socket = connect(socketIn(dataDir));
  socket.end(JSON.stringify(request));
  await pipeline(socket, out);
}
