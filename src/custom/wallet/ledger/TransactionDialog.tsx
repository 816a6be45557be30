import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { RecordSteps } from '../../../kit/steps/RecordSteps.tsx';
import { transactions, type Transaction } from '../../../schemas/wallet/transactions.ts';
import { Entries } from './Entries.tsx';
import { kindText } from './kind.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';

/** A ledger transaction with its entries; a manual one can be reversed. */
export default function TransactionDialog() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const close = useCloseDialog();
  const { data, error } = useGetOne<Transaction>(transactions.name, { id }, { retry: false });
  const title = data
    ? kindText({ ...data }, translate)
    : translate('resources.transactions.name', { smart_count: 1 });
  return (
    <DialogFrame title={title} maxWidth="md" onClose={close}>
      {error && !data && <DialogError message={error.message} onClose={close} />}
      {!error && !data && <FormSkeleton slots={6} />}
      {data && (
        <RecordContextProvider value={data}>
          <DialogContent dividers>
            <TransactionFacts transaction={data} />
            <Entries transaction={data} />
          </DialogContent>
          <DialogActions>
            <RecordSteps model={transactions} record={data} />
            <Button onClick={close} autoFocus>
              {translate('dialog.close')}
            </Button>
          </DialogActions>
        </RecordContextProvider>
      )}
    </DialogFrame>
  );
}
