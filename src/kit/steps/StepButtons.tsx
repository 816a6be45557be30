import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import type { Model } from '../../schemas/model.ts';
import { stepsOf, type StatefulRecord } from './stepsOf.ts';

export interface StepButtonsProps<T extends StatefulRecord> {
  model: Model;
  /** The steps that do not lead on: they stand back, and need nothing that was typed. */
  secondarySteps: string[];
  /** Whose words a step has, where they are not its own. */
  labelKeyOf?: (step: string, record: T) => string;
  onStep: (step: string) => void;
  /** Where something was typed, which is saved first. */
  onStepAfterSave: (step: string, event: MouseEvent<HTMLButtonElement>) => void;
}

/** What can be done with the record now; what leads on stands out. */
export function StepButtons<T extends StatefulRecord>({
  model,
  secondarySteps,
  labelKeyOf = (step) => step,
  onStep,
  onStepAfterSave,
}: StepButtonsProps<T>) {
  const translate = useTranslate();
  const { who } = useSession();
  const record = useRecordContext<T>();
  const { dirtyFields } = useFormState();
  if (!record) return null;
  const isDirty = Object.keys(dirtyFields).length > 0;
  return stepsOf(who, model, record).map((step) => {
    const leadsOn = !secondarySteps.includes(step);
    return (
      <Button
        key={step}
        variant={leadsOn ? 'outlined' : 'text'}
        color={leadsOn ? 'primary' : 'inherit'}
        onClick={(event) => (isDirty && leadsOn ? onStepAfterSave(step, event) : onStep(step))}
      >
        {translate(`resources.${model.name}.steps.${labelKeyOf(step, record)}.label`)}
      </Button>
    );
  });
}
