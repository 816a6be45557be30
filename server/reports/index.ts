import type { Domain } from '../core/domain.ts';
import { salesEvents } from '../sales/salesEvents.ts';
import { recordReturn, recordSale } from './recordSold.ts';

export const reportsDomain: Domain = {
  extend: () =>
    salesEvents.add({
      completed: (scope, _by, order, day) => recordSale(scope, order, { day }),
      returned: (scope, _by, order, sale) => recordReturn(scope, order, sale),
    }),
};
