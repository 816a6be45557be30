import { eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { CustodyOptions } from './custody.ts';
import { deviceSteps } from './deviceSteps.ts';
import { recordEvents } from './events.ts';
import { whereDeviceLate } from './late.ts';
import { ofTicket } from './ofTicket.ts';
import { intakeSteps } from './rules/steps.ts';
import { recordServices, settleServices } from './services.ts';
import { whereDeviceStill } from './still/plan.ts';
import { ticketDevices } from './tables.ts';
import { readWays } from './ways.ts';
import { isAt } from './whereAt.ts';
import { whereDeviceUncollected } from './uncollected/plan.ts';

/** Properties of which a change is an event. */
const told = [
  ['TECHNICIAN', 'technician_id'],
  ['SHELF', 'shelf'],
] as const;

/** Devices on tickets. */
export const ticketDeviceHooks = (options: CustodyOptions): Hooks<TicketDevice> => ({
  filters: {
    location_id: (_, ids) => isAt(ids as number[]),
    under_way: (_, isWanted) => (isWanted === true ? isNotNull : isNull)(ticketDevices.to_location_id),
    open: (_, isOpen) => (isOpen === true ? ne : eq)(ticketDevices.state, 'GONE'),
    late: (scope, isLate) => whereDeviceLate(scope, isLate === true),
    still: (_, isWanted) => whereDeviceStill(isWanted === true),
    uncollected: (_, isWanted) => whereDeviceUncollected(isWanted === true),
  },

  fields: ofTicket,

  complete: async (scope, records) => {
    const wayOf = await readWays(scope, records);
    for (const record of records) record.way = wayOf(record);
  },

  beforeWrite: async ({ scope, who }, device, before) => {
    const chosen = { path: '/services', services: device.services };
    const services = await settleServices(scope, who, chosen, before?.services);
    if (before) await recordServices(scope, who.staff_id, before, services);
    return { services };
  },

  afterWrite: async ({ scope, who }, device, before) => {
    if (!before) return;
    const { id, ticket_id } = device;
    const events = told
      .filter(([, key]) => device[key] !== before[key])
      .map(([kind, key]) => ({
        ticket_id,
        ticket_device_id: id,
        kind,
        from: before[key],
        to: device[key],
      }));
    await recordEvents(scope, who.staff_id, events);
  },

  steps: { ...deviceSteps(options), ...intakeSteps },
});
