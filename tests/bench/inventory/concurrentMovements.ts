import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { stockHelpers } from '../../api/inventory.ts';
import { startApp, tokenOf } from '../../api/support.ts';
import { withPostgres } from '../postgres.ts';
import { quantile } from '../stats.ts';
import { printTable, round } from '../table.ts';

const clients = 50;
const itemCount = 20;
const each = 40;

/** Fifty clients take the same twenty items. Checks for lost updates and deadlocks. */
export async function benchConcurrentMovements(): Promise<void> {
  const isMeasured = await withPostgres(() => measure('PostgreSQL'));
  if (!isMeasured) await measure('PGlite');
}

async function measure(databaseName: string): Promise<void> {
  const services = await startApp();
  try {
    const { item, shelve, levels } = stockHelpers(services);
    const [location_id = 0] = services.store.locationIds;
    const ids = await Promise.all(Array.from({ length: itemCount }, () => item()));
    for (const id of ids) await shelve(id, location_id, 100_000);
    const origin = await services.app.listen();
    const post = poster(
      `${origin}/dc/store/${services.store.id}/stock/adjust`,
      tokenOf(services.store, 'STORE_OWNER'),
    );
    const times: number[] = [];
    const start = performance.now();
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (let turn = 0; turn < each; turn += 1) {
          const lines = [0, 1, 2].map((step) => ({
            item_id: ids[(client * 7 + turn * 3 + step * 5) % itemCount],
            quantity: -1,
          }));
          const begun = performance.now();
          await post({ key: randomUUID(), location_id, reason: 'CORRECTION', lines });
          times.push(performance.now() - begun);
        }
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    const left = await Promise.all(ids.map(async (id) => (await levels(id))[location_id] ?? 0));
    const taken = itemCount * 100_000 - left.reduce((sum, one) => sum + one, 0);
    const { rows } = (await services.database.db.execute(
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    )) as { rows: { deadlocks: number }[] };
    printTable(
      `${clients} clients take 3 of the same ${itemCount} items, on ${databaseName}`,
      ['', 'takes/s', 'median ms', 'p95 ms', 'lost', 'deadlocks'],
      [
        [
          `${(clients * each).toLocaleString('en')} movements`,
          round((clients * each) / seconds, 0),
          ...[0.5, 0.95].map((share) => round(quantile(times, share), 1)),
          String(clients * each * 3 - taken),
          String(rows[0]?.deadlocks),
        ],
      ],
    );
  } finally {
    await services.close();
  }
}

function poster(url: string, token: string): (body: object) => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  return (body) =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = request(url, { method: 'POST', agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        response.on('error', reject).on('end', resolve).resume();
      });
      sent.on('error', reject).end(JSON.stringify(body));
    });
}
