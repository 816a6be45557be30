import { parseArgs } from 'node:util';
import { openDatabase } from '../core/database.ts';
import { fail } from '../command.ts';
import { keepPrivate } from '../core/dataDir.ts';
import { acquireLock } from '../core/dataDirLock.ts';
import { readSettings, SettingError, type Settings } from '../settings.ts';
import { atlas } from './data/stores.ts';
import { grow } from './grow.ts';
import { storePictures } from './pictures.ts';
import { seed } from './seed.ts';

const MAX_SCALE = 1000;

function readScale(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (Number.isInteger(scale) && scale >= 1 && scale <= MAX_SCALE) return scale;
  throw new SettingError(`--scale must be a whole number from 1 to ${MAX_SCALE}; it is "${values.scale}".`);
}

async function run(settings: Settings, scale: number): Promise<void> {
  const start = Date.now();
  const database = await openDatabase(settings);
  try {
    await seed(database.db, settings);
    const materials = { pictures: await storePictures(settings.filesDir), now: new Date() };
    let added = 0;
    for await (const { generation, isNew } of grow(database.db, materials, scale)) {
      if (isNew) added += 1;
      showProgress(generation + 1, scale);
    }
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const done = added ? `grew by ${added} × its products, customers and appointments` : 'is complete';
    console.log(`The demo data of ${atlas.name} ${done} (scale ${scale}, ${seconds} s).`);
  } finally {
    await database.close();
  }
}

/** One line that is written over on a terminal, a line for every tenth part elsewhere. */
function showProgress(done: number, all: number): void {
  const text = `${done} of ${all}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === all ? '\n' : ''}`);
  else if (done % Math.ceil(all / 10) === 0) console.log(text);
}

let release = () => {};
try {
  const settings = readSettings();
  const scale = readScale();
  keepPrivate(settings.dataDir);
  if (!settings.databaseUrl) release = acquireLock(settings.dataDir);
  await run(settings, scale);
} catch (error) {
  fail(error);
} finally {
  release();
}
