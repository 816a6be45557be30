import { useParams } from 'react-router-dom';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import NewLabel from './NewLabel.tsx';
import { Shipment } from './Shipment.tsx';

/** The shipment in the URL or a new label, over the list. */
export default function ShipmentDialog() {
  const { id } = useParams();
  const close = useCloseDialog();
  return id === undefined ? <NewLabel onClose={close} /> : <Shipment key={id} id={id} onClose={close} />;
}
