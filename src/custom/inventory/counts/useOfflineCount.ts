import { useSession } from '../../../authProvider/session.ts';
import { useOfflinePage } from '../../../kit/useOfflinePage.ts';
import { fillPath, parseEndpoint } from '../../../schemas/endpoint.ts';
import { recordPath } from '../../../schemas/history.ts';
import { inventoryCalls } from '../../../schemas/inventory/calls.ts';
import { stockCounts, type StockCount } from '../../../schemas/inventory/stockCounts.ts';

const { service } = stockCounts;
/** Of a count and its sheet. */
const paths = [recordPath(stockCounts), parseEndpoint(inventoryCalls.getCountSheet.line).path];

/** Keeps an open count as last loaded, so that it opens without a connection. */
export function useOfflineCount({ id, state }: StockCount, loadedAt: number): void {
  const { store_id: storeId } = useSession().who;
  const targets = paths
    .filter((path) => path !== undefined)
    .map((path) => ({ service, path: fillPath(path, { storeId, id }) }));
  useOfflinePage(state === 'OPEN' && loadedAt > 0 ? targets : [], loadedAt);
}
