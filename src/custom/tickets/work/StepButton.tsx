import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMayTakeStep } from './useMayTakeStep.ts';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { StepDialog } from '../../../kit/steps/StepDialog.tsx';
import { stepKey } from '../../../kit/steps/useStepText.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';

interface StepButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  step: string;
  /** Values of the step besides those of its dialog. */
  values?: Record<string, unknown>;
  /** What the step is about, for those who do not see where the button is. */
  about?: string;
}

/** Opens the dialog of a step of the device on the page, if it may be taken now. */
export function StepButton({ step, values = {}, about, ...button }: StepButtonProps) {
  const translate = useTranslate();
  const device = usePageRecord(ticketDevices);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const label = translate(`${stepKey(ticketDevices, step)}.label`);
  if (!useMayTakeStep(step)) return null;
  return (
    <>
      <Button
        size="small"
        {...button}
        {...(about && { 'aria-label': `${label} ${about}` })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <StepDialog
        model={ticketDevices}
        step={isOpen ? step : undefined}
        record={{ ...device, values }}
        onDone={close}
        onClose={close}
      />
    </>
  );
}
