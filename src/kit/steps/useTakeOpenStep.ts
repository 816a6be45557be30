import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useListOptions } from '../page.ts';
import { stepOptions } from './declaration.ts';
import { useOpenStep } from './openStep.ts';
import { useTakeStep } from './useTakeStep.ts';
import { stepKey } from './useStepText.ts';

interface Options {
  /** Also if the record has changed since it was shown. */
  anyVersion?: boolean;
  /** Called before the dialog closes. */
  onTaken?: () => void;
  /** `onTaken` notifies about the success. */
  isQuiet?: boolean;
}

/**
 * Takes the step of the surrounding dialog; see `useTakeStep`. The step is based on the record as it was when the dialog
 * opened, even if it has changed live; once a refusal has shown the changes, on the latest one.
 */
export function useTakeOpenStep({ anyVersion = false, onTaken, isQuiet = false }: Options = {}) {
  const { steps } = useListOptions();
  const { model, step, record, onDone } = useOpenStep();
  const words = stepKey(model, stepOptions(steps, step).textsOf?.(record) ?? step);
  const opened = useRef<RaRecord | undefined>(record);
  const { take, ...state } = useTakeStep({
    model,
    step,
    ...(!isQuiet && { done: `${words}.done` }),
    onDone: () => {
      onTaken?.();
      onDone();
    },
    onOutdated: () => {
      opened.current = undefined;
    },
  });
  return {
    ...state,
    take: (values?: Record<string, unknown>) =>
      take({
        id: record.id,
        ...(values && { values }),
        ...(!anyVersion && { shown: opened.current ?? record }),
      }),
  };
}
