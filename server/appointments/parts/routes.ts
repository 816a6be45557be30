import type { FastifyInstance } from 'fastify';
import { can, type Who } from '../../../src/schemas/can.ts';
import { appointments } from '../../../src/schemas/appointments/appointments.ts';
import { appointmentCalls } from '../../../src/schemas/appointments/calls.ts';
import { inventoryCalls } from '../../../src/schemas/inventory/calls.ts';
import { stock } from '../../../src/schemas/inventory/stock.ts';
import { checkId } from '../../core/checkId.ts';
import { forbidden } from '../../core/problem.ts';
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

  serve(app, inventoryCalls.getItemBookings, async ({ scope, who, params }) => ({
    data: await readWaiting(scope, who, checkId(params.id)),
  }));
}

const seesStock = (who: Who, location_id: number) => can(who, 'one', stock, { location_id }) === true;
