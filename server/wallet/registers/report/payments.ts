import type { BalanceKind, PaymentMethod } from '../../../../src/schemas/sales/states.ts';
import { taxAccounts, type Account } from '../../../../src/schemas/wallet/accounts.ts';
import type { PaymentMethodTotal, RegisterReport } from '../../../../src/schemas/wallet/registerReport.ts';
import type { RegisterEntry } from './entries.ts';

interface MethodAccount {
  account: Account;
  method: PaymentMethod;
  balance: BalanceKind | null;
}

/** Payment methods with their ledger account. */
const methodAccounts: MethodAccount[] = [
  { account: 'CASH', method: 'CASH', balance: null },
  { account: 'ONLINE', method: 'ONLINE', balance: null },
  { account: 'CARD', method: 'POS', balance: null },
  { account: 'GIFT', method: 'WALLET', balance: 'GIFT' },
  { account: 'STORE_CREDIT', method: 'WALLET', balance: 'STORE_CREDIT' },
];

/** Totals payments and refunds by payment method; voided payments do not count. */
export const methodsOf = (all: RegisterEntry[]): PaymentMethodTotal[] =>
  methodAccounts.flatMap(({ account, method, balance }) => {
    const own = all.filter((entry) => entry.account === account && entry.payment_id !== null);
    const of = (kind: RegisterEntry['kind']) => own.filter((entry) => entry.kind === kind);
    const [payments, reversals, refunds] = [of('PAYMENT'), of('REVERSAL'), of('REFUND')];
    if (payments.length + reversals.length + refunds.length === 0) return [];
    return [
      {
        method,
        balance,
        payments: payments.length - reversals.length,
        taken: sumOf(payments) + sumOf(reversals),
        refunds: refunds.length,
        given_back: 0 - sumOf(refunds),
      },
    ];
  });

/** Taxes of sales at a register, less returns. */
export const taxesOf = (all: RegisterEntry[]): RegisterReport['taxes'] =>
  taxAccounts.flatMap((account) => {
    const amount = 0 - sumOf(all.filter((entry) => entry.account === account));
    return amount === 0 ? [] : [{ account, amount }];
  });

const sumOf = (some: RegisterEntry[]) => some.reduce((sum, { amount }) => sum + amount, 0);
