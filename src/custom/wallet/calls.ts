import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { AccountTotal } from '../../schemas/wallet/accountTotals.ts';
import type { BalanceChange, CustomerBalances } from '../../schemas/wallet/balances.ts';
import type { RegisterReport } from '../../schemas/wallet/registerReport.ts';

const service = 'product';

export const walletCalls = (call: Call) => ({
  /** What was paid at a till, and how its cash moved. */
  getRegisterReport: async (id: string, signal?: AbortSignal): Promise<RegisterReport> =>
    (
      await call<RegisterReport>(service, 'GET /dc/store/:storeId/registers/:id/report', {
        params: { id },
        signal,
      })
    ).json,

  /** The same on paper, in a language. */
  getRegisterReportFile: async (id: string, locale: string): Promise<Blob> =>
    (
      await call<Blob>(service, 'GET /dc/store/:storeId/registers/:id/report.pdf', {
        params: { id },
        query: { locale },
        isFile: true,
      })
    ).json,

  /** What the transactions that the list's filters leave come to, by account. */
  getAccountSums: async (
    filter: Record<string, string | number>,
    signal?: AbortSignal,
  ): Promise<AccountTotal[]> =>
    (
      await call<AccountTotal[]>(service, 'GET /dc/store/:storeId/transactions/sums', {
        query: filter,
        signal,
      })
    ).json,

  /** What the store owes a customer, with so many of the entries that it comes of. */
  getBalances: async (id: string, per_page: number, signal?: AbortSignal): Promise<CustomerBalances> =>
    (
      await call<CustomerBalances>('customer', 'GET /dc/store/:storeId/customer/:id/balances', {
        params: { id },
        query: { per_page },
        signal,
      })
    ).json,

  changeBalance: async (id: string, change: BalanceChange): Promise<CustomerBalances> =>
    (
      await call<CustomerBalances>('customer', 'POST /dc/store/:storeId/customer/:id/balances', {
        params: { id },
        body: change,
      })
    ).json,
});

export const useWalletCalls = createCallsHook(walletCalls);
