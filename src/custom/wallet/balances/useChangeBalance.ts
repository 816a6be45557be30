import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useSendOnce } from '../../../kit/useSendOnce.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import type { BalanceChange } from '../../../schemas/wallet/balances.ts';
import { transactions } from '../../../schemas/wallet/transactions.ts';
import { useWalletCalls } from '../calls.ts';

/** Changes a balance manually, exactly once; see `useSendOnce`. */
export function useChangeBalance(customerId: string, done: string, onDone: () => void) {
  const { changeBalance } = useWalletCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refusal = useFailureMessage(transactions);
  const { send, ...state } = useSendOnce({
    failureText: (error) => refusal(error, 'messages.failed'),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [customers.name, 'balances'] });
      void queryClient.invalidateQueries({ queryKey: [transactions.name] });
    },
  });
  const change = (values: Omit<BalanceChange, 'key'>) =>
    send(async (key) => {
      await changeBalance({ params: { id: customerId }, body: { ...values, key } });
      notify(done, { type: 'success' });
      onDone();
    });
  return { change, ...state };
}
