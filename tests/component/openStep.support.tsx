import { ListOptionsContext } from '../../src/kit/page.ts';
import type { StepSlot } from '../../src/kit/steps/declaration.ts';
import { StepDialog } from '../../src/kit/steps/StepDialog.tsx';
import { orders, type Order } from '../../src/schemas/sales/orders.ts';

/** The open dialog of a step of an order, as declared by the slot. */
export const openStep = (step: string, record: Order, slot: StepSlot, onClose = () => {}) => (
  <ListOptionsContext value={{ path: '/Sales', rowActions: [], steps: { [step]: slot } }}>
    <StepDialog model={orders} {...{ step, record, onClose }} onDone={onClose} />
  </ListOptionsContext>
);
