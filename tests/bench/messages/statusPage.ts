import { Agent, get } from 'node:http';
import Fastify from 'fastify';
import { addCustomer } from '../../api/people.ts';
import { startApp, type TestApp } from '../../api/support.ts';
import { withPostgres } from '../postgres.ts';
import { quantile } from '../stats.ts';
import { printTable, round } from '../table.ts';

const rounds = 300;

/** Compares the status page of a ticket with the same HTML that a bare Fastify server has in memory. */
export async function benchStatusPage(): Promise<void> {
  const isMeasured = await withPostgres(() => run('PostgreSQL'));
  if (!isMeasured) await run('PGlite');
}

async function run(databaseName: string): Promise<void> {
  const services = await startApp();
  const bare = Fastify();
  try {
    const origin = await services.app.listen();
    const page = `${origin}${await pathOf(services)}`;
    const agent = new Agent({ keepAlive: true });
    const content = await read(page, agent);
    bare.get('/page', (_, reply) => reply.type('text/html; charset=utf-8').send(content));
    const copy = `${await bare.listen({ port: 0 })}/page`;
    const [served, alone]: [number[], number[]] = [[], []];
    for (let turn = -20; turn < rounds; turn += 1) {
      const times = [await timed(() => read(page, agent)), await timed(() => read(copy, agent))] as const;
      if (turn < 0) continue;
      served.push(times[0]);
      alone.push(times[1]);
    }
    agent.destroy();
    const row = (name: string, times: number[]) => [
      name,
      ...[0.5, 0.95].map((share) => round(quantile(times, share), 2)),
    ];
    const ratio = [0.5, 0.95].map(
      (share) => `${round(quantile(served, share) / quantile(alone, share), 1)}x`,
    );
    printTable(
      `Status page of ${(content.length / 1024).toFixed(0)} kB on ${databaseName}, ms`,
      ['', 'median', 'p95'],
      [row('status page', served), row('from memory', alone), ['ratio', ...ratio]],
    );
  } finally {
    await bare.close();
    await services.close();
  }
}

/** The path of the status page of a new ticket with two devices. */
async function pathOf(services: TestApp): Promise<string> {
  const customer_id = await addCustomer(services, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@customers.example',
    phone: '+16135550142',
  });
  const device = (name: string) => ({
    name,
    serial: name,
    problem: 'Broken',
    services: [{ name: 'New screen', cost: 10_000 }],
  });
  const { json } = await services.ask('STORE_OWNER', 'POST', 'tickets', {
    body: {
      location_id: services.store.locationIds[0],
      customer_id,
      new_devices: [device('Phone'), device('Tablet')],
    },
  });
  const { json: link } = await services.ask('STORE_OWNER', 'POST', `tickets/${json.id}/statusPage/links`, {
    body: { renew: false, locale: 'en' },
  });
  const { pathname, search } = new URL(String(link.address));
  return pathname + search;
}

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

function read(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          text += chunk;
        })
        .on('error', reject)
        .on('end', () => resolve(text));
    }).on('error', reject);
  });
}
