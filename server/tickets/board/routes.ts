import type { FastifyInstance } from 'fastify';
import { models } from '../../../src/schemas/models.ts';
import { ticketCalls } from '../../../src/schemas/tickets/calls.ts';
import { ticketDevices } from '../../../src/schemas/tickets/ticketDevices.ts';
import { tickets } from '../../../src/schemas/tickets/tickets.ts';
import { entityOf } from '../../core/records/entity.ts';
import { serve } from '../../core/routes/serve.ts';
import type { CustodyOptions } from '../custody.ts';
import { ticketDeviceHooks } from '../ticketDevices.ts';
import { ticketReads } from '../tickets.ts';
import { moveDevices } from './moveDevices.ts';
import { readBoard } from './readBoard.ts';

/** Calls of the board. */
export async function boardRoutes(app: FastifyInstance, options: CustodyOptions) {
  const entity = entityOf(ticketDevices, models, ticketDeviceHooks(options));
  const ticket = entityOf(tickets, models, ticketReads);

  serve(app, ticketCalls.getTicketBoard, ({ scope, who, query }) =>
    readBoard({ scope, who, entity: ticket }, query),
  );

  serve(app, ticketCalls.moveDevices, async ({ scope, who, body }) => ({
    data: await moveDevices({ scope, who, entity }, body),
  }));
}
