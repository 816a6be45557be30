import type { FastifyInstance } from 'fastify';
import { models } from '../../src/schemas/models.ts';
import { ticketCalls } from '../../src/schemas/tickets/calls.ts';
import { devices } from '../../src/schemas/tickets/devices.ts';
import { tickets } from '../../src/schemas/tickets/tickets.ts';
import { entityOf } from '../core/records/entity.ts';
import { readBare } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import { readOwners } from './devices.ts';
import { readEvents } from './events.ts';

/** Calls of tickets and devices besides their records. */
export async function ticketRoutes(app: FastifyInstance) {
  const ticket = entityOf(tickets, models);
  const device = entityOf(devices, models);

  serve(app, ticketCalls.getTicketEvents, async ({ scope, who, params: { id } }) => {
    const { record } = await readBare(scope, ticket, id);
    requirePermission(who, 'one', ticket, record);
    return readEvents(scope, id);
  });

  serve(app, ticketCalls.getDeviceOwners, async ({ scope, params: { id } }) => {
    await readBare(scope, device, id);
    return readOwners(scope, id);
  });
}
