import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { CommissionSum } from '../../schemas/commissions/commissions.ts';

export const commissionCalls = (call: Call) => ({
  /** Returns the total per person of the commissions that match the list's filters. */
  getCommissionSums: async (
    filter: Record<string, string | number>,
    signal?: AbortSignal,
  ): Promise<CommissionSum[]> =>
    (
      await call<CommissionSum[]>('product', 'GET /dc/store/:storeId/commissions/sums', {
        query: filter,
        signal,
      })
    ).json,
});

export const useCommissionCalls = createCallsHook(commissionCalls);
