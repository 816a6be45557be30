import { ownRows, type Domain } from '../core/domain.ts';
import { salesEvents } from '../sales/index.ts';
import { recordReturn, recordSale } from './recordSold.ts';
import { reportRoutes } from './routes.ts';
import * as tables from './tables.ts';

export { soldLines } from './tables.ts';

export const reportsDomain: Domain = {
  tables: [tables],
  extend: () =>
    salesEvents.add({
      completed: (scope, _by, order, day) => recordSale(scope, order, { day }),
      returned: (scope, _by, order, sale) => recordReturn(scope, order, sale),
    }),
  routes: (app) => reportRoutes(app),
  exported: ownRows('sold_lines'),
};
