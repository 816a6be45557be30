import { Type } from 'typebox';
import { call } from '../call.ts';
import { member } from '../can.ts';
import { DashboardFigures } from './figures.ts';

export const dashboardCalls = {
  /** The day's figures of one location, or of all visible locations (contract 1 §7). */
  getFigures: call('GET /dc/store/:storeId/dashboard', {
    of: { name: 'dashboard', service: 'product' },
    access: { list: member },
    query: Type.Object({
      location_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    }),
    answer: DashboardFigures,
    summary: 'Count sales, open orders, tills, low stock and due repairs, as far as one may see them',
  }),
};
