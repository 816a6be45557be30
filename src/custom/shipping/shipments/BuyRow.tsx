import BuyLabelDialog from './BuyLabelDialog.tsx';
import { RowDialog } from './RowDialog.tsx';

/** Buys the label of a row's shipment. */
export default function BuyRow() {
  return <RowDialog>{(shipment, close) => <BuyLabelDialog shipment={shipment} onClose={close} />}</RowDialog>;
}
