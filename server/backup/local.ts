import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { names } from '../core/dataDir.ts';
import type { Database } from '../core/database.ts';
import { StartError } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { writeBackup } from './backup.ts';
import { placeOf } from './place.ts';

const socketIn = (dataDir: string) => join(dataDir, names.backupSocket);

/**
 * Gives backups of the embedded database, which nobody else can open, to whoever may enter DATA_DIR: its owner alone.
 * Where no such socket can be made, backups wait until the process has stopped.
 */
export async function offerBackups(
  database: Promise<Database>,
  settings: Settings,
): Promise<{ close: () => Promise<void> }> {
  const path = socketIn(settings.dataDir);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    void give(database, settings, socket).catch((error: Error) => {
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

async function give(database: Promise<Database>, settings: Settings, socket: Socket): Promise<void> {
  await writeBackup(await database, placeOf(settings), socket);
}

/** Has the process that uses DATA_DIR write a backup. */
export async function askForBackup(dataDir: string, out: Writable): Promise<void> {
  if (!existsSync(socketIn(dataDir)))
    throw new StartError(
      `The data in ${dataDir} are in use by a process that gives no backups; stop it, and try again.`,
    );
  await pipeline(connect(socketIn(dataDir)), out);
}
