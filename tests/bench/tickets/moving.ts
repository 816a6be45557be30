import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { BatchItemResult } from '../../../src/schemas/batch.ts';
import type { Ticket } from '../../../src/schemas/tickets/tickets.ts';
import { startApp, tokenOf, type TestApp } from '../../api/support.ts';
import { withPostgres } from '../postgres.ts';
import { quantile } from '../stats.ts';
import { printTable, round } from '../table.ts';

const clients = 50;
const each = 20;
const ticketCount = 20;
const states = ['DIAGNOSING', 'IN_REPAIR', 'TESTING'];

/** Fifty clients move the same twenty devices at the same time. */
export async function benchMoving(): Promise<void> {
  const isMeasured = await withPostgres(() => moving('PostgreSQL'));
  if (!isMeasured) await moving('PGlite');
}

async function moving(databaseName: string): Promise<void> {
  const services = await startApp();
  try {
    const headers = { authorization: `Bearer ${tokenOf(services.store, 'STORE_OWNER')}` };
    const post = (path: string, payload: object) =>
      services.app.inject({
        method: 'POST',
        url: `/dc/store/${services.store.id}/${path}`,
        headers,
        payload,
      });
    const [location_id] = services.store.locationIds;
    const ids: string[] = [];
    for (let number = 0; number < ticketCount; number += 1) {
      const reply = await post('tickets', {
        location_id,
        customer_id: null,
        origin: 'OWN_STOCK',
        new_devices: [{ name: 'Phone', problem: 'Broken' }],
      });
      ids.push(reply.json<Ticket>().devices[0]!.id);
    }
    const times: number[] = [];
    const results: BatchItemResult[] = [];
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (let turn = 0; turn < each; turn += 1) {
          const id = ids[(client * 7 + turn) % ids.length]!;
          const to = states[(client + turn) % states.length]!;
          const begin = performance.now();
          const reply = await post('ticketBoard/moves', {
            to,
            reason: 'Moved back',
            moves: [{ id, key: randomUUID() }],
          });
          times.push(performance.now() - begin);
          if (reply.statusCode !== 200) throw new Error(reply.body);
          results.push(...reply.json<{ data: BatchItemResult[] }>().data);
        }
      }),
    );
    const count = (...names: BatchItemResult['status'][]) =>
      results.filter(({ status }) => names.includes(status)).length;
    printTable(
      `${clients} clients move the same ${ticketCount} devices, on ${databaseName}`,
      [
        'moves',
        'made',
        'was there',
        'stale',
        'refused',
        'median ms',
        'p95 ms',
        'events lost',
        'chains broken',
      ],
      [
        [
          String(clients * each),
          ...[count('updated'), count('unchanged'), count('stale'), count('invalid', 'missing')].map(String),
          ...[0.5, 0.95].map((share) => round(quantile(times, share), 1)),
          ...(await faults(services, count('updated'))),
        ],
      ],
    );
  } finally {
    await services.close();
  }
}

/** Returns the made moves without an event, and events that do not begin where the one before ended. */
async function faults({ database }: TestApp, moved: number): Promise<string[]> {
  const { rows } = (await database.db.execute(sql`select ${moved} - count(*) as lost,
    count(*) filter (where before <> "from") as broken from (
      select "from", lag("to") over (partition by ticket_device_id order by created_date, id) as before
      from ticket_events where kind = 'STATE') events`)) as { rows: { lost: string; broken: string }[] };
  return [String(rows[0]?.lost), String(rows[0]?.broken)];
}
