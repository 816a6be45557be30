import type { FastifyInstance } from 'fastify';
import { can, type Who } from '../../src/schemas/can.ts';
import { models } from '../../src/schemas/models.ts';
import { ticketCalls } from '../../src/schemas/tickets/calls.ts';
import { devices } from '../../src/schemas/tickets/devices.ts';
import { ticketDevices, type TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import { tickets } from '../../src/schemas/tickets/tickets.ts';
import { forbidden } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { readBare } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import type { Scope } from '../core/scope.ts';
import { readOwners } from './devices.ts';
import { readEvents } from './events.ts';
import { readDestinations } from './ways.ts';
import { readBacklog } from './work/backlog.ts';
import { readTechnicians, readWork } from './work/readWork.ts';

/** Calls of tickets and devices besides their records. */
export async function ticketRoutes(app: FastifyInstance) {
  const ticket = entityOf(tickets, models);
  const device = entityOf(devices, models);
  const onTicket = entityOf(ticketDevices, models);

  serve(app, ticketCalls.getTicketEvents, async ({ scope, who, params: { id } }) => {
    const [{ record }, events] = await Promise.all([readBare(scope, ticket, id), readEvents(scope, id)]);
    requirePermission(who, 'one', ticket, record);
    return events;
  });

  const readable = async (scope: Scope, who: Who, id: string): Promise<TicketDevice> => {
    const { record } = await readBare(scope, onTicket, id);
    requirePermission(who, 'one', onTicket, record);
    return record as TicketDevice;
  };

  serve(app, ticketCalls.getDestinations, ({ scope }) => readDestinations(scope));

  serve(app, ticketCalls.getBacklog, ({ scope, who, query: { location_id } }) => {
    if (can(who, 'one', ticketDevices, { location_id }) !== true) throw forbidden();
    return readBacklog(scope, location_id);
  });

  serve(app, ticketCalls.getBenchWork, async ({ scope, who, params: { id } }) => {
    const [work] = await Promise.all([readWork(scope, who.staff_id, id), readable(scope, who, id)]);
    return work;
  });

  serve(app, ticketCalls.getTechnicians, async ({ scope, who, params: { id } }) => {
    const { location_id } = await readable(scope, who, id);
    return readTechnicians(scope, location_id);
  });

  serve(app, ticketCalls.getDeviceOwners, async ({ scope, params: { id } }) => {
    await readBare(scope, device, id);
    return readOwners(scope, id);
  });
}
