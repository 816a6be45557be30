import { useListOptions } from '../page.ts';
import { stepOptions } from './declaration.ts';
import { OpenStepContext, type OpenStep } from './openStep.ts';
import { StepConfirm } from './StepConfirm.tsx';
import { StepForm } from './StepForm.tsx';

/** Asks for a step's values as its declaration says, and takes it. */
export function StepDialog(open: OpenStep) {
  const { dialog, fields, values, anyVersion = false } = stepOptions(useListOptions().steps, open.step);
  return (
    <OpenStepContext value={open}>
      {dialog ??
        (fields ? <StepForm {...{ fields, values, anyVersion }} /> : <StepConfirm anyVersion={anyVersion} />)}
    </OpenStepContext>
  );
}
