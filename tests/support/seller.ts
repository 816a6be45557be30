import { randomUUID } from 'node:crypto';
import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/core/database.ts';
import type { Identity } from '../../server/staff/identity/identity.ts';
import { tokenVerifier } from '../../server/staff/identity/token.ts';
import { readSettings } from '../../server/settings.ts';
import { fakeAccounts, fakeMailer } from '../api/fakes.ts';
import { saleLine } from '../api/sales.ts';
import type { Addresses } from './pooled.ts';

/**
 * A process that creates, pays and completes orders until it is stopped. Prints the id of each order confirmed as
 * completed.
 */
export interface SellerOptions extends Addresses {
  filesDir: string;
  storeId: string;
  token: string;
  location_id: number;
  /** The register for the cash payments. */
  register_id: string;
  item_ids: string[];
  price: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as SellerOptions;
const {
  databaseUrl,
  databaseDirectUrl,
  filesDir,
  storeId,
  token,
  location_id,
  register_id,
  item_ids,
  price,
} = options;
const verifyToken = tokenVerifier({
  projectId: 'demo-back-office',
  apiKey: '',
  emulatorHost: undefined,
  isEmulated: true,
});
const database = await openDatabase({ databaseUrl, databaseDirectUrl });
const app = buildApp({
  settings: { ...readSettings({}), filesDir, databaseUrl, databaseDirectUrl, logLevel: 'silent' },
  mailer: fakeMailer(),
  database: Promise.resolve(database),
  identity: Promise.resolve({ verifyToken, accounts: fakeAccounts() } as Partial<Identity> as Identity),
});
await app.ready();

async function post(path: string, payload: object): Promise<{ id: string }> {
  const url = `/dc/store/${storeId}/${path}`;
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json();
}

async function sell(client: number): Promise<never> {
  for (let turn = client; ; turn += 1) {
    const line = saleLine({ kind: 'ITEM', item_id: item_ids[turn % item_ids.length]!, unit_price: price });
    const { id } = await post('orders', { location_id, lines: [line] });
    await post(`orders/${id}/pay`, { key: randomUUID(), method: 'CASH', register_id });
    await post(`orders/${id}/complete`, { key: randomUUID() });
    console.log(id);
  }
}

await Promise.all(Array.from({ length: 6 }, (_, client) => sell(client)));
