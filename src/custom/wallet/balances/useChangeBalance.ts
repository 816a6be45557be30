import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isOutcomeUnknown } from '../../../dataProvider/errors.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import type { BalanceChange } from '../../../schemas/wallet/balances.ts';
import { transactions } from '../../../schemas/wallet/transactions.ts';
import { useWalletCalls } from '../calls.ts';

/**
 * Changes a balance manually, once however often it is sent; `isOpen`: it is unknown whether the last request was
 * processed.
 */
export function useChangeBalance(customerId: string, done: string, onDone: () => void) {
  const { changeBalance } = useWalletCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refusal = useFailureMessage(transactions);
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();

  const change = async (values: Omit<BalanceChange, 'key'>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await changeBalance({ params: { id: customerId }, body: { ...values, key } });
      notify(done, { type: 'success' });
      onDone();
    } catch (error) {
      setIsOpen(isOutcomeUnknown(error));
      setFailure(refusal(error, 'messages.failed'));
    } finally {
      setIsBusy(false);
      void queryClient.invalidateQueries({ queryKey: [customers.name, 'balances'] });
      void queryClient.invalidateQueries({ queryKey: [transactions.name] });
    }
  };
  return { change, isBusy, isOpen, failure };
}
