import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { member } from '../../src/schemas/can.ts';
import { DashboardFigures } from '../../src/schemas/dashboard/figures.ts';
import { answers } from '../core/routes/answers.ts';
import { readFigures } from './figures.ts';

const Asked = Type.Object({
  location_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

/** All figures of the dashboard in one call (contract 1 §7). */
export async function dashboardRoutes(app: FastifyInstance) {
  app.get<{ Querystring: { location_id?: number } }>(
    '/dc/store/:storeId/dashboard',
    {
      config: { access: { action: 'list', model: { access: { list: member } } } },
      schema: {
        tags: ['dashboard'],
        summary: 'Count sales, open orders, tills, low stock and due repairs, as far as one may see them',
        querystring: Asked,
        response: answers(200, DashboardFigures),
      },
    },
    ({ scope, who, query }) => readFigures(scope, who, query.location_id),
  );
}
