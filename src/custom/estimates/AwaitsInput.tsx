import { SchemaInput } from '../../kit/form/SchemaInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import type { Estimate } from '../../schemas/estimates/estimates.ts';
import { estimateSteps } from '../../schemas/estimates/steps.ts';

/** Whether the devices of the ticket wait for the customer; a quote has none. */
export default function AwaitsInput({ source = 'awaits', ...props }: Partial<InputProps>) {
  const { record } = useOpenStep<Estimate>();
  if (!record.ticket_id) return null;
  return <SchemaInput {...props} source={source} schema={estimateSteps.send!.values!.awaits!} />;
}
