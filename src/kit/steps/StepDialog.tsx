import { LazyBoundary } from '../LazyBoundary.tsx';
import { useListOptions } from '../page.ts';
import { stepOptions } from './declaration.ts';
import { OpenStepContext, type OpenStep } from './openStep.ts';
import { StepConfirm } from './StepConfirm.tsx';
import { StepForm } from './StepForm.tsx';

interface StepDialogProps extends Omit<OpenStep, 'step'> {
  /** Undefined while no dialog is open. */
  step: string | undefined;
}

/** Asks for a step's values as its declaration says, and takes it. */
export function StepDialog({ step, ...open }: StepDialogProps) {
  const { steps } = useListOptions();
  if (step === undefined) return null;
  const { dialog, fields, values, anyVersion = false } = stepOptions(steps, step);
  return (
    <LazyBoundary onClose={open.onClose}>
      <OpenStepContext value={{ ...open, step }}>
        {dialog ??
          (fields ? (
            <StepForm {...{ fields, values, anyVersion }} />
          ) : (
            <StepConfirm anyVersion={anyVersion} />
          ))}
      </OpenStepContext>
    </LazyBoundary>
  );
}
