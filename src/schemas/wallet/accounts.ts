/**
 * Ledger accounts. Debits are positive, credits negative: assets increase by debits, liabilities and revenue by
 * credits.
 */
export const accounts = [
  /** Cash in registers. */
  'CASH',
  /** Cash outside of registers: source of floats, destination of closings. */
  'SAFE',
  /** Card and online payments in transit to the bank. */
  'CARD',
  'ONLINE',
  /** What customers owe for orders; negative for prepayments. */
  'RECEIVABLE',
  /** What the store owes customers. */
  'STORE_CREDIT',
  'GIFT',
  'SALES',
  'SHIPPING',
  'TAX_GST_HST',
  'TAX_PST_RST_QST',
  /** Stock acquired by trade-ins. */
  'INVENTORY',
  /** Cash paid out of registers, and differences found when closing them. */
  'EXPENSES',
  'OVER_SHORT',
  /** Cash rounding, since there are no cents. */
  'ROUNDING',
  'COMMISSIONS',
  'COMMISSIONS_OWED',
] as const;
export type Account = (typeof accounts)[number];

/** Taxes collected for a government. */
export const taxAccounts = ['TAX_GST_HST', 'TAX_PST_RST_QST'] as const satisfies Account[];

/** Kinds of ledger transactions. */
export const transactionKinds = [
  /** A completed order; returned goods. */
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

/** Manual transactions; only these can be reversed by a step. */
export const manualKinds = [
  'CASH_IN',
  'CASH_OUT',
  'STORE_CREDIT',
  'GIFT',
] as const satisfies TransactionKind[];
