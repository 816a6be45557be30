import type { RaRecord } from 'react-admin';
import { can, type Who } from '../../../../schemas/can.ts';
import type { Model } from '../../../../schemas/model.ts';

export interface Steppable {
  id: string;
  number: number;
  state: string;
  received: number;
  _etag?: string;
}

/** The steps that somebody may take of a record now, in the order of its model. */
export const stepsOf = (who: Who, { steps = {} }: Model, record: Steppable): string[] =>
  Object.entries(steps)
    .filter(
      ([, { access, from }]) =>
        from.includes(record.state) &&
        can(who, 'update', { access: { update: access } }, { ...record }) === true,
    )
    .map(([name]) => name);

/** Whose words a step has: what is left of an order that came in part is closed rather than cancelled. */
export const wordsOf = (step: string, { received }: Steppable) =>
  step === 'cancel' && received > 0 ? 'close_rest' : step;

/** What is done with a step. */
export interface StepProps {
  model: Model;
  record: Steppable & RaRecord<string>;
  step: string;
  onDone: () => void;
  onClose: () => void;
}

/** What the words of a step may name. */
export const textParameters = ({ number, quantity, received, from, to, supplier }: RaRecord) => ({
  number,
  smart_count: quantity,
  missing: Number(quantity) - Number(received),
  from: (from as { name: string } | undefined)?.name,
  to: (to as { name: string } | undefined)?.name,
  supplier: (supplier as { name: string } | null | undefined)?.name,
});
