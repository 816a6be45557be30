import { isValidElement, type ReactElement } from 'react';
import type { RaRecord, TranslateFunction } from 'react-admin';
import type { Slot } from '../slots.ts';

/** How a step is offered and confirmed; by default a button and a confirmation. */
export interface StepOptions {
  /** Inputs of its values: names of properties, or elements with a `source`. */
  fields?: Slot[];
  /** Initial values, besides the schema's defaults of the inputs; of the record where they depend on it. */
  values?: Record<string, unknown> | ((record: RaRecord) => Record<string, unknown>);
  /** Replaces the dialog; it reads the step with `useOpenStep`. */
  dialog?: ReactElement;
  /** Of its button. A secondary step does not save the form first; one with 'none' is offered elsewhere on the page. */
  emphasis?: 'primary' | 'secondary' | 'none';
  /** Taken whatever has changed since the record was shown, such as a register's cash. */
  anyVersion?: boolean;
  /** Returns the name under which its texts are found, if it is not the step's. */
  textsOf?: (record: RaRecord) => string;
}

/** Options of a step, or the element that replaces its dialog. */
export type StepSlot = StepOptions | ReactElement;

/** Further parameters of the texts of a resource's steps, besides the record's properties. */
export type StepParameters = (record: RaRecord, translate: TranslateFunction) => Record<string, unknown>;

/** Returns the options of a step. */
export function stepOptions(steps: Record<string, StepSlot> | undefined, step: string): StepOptions {
  const slot = steps?.[step] ?? {};
  return isValidElement(slot) ? { dialog: slot } : slot;
}
