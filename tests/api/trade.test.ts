import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movements } from '../../server/inventory/tables.ts';
import { tradeIdentities, tradeRequests } from '../../server/trade/tables.ts';
import { balances, entries, registers, transactions } from '../../server/wallet/tables.ts';
import type { TradeRequest } from '../../src/schemas/trade/requests.ts';
import type { TradeVersion } from '../../src/schemas/trade/versions.ts';
import { tradeReceipt } from '../../server/trade/receipt/receipt.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { readPdf } from '../support/pdf.ts';
import { stockHelpers } from './inventory.ts';
import { addCustomer } from './people.ts';
import { add } from './samples.ts';
import { acceptance, addTrade, identity, tradeDay as day } from './trades.ts';
import { walletHelpers } from './wallet.ts';
import { multipart, png, startApp, type TestApp } from './support.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let north: number;
let phone: string;
let version: TradeVersion;
const [broken, worn] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  north = services.store.locationIds[0]!;
  phone = (await add(services, 'products', { name: 'Phone 12' })).id;
  const { status, json, text } = await owner('POST', 'tradeVersions', {
    valid_from: day(0),
    deductions: [
      { id: broken, name: 'Broken screen', kind: 'AMOUNT', value: 8000 },
      { id: worn, name: 'Worn battery', name_fr: 'Batterie usée', kind: 'PERCENT', value: 1000 },
    ],
  });
  if (status !== 201) throw new Error(text);
  version = json as TradeVersion;
  await price('128 GB', 'GOOD', null, 25_000);
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers = {}) =>
  services.ask('STORE_OWNER', method, path, { body, headers });
const price = (storage: string, condition: string, before: number | null, after: number | null, more = {}) =>
  owner('POST', `tradeVersions/${version.id}/prices`, {
    import_id: randomUUID(),
    file_name: null,
    changes: [{ product_id: phone, storage, condition, before, after }],
    ...more,
  });

const newRequest = async (values: object = {}): Promise<TradeRequest> => {
  const { status, json, text } = await owner('POST', 'tradeRequests', {
    location_id: north,
    product_id: phone,
    storage: '128gb',
    condition: 'GOOD',
    ...values,
  });
  if (status !== 201) throw new Error(text);
  return json as TradeRequest;
};
const take = (step: string, { id }: { id: string }, values: object = {}) =>
  at.step('STORE_OWNER', `tradeRequests/${id}/${step}`, { ...values });
const offeredRequest = async (values: object): Promise<TradeRequest> =>
  (await take('offer', await newRequest(values))).json as TradeRequest;
const statuses = (all: { status: number }[]) => all.map(({ status }) => status).toSorted((a, b) => a - b);
const codes = ({ json }: { json: { errors: { path: string; code: string }[] } }) =>
  json.errors.map(({ path, code }) => `${path} ${code}`);

const accepting = (values: object = {}) => acceptance({ payout: 'CASH', ...values });
const openTill = async () => (await walletHelpers(services).open('STORE_OWNER', { float: 50_000 })).id;
const closeTill = (id: string) => at.scope.update(registers, { state: 'CLOSED' }, eq(registers.id, id));
const postedFor = async ({ id }: { id: string }) =>
  at.scope.select(
    entries,
    { account: entries.account, amount: entries.amount, register: entries.register_id },
    {
      join: { table: transactions, on: eq(transactions.id, entries.transaction_id) },
      where: eq(transactions.trade_request_id, id),
      orderBy: [entries.position],
    },
  );

test('the seller of a device gets a receipt in either language once it is bought', async () => {
  const register = await openTill();
  const customer_id = await addCustomer(services);
  const request = await newRequest({
    customer_id,
    customer_first_name: 'Sam',
    customer_last_name: 'Seller',
    defect_ids: [worn],
    serial: '352099001761481',
    manual_offer: 14_502,
    offer_reason: 'Agreed',
  });
  const receipt = (role: Role) => services.ask(role, 'GET', `tradeRequests/${request.id}/receipt.pdf`);
  expect((await receipt('STAFF')).status).toBe(404);
  await take('offer', request);
  await take('accept', request, accepting({ register_id: register }));
  const { status, headers, text } = await receipt('STAFF');
  expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  const { json } = await services.ask('STORE_OWNER', 'GET', `tradeRequests/${request.id}`);
  const receiptText = async (language: 'en' | 'fr') =>
    readPdf(await tradeReceipt(at.scope, json as TradeRequest, language)).text;
  const [english, french] = [await receiptText('en'), await receiptText('fr')];
  const bought = ['Trade-in receipt', 'Sam Seller', '352099001761481', '$145.02', '-$0.02', '$145.00'];
  expect([...bought, 'Signature of the seller'].filter((words) => !english.includes(words))).toEqual([]);
  expect(['145,00 $', 'Signature du vendeur'].filter((words) => !french.includes(words))).toEqual([]);
  expect(english).not.toContain(identity.document_number);
  const counted = { ...(json as TradeRequest), manual_offer: null };
  expect(readPdf(await tradeReceipt(at.scope, counted, 'fr')).text).toContain('Batterie usée');
  expect(readPdf(await tradeReceipt(at.scope, counted, 'en')).text).toContain('Worn battery');
});

test('a device is priced, offered, bought for cash and stocked at its cost; the seller is recorded separately', async () => {
  const register = await openTill();
  const customer_id = await addCustomer(services);
  const request = await newRequest({ customer_id, defect_ids: [broken, worn], serial: '49 015420 323751 8' });
  expect(request).toMatchObject({
    state: 'NEW',
    storage: '128 GB',
    serial: '490154203237518',
    base: 25_000,
    deductions: [{ amount: 8000 }, { amount: 2500 }],
    offer: 14_500,
    version_number: version.number,
    has_identity: false,
  });
  expect(codes(await take('accept', request, accepting()))).toEqual(['/state past_step']);
  const offered = (await take('offer', request)).json as TradeRequest;
  expect(offered).toMatchObject({ state: 'OFFERED', offer: 14_500 });
  expect(offered.expires_on! > day(11)).toBe(true);

  expect(codes(await take('accept', request, accepting({ identity: null })))).toEqual(['/identity required']);
  const child = { ...identity, birth_date: day(-17 * 365) };
  expect(codes(await take('accept', request, accepting({ identity: child })))).toEqual([
    '/identity/birth_date too_young',
  ]);
  const key = randomUUID();
  const values = accepting({ key, register_id: register });
  const answers = await Promise.all([take('accept', request, values), take('accept', request, values)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { item_id } = answers[0].json;
  expect(answers[0].json).toMatchObject({
    state: 'ACCEPTED',
    payout: 'CASH',
    register_id: register,
    has_identity: true,
  });
  expect(await at.levels(item_id)).toEqual({ [north]: 1 });
  const pool = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify({ item_id, ...filter }));
    return (await owner('GET', `serials?filter=${query}`)).json as { serial: string }[];
  };
  expect(await pool({ from_trade: true })).toMatchObject([{ serial: '490154203237518' }]);
  expect(await pool({ from_trade: false })).toEqual([]);
  expect(await pool({ from_trade: true, last_location_id: north })).toHaveLength(1);
  expect(
    await at.scope.select(
      movements,
      { unit_cost: movements.unit_cost, source: movements.source, source_id: movements.source_id },
      { where: eq(movements.item_id, item_id) },
    ),
  ).toEqual([{ unit_cost: 14_500, source: 'TRADE', source_id: request.id }]);
  expect(await postedFor(request)).toEqual([
    { account: 'INVENTORY', amount: 14_500, register: null },
    { account: 'CASH', amount: -14_500, register: register },
  ]);

  const seen = await services.ask('STORE_MANAGER', 'GET', `tradeRequests/${request.id}/identity`);
  expect(seen.json).toEqual(identity);
  expect((await services.ask('STAFF', 'GET', `tradeRequests/${request.id}/identity`)).status).toBe(403);
  const listed = await services.ask('STAFF', 'GET', 'tradeRequests');
  expect(listed.text).not.toContain(identity.document_number);
  await closeTill(register);
});

test('a sold device can be returned, one in stock cannot; without a register nothing happens', async () => {
  const serial = '356938035643809';
  const item = await at.item({ is_serialized: true, product_id: phone, kind: 'DEVICE' });
  const shelved = (register_id: string) => accepting({ item_id: item, new_item: null, register_id });
  const first = await offeredRequest({ serial });
  const closed = await take('accept', first, shelved(randomUUID()));
  expect([closed.status, ...codes(closed)]).toEqual([422, '/register_id till_closed']);
  expect(await at.scope.count(tradeIdentities, eq(tradeIdentities.trade_request_id, first.id))).toBe(0);
  const register = await openTill();
  const rival = await offeredRequest({ serial });
  const both = await Promise.all([first, rival].map((one) => take('accept', one, shelved(register))));
  expect(statuses(both)).toEqual([200, 422]);
  expect(codes(both.find(({ status }) => status === 422)!)).toEqual(['/serials/0 serial_in_stock']);
  expect(await at.levels(item)).toEqual({ [north]: 1 });
  const lost = both[0]!.status === 422 ? first : rival;
  expect(await postedFor(lost)).toEqual([]);
  expect(await at.scope.count(tradeIdentities, eq(tradeIdentities.trade_request_id, lost.id))).toBe(0);

  await owner('POST', 'stock/adjust', {
    key: randomUUID(),
    location_id: north,
    reason: 'LOST',
    lines: [{ item_id: item, quantity: -1, serials: [serial] }],
  });
  expect((await take('accept', lost, shelved(register))).status).toBe(200);
  expect(await at.levels(item)).toEqual({ [north]: 1 });
  await closeTill(register);
});

test('the trade-ins of a device are found by its complete number alone', async () => {
  const request = await newRequest({ serial: 'sn 700-1' });
  await newRequest({ serial: 'SN70012' });
  const listed = async (complete_serial: string) => {
    const filter = encodeURIComponent(JSON.stringify({ complete_serial }));
    return ((await owner('GET', `tradeRequests?filter=${filter}`)).json as TradeRequest[]).map(
      ({ id }) => id,
    );
  };
  expect(await listed('SN-7001')).toEqual([request.id]);
  expect(await listed('SN700')).toEqual([]);
});

test('two concurrent acceptances of one offer pay it once, also as store credit', async () => {
  const customer_id = await addCustomer(services);
  const request = await offeredRequest({ customer_id, serial: 'ABC-1' });
  const credit = { payout: 'STORE_CREDIT' };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => take('accept', request, accepting(credit))),
  );
  expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
  const owed = await at.scope.select(
    balances,
    { amount: balances.amount },
    { where: eq(balances.customer_id, customer_id) },
  );
  expect(owed).toEqual([{ amount: 25_000 }]);
  const anonymous = await offeredRequest({ serial: 'ABC-2' });
  expect(codes(await take('accept', anonymous, accepting(credit)))).toEqual(['/customer_id required']);
});

test('an offer keeps its terms while prices change, and expires; manual prices require their right', async () => {
  const request = await offeredRequest({ serial: 'XYZ-1', defect_ids: [broken] });
  await price('128 GB', 'GOOD', 25_000, 20_000);
  const [, second] = version.deductions;
  await owner('PUT', `tradeVersions/${version.id}`, { deductions: [second] });
  expect((await owner('GET', `tradeRequests/${request.id}`)).json).toMatchObject({ offer: 17_000 });
  expect((await owner('PUT', `tradeRequests/${request.id}`, { condition: 'POOR' })).status).toBe(403);
  await at.scope.update(
    tradeRequests,
    { expires_date: new Date(Date.now() - 1000) },
    eq(tradeRequests.id, request.id),
  );
  const expired = `tradeRequests?filter=${encodeURIComponent(JSON.stringify({ state: ['EXPIRED'] }))}`;
  expect((await owner('GET', expired)).json).toMatchObject([{ id: request.id, state: 'EXPIRED' }]);
  expect(codes(await take('accept', request, accepting()))).toEqual(['/state past_step']);
  expect((await take('reopen', request)).json).toMatchObject({ state: 'NEW', offer: 20_000 });
  const unexplained = await owner('PUT', `tradeRequests/${request.id}`, { manual_offer: 21_000 });
  expect(codes(unexplained)).toEqual(['/offer_reason required']);
  const values = { manual_offer: 21_000, offer_reason: 'Regular customer' };
  expect((await owner('PUT', `tradeRequests/${request.id}`, values)).json).toMatchObject({
    offer: 21_000,
    base: 20_000,
  });
  const unknown = await newRequest({ storage: '64 GB' });
  expect(unknown).toMatchObject({ base: null, offer: null });
  expect(codes(await take('offer', unknown))).toEqual(['/manual_offer no_price']);
  expect((await take('decline', unknown, { reason: 'Too old' })).json).toMatchObject({
    state: 'DECLINED',
    decline_reason: 'Too old',
  });
  const wrong = { location_id: north, product_id: phone, condition: 'GOOD', serial: '490154203237519' };
  expect(codes(await owner('POST', 'tradeRequests', wrong))).toEqual(['/serial imei']);
});

test('price changes contain the prices they are based on, apply once, and can be undone for a day', async () => {
  const import_id = randomUUID();
  const changes = [
    { product_id: phone, storage: '256gb', condition: 'GOOD', before: null, after: 30_000 },
    { product_id: phone, storage: '128 GB', condition: 'GOOD', before: 1, after: 2 },
    { product_id: randomUUID(), storage: '', condition: 'GOOD', before: null, after: 2 },
  ];
  const sheet = { import_id, file_name: 'prices.xlsx', changes };
  const path = `tradeVersions/${version.id}`;
  for (let time = 0; time < 2; time += 1) {
    expect((await owner('POST', `${path}/prices`, sheet)).json).toEqual({
      changed: 1,
      stale: [1],
      unknown: [2],
    });
  }
  expect((await owner('GET', `${path}/prices`)).json).toMatchObject([
    { product: 'Phone 12', storage: '128 GB' },
    { storage: '256 GB', amounts: { GOOD: 30_000 } },
  ]);
  expect((await owner('GET', `${path}/imports`)).json[0]).toMatchObject({
    file_name: 'prices.xlsx',
    created: 1,
  });
  const copy = await owner('POST', 'tradeVersions', { valid_from: day(30), copied_from_id: version.id });
  expect(copy.json).toMatchObject({ state: 'COMING', price_count: 2 });
  expect(codes(await owner('POST', 'tradeVersions', { valid_from: day(30) }))).toEqual([
    '/valid_from unique',
  ]);
  expect(codes(await owner('POST', 'tradeVersions', { valid_from: day(-9) }))).toEqual([
    '/valid_from past_day',
  ]);
  const undone = await owner('POST', `tradePriceImports/${import_id}/undo`);
  expect(undone.json).toEqual({ restored: 1, kept: 0 });
  expect((await owner('POST', `tradePriceImports/${import_id}/undo`)).status).toBe(409);
  expect((await owner('GET', `${path}/prices`)).json).toHaveLength(1);
});

test('erasing a customer leaves no name and no document; photos must be uploaded pictures', async () => {
  const email = `${randomUUID()}@example.com`;
  const upload = await owner('POST', 'tradeRequests/photos', ...photo());
  expect(upload.status).toBe(201);
  const request = await offeredRequest({
    customer_first_name: 'Nora',
    customer_last_name: 'Former',
    customer_email: email,
    serial: 'GONE-1',
    photos: [upload.json.url],
  });
  expect(request.customer_id).toBeTruthy();
  const outside = {
    location_id: north,
    product_id: phone,
    condition: 'GOOD',
    photos: ['https://a.example/b.png'],
  };
  expect(codes(await owner('POST', 'tradeRequests', outside))).toEqual(['/photos/0 uri-reference']);
  const bought = await take('accept', request, accepting({ register_id: await openTill() }));
  expect(bought.status).toBe(200);
  const forgotten = await owner(
    'POST',
    `/dc/store/${services.store.id}/customer/${request.customer_id}/forget`,
    { email },
  );
  expect(forgotten.status).toBeLessThan(300);
  const after = (await owner('GET', `tradeRequests/${request.id}`)).json as TradeRequest;
  expect(after).toMatchObject({ offer: 20_000, photos: [], has_identity: false });
  expect(JSON.stringify(after)).not.toContain('Nora');
});

test('photos require a sign-in and the right to read a request that contains them', async () => {
  const { json } = await owner('POST', 'tradeRequests/photos', ...photo());
  const address: string = json.url;
  const name = address.slice('/dc/files/'.length);
  const path = `tradeRequests/photos/${name}`;
  const perRole = () =>
    Promise.all(
      (['STORE_OWNER', 'STORE_MANAGER', 'STAFF'] as const).map(
        async (role) => (await services.ask(role, 'GET', path)).status,
      ),
    );
  expect((await services.app.inject({ url: address })).statusCode).toBe(404);
  expect((await services.app.inject({ url: `/dc/store/${services.store.id}/${path}` })).statusCode).toBe(401);
  expect(await perRole()).toEqual([200, 200, 403]);
  await addTrade(services, phone, { location_id: services.store.locationIds[1], photos: [address] });
  expect(await perRole()).toEqual([200, 403, 403]);
  await addTrade(services, phone, { photos: [address] });
  expect(await perRole()).toEqual([200, 200, 200]);
  const { headers } = await services.ask('STAFF', 'GET', path);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  const elsewhere = { store: services.other };
  expect((await services.ask('STORE_OWNER', 'GET', path, elsewhere)).status).toBe(404);
});

test('the document of a purchase requires the right to read its request', async () => {
  const away = services.store.locationIds[1];
  const id = await addTrade(services, phone, { location_id: away });
  const { status } = await services.ask('STAFF', 'GET', `tradeRequests/${id}/receipt.pdf`);
  expect(status).toBe(403);
});

const photo = (): [unknown, object] => {
  const { body, headers } = multipart(undefined, { name: 'a.png', content: png });
  return [body, headers];
};
