import { useParams } from 'react-router-dom';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import ActionDialog from './ActionDialog.tsx';
import type { OrderAction } from './actions.ts';

/** Does with the order of a row what is done with several. */
export default function ActionRow({ action }: { action: OrderAction }) {
  const { id = '' } = useParams();
  const close = useCloseDialog();
  return <ActionDialog action={action} ids={[id]} onClose={close} />;
}
