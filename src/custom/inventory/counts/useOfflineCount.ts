import { useSession } from '../../../authProvider/session.ts';
import { useOfflinePage } from '../../../kit/useOfflinePage.ts';
import type { StockCount } from '../../../schemas/inventory/stockCounts.ts';
import { countTargets } from './calls.ts';

/** Keeps an open count as last loaded, so that it opens without a connection. */
export function useOfflineCount({ id, state }: StockCount, loadedAt: number): void {
  const { store_id: storeId } = useSession().who;
  const isOpen = state === 'OPEN' && loadedAt > 0;
  useOfflinePage(isOpen ? countTargets({ storeId, id }) : [], loadedAt);
}
