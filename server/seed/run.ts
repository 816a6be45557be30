import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { readFile } from 'node:fs/promises';
import { openDatabase, type Db } from '../core/database.ts';
import { fail } from '../command.ts';
import { keepPrivate } from '../core/dataDir.ts';
import { acquireLock } from '../core/dataDirLock.ts';
import { readSettings, SettingError, type Settings } from '../settings.ts';
import { atlas } from './data/stores.ts';
import { ListError, readList, type Line } from './globalCatalog/readList.ts';
import { storeList } from './globalCatalog/storeList.ts';
import { grow } from './grow.ts';
import { storePictures } from './pictures.ts';
import { seed } from './seed.ts';

const MAX_SCALE = 1000;

interface Asked {
  scale: number;
  /** A list for the global catalogue; demo stores are not changed in this case. */
  catalog: string | undefined;
  /** Skip invalid lines of the list. */
  skip: boolean;
}

function readArguments(): Asked {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '1' },
      catalog: { type: 'string' },
      skip: { type: 'boolean', default: false },
    },
  });
  const scale = Number(values.scale);
  if (Number.isInteger(scale) && scale >= 1 && scale <= MAX_SCALE)
    return { scale, catalog: values.catalog, skip: values.skip };
  throw new SettingError(`--scale must be a whole number from 1 to ${MAX_SCALE}; it is "${values.scale}".`);
}

async function run(settings: Settings, { scale, catalog, skip }: Asked): Promise<void> {
  const lines = catalog === undefined ? undefined : await readCatalog(catalog, skip);
  const database = await openDatabase(settings);
  try {
    await database.alone(() =>
      lines ? loadCatalog(database.db, settings, lines) : growDemo(database.db, settings, scale),
    );
  } finally {
    await database.close();
  }
}

/** Reads the whole list before the database is touched. */
async function readCatalog(path: string, skip: boolean): Promise<Line[]> {
  try {
    return readList(await readFile(path), skip ? (fault) => console.error(`Left out: ${fault}`) : undefined);
  } catch (error) {
    throw error instanceof ListError
      ? new SettingError(
          `${path} changes nothing (--skip leaves out the lines with faults):\n${error.message}`,
        )
      : error;
  }
}

async function loadCatalog(db: Db, settings: Settings, lines: Line[]): Promise<void> {
  const { added, changed } = await storeList(db, settings, lines);
  await db.execute(sql`analyze global_brands, global_products`);
  console.log(
    `The global catalogue: ${added} devices are new, ${changed} have changed, of ${lines.length} lines.`,
  );
}

async function growDemo(db: Db, settings: Settings, scale: number): Promise<void> {
  const start = Date.now();
  await seed(db, settings);
  const materials = { pictures: await storePictures(settings), now: new Date() };
  let added = 0;
  for await (const { generation, isNew } of grow(db, materials, scale)) {
    if (isNew) added += 1;
    showProgress(generation + 1, scale);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const done = added ? `grew by ${added} × its products, customers and appointments` : 'is complete';
  console.log(`The demo data of ${atlas.name} ${done} (scale ${scale}, ${seconds} s).`);
}

/** Overwrites one line on a terminal; otherwise writes a line for every tenth of the work. */
function showProgress(done: number, all: number): void {
  const text = `${done} of ${all}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === all ? '\n' : ''}`);
  else if (done % Math.ceil(all / 10) === 0) console.log(text);
}

let release = () => {};
try {
  const settings = readSettings();
  const asked = readArguments();
  keepPrivate(settings.dataDir);
  if (!settings.databaseUrl) release = acquireLock(settings.dataDir);
  await run(settings, asked);
} catch (error) {
  fail(error);
} finally {
  release();
}
