import { fail, isCommand } from '../command.ts';
import { keepPrivate } from '../core/dataDir.ts';
import { openDatabase } from '../core/database.ts';
import { acquireLock } from '../core/dataDirLock.ts';
import { StartError } from '../progress.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { BackupManifest } from './backup.ts';
import { placeOf } from './place.ts';
import { openBackup, restoreBackup } from './restore.ts';

/** Restores a backup and migrates its database to this version. */
export async function restore(
  settings: Settings,
  path: string,
  isReplacing = false,
): Promise<BackupManifest> {
  const { dataDir, databaseUrl, databaseDirectUrl } = settings;
  const archive = await openBackup(path);
  keepPrivate(dataDir);
  const unlock = acquireLock(dataDir);
  try {
    const found = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir, isAsFound: true });
    await restoreBackup(archive, found, placeOf(settings), isReplacing).finally(() => found.close());
    await (await openDatabase({ databaseUrl, databaseDirectUrl, dataDir })).close();
    return archive.manifest;
  } finally {
    archive.close();
    unlock();
  }
}

async function main(): Promise<void> {
  const [path] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  if (!path) throw new StartError('Name the file: npm run restore FILE');
  const settings = readSettings();
  const { made, project } = await restore(settings, path, process.argv.includes('--replace'));
  console.log(`Restored what there was at ${made}.`);
  const { isEmulated, projectId } = settings.firebase;
  if (project && (isEmulated || projectId !== project))
    console.log(
      `Its staff sign in at the Firebase project ${project}, which is not the one of the settings.`,
    );
}

if (isCommand(import.meta.url)) await main().catch(fail);
