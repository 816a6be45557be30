import { asc, eq, inArray } from 'drizzle-orm';
import { toLine, type EstimateOption } from '../../src/schemas/estimates/options.ts';
import type { EstimateState } from '../../src/schemas/estimates/states.ts';
import { newService } from '../../src/schemas/tickets/services.ts';
import { deviceStates, type DeviceState } from '../../src/schemas/tickets/states.ts';
import type { Db } from '../core/database.ts';
import { Scope } from '../core/scope.ts';
import {
  estimateAnswers,
  estimates,
  HASH_VERSION,
  hashOfAnswer,
  offerOf,
  priceOptions,
} from '../estimates/index.ts';
import { ticketDevices, tickets } from '../tickets/index.ts';
import type { DemoStore } from './data/stores.ts';
import { insert } from './insert.ts';
import { uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';

const DAY = 24 * 3_600_000;

/** The state of the estimate of a device, by the state of its work. */
const stateOf: Partial<Record<DeviceState, EstimateState>> = {
  DIAGNOSING: 'DRAFT',
  WAITING_CUSTOMER: 'SENT',
  IN_REPAIR: 'APPROVED',
  TESTING: 'APPROVED',
  WAITING_PARTS: 'CHANGES_ASKED',
};

/** Adds estimates of open tickets in different states. */
export async function addEstimates(db: Db, store: DemoStore, now: Date): Promise<void> {
  const scope = new Scope(db, { id: storeIdOf(store), timezone: store.timezone });
  const { id, number, location_id, customer_id } = tickets;
  const rows = await scope.select(
    ticketDevices,
    {
      id: ticketDevices.id,
      ticket_id: id,
      number,
      location_id,
      customer_id,
      state: ticketDevices.state,
      services: ticketDevices.services,
      by: ticketDevices.created_by,
    },
    {
      join: { table: tickets, on: eq(id, ticketDevices.ticket_id) },
      where: inArray(
        ticketDevices.state,
        deviceStates.filter((state) => stateOf[state]),
      ),
      orderBy: [asc(number)],
    },
  );
  for (const { ticket_id, number: of, location_id: place, by, ...device } of rows) {
    const state = stateOf[device.state];
    if (!state) continue;
    const lines = device.services.map((service) => toLine(device.id, service));
    const battery = toLine(device.id, { ...newService, name: 'Battery', cost: 8900 });
    const options: EstimateOption[] = [
      { name: 'As agreed', lines: lines.length > 0 ? lines : [battery] },
      { name: 'With a new battery', lines: [...lines, battery] },
    ];
    const priced = options.filter((option) => option.lines.every(({ price }) => price !== null));
    if (priced.length === 0) continue;
    const sent = state === 'DRAFT' ? null : new Date(now.getTime() - DAY);
    const expires = sent && new Date(sent.getTime() + 14 * DAY);
    const about = { ticket_id, quote_id: null };
    const prices = await priceOptions(scope, { options: priced, location_id: place, ...about });
    const approved = state === 'APPROVED' ? 0 : null;
    const row = {
      id: uuidOf(`${store.key}/estimate/${of}`),
      store_id: scope.store.id,
      ticket_id,
      number: of,
      version: 1,
      location_id: place,
      state,
      message: 'The battery is weak, too. It could be replaced at the same time.',
      options: priced,
      photo_ids: [],
      ...prices,
      total: approved === null ? prices.total : (prices.amounts[0]?.total ?? 0),
      approved_option: approved,
      sent_date: sent,
      expires_date: expires,
      created_by: by,
      modified_by: by,
    };
    await insert(db, estimates, [row as unknown as typeof estimates.$inferInsert]);
    if (state !== 'APPROVED' && state !== 'CHANGES_ASKED') continue;
    const answered = {
      offer: offerOf({ ...row, expires_date: expires?.toISOString() ?? null }),
      answer: state,
      option: approved,
      name: 'A. Customer',
      text: state === 'APPROVED' ? null : 'Can you keep the old screen, and only replace the battery?',
      strokes: null,
      channel: state === 'APPROVED' ? ('PHONE' as const) : ('LINK' as const),
      ip: null,
      created_date: now,
    };
    await insert(db, estimateAnswers, [
      {
        id: uuidOf(`${store.key}/estimateAnswer/${of}`),
        store_id: scope.store.id,
        estimate_id: row.id,
        ...answered,
        hash: hashOfAnswer(answered),
        hash_version: HASH_VERSION,
        created_by: state === 'APPROVED' ? by : null,
      },
    ]);
  }
}
