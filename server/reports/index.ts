import type { Domain } from '../core/domain.ts';
import { salesEvents } from '../sales/salesEvents.ts';
import { noteReturn, noteSale } from './noteSold.ts';

export const reportsDomain: Domain = {
  extend: () =>
    salesEvents.add({
      completed: (scope, _by, order, day) => noteSale(scope, order, { day }),
      returned: (scope, _by, order, sale) => noteReturn(scope, order, sale),
    }),
};
