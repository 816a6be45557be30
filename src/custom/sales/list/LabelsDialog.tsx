import { useNotify } from 'react-admin';
import { PrintFound } from '../../shipping/index.ts';

interface LabelsDialogProps {
  ids: string[];
  onClose: () => void;
}

/** Prints the shipping labels of orders. */
export default function LabelsDialog({ ids, onClose }: LabelsDialogProps) {
  const notify = useNotify();
  const notifyNone = () =>
    notify('salesList.no_label', { type: 'warning', messageArgs: { smart_count: ids.length } });
  return <PrintFound filter={{ order_id: ids }} onNone={notifyNone} onClose={onClose} />;
}
