import { useRecordContext, type RaRecord } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { RecordText, SlotProps } from '../../../kit/slots.ts';
import type { Transaction } from '../../../schemas/wallet/transactions.ts';

type Kinded = Pick<Transaction, 'kind' | 'amount' | 'entries'>;

/** A commission that a refund takes back: what was a debit of its account is a credit. */
const isReturned = ({ kind, entries }: Kinded) =>
  kind === 'COMMISSION' && entries.some(({ account, amount }) => account === 'COMMISSIONS' && amount < 0);

export const signedAmount = (transaction: Kinded) =>
  isReturned(transaction) ? -transaction.amount : transaction.amount;

/** What a transaction notes; a commission that is earned and one that is taken back read apart. */
export const kindText: RecordText = (record, translate) => {
  const transaction = record as unknown as Kinded;
  return translate(
    isReturned(transaction)
      ? 'wallet.ledger.commission_returned'
      : `resources.transactions.values.kind.${transaction.kind}`,
  );
};

/** In dollars, as files hold it. */
export const amountOf = (record: RaRecord) => signedAmount(record as unknown as Kinded) / 100;

/** How much a transaction moves; negative where a commission is taken back. */
export function AmountValue(_: SlotProps & { source: string }) {
  const cents = useCents();
  const transaction = useRecordContext<Transaction>();
  return transaction ? <span>{cents(signedAmount(transaction))}</span> : null;
}
