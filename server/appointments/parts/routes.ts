import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { can, type Who } from '../../../src/schemas/can.ts';
import { appointments } from '../../../src/schemas/appointments/appointments.ts';
import { BookingParts, PartAvailability, WaitingBooking } from '../../../src/schemas/appointments/parts.ts';
import { items } from '../../../src/schemas/inventory/items.ts';
import { stock } from '../../../src/schemas/inventory/stock.ts';
import { isUuid } from '../../core/ids.ts';
import { forbidden, notFound } from '../../core/problem.ts';
import { answers } from '../../core/routes/answers.ts';
import { readBooking } from './readBooking.ts';
import { readNeeds } from './readNeeds.ts';
import { readWaiting } from './readWaiting.ts';

const tags = ['appointments'];

const Uuid = Type.String({ format: 'uuid' });

interface Needs {
  repair_ids: string[];
  appointment_id?: string;
}

/** Availability of parts for repairs (contract 4 §7). */
export async function partsRoutes(app: FastifyInstance) {
  app.get<{ Params: { id: string } }>(
    '/dc/store/:storeId/repair/appointment/:id/parts',
    {
      config: { access: { action: 'one', model: appointments } },
      schema: {
        tags,
        summary: 'Read which parts an appointment needs, what became of them, and who did it',
        response: answers(200, BookingParts),
      },
    },
    async ({ scope, who, params }) => {
      if (!isUuid(params.id)) throw notFound();
      return readBooking(scope, who, params.id);
    },
  );

  app.get<{ Params: { location_id: string }; Querystring: Needs }>(
    '/dc/store/:storeId/repair/location/:location_id/parts',
    {
      config: { access: { action: 'list', model: appointments } },
      schema: {
        tags,
        summary: 'Read whether a location has the parts that repairs need',
        params: Type.Object({
          storeId: Type.String(),
          location_id: Type.String({ pattern: '^\\d{1,9}$' }),
        }),
        querystring: Type.Object({
          repair_ids: Type.Array(Uuid, { maxItems: 50 }),
          appointment_id: Type.Optional(Uuid),
        }),
        response: answers(200, Type.Object({ data: Type.Array(PartAvailability) })),
      },
    },
    async ({ scope, who, params, query }) => {
      const location_id = Number(params.location_id);
      if (can(who, 'one', appointments, { location_id }) !== true) throw forbidden();
      return {
        data: await readNeeds(scope, { ...query, location_id, seesStock: seesStock(who, location_id) }),
      };
    },
  );

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
    async ({ scope, who, params }) => {
      if (!isUuid(params.id)) throw notFound();
      return { data: await readWaiting(scope, who, params.id) };
    },
  );
}

const seesStock = (who: Who, location_id: number) => can(who, 'one', stock, { location_id }) === true;
