import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { balanceRoutes } from './balances/routes.ts';
import { walletOfCustomer } from './customer.ts';
import { registerHooks } from './registers/hooks.ts';
import { registerRoutes } from './registers/routes.ts';
import * as tables from './tables.ts';
import { transactionHooks } from './transactions/hooks.ts';
import { transactionRoutes } from './transactions/routes.ts';

export { cashEntries } from './cashEntries.ts';
export { dayAt } from './dayAt.ts';
export { post, type EntryLine, type Posting } from './ledger.ts';
export { lockIfOpen, openRegister } from './openRegister.ts';
export { orderNumberSources } from './orderNumbers.ts';
export { registerCash } from './registerCash.ts';
export { balances, entries, registers, transactions } from './tables.ts';

export const walletDomain: Domain = {
  tables: [tables],
  extend: () => customerContributions.add(walletOfCustomer),
  hooks: () => ({ registers: registerHooks, transactions: transactionHooks }),
  routes: async (app) => {
    await app.register(balanceRoutes);
    await app.register(registerRoutes);
    await app.register(transactionRoutes);
  },
  exported: ownRows('entries', 'balances'),
};
