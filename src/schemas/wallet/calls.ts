import { Type } from 'typebox';
import { call } from '../call.ts';
import { customers } from '../customers/customers.ts';
import { filterSchema } from '../listSchema.ts';
import { DocumentLanguage } from '../documentLanguage.ts';
import { AccountTotal } from './accountTotals.ts';
import { BalanceChange, balances, CustomerBalances } from './balances.ts';
import { RegisterReport } from './registerReport.ts';
import { registers } from './registers.ts';
import { transactions } from './transactions.ts';

const ById = Type.Object({ storeId: Type.String(), id: Type.String() });

/** Calls of registers, ledger and customer balances (contract 4 §7). */
export const walletCalls = {
  getRegisterReport: call('GET /dc/store/:storeId/registers/:id/report', {
    of: registers,
    access: 'one',
    answer: RegisterReport,
    summary: 'Read what was paid at a till, and how its cash moved',
  }),

  getRegisterReportFile: call('GET /dc/store/:storeId/registers/:id/report.pdf', {
    of: registers,
    access: 'one',
    query: DocumentLanguage,
    answer: 'application/pdf',
    summary: 'Print the report of a till',
  }),

  /** The totals by account of the transactions that match the list's filters. */
  getAccountSums: call('GET /dc/store/:storeId/transactions/sums', {
    of: transactions,
    access: 'list',
    query: filterSchema(transactions),
    answer: Type.Array(AccountTotal),
    summary: 'Sum up the entries of transactions by account',
  }),

  getBalances: call('GET /dc/store/:storeId/customer/:id/balances', {
    of: customers,
    access: { one: balances.access.one },
    params: ById,
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    answer: CustomerBalances,
    summary: 'Read what the store owes a customer, and how it came to that',
  }),

  changeBalance: call('POST /dc/store/:storeId/customer/:id/balances', {
    of: customers,
    access: { update: balances.access.update },
    params: ById,
    body: BalanceChange,
    answer: CustomerBalances,
    summary: 'Give a customer store credit or a gift balance by hand, or take of it, once a key',
  }),
};
