import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSession } from '../../../../authProvider/session.ts';
import type { Model } from '../../../../schemas/model.ts';
import { stepsOf, wordsOf, type Steppable } from './stepsOf.ts';

interface StepButtonsProps {
  model: Model;
  onStep: (step: string) => void;
  /** Where something was typed, which is saved first. */
  onStepAfterSave: (step: string, event: MouseEvent<HTMLButtonElement>) => void;
}

/** What can be done with the order or transfer now; the steps that end it stand apart from those that lead on. */
export function StepButtons({ model, onStep, onStepAfterSave }: StepButtonsProps) {
  const translate = useTranslate();
  const { who } = useSession();
  const record = useRecordContext<Steppable>();
  const { dirtyFields } = useFormState();
  if (!record) return null;
  const isDirty = Object.keys(dirtyFields).length > 0;
  return stepsOf(who, model, record).map((step) => {
    const isEnd = ['cancel', 'close'].includes(step);
    return (
      <Button
        key={step}
        variant={isEnd ? 'text' : 'outlined'}
        color={isEnd ? 'inherit' : 'primary'}
        onClick={(event) => (isDirty && !isEnd ? onStepAfterSave(step, event) : onStep(step))}
      >
        {translate(`resources.${model.name}.steps.${wordsOf(step, record)}.label`)}
      </Button>
    );
  });
}
