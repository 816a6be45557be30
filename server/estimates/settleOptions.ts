import { eq, inArray } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import { toLine, type EstimateLine, type EstimateOption } from '../../src/schemas/estimates/options.ts';
import { changesPrices } from '../../src/schemas/sales/access.ts';
import { isBlank } from '../../src/schemas/textPatterns.ts';
import { toService } from '../../src/schemas/tickets/services.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { items } from '../inventory/index.ts';
import { readOffered } from '../repairs/index.ts';
import type { LinkSubject } from '../statusPages/index.ts';
import { readStore } from '../store/index.ts';
import { bookedServices, ticketDevices } from '../tickets/index.ts';

/** What a line has in the price list: its name, terms and price. */
type Listed = Pick<EstimateLine, 'name' | 'price' | 'duration' | 'warranty' | 'warranty_unit' | 'tax_class'>;

const free = { duration: '', warranty: null, warranty_unit: null, tax_class: 'STANDARD' } as const;

/**
 * Returns the options to store: lines that stood already keep names and terms, others get those of the price list,
 * whatever the client sends. Other prices than those need CHANGE_PRICE.
 */
export async function settleOptions(
  scope: Scope,
  who: Who,
  { subject, options }: { subject: LinkSubject; options: EstimateOption[] },
  stood: EstimateLine[],
): Promise<EstimateOption[]> {
  const lines = options.flatMap((option) => option.lines);
  const devices = new Set(await devicesOf(scope, subject));
  const listed = await readListed(scope, lines);
  const errors: ValidationError[] = [];
  const settle = (line: EstimateLine, path: string): EstimateLine => {
    if (!devices.has(line.ticket_device_id))
      errors.push({ path: `${path}/ticket_device_id`, code: 'reference' });
    const known = stood.filter((one) => isSame(one, line));
    const terms = known[0] ?? listed(line);
    if (!terms) {
      errors.push({ path: `${path}/${line.item_id ? 'item_id' : 'repair_id'}`, code: 'reference' });
      return line;
    }
    const price = line.price ?? terms.price;
    const isAllowed = price === null || price === terms.price || known.some((one) => one.price === price);
    if (isBlank(terms.name)) errors.push({ path: `${path}/name`, code: 'required' });
    else if (!isAllowed && changesPrices(who) !== true)
      errors.push({ path: `${path}/price`, code: 'price_right' });
    const { name, duration, warranty, warranty_unit, tax_class } = terms;
    return { ...line, name: name.trim(), price, duration, warranty, warranty_unit, tax_class };
  };
  const settled = options.map((option, index) => ({
    name: option.name.trim(),
    lines: option.lines.map((line, at) => settle(line, `/options/${index}/lines/${at}`)),
  }));
  if (errors.length > 0) throw invalid(errors);
  return settled;
}

const isSame = (one: EstimateLine, other: EstimateLine) =>
  one.repair_id === other.repair_id &&
  one.item_id === other.item_id &&
  one.is_diagnosis === other.is_diagnosis &&
  (one.repair_id !== null || one.item_id !== null || one.name === other.name.trim());

/** Returns the ids of the devices that lines may name: those of a ticket, none of a quote. */
async function devicesOf(scope: Scope, subject: LinkSubject): Promise<(string | null)[]> {
  if (!('ticket_id' in subject)) return [null];
  const { id, ticket_id } = ticketDevices;
  const rows = await scope.select(ticketDevices, { id }, { where: eq(ticket_id, subject.ticket_id) });
  return rows.map((row) => row.id);
}

/** Returns a function that finds a line in the price list; undefined: it is not there, or no longer. */
async function readListed(scope: Scope, lines: EstimateLine[]) {
  const offered = await readOffered(
    scope,
    lines.flatMap(({ repair_id }) => repair_id ?? []),
  );
  const services = new Map(
    offered.map(({ repair_id, product_name, repair_name, ...terms }) => {
      const product = { name: product_name };
      const { cost: price, ...own } = toService({ ...terms, id: repair_id, title: repair_name, product });
      return [repair_id, { ...own, price }];
    }),
  );
  const parts = await readItems(
    scope,
    lines.flatMap(({ item_id }) => item_id ?? []),
  );
  const hasDiagnosis = lines.some(({ is_diagnosis }) => is_diagnosis);
  const fee = hasDiagnosis ? (await readStore(scope)).diagnosis_fee : null;
  return ({ repair_id, item_id, is_diagnosis, name }: EstimateLine): Listed | undefined => {
    if (repair_id) return services.get(repair_id);
    if (item_id) return parts.get(item_id);
    return { ...free, name, price: is_diagnosis ? fee : null };
  };
}

async function readItems(scope: Scope, ids: string[]): Promise<Map<string, Listed>> {
  if (ids.length === 0) return new Map();
  const { id, name, price, is_voided } = items;
  const rows = await scope.select(items, { id, name, price, is_voided }, { where: inArray(id, ids) });
  return new Map(
    rows
      .filter((row) => !row.is_voided)
      .map((row) => [row.id, { ...free, name: row.name, price: row.price }]),
  );
}

/** Returns the services of a quote, or of a ticket's devices that are not finished, as lines. */
export async function linesOf(scope: Scope, subject: LinkSubject): Promise<EstimateLine[]> {
  if ('ticket_id' in subject) return linesOfTicket(scope, subject.ticket_id);
  const quoted = await bookedServices(scope, subject.quote_id);
  return quoted.map((service) => toLine(null, service));
}

async function linesOfTicket(scope: Scope, ticketId: string): Promise<EstimateLine[]> {
  const { id, ticket_id, services, state, created_date } = ticketDevices;
  const rows = await scope.select(
    ticketDevices,
    { id, services, state },
    { where: eq(ticket_id, ticketId), orderBy: [created_date, id] },
  );
  return rows
    .filter((row) => row.state !== 'READY' && row.state !== 'GONE')
    .flatMap((row) => row.services.map((service) => toLine(row.id, service)));
}
