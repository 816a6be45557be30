import { ownRows, type Domain } from '../core/domain.ts';
import { countHooks } from './counts/hooks.ts';
import { countRoutes } from './counts/routes.ts';
import * as countTables from './counts/tables.ts';
import { itemHooks, movementHooks, serialHooks, stockHooks } from './hooks.ts';
import { inventoryOf } from './inventoryOf.ts';
import { orderRoutes } from './orderRoutes.ts';
import { purchaseOrderHooks } from './purchaseOrders/hooks.ts';
import { lateOrderJob } from './purchaseOrders/late.ts';
import * as purchaseOrderTables from './purchaseOrders/tables.ts';
import { inventoryRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { transferHooks } from './transfers/hooks.ts';
import * as transferTables from './transfers/tables.ts';

export { incomingOf, sumOfComing } from './incoming.ts';
export { inventoryOf } from './inventoryOf.ts';
export { move } from './ledger.ts';
export { hasNumber, locationErrors, nextNumber } from './lines.ts';
export { receiveOrder } from './purchaseOrders/receive.ts';
export { purchaseOrderLines, purchaseOrders } from './purchaseOrders/tables.ts';
export { hasCode, namesItem } from './search.ts';
export type { FreeChange, Inventory, StockChange } from './stockChange.ts';
export { stockClaims, type CountedItem, type Shortage, type StockClaims } from './stockClaims.ts';
export { lockExistingStockLevels, lockStockLevels } from './stockLevels.ts';
export { items, movements, serials, stock, suppliers } from './tables.ts';
export { receiveTransfer, send } from './transfers/arrive.ts';
export { transferLines, transfers } from './transfers/tables.ts';
export { stockLevels } from './views.ts';

export const inventoryDomain: Domain = {
  tables: [tables, countTables, purchaseOrderTables, transferTables],
  lines: {
    purchaseOrders: {
      lines: {
        table: purchaseOrderTables.purchaseOrderLines,
        record: purchaseOrderTables.purchaseOrderLines.purchase_order_id,
      },
    },
    transfers: {
      lines: { table: transferTables.transferLines, record: transferTables.transferLines.transfer_id },
    },
  },
  hooks: (services) => {
    const inventory = inventoryOf(services);
    return {
      items: itemHooks,
      movements: movementHooks,
      serials: serialHooks,
      stock: stockHooks,
      stockCounts: countHooks(inventory),
      purchaseOrders: purchaseOrderHooks(inventory),
      transfers: transferHooks(inventory),
    };
  },
  routes: async (app, services) => {
    await app.register(inventoryRoutes, inventoryOf(services));
    await app.register(orderRoutes);
    await app.register(countRoutes);
  },
  jobs: ({ notify }) => ({ 'tell-late-order': lateOrderJob(notify) }),
  exported: ownRows('stock_count_lines', 'stock_count_entries', 'purchase_order_lines', 'transfer_lines'),
  exportedJobs: ['tell-late-order'],
};
