import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { fail, isCommand } from '../command.ts';
import { openDatabase } from '../core/database.ts';
import { acquireLock, LockedError } from '../core/dataDirLock.ts';
import { StartError } from '../progress.ts';
import { readSettings, type Settings } from '../settings.ts';
import { writeBackup, type Manifest } from './backup.ts';
import { askForBackup } from './local.ts';
import { placeOf } from './place.ts';
import { openBackup } from './restore.ts';

/** Writes a backup to a file, which appears when it is whole and read back. */
export async function backUp(settings: Settings, path: string): Promise<Manifest> {
  const draft = `${path}.part`;
  try {
    await write(settings, createWriteStream(draft, { mode: 0o600 }));
    const archive = await openBackup(draft);
    archive.close();
    await rename(draft, path);
    return archive.manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function write(settings: Settings, out: Writable): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const unlock = databaseUrl ? () => undefined : lockOf(dataDir);
  if (!unlock) return askForBackup(dataDir, out);
  const database = await openDatabase({ databaseUrl, dataDir, isAsFound: true });
  await writeBackup(database, placeOf(settings), out).finally(() => database.close());
  unlock();
}

/** Undefined while another process has the data. */
function lockOf(dataDir: string): (() => void) | undefined {
  try {
    return acquireLock(dataDir);
  } catch (error) {
    if (error instanceof LockedError) return undefined;
    throw error;
  }
}

async function main(): Promise<void> {
  const [path] = process.argv.slice(2);
  if (!path) throw new StartError('Name the file: npm run backup FILE');
  const { tables, missing, project } = await backUp(readSettings(), path);
  console.log(`Wrote ${tables.length} tables with their files to ${path}.`);
  if (missing.length > 0) console.log(`Files that rows name and that are not there: ${missing.join(', ')}`);
  if (project) console.log(`The accounts of staff stay with the project ${project}.`);
}

if (isCommand(import.meta.url)) await main().catch(fail);
