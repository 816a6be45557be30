import PrintDialog from './print/PrintDialog.tsx';
import { RowDialog } from './RowDialog.tsx';
import { fileName, isPrintable } from './states.ts';

/** Prints the label of a row's shipment. */
export default function PrintRow() {
  return (
    <RowDialog>
      {(shipment, close) =>
        isPrintable(shipment) ? (
          <PrintDialog labelIds={[shipment.label_id]} name={fileName([shipment])} onClose={close} />
        ) : null
      }
    </RowDialog>
  );
}
