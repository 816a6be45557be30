import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fakeCarrier, serveCarrier } from '../../support/fakeCarrier.ts';
import { countPurchases, startLabelBuyer } from '../../support/labelBuyers.ts';
import { addStoreWithRates } from '../../api/shipments.ts';
import { openTestDatabase } from '../../api/testDatabase.ts';
import { withPostgres } from '../postgres.ts';
import { printTable, round } from '../table.ts';

const count = 1000;
const atOnce = 10;

/** Delay of the carrier in ms. */
const carrierTakes = 40;

interface Faults {
  /** One of this many responses is lost after the label was sold. */
  cutEvery: number;
  /** The number of times the buying process is killed and restarted. */
  kills: number;
}

const cases: [name: string, faults: Faults][] = [
  ['undisturbed', { cutEvery: Infinity, kills: 0 }],
  ['10 % of the answers cut, 5 kill -9', { cutEvery: 10, kills: 5 }],
];

/** Buys many labels while responses are lost and processes killed. Each must be sold and stored once. */
export async function benchPurchases(): Promise<void> {
  const isMeasured = await withPostgres(async () => {
    const rows: string[][] = [];
    for (const [name, faults] of cases) rows.push([name, ...(await buyAll(faults))]);
    printTable(
      `${count.toLocaleString('en')} purchases, ${atOnce} at once, of a carrier that takes ${carrierTakes} ms`,
      ['', 'sold', 'stored', 'twice', 'lost', 'purchases/s'],
      rows,
    );
  });
  if (!isMeasured) console.log('\nPurchases: no PostgreSQL on this machine');
}

async function buyAll({ cutEvery, kills }: Faults): Promise<string[]> {
  const { database, url: databaseUrl, drop } = await openTestDatabase();
  const carrier = Object.assign(fakeCarrier(), { delay: carrierTakes });
  let asked = 0;
  const server = await serveCarrier(carrier, (path) => path === '/buy' && ++asked % cutEvery === 0);
  const offered = await addStoreWithRates(database, count);
  const start = () => startLabelBuyer({ ...offered, databaseUrl, carrierUrl: server.url, atOnce });
  let buyer = await start();
  const begun = performance.now();
  for (let kill = 1; kill <= kills; kill += 1) {
    while (carrier.sold.length < (kill * count) / (kills + 1)) await setTimeout(5);
    await buyer.end('SIGKILL');
    buyer = await start();
  }
  await once(buyer.child, 'message');
  const seconds = (performance.now() - begun) / 1000;
  const { sold, rates, labels } = await countPurchases(database, carrier);
  await buyer.end('SIGKILL');
  await server.close();
  await drop();
  return [...[sold, labels, sold - rates, count - labels].map(String), round(count / seconds, 1)];
}
