import { useParams } from 'react-router-dom';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import ActionDialog from './ActionDialog.tsx';
import type { OrderAction } from './actions.ts';

/** Runs a bulk action on a single row's order. */
export default function ActionRow({ action }: { action: OrderAction }) {
  const { id = '' } = useParams();
  const close = useCloseDialog();
  return <ActionDialog action={action} ids={[id]} onClose={close} />;
}
