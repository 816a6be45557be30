import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSession } from '../../../../authProvider/session.ts';
import type { TradeRequest } from '../../../../schemas/trade/requests.ts';
import { stepsOf } from './stepsOf.ts';

interface StepButtonsProps {
  onStep: (step: string) => void;
  /** Where something was typed, which is saved first. */
  onStepAfterSave: (step: string, event: MouseEvent<HTMLButtonElement>) => void;
}

/** What can be done with the request now; what leads on stands out. */
export function StepButtons({ onStep, onStepAfterSave }: StepButtonsProps) {
  const translate = useTranslate();
  const { who } = useSession();
  const record = useRecordContext<TradeRequest>();
  const { dirtyFields } = useFormState();
  if (!record) return null;
  const isDirty = Object.keys(dirtyFields).length > 0;
  return stepsOf(who, record).map((step) => {
    const leadsOn = ['offer', 'accept'].includes(step);
    return (
      <Button
        key={step}
        variant={leadsOn ? 'outlined' : 'text'}
        color={leadsOn ? 'primary' : 'inherit'}
        onClick={(event) => (isDirty && leadsOn ? onStepAfterSave(step, event) : onStep(step))}
      >
        {translate(`resources.tradeRequests.steps.${step}.label`)}
      </Button>
    );
  });
}
