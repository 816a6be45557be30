import { inArray } from 'drizzle-orm';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { Scope } from '../core/scope.ts';
import { ticketDevices } from '../tickets/index.ts';
import { closedBy } from './closedDevice.ts';
import { devicesOf } from './devicesOf.ts';
import { isOpen, isPast } from './expire.ts';
import { currentEstimate } from './page/current.ts';
import { devicesInOption } from './page/shown.ts';

/** Whether the customer of a ticket can still decide on an estimate, so that what the ticket costs may change. */
export async function awaitsAnswer(scope: Scope, ticketId: string): Promise<boolean> {
  const estimate = await currentEstimate(scope, { ticket_id: ticketId });
  return estimate !== undefined && isAnswerable(scope, estimate);
}

/** Whether an estimate is open, valid, and has an option whose devices are in work. */
export async function isAnswerable(scope: Scope, estimate: Estimate): Promise<boolean> {
  if (!isOpen(estimate) || isPast(estimate)) return false;
  const { id, state } = ticketDevices;
  const isNamed = inArray(id, devicesOf(estimate));
  const devices = await scope.select(ticketDevices, { id, state }, { where: isNamed });
  return estimate.options.some((option) => !closedBy(devicesInOption(option, devices)));
}
