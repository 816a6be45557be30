import { parseArgs } from 'node:util';
import { fail, isCommand } from '../../command.ts';
import { keepPrivate } from '../../core/dataDir.ts';
import { openDatabase } from '../../core/database.ts';
import { acquireLock } from '../../core/dataDirLock.ts';
import { originsOf } from '../../store/index.ts';
import { Progress, StartError, type Log } from '../../progress.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { placeOf } from '../place.ts';
import type { StoreManifest } from './exportStore.ts';
import { nameOf } from './findStore.ts';
import { importStore, analyze, type Imported, type ImportOptions } from './importStore.ts';
import { openExport } from './openExport.ts';
import { describeExport } from './describeExport.ts';

type Names = Partial<Pick<ImportOptions, 'domain' | 'tenant'>>;

/** Imports an exported store next to the existing ones; the embedded database must not be in use. */
export async function importFile(
  settings: Settings,
  path: string,
  { domain, tenant }: Names = {},
  log: Log = () => undefined,
): Promise<Imported & { manifest: StoreManifest }> {
  const { dataDir, databaseUrl, databaseDirectUrl, port } = settings;
  const progress = new Progress(log);
  const archive = await progress.step('Read', () => openExport(path));
  keepPrivate(dataDir);
  const unlock = databaseUrl ? () => undefined : acquireLock(dataDir);
  try {
    const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir });
    const options = { originOf: originsOf(settings, () => port), domain, tenant };
    const imported = await progress
      .step('Stored', async () => {
        const stored = await importStore(archive, database, placeOf(settings), options);
        await analyze(database.db);
        return stored;
      })
      .finally(() => database.close());
    return { ...imported, manifest: archive.manifest };
  } finally {
    archive.close();
    unlock();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { domain: { type: 'string' }, tenant: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path) throw new StartError('Name the file: npm run import FILE');
  const { store, locations, invited, manifest } = await importFile(readSettings(), path, values, console.log);
  console.log(`${nameOf(store)} is here: ${describeExport(manifest)}.`);
  const moved = [...locations].map(([old, now]) => `${old} is ${now}`);
  if (moved.length > 0) console.log(`Numbers of locations that were taken: ${moved.join(', ')}.`);
  console.log(`${invited} people are invited by mail to choose a password; all others sign in anew.`);
}

if (isCommand(import.meta.url)) await main().catch(fail);
