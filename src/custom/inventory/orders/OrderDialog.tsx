import { StepsDialog } from '../../../kit/steps/StepsDialog.tsx';
import type { Slot } from '../../../kit/slots.ts';
import type { Model } from '../../../schemas/model.ts';
import type { LineKind } from './lines/line.ts';
import { OrderPaper } from './OrderPaper.tsx';
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
  return (
    <StepsDialog<Order>
      {...{ model, form, wordsOf }}
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
