import { useMemo } from 'react';
import { ListOptionsContext, useListOptions } from '../../../kit/page.ts';
import { stepOptions } from '../../../kit/steps/declaration.ts';
import { StepDialog } from '../../../kit/steps/StepDialog.tsx';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { deviceStepParameters, deviceSteps } from '../deviceSteps.tsx';
import type { AskedMove } from './useMoves.ts';

interface MoveDialogProps {
  asked: AskedMove;
  onClose: () => void;
}

/** Asks for what a step of a device needs, as on the device's page; the state is that of the drop. */
export function MoveDialog({ asked: { card, step, values }, onClose }: MoveDialogProps) {
  const list = useListOptions();
  const options = useMemo(() => {
    const declared = stepOptions(deviceSteps, step);
    const steps = { ...deviceSteps, [step]: { ...declared, ...('to' in values && { values }) } };
    return { ...list, steps, stepParameters: deviceStepParameters };
  }, [list, step, values]);
  return (
    <ListOptionsContext value={options}>
      <StepDialog model={ticketDevices} step={step} record={card} onDone={onClose} onClose={onClose} />
    </ListOptionsContext>
  );
}
