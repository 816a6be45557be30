import { setTimeout } from 'node:timers/promises';
import type { BackEnd } from '../../../server/shipping/carriers/backEnd.ts';
import { sampleBackEnd } from '../../../server/shipping/carriers/sample/sample.ts';
import { estimateRequest, requestRates, ratesRequest, shippingAddress } from '../../api/shipping.ts';
import { startApp, tokenOf, type TestApp } from '../../api/support.ts';
import { withPostgres } from '../postgres.ts';
import { median, quantile } from '../stats.ts';
import { printTable, round } from '../table.ts';

const atOnce = 50;

/** Constant delay of the carrier in ms; the rest is the services' own time. */
const carrierTakes = 200;

/** A request without a carrier: authentication, authorisation and one row. */
const baseline = 'a call without a carrier';

const calls: [name: string, method: 'GET' | 'POST', path: (rateId: string) => string, body?: () => object][] =
  [
    [baseline, 'GET', () => '/dc/translation/en/repair/lookups'],
    ['GET /dc/carriers', 'GET', () => '/dc/carriers'],
    ['POST /dc/rates/estimate', 'POST', () => '/dc/rates/estimate', () => estimateRequest()],
    ['POST /dc/rates', 'POST', () => '/dc/rates', () => ratesRequest()],
    ['POST /dc/rates/{rateId}', 'POST', (rateId) => `/dc/rates/${rateId}`],
    ['POST /dc/addresses/validate', 'POST', () => '/dc/addresses/validate', () => [shippingAddress()]],
  ];

/** Measures the services' own time besides the carrier's: sequential requests, and 50 concurrent ones. */
export async function benchShipping({ runs }: { runs: number }): Promise<void> {
  const isMeasured = await withPostgres(() => measureCalls(runs));
  if (!isMeasured) console.log('\nShipping: no PostgreSQL on this machine');
}

async function measureCalls(runs: number): Promise<void> {
  const services = await startSlow();
  const rows: string[][] = [];
  const [rate] = await requestRates(services);
  for (const [name, method, path, body] of calls) {
    const ask = () => measure(services, method, path(rate?.rate_id ?? ''), body?.());
    const one = async () =>
      name === baseline ? setTimeout(carrierTakes, await ask()) : (await ask()) - carrierTakes;
    await client(one, 0, 5);
    const single = await client(one, 0, 5 * runs);
    const clients = Array.from({ length: atOnce }, (_, index) => client(one, index, 2 * runs));
    rows.push([name, ...figures(single), ...figures((await Promise.all(clients)).flat())]);
  }
  printTable(
    `Shipping: ms beside the carrier's ${carrierTakes} ms (aim: p95 under 10)`,
    ['', 'median', 'p95', `${atOnce} under way: median`, 'p95'],
    rows,
  );
  await services.close();
}

/** Sends `count` sequential requests; the start times of clients are staggered. */
async function client(one: () => Promise<number>, index: number, count: number): Promise<number[]> {
  await setTimeout((index * carrierTakes) / atOnce);
  const times: number[] = [];
  for (let call = 0; call < count; call++) times.push(await one());
  return times;
}

const figures = (times: number[]) => [median(times), quantile(times, 0.95)].map((one) => round(one, 1));

async function measure(
  { app, store }: TestApp,
  method: 'GET' | 'POST',
  url: string,
  body: object | undefined,
): Promise<number> {
  const headers = { authorization: `Bearer ${tokenOf(store, 'STORE_OWNER')}` };
  const begun = performance.now();
  const { statusCode } = await app.inject({ method, url, headers, ...(body && { payload: body }) });
  if (statusCode !== 200) throw new Error(`${method} ${url}: ${statusCode}`);
  return performance.now() - begun;
}

/** The services with in-memory carriers that respond like the bundled ones after a constant delay. */
async function startSlow(): Promise<TestApp> {
  const never = new Promise<never>(() => undefined);
  const sample = sampleBackEnd(never);
  const estimates = await sample.estimate(estimateRequest());
  let shipments = 0;
  const late = async <T>(answer: T): Promise<T> => setTimeout(carrierTakes, answer);
  const carriers: Partial<BackEnd> = {
    carriers: async () => late(await sample.carriers()),
    estimate: () => late(estimates),
    rates: () => {
      const shipment_id = `se-${++shipments}`;
      const rates = estimates.map((rate, index) => ({ ...rate, rate_id: `${shipment_id}-${index}` }));
      return late({ shipment_id, rates, errors: [] });
    },
    rate: (rateId) => late({ ...estimates[0]!, rate_id: rateId }),
    validate: async (asked) => late(await sample.validate(asked)),
  };
  return startApp({ carriers });
}
