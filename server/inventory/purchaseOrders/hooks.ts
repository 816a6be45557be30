import { eq } from 'drizzle-orm';
import type { PurchaseOrder } from '../../../src/schemas/inventory/purchaseOrders.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import type { Inventory } from '../stockChange.ts';
import { hasNumber, locationErrors, nextNumber } from '../lines.ts';
import { suppliers } from '../tables.ts';
import { withDefaultCosts } from './defaultCosts.ts';
import { addIsLate, planLate, whereLate } from './late.ts';
import { receiveOrder, type Receiving } from './receive.ts';
import { purchaseOrders } from './tables.ts';

/** Purchase orders: numbers and steps (contract 3 §2.10). */
export const purchaseOrderHooks = (inventory: Inventory): Hooks<PurchaseOrder> => ({
  filters: {
    number: (_, text) => hasNumber(purchaseOrders.number, text),
    is_late: (scope, wanted) => whereLate(scope, wanted === true),
  },

  lines: { lines: withDefaultCosts },

  complete: addIsLate,

  beforeWrite: async ({ scope }, order, before) => {
    const errors = [
      ...(order.location_id === before?.location_id
        ? []
        : await locationErrors(scope, 'location_id', order.location_id)),
      ...(order.supplier_id === before?.supplier_id ? [] : await supplierErrors(scope, order.supplier_id)),
    ];
    if (errors.length > 0) throw invalid(errors);
    return before ? {} : { number: await nextNumber(scope, purchaseOrders) };
  },

  afterWrite: async ({ scope, who }, order, before) => {
    if (order.expected_date !== before?.expected_date) await planLate(scope, order, who.staff_id);
  },

  steps: {
    order: async ({ scope, who }, order) => {
      const { lines, supplier_id } = order;
      if (lines.length === 0) throw invalid([{ path: '/lines', code: 'minItems', params: { limit: 1 } }]);
      const errors = await supplierErrors(scope, supplier_id);
      if (errors.length > 0) throw invalid(errors);
      await planLate(scope, { ...order, state: 'ORDERED' }, who.staff_id);
      return { state: 'ORDERED', ordered_date: new Date() };
    },

    receive: (writing, order, receiving: Receiving) => receiveOrder(inventory, writing, order, receiving),

    cancel: async (_, { received }) =>
      received > 0 ? { state: 'RECEIVED', received_date: new Date() } : { state: 'CANCELLED' },
  },
});

/** Returns an error if the supplier does not exist or is voided. */
async function supplierErrors(scope: Scope, id: string): Promise<ValidationError[]> {
  const where = eq(suppliers.id, id);
  const [row] = await scope.select(suppliers, { is_voided: suppliers.is_voided }, { where });
  return row && !row.is_voided ? [] : [{ path: '/supplier_id', code: 'reference' }];
}
