import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { StepFrame } from '../../../kit/steps/StepFrame.tsx';

interface ValuesDialogProps {
  defaultValues?: FieldValues;
  children?: ReactNode;
}

/** The dialog of a step some of whose values follow from where it was opened. */
export default function ValuesDialog({ defaultValues, children }: ValuesDialogProps) {
  const { record } = useOpenStep<RaRecord & { values?: FieldValues }>();
  return (
    <StepFrame
      defaultValues={defaultValues}
      valuesOf={(values) => ({ ...values, ...record.values })}
      maxWidth="sm"
    >
      {children}
    </StepFrame>
  );
}
