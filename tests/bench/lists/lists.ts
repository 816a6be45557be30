import { buildApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/core/database.ts';
import type { Identity } from '../../../server/staff/identity/identity.ts';
import { tokenVerifier } from '../../../server/staff/identity/token.ts';
import { acquireLock } from '../../../server/core/dataDirLock.ts';
import { createMailer } from '../../../server/mailQueue/mailer.ts';
import { atlas } from '../../../server/seed/data/stores.ts';
import { people } from '../../../server/seed/people.ts';
import { storeIdOf } from '../../../server/seed/stores.ts';
import type { Settings } from '../../../server/settings.ts';
import { token } from '../../api/support.ts';
import { printTable, round } from '../table.ts';
import { prepare } from './database.ts';
import { startLoader } from './loader.ts';
import { queriesOf } from './queries.ts';

const limits = { maxMs: 2000, maxRequests: 1000 };

/** Measures the list endpoint of products with 100,000 products on each available database. */
export async function benchLists(): Promise<void> {
  const { DATABASE_URL: databaseUrl } = process.env;
  await measure('PGlite', await prepare());
  if (databaseUrl) await measure('PostgreSQL', await prepare(databaseUrl));
  else console.log('\nLists on PostgreSQL: skipped, there is no DATABASE_URL.');
}

async function measure(title: string, settings: Settings): Promise<void> {
  const unlock = acquireLock(settings.dataDir);
  const database = await openDatabase(settings);
  const identity = { verifyToken: tokenVerifier(settings.firebase) } as Identity;
  const app = buildApp({
    settings,
    database: Promise.resolve(database),
    identity: Promise.resolve(identity),
    mailer: createMailer(settings, Promise.resolve(database)).mailer,
  });
  const loader = startLoader();
  try {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    await run(title, `${origin}/dc/store/${storeIdOf(atlas)}/`, loader);
  } finally {
    loader.stop();
    await app.close();
    await database.close();
    unlock();
  }
}

async function run(title: string, base: string, loader: ReturnType<typeof startLoader>): Promise<void> {
  const owner = ownerToken();
  const ask = async (path: string) => {
    const response = await fetch(base + path, { headers: { authorization: `Bearer ${owner}` } });
    return (await response.json()) as { data: { id: string }[]; metadata: { total: number } };
  };
  const rows: string[][] = [];
  for (const query of await queriesOf(ask)) {
    const urls = query.variants.map((one) => `${base}products?${new URLSearchParams(one as never)}`);
    const row = [query.title];
    for (const concurrency of [1, 8]) {
      const load = { urls, token: owner, concurrency, ...limits };
      await loader.run({ ...load, maxRequests: urls.length });
      const { perSecond, median, p95 } = await loader.run(load);
      row.push(round(perSecond), round(median, 1), round(p95, 1));
    }
    rows.push(row);
  }
  const { total } = (await ask('products?per_page=1')).metadata;
  const headers = ['', ...[1, 8].flatMap((one) => [`${one}: requests/s`, 'median ms', 'p95 ms'])];
  printTable(`List of ${total.toLocaleString('en')} products on ${title}, 1 and 8 callers`, headers, rows);
}

function ownerToken(): string {
  const owner = people(atlas).find(({ person }) => person.role === 'STORE_OWNER')?.person;
  return token({ sub: owner?.uid, email: owner?.email, firebase: { tenant: atlas.tenant_id } });
}
