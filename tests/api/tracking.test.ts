import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { notifications } from '../../server/notifications/tables.ts';
import { shipments } from '../../server/shipping/tables.ts';
import type { Label } from '../../src/schemas/shipping/labels.ts';
import type { Tracking, TrackingEvent, TrackingStatus } from '../../src/schemas/shipping/tracking.ts';
import { delegate, fakeCarrier, type FakeCarrier } from '../support/fakeCarrier.ts';
import { addCustomer } from './people.ts';
import { addRate, addShipment, usualTotal } from './shipments.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let carrier: FakeCarrier = fakeCarrier();
let customer_id: string;
let label: Label;
let id: string;

beforeAll(async () => {
  services = await startApp({ carriers: delegate(() => carrier), shippingTimes: { timeout: 300 } });
  customer_id = await addCustomer(services, { email: 'nadia@customers.example' });
});
afterAll(() => services.close());

beforeEach(async () => {
  carrier = fakeCarrier();
  const about = { location_id: services.store.locationIds[0]!, customer_id };
  const { rate_id } = await addRate(services, services.store, { about, isReturn: true });
  const body = { label_format: 'pdf', label_layout: '4x6', expected_total: usualTotal };
  const bought = await services.ask('STORE_MANAGER', 'POST', `/dc/labels/rates/${rate_id}`, { body });
  label = bought.json as Label;
  // A unique tracking number for each test.
  label.tracking_number = `1Z-${label.label_id.slice(-12)}`;
  const [row] = await services.database.db
    .update(shipments)
    .set({ tracking_number: label.tracking_number })
    .where(eq(shipments.label_id, label.label_id))
    .returning({ id: shipments.id });
  id = row?.id ?? '';
  await services.app.workIsDone();
});

const event = (status: TrackingStatus, occurred_at: string): TrackingEvent => ({
  occurred_at,
  status,
  description: `It is ${status}`,
  city_locality: 'Montréal',
  state_province: 'QC',
  country_code: 'CA',
});
const accepted = event('accepted', '2026-11-01T10:00:00.1234567Z');
const moving = event('in_transit', '2026-11-02T10:00:00Z');
const wrong = event('exception', '2026-11-03T10:00:00Z');
const arrived = event('delivered', '2026-11-04T10:00:00Z');

const sendWebhook = (
  status: TrackingStatus,
  events: TrackingEvent[],
  headers: Record<string, string> = {},
) => {
  const tracking: Tracking = {
    tracking_number: label.tracking_number ?? '',
    carrier_code: 'canada_post',
    status,
    events,
  };
  return services.app.inject({
    method: 'POST',
    url: '/dc/webhooks/shipping',
    headers: { 'content-type': 'application/json', 'x-signature': 'right', ...headers },
    payload: JSON.stringify(tracking),
  });
};
const read = async () => (await services.ask('STAFF', 'GET', `/dc/shipments/${id}`)).json;
const eventNames = async () => {
  const rows = await services.database.db.select().from(notifications);
  return rows.flatMap(({ data }) => {
    const { id: about, event: what } = data as { id: string; event: string };
    return about === id ? what : [];
  });
};

describe('A carrier webhook', () => {
  test('updates the shipment and stores each event once', async () => {
    expect((await sendWebhook('in_transit', [moving, accepted])).statusCode).toBe(204);
    expect((await sendWebhook('in_transit', [accepted, moving, moving])).statusCode).toBe(204);
    const { json } = await services.ask('STAFF', 'GET', `/dc/shipments/${id}/tracking`);
    expect(json).toMatchObject({ status: 'in_transit', tracking_number: label.tracking_number });
    const moments = (json.events as TrackingEvent[]).map(({ occurred_at }) => occurred_at);
    expect(moments).toEqual(['2026-11-02T10:00:00.000Z', '2026-11-01T10:00:00.123Z']);
    expect(await read()).toMatchObject({ tracking_status: 'in_transit', moved_date: moments[0] });
  });

  test('with an invalid signature, or a repeated one, is rejected', async () => {
    expect((await sendWebhook('in_transit', [moving], { 'x-signature': 'wrong' })).statusCode).toBe(401);
    expect(await read()).toMatchObject({ tracking_status: 'unknown' });
    expect((await sendWebhook('in_transit', [moving])).statusCode).toBe(204);
    expect((await sendWebhook('in_transit', [moving])).statusCode).toBe(409);
  });

  test('is delivered to a store that has not processed it, although another has', async () => {
    expect((await sendWebhook('in_transit', [moving])).statusCode).toBe(204);
    const { tracking_number } = label;
    const theirs = await addShipment(services, {}, services.other);
    await services.database.db
      .update(shipments)
      .set({ shipment_status: 'label_purchased', label_id: `label-${theirs.id}`, tracking_number })
      .where(eq(shipments.id, theirs.id));
    expect((await sendWebhook('in_transit', [moving])).statusCode).toBe(204);
    const there = { store: services.other };
    expect((await services.ask('STAFF', 'GET', `/dc/shipments/${theirs.id}`, there)).json).toMatchObject({
      tracking_status: 'in_transit',
    });
    expect((await sendWebhook('in_transit', [moving])).statusCode).toBe(409);
  });

  test('that arrives late does not change the status, and Delivered is final', async () => {
    await sendWebhook('exception', [wrong]);
    await sendWebhook('in_transit', [moving]);
    expect(await read()).toMatchObject({ tracking_status: 'exception' });
    await sendWebhook('delivered', [arrived]);
    await sendWebhook('exception', [{ ...wrong, occurred_at: '2026-11-05T10:00:00Z' }]);
    expect(await read()).toMatchObject({
      tracking_status: 'delivered',
      delivered_date: '2026-11-04T10:00:00.000Z',
    });
    expect(await eventNames()).toEqual(['exception', 'delivered']);
  });

  test('about an unknown shipment is accepted and ignored', async () => {
    label.tracking_number = 'unknown';
    expect((await sendWebhook('delivered', [arrived])).statusCode).toBe(204);
  });
});

describe('A shipment', () => {
  const waiting = async () => {
    const rows = await services.database.db.select().from(jobs).where(eq(jobs.key, id));
    return rows.filter(({ state }) => state === 'queued');
  };
  const askNow = async () => {
    await services.database.db.update(jobs).set({ run_at: new Date() }).where(eq(jobs.key, id));
    await services.app.workIsDone();
  };

  test('is polled less and less often until it is delivered', async () => {
    const [first] = await waiting();
    expect(first?.run_at.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    carrier.tracking = { status: 'in_transit', events: [moving] };
    await askNow();
    expect(await read()).toMatchObject({ tracking_status: 'in_transit' });
    const [next] = await waiting();
    expect(next?.run_at.getTime()).toBeGreaterThan(first?.run_at.getTime() ?? 0);
    carrier.tracking = { status: 'delivered', events: [moving, arrived] };
    await askNow();
    expect(await read()).toMatchObject({ tracking_status: 'delivered' });
    expect(await waiting()).toEqual([]);
  });

  test('is polled again after the carrier failed, without a failed job', async () => {
    carrier.track = () => carrier.label('gone') as never;
    await askNow();
    expect(await waiting()).toHaveLength(1);
  });

  test('is polled although its carrier cannot send webhooks', async () => {
    carrier.follow = () => carrier.label('gone') as never;
    await services.database.db
      .update(jobs)
      .set({ data: { shipment_id: id } })
      .where(eq(jobs.key, id));
    carrier.tracking = { status: 'delivered', events: [{ ...arrived, occurred_at: '9999-12-31T00:00:00Z' }] };
    await askNow();
    const { tracking_status, delivered_date } = await read();
    expect(tracking_status).toBe('delivered');
    expect(Date.parse(delivered_date)).toBeLessThanOrEqual(Date.now());
  });

  test('appears in the timeline of its customer', async () => {
    await sendWebhook('in_transit', [moving]);
    const { json } = await services.ask('STAFF', 'GET', `customer/${customer_id}/timeline?per_page=100`);
    const entries = json.data as { kind: string; id: string }[];
    expect(entries.find((one) => one.id === id)).toMatchObject({
      kind: 'SHIPMENT',
      about: `Xpresspost, Nadia Roy, ${label.tracking_number}`,
      state: 'in_transit',
    });
  });
});

describe('A label that is mailed', () => {
  const mail = (body: object) =>
    services.ask('STORE_MANAGER', 'POST', `/dc/labels/${label.label_id}/mail`, { body });

  test('goes to the customer with its PDF, once per idempotency key', async () => {
    const key = crypto.randomUUID();
    const sent = await mail({ key });
    expect(sent.status, sent.text).toBe(201);
    expect((await mail({ key })).json.id).toBe(sent.json.id);
    expect(sent.json).toMatchObject({
      to: [{ address: 'nadia@customers.example' }],
      customer_id,
      attachments: [{ filename: `label-${label.tracking_number}.pdf`, bytes: 14 }],
    });
    await services.app.workIsDone();
    const [email, ...others] = services.mails.filter(({ text }) =>
      text.includes(label.tracking_number ?? '-'),
    );
    expect(others).toEqual([]);
    expect(String(email?.attachments?.[0]?.content)).toBe('%PDF-1.7 label');
  });

  test('goes to a custom address, but not once it is voided', async () => {
    expect((await mail({ to: 'other@customers.example' })).json).toMatchObject({
      to: [{ address: 'other@customers.example' }],
    });
    expect((await mail({ to: 'nobody' })).status).toBe(422);
    await services.ask('STORE_MANAGER', 'PUT', `/dc/labels/${label.label_id}/void`, { body: {} });
    expect((await mail({})).status).toBe(409);
  });
});
