import { and, asc, desc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { can, type Who } from '../../src/schemas/can.ts';
import { amountsOf } from '../../src/schemas/estimates/amounts.ts';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { EstimateLine, OptionAmounts } from '../../src/schemas/estimates/options.ts';
import { tickets as ticketModel } from '../../src/schemas/tickets/tickets.ts';
import { forbidden, invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { isTaxExempt, taxContext } from '../sales/index.ts';
import { staffNames } from '../staff/index.ts';
import { readStore } from '../store/index.ts';
import { ticketDevices, ticketPhotos, tickets } from '../tickets/index.ts';
import { linesOfTicket, settleOptions } from './settleOptions.ts';
import { estimateAnswers, estimates } from './tables.ts';

/** Estimates: their lines and prices. The steps are the domain's. */
export const estimateHooks: Hooks<Estimate> = {
  complete: async (scope, records) => {
    await addCustomers(scope, records);
    await addAnswers(scope, records);
  },

  beforeWrite: async ({ scope, who }, estimate, before) => {
    const { ticket_id } = estimate;
    const placed = before ?? (await placeOnTicket(scope, who, ticket_id));
    const ofTicket = await linesOfTicket(scope, ticket_id);
    const given = estimate.options.length > 0 ? estimate.options : [{ name: '', lines: ofTicket }];
    const stood = [...(before?.options ?? []).flatMap(({ lines }) => lines), ...ofTicket];
    const earlier = before ? [] : await earlierLines(scope, ticket_id);
    const options = await settleOptions(scope, who, { ticket_id, options: given }, [...stood, ...earlier]);
    await checkPhotos(scope, estimate);
    const { number, version, location_id } = placed;
    const priced = await priceOptions(scope, { options, location_id, ticket_id });
    return { options, number, version, location_id, ...priced };
  },
};

/** Returns number, version and location of a new estimate. */
async function placeOnTicket(scope: Scope, who: Who, ticketId: string) {
  const { number, location_id, other_location_ids, state } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { number, location_id, other_location_ids, state },
    { where: eq(tickets.id, ticketId), lock: true },
  );
  if (!ticket) throw invalid([{ path: '/ticket_id', code: 'reference' }]);
  if (can(who, 'update', ticketModel, { ...ticket }, {}) !== true) throw forbidden();
  if (ticket.state === 'GONE') throw invalid([{ path: '/ticket_id', code: 'ticket_gone' }]);
  const isOf = eq(estimates.ticket_id, ticketId);
  if ((await scope.count(estimates, and(isOf, eq(estimates.state, 'DRAFT')))) > 0)
    throw invalid([{ path: '/ticket_id', code: 'has_draft' }]);
  const [last] = await scope.select(estimates, { version: max(estimates.version) }, { where: isOf });
  return { number: ticket.number, location_id: ticket.location_id, version: (last?.version ?? 0) + 1 };
}

/** Returns the lines of the last version, whose prices may be offered again. */
async function earlierLines(scope: Scope, ticketId: string): Promise<EstimateLine[]> {
  const { options, version, ticket_id } = estimates;
  const [last] = await scope.select(
    estimates,
    { options },
    { where: eq(ticket_id, ticketId), orderBy: [desc(version)], limit: 1 },
  );
  return last?.options.flatMap(({ lines }) => lines) ?? [];
}

/** Returns what the options cost today. */
export async function priceOptions(
  scope: Scope,
  { options, location_id, ticket_id }: Pick<Estimate, 'options' | 'location_id' | 'ticket_id'>,
): Promise<{ amounts: OptionAmounts[]; total: number }> {
  const { rules, today } = await taxContext(scope, location_id);
  const terms = await readStore(scope);
  const [ticket] = await scope.select(
    tickets,
    { customer_id: tickets.customer_id },
    { where: eq(tickets.id, ticket_id) },
  );
  const isExempt = await isTaxExempt(scope, ticket?.customer_id ?? null);
  const amounts = options.map((option) => amountsOf(option, { rules, today, isExempt, terms }));
  return { amounts, total: Math.min(...amounts.map(({ total }) => total)) };
}

/** Photos must be of the ticket and for the customer. */
async function checkPhotos(scope: Scope, { ticket_id, photo_ids }: Estimate): Promise<void> {
  if (photo_ids.length === 0) return;
  const { id, ticket_device_id, is_internal } = ticketPhotos;
  const devices = scope.any(ticketDevices, ticketDevices.id, eq(ticketDevices.ticket_id, ticket_id));
  const where = and(inArray(id, photo_ids), eq(ticket_device_id, devices), eq(is_internal, false));
  const rows = await scope.select(ticketPhotos, { id }, { where });
  const found = new Set(rows.map((row) => row.id));
  const errors = photo_ids.flatMap((photo, index) =>
    found.has(photo) ? [] : [{ path: `/photo_ids/${index}`, code: 'reference' }],
  );
  if (errors.length > 0) throw invalid(errors);
}

async function addCustomers(scope: Scope, records: Estimate[]): Promise<void> {
  const { id, customer_id } = tickets;
  const { first_name, last_name } = customers;
  const rows = await scope.select(
    tickets,
    { id, customer_id, first_name, last_name },
    {
      join: { table: customers, on: eq(customers.id, customer_id), isOptional: true },
      where: inArray(id, [...new Set(records.map(({ ticket_id }) => ticket_id))]),
    },
  );
  const byTicket = new Map(rows.map((row) => [row.id, row]));
  for (const record of records) {
    const row = byTicket.get(record.ticket_id);
    record.customer = row?.customer_id
      ? { id: row.customer_id, name: `${row.first_name} ${row.last_name}`.trim() }
      : null;
  }
}

async function addAnswers(scope: Scope, records: Estimate[]): Promise<void> {
  const {
    id,
    estimate_id,
    answer,
    option,
    name,
    text,
    strokes,
    channel,
    ip,
    hash,
    created_by,
    created_date,
  } = estimateAnswers;
  const is_signed = sql<boolean>`${strokes} is not null`;
  const rows = await scope.select(
    estimateAnswers,
    { id, estimate_id, answer, option, name, text, is_signed, channel, ip, hash, created_by, created_date },
    {
      where: inArray(
        estimate_id,
        records.map((record) => record.id),
      ),
      orderBy: [asc(created_date), asc(id)],
    },
  );
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  for (const record of records)
    record.answers = rows
      .filter((row) => row.estimate_id === record.id)
      .map(({ estimate_id: _, created_by: by, created_date: date, ...row }) => ({
        ...row,
        option_name: row.option === null ? null : (record.options[row.option]?.name ?? null),
        by: names.get(by ?? '') ?? null,
        created_date: date.toISOString(),
      }));
}

/** The condition that an estimate is another one of the same ticket. */
export const otherThan = ({ id, ticket_id }: Pick<Estimate, 'id' | 'ticket_id'>) =>
  and(eq(estimates.ticket_id, ticket_id), ne(estimates.id, id))!;
