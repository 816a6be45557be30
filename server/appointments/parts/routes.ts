import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { can, type Who } from '../../../src/schemas/can.ts';
import { appointments } from '../../../src/schemas/appointments/appointments.ts';
import { WaitingBooking } from '../../../src/schemas/appointments/parts.ts';
import { appointmentCalls } from '../../../src/schemas/appointments/calls.ts';
import { items } from '../../../src/schemas/inventory/items.ts';
import { stock } from '../../../src/schemas/inventory/stock.ts';
import { checkId } from '../../core/checkId.ts';
import { forbidden } from '../../core/problem.ts';
import { answers } from '../../core/routes/answers.ts';
import { serve } from '../../core/routes/serve.ts';
import { readBooking } from './readBooking.ts';
import { readNeeds } from './readNeeds.ts';
import { readWaiting } from './readWaiting.ts';

/** Availability of parts for repairs (contract 4 §7). */
export async function partsRoutes(app: FastifyInstance) {
  serve(app, appointmentCalls.getBookingParts, ({ scope, who, params }) =>
    readBooking(scope, who, checkId(params.id)),
  );

  serve(app, appointmentCalls.getPartNeeds, async ({ scope, who, params, query }) => {
    const location_id = Number(params.location_id);
    if (can(who, 'one', appointments, { location_id }) !== true) throw forbidden();
    return {
      data: await readNeeds(scope, { ...query, location_id, seesStock: seesStock(who, location_id) }),
    };
  });

  app.get<{ Params: { id: string } }>(
    '/dc/store/:storeId/items/:id/bookings',
    {
      config: { access: { action: 'one', model: items } },
      schema: {
        tags: ['items'],
        summary: 'List the appointments within reach that an item is kept for, or that wait for it',
        response: answers(200, Type.Object({ data: Type.Array(WaitingBooking) })),
      },
    },
    async ({ scope, who, params }) => ({ data: await readWaiting(scope, who, checkId(params.id)) }),
  );
}

const seesStock = (who: Who, location_id: number) => can(who, 'one', stock, { location_id }) === true;
