import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { StepButtons } from './StepButtons.tsx';
import { StepDialog } from './StepDialog.tsx';

/** Buttons for the steps that the user may take of a record on a page, with their dialogs. */
export function RecordSteps({ model, record }: { model: Model; record: RaRecord }) {
  const [step, setStep] = useState<string>();
  const close = () => setStep(undefined);
  return (
    <>
      <StepButtons model={model} record={record} onStep={setStep} />
      <StepDialog {...{ model, step, record }} onDone={close} onClose={close} />
    </>
  );
}
