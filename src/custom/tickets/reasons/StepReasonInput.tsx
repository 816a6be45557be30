import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../../kit/slots.ts';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { reasonListOf } from '../../../schemas/tickets/intakeRules.ts';
import { ReasonInput } from './ReasonInput.tsx';

/** The reason of a device's step; what is offered follows from the step and the outcome. */
export default function StepReasonInput({ source = 'reason', ...props }: Partial<InputProps>) {
  const { step } = useOpenStep();
  const outcome = useWatch({ name: 'outcome' }) as string | undefined;
  return <ReasonInput {...props} source={source} list={reasonListOf(step, outcome)} />;
}
