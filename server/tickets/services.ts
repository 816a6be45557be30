import type { Who } from '../../src/schemas/can.ts';
import { changesPrices } from '../../src/schemas/sales/access.ts';
import { isBlank } from '../../src/schemas/textPatterns.ts';
import { toService, type DeviceService } from '../../src/schemas/tickets/services.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { matchStored, readOffered, type OfferedRepair } from '../repairs/index.ts';
import { readStore } from '../store/index.ts';
import { recordEvents } from './events.ts';

interface Chosen {
  /** Where errors of a service are, without its index. */
  path: string;
  services: DeviceService[];
}

/**
 * Returns the services to store: those already agreed keep names and terms, others get the price list's, whatever the
 * client sends. A diagnosis costs the store's fee; other services in free words need CHANGE_PRICE to have a price.
 */
export async function settleServices(
  scope: Scope,
  who: Who,
  { path, services }: Chosen,
  agreed: DeviceService[] = [],
): Promise<DeviceService[]> {
  const chosen = matchStored(services, agreed, isSame);
  const added = chosen.filter(({ kept }) => !kept);
  const offered = await readOffered(
    scope,
    added.flatMap(({ repair_id }) => repair_id ?? []),
  );
  const byId = new Map(offered.map((repair) => [repair.repair_id, serviceOf(repair)]));
  const fee = added.some(({ is_diagnosis }) => is_diagnosis) ? (await readStore(scope)).diagnosis_fee : null;
  const errors: ValidationError[] = [];
  const settled = chosen.map(({ kept, ...service }, index): DeviceService => {
    if (kept && (kept.repair_id || kept.is_diagnosis || kept.cost === service.cost)) return kept;
    const listed = service.repair_id ? byId.get(service.repair_id) : undefined;
    if (listed) return listed;
    errors.push(
      ...freeErrors(who, service).map((error) => ({ ...error, path: `${path}/${index}${error.path}` })),
    );
    const { name, cost, duration, is_diagnosis } = service;
    return { ...free, name: name.trim(), cost: is_diagnosis ? fee : cost, duration, is_diagnosis };
  });
  if (errors.length > 0) throw invalid(errors);
  return settled;
}

const serviceOf = ({ repair_id, product_name, repair_name, ...terms }: OfferedRepair): DeviceService =>
  toService({ ...terms, id: repair_id, title: repair_name, product: { name: product_name } });

const free = {
  repair_id: null,
  warranty: null,
  warranty_unit: null,
  tax_class: 'STANDARD',
} as const satisfies Partial<DeviceService>;

const isSame = (one: DeviceService, other: DeviceService) =>
  one.repair_id === other.repair_id && (one.repair_id !== null || one.name.trim() === other.name);

function freeErrors(who: Who, { repair_id, is_diagnosis, name, cost }: DeviceService): ValidationError[] {
  if (repair_id) return [{ path: '/repair_id', code: 'reference' }];
  if (isBlank(name)) return [{ path: '/name', code: 'required' }];
  const isPriced = !is_diagnosis && cost !== null;
  return isPriced && changesPrices(who) !== true ? [{ path: '/cost', code: 'price_right' }] : [];
}

/** The names of services that are not among the others. */
const without = (all: DeviceService[], others: DeviceService[]) =>
  matchStored(all, others, isSame).flatMap(({ kept, name }) => (kept ? [] : name));

/** Records which services were agreed for a device, and which no more. */
export function recordServices(
  scope: Scope,
  by: string | null,
  { id, ticket_id, services: before }: TicketDevice,
  after: DeviceService[],
): Promise<void> {
  const about = { ticket_id, ticket_device_id: id, kind: 'SERVICE' as const };
  return recordEvents(scope, by, [
    ...without(before, after).map((name) => ({ ...about, from: name })),
    ...without(after, before).map((name) => ({ ...about, to: name })),
  ]);
}
