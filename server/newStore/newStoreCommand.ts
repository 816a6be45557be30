import { readFile } from 'node:fs/promises';
import { fail, isCommand } from '../command.ts';
import { keepPrivate } from '../core/dataDir.ts';
import { acquireLock } from '../core/dataDirLock.ts';
import { openDatabase } from '../core/database.ts';
import { originsOf } from '../store/index.ts';
import { StartError } from '../progress.ts';
import { readSettings, type Settings } from '../settings.ts';
import { addStore, problemsOf, type NewStore } from './newStore.ts';

/** Creates the store that a JSON file describes. */
export async function newStore(settings: Settings, path: string): Promise<NewStore> {
  const described = await read(path);
  keepPrivate(settings.dataDir);
  const unlock = settings.databaseUrl ? () => undefined : acquireLock(settings.dataDir);
  try {
    const database = await openDatabase(settings);
    const add = () =>
      addStore(
        database.db,
        described,
        originsOf(settings, () => settings.port),
      );
    await add().finally(() => database.close());
    return described;
  } finally {
    unlock();
  }
}

async function read(path: string): Promise<NewStore> {
  const described = parse(await readFile(path, 'utf8'));
  const problems = described === undefined ? ['/: is no JSON'] : problemsOf(described);
  if (problems.length > 0) throw new StartError(`${path} adds no store:\n${problems.join('\n')}`);
  return described as NewStore;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const [path] = process.argv.slice(2);
  if (!path) throw new StartError('Name the file that describes the store: npm run new-store FILE');
  const { store, owner } = await newStore(readSettings(), path);
  console.log(`Added ${store.name}. Its owner ${owner.email} is sent an invitation once the services run.`);
}

if (isCommand(import.meta.url)) await main().catch(fail);
