import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { stepKey } from '../../../kit/steps/useStepText.ts';
import { useTakeStep } from '../../../kit/steps/useTakeStep.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { useMayTakeStep } from './useMayTakeStep.ts';

interface OneClickStepProps extends Pick<ButtonProps, 'variant'> {
  step: string;
  values?: Record<string, unknown>;
  about?: string;
}

/** Takes a step of the device on the page at once. A button for each state: it takes its step once. */
export function OneClickStep({ step, values, about, variant }: OneClickStepProps) {
  const translate = useTranslate();
  const { id } = usePageRecord(ticketDevices);
  const words = stepKey(ticketDevices, step);
  const { take, isBusy, failure } = useTakeStep({
    model: ticketDevices,
    step,
    done: `${words}.done`,
    onDone: () => undefined,
  });
  const label = translate(`${words}.label`);
  if (!useMayTakeStep(step)) return null;
  return (
    <>
      <Button
        size="small"
        variant={variant}
        aria-disabled={isBusy}
        {...(about && { 'aria-label': `${label} ${about}` })}
        onClick={() => void take({ id, ...(values && { values }) })}
      >
        {label}
      </Button>
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
}
