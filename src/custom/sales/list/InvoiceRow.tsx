import { useParams } from 'react-router-dom';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import InvoicesDialog from './InvoicesDialog.tsx';

/** Prints the invoice of a row's order. */
export default function InvoiceRow() {
  const { id = '' } = useParams();
  return <InvoicesDialog ids={[id]} onClose={useCloseDialog()} />;
}
