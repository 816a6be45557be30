import { StepsDialog } from '../../../kit/steps/StepsDialog.tsx';
import type { Slot } from '../../../kit/slots.ts';
import type { Model } from '../../../schemas/model.ts';
import { useSelectedStock } from '../selection/useSelectedStock.ts';
import { orderLine, type LineOptions } from './lines/line.ts';
import { OrderDocument } from './OrderDocument.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

interface OrderDialogProps {
  model: Model;
  form: Slot[];
  kind: LineOptions;
}

/** A purchase order or transfer: editable as a draft, then advanced by its steps (contract 3 §2.10, §2.11). */
export default function OrderDialog({ model, form, kind }: OrderDialogProps) {
  const { items, location_id, to_location_id, isPending } = useSelectedStock();
  if (isPending) return null;
  const place = kind.hasCost ? 'location_id' : 'from_location_id';
  const values = {
    ...(items.length > 0 && { lines: items.map((item) => orderLine(item, kind)) }),
    ...(location_id !== null && { [place]: location_id }),
    ...(to_location_id !== undefined && { to_location_id }),
  };
  return (
    <StepsDialog
      {...{ model, form, values }}
      draftState="DRAFT"
      details={
        <>
          {kind.hasCost && <OrderDocument />}
          <OrderTimeline model={model} />
        </>
      }
    />
  );
}
