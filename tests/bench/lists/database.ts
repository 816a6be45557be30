import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '../../../server/settings.ts';

/** Multiplies the demo's 400 products to 100,000. */
const scale = 250;

const databaseName = `back_office_bench_${scale}`;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Fills the database with many products unless an earlier run did. It is kept for the next run. */
export async function prepare(databaseUrl = ''): Promise<Settings> {
  const env = {
    DATA_DIR: join(root, '.cache/bench'),
    DATABASE_URL: databaseUrl && (await createDatabase(databaseUrl)),
    LOG_LEVEL: 'error',
  };
  const seed = ['--import', 'tsx', 'server/seed/run.ts', '--scale', String(scale)];
  const child = spawn(process.execPath, seed, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error('The database could not be filled.');
  return readSettings(env);
}

/** A separate database on that server; the one in the URL is not changed. */
async function createDatabase(serverUrl: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${databaseName}`;
  return url.href;
}
