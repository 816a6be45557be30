import { createContext, use } from 'react';
import type { RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';

/** A step whose dialog is open. */
export interface OpenStep<R extends RaRecord = RaRecord> {
  model: Model;
  step: string;
  record: R;
  onDone: () => void;
  onClose: () => void;
}

export const OpenStepContext = createContext<OpenStep | undefined>(undefined);

/** Returns the step of the surrounding dialog. */
export function useOpenStep<R extends RaRecord = RaRecord>(): OpenStep<R> {
  const open = use(OpenStepContext);
  if (!open) throw new Error('No step is open');
  return open as OpenStep<R>;
}
