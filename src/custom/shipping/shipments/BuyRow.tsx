import BuyQuestion from './BuyLabelDialog.tsx';
import { RowDialog } from './RowDialog.tsx';

/** Buys the label of a row's shipment. */
export default function BuyRow() {
  return <RowDialog>{(shipment, close) => <BuyQuestion shipment={shipment} onClose={close} />}</RowDialog>;
}
