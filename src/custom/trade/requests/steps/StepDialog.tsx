import { useGetOne } from 'react-admin';
import { tradeRequests } from '../../../../schemas/trade/requests.ts';
import { AcceptDialog } from '../accept/AcceptDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { Request, StepProps } from './step.ts';

interface StepDialogProps extends Omit<StepProps, 'record'> {
  id: string;
  step: string;
}

/** Asks for a step's values and takes it. */
export function StepDialog({ id, step, ...props }: StepDialogProps) {
  const { data: record, isFetchedAfterMount } = useGetOne<Request>(tradeRequests.name, { id });
  if (!record || !isFetchedAfterMount) return null;
  if (step === 'accept') return <AcceptDialog {...props} record={record} />;
  return <ConfirmDialog {...props} record={record} step={step} />;
}
