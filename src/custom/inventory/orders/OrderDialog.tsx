import { StepsDialog } from '../../../kit/steps/StepsDialog.tsx';
import type { Slot } from '../../../kit/slots.ts';
import type { Model } from '../../../schemas/model.ts';
import { useChosen } from '../selection/useSelectedStock.ts';
import { lineOf, type LineKind } from './lines/line.ts';
import { OrderPaper } from './OrderDocument.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { StepDialog } from './steps/StepDialog.tsx';
import { wordsOf, type Order } from './steps/step.ts';

interface OrderDialogProps {
  model: Model;
  form: Slot[];
  kind: LineKind;
}

/** A purchase order or a transfer: a draft is written, then it goes on by its steps (contract 3 §2.10, §2.11). */
export default function OrderDialog({ model, form, kind }: OrderDialogProps) {
  const { items, location_id, isPending } = useChosen();
  if (isPending) return null;
  const place = kind.hasCost ? 'location_id' : 'from_location_id';
  const values = {
    ...(items.length > 0 && { lines: items.map((item) => lineOf(item, kind)) }),
    ...(location_id !== null && { [place]: location_id }),
  };
  return (
    <StepsDialog<Order>
      {...{ model, form, values, wordsOf }}
      draft="DRAFT"
      asides={['cancel', 'close']}
      details={
        <>
          {kind.hasCost && <OrderPaper />}
          <OrderTimeline model={model} />
        </>
      }
    >
      {(chosen) => <StepDialog {...chosen} {...{ model, kind }} />}
    </StepsDialog>
  );
}
