import { useParams } from 'react-router-dom';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import NewLabel from './NewLabel.tsx';
import { Shipment } from './Shipment.tsx';

/** Over the list: the shipment that the address names, or a new label. */
export default function ShipmentDialog() {
  const { id } = useParams();
  const close = useCloseDialog();
  return id === undefined ? <NewLabel onClose={close} /> : <Shipment key={id} id={id} onClose={close} />;
}
