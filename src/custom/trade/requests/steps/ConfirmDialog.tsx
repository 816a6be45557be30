import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../../kit/form/Confirm.tsx';
import { StepFailure } from '../../../../kit/steps/StepFailure.tsx';
import { useTakeStep } from '../../../../kit/steps/useTakeStep.ts';
import { tradeRequests } from '../../../../schemas/trade/requests.ts';
import { useAmounts } from '../../useAmounts.ts';
import { customerText, deviceText } from '../texts.ts';
import type { StepProps } from './step.ts';

/** Confirms a step; declining also asks for a reason. */
export function ConfirmDialog({ record, step, onDone, onClose }: StepProps & { step: string }) {
  const translate = useTranslate();
  const { money } = useAmounts();
  const words = `resources.tradeRequests.steps.${step}`;
  const { take, isBusy, failure, changes } = useTakeStep({
    model: tradeRequests,
    step,
    done: `${words}.done`,
    onDone,
  });
  const [reason, setReason] = useState('');
  const parameters = {
    number: record.number,
    customer: customerText(record, translate),
    device: deviceText(record, translate),
    offer: record.offer === null ? '—' : money(record.offer),
  };
  const values = step === 'decline' ? { reason: reason.trim() || null } : undefined;
  return (
    <Confirm
      title={translate(`${words}.title`, parameters)}
      text={translate(`${words}.text`, parameters)}
      confirmLabel={translate(`${words}.yes`)}
      cancelLabel={translate('trade.back')}
      onConfirm={() => void take({ id: record.id, values, shown: record })}
      onCancel={onClose}
      isBusy={isBusy}
    >
      {step === 'decline' && (
        <TextField
          fullWidth
          sx={{ mt: 2 }}
          label={translate(`${words}.reason`)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <StepFailure model={tradeRequests} {...{ record, failure, changes }} />
    </Confirm>
  );
}
