import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSession } from '../../authProvider/session.ts';
import type { Model } from '../../schemas/model.ts';
import { stepsOf } from '../../schemas/steps.ts';
import type { StatefulRecord } from './statefulRecord.ts';

export interface StepButtonsProps<T extends StatefulRecord> {
  model: Model;
  /** Steps with less prominent buttons, which do not save the form first. */
  secondarySteps: string[];
  /** Returns the key of a step's label, if it is not the step's name. */
  labelKeyOf?: (step: string, record: T) => string;
  onStep: (step: string) => void;
  /** Called instead of onStep if the form is dirty: saves it first. */
  onStepAfterSave: (step: string, event: MouseEvent<HTMLButtonElement>) => void;
}

/** Buttons for the available steps. */
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
