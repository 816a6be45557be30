import type { RaRecord } from 'react-admin';
import type { StatefulRecord } from '../../../../kit/steps/statefulRecord.ts';
import type { Model } from '../../../../schemas/model.ts';

/** A purchase order or a transfer. */
export interface Order extends StatefulRecord {
  received: number;
}

/** Message keys of a step: a partially received order is closed rather than cancelled. */
export const stepMessages = (step: string, { received }: Order) =>
  step === 'cancel' && received > 0 ? 'close_rest' : step;

export interface StepProps {
  model: Model;
  record: Order;
  step: string;
  onDone: () => void;
  onClose: () => void;
}

/** Parameters that a step's messages may use. */
export const textParameters = ({ number, quantity, received, from, to, supplier }: RaRecord) => ({
  number,
  smart_count: quantity,
  missing: Number(quantity) - Number(received),
  from: (from as { name: string } | undefined)?.name,
  to: (to as { name: string } | undefined)?.name,
  supplier: (supplier as { name: string } | null | undefined)?.name,
});
