import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import type { Model } from '../../schemas/model.ts';
import { stepsOf } from '../../schemas/steps.ts';
import { useButtonAction } from '../actions/useAction.ts';
import { useListOptions } from '../page.ts';
import { stepOptions } from './declaration.ts';
import { usePreloadSteps } from './usePreloadSteps.ts';
import { useStepText } from './useStepText.ts';

interface StepButtonsProps {
  model: Model;
  record: RaRecord;
  onStep: (step: string, event: MouseEvent<HTMLButtonElement>) => void;
}

const looks = {
  primary: { variant: 'contained' },
  normal: { variant: 'outlined' },
  secondary: { variant: 'text', color: 'inherit' },
  none: {},
} as const satisfies Record<string, ButtonProps>;

/** Buttons for the available steps. */
export function StepButtons({ model, record, onStep }: StepButtonsProps) {
  const { who } = useSession();
  const { steps } = useListOptions();
  const text = useStepText(model, record);
  const emphasisOf = (step: string) => stepOptions(steps, step).emphasis ?? 'normal';
  const available = stepsOf(who, model, record).filter((step) => emphasisOf(step) !== 'none');
  usePreloadSteps(model, available);
  return available.map((step) => (
    <StepButton
      key={step}
      look={looks[emphasisOf(step)]}
      label={text(step, 'label')}
      onClick={(event) => onStep(step, event)}
    />
  ));
}

interface StepButtonProps extends Pick<ButtonProps<'button'>, 'onClick'> {
  look: ButtonProps;
  label: string;
}

function StepButton({ look, label, onClick }: StepButtonProps) {
  const button = useButtonAction(label);
  return (
    <Button ref={button} {...look} onClick={onClick}>
      {label}
    </Button>
  );
}
