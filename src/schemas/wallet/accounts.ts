/**
 * The accounts of the ledger. Debits are positive, credits negative: what the store has grows by debits, what it owes and
 * earns by credits.
 */
export const accounts = [
  /** Cash in a till. */
  'CASH',
  /** Cash that lies in none: where floats come from and closings go. */
  'SAFE',
  /** Paid by card, and online, on its way to the bank. */
  'CARD',
  'ONLINE',
  /** What a customer owes for an order, or has paid of it in advance (then it is negative). */
  'RECEIVABLE',
  /** What the store owes customers. */
  'STORE_CREDIT',
  'GIFT',
  'SALES',
  'SHIPPING',
  'TAX_GST_HST',
  'TAX_PST_RST_QST',
  /** What was taken in against it: trade-ins. */
  'INVENTORY',
  /** What is taken out of a till for, and what its counts differ by. */
  'EXPENSES',
  'OVER_SHORT',
  /** What is paid in cash more or less than the amount, since there is no cent. */
  'ROUNDING',
  'COMMISSIONS',
  'COMMISSIONS_OWED',
] as const;
export type Account = (typeof accounts)[number];

/** Taxes that are collected for a government. */
export const taxAccounts = ['TAX_GST_HST', 'TAX_PST_RST_QST'] as const satisfies Account[];

/** What a transaction of the ledger notes. */
export const transactionKinds = [
  /** An order is completed; or goods come back. */
  'SALE',
  'RETURN',
  'PAYMENT',
  'REFUND',
  'TILL_OPEN',
  'CASH_IN',
  'CASH_OUT',
  'TILL_CLOSE',
  'STORE_CREDIT',
  'GIFT',
  'TRADE_IN',
  'COMMISSION',
  'REVERSAL',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** What people note by hand, and may take back. */
export const manualKinds = [
  'CASH_IN',
  'CASH_OUT',
  'STORE_CREDIT',
  'GIFT',
] as const satisfies TransactionKind[];
