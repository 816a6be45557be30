import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { AccountTotal } from '../../schemas/wallet/accountTotals.ts';
import type { BalanceChange, CustomerBalances } from '../../schemas/wallet/balances.ts';
import type { RegisterReport } from '../../schemas/wallet/registerReport.ts';

const service = 'product';

export const walletCalls = (call: Call) => ({
  /** Returns a register's payments and cash movements. */
  getRegisterReport: async (id: string, signal?: AbortSignal): Promise<RegisterReport> =>
    (
      await call<RegisterReport>(service, 'GET /dc/store/:storeId/registers/:id/report', {
        params: { id },
        signal,
      })
    ).json,

  /** The same report as a PDF, in a language. */
  getRegisterReportFile: async (id: string, locale: string): Promise<Blob> =>
    (
      await call<Blob>(service, 'GET /dc/store/:storeId/registers/:id/report.pdf', {
        params: { id },
        query: { locale },
        isFile: true,
      })
    ).json,

  /** Returns the totals by account of the transactions that match the list's filters. */
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

  /** Returns a customer's balances with their latest `per_page` entries. */
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
