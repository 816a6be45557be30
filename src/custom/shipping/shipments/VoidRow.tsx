import { RowDialog } from './RowDialog.tsx';
import { isVoidable } from './states.ts';
import { VoidLabelDialog } from './VoidLabelDialog.tsx';

/** Voids the label of a row's shipment. */
export default function VoidRow() {
  return (
    <RowDialog>
      {(shipment, close) =>
        isVoidable(shipment) ? <VoidLabelDialog shipment={shipment} onClose={close} /> : null
      }
    </RowDialog>
  );
}
