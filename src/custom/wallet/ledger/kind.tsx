import { useRecordContext, type RaRecord } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { RecordText, SlotProps } from '../../../kit/slots.ts';
import type { Transaction } from '../../../schemas/wallet/transactions.ts';

type Kinded = Pick<Transaction, 'kind' | 'amount' | 'entries'>;

/** A commission reversed by a refund: the account is credited instead of debited. */
const isReturned = ({ kind, entries }: Kinded) =>
  kind === 'COMMISSION' && entries.some(({ account, amount }) => account === 'COMMISSIONS' && amount < 0);

export const signedAmount = (transaction: Kinded) =>
  isReturned(transaction) ? -transaction.amount : transaction.amount;

/** Kind of a transaction; earned and reversed commissions have different labels. */
export const kindText: RecordText = (record, translate) => {
  const transaction = record as unknown as Kinded;
  return translate(
    isReturned(transaction)
      ? 'wallet.ledger.commission_returned'
      : `resources.transactions.values.kind.${transaction.kind}`,
  );
};

/** In dollars, for files. */
export const amountOf = (record: RaRecord) => signedAmount(record as unknown as Kinded) / 100;

/** Amount of a transaction; negative for a reversed commission. */
export function AmountValue(_: SlotProps & { source: string }) {
  const cents = useCents();
  const transaction = useRecordContext<Transaction>();
  return transaction ? <span>{cents(signedAmount(transaction))}</span> : null;
}
