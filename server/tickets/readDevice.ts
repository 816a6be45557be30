import { allows, type AccessRule, type Who } from '../../src/schemas/can.ts';
import { models } from '../../src/schemas/models.ts';
import { seesDevices } from '../../src/schemas/tickets/access.ts';
import { ticketDevices, type TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import { forbidden } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { readBare } from '../core/records/read.ts';
import type { Scope } from '../core/scope.ts';

/** Returns a device on a ticket as far as it is stored in its row, if `who` may read it by this rule. */
export async function readDevice(
  { scope, who }: { scope: Scope; who: Who },
  id: string,
  rule: AccessRule = seesDevices,
): Promise<TicketDevice> {
  const { record } = await readBare(scope, entityOf(ticketDevices, models), id);
  if (!allows(who, rule, record)) throw forbidden();
  return record as TicketDevice;
}
