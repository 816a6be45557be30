import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import { Form } from '../../../kit/form/Form.tsx';
import { Fields } from '../../../kit/form/FormGrid.tsx';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { SubmitButtons } from '../../../kit/form/SubmitButtons.tsx';
import { useFocusFirstField } from '../../../kit/form/useFocusFirstField.ts';
import { useCents } from '../../../kit/fields/useCents.ts';
import { useTakeStep } from '../../../kit/steps/useTakeStep.ts';
import { cashReasons, registers, type Register } from '../../../schemas/wallet/registers.ts';

interface CashDialogProps {
  register: Register;
  step: 'cashIn' | 'cashOut';
  onClose: () => void;
}

/** Puts cash into a register or takes it out, with a reason. */
export function CashDialog({ register, step, onClose }: CashDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const words = `wallet.tills.${step}`;
  const body = useFocusFirstField(true);
  const { take, isBusy, isOpen, failure } = useTakeStep({
    model: registers,
    step,
    done: `${words}.done`,
    onDone: onClose,
  });
  const submit = (values: FieldValues) => take({ id: register.id, values });
  return (
    <ResourceContextProvider value={registers.name}>
      <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
        <Form defaultValues={{ amount: null, reason: 'CHANGE', note: null }} onSubmit={submit}>
          <DialogTitle id={id}>{translate(`${words}.title`, { ...register })}</DialogTitle>
          <DialogContent dividers ref={body}>
            {failure && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {failure}
              </Alert>
            )}
            <Fields disabled={isOpen} inert={isOpen}>
              <CashFields register={register} isOut={step === 'cashOut'} />
            </Fields>
          </DialogContent>
          <DialogActions>
            <SubmitButtons
              submitLabel={isOpen ? translate('errors.retry') : translate(`${words}.label`)}
              onCancel={onClose}
              isSaving={isBusy}
              isBlocked={false}
            />
          </DialogActions>
        </Form>
      </Dialog>
    </ResourceContextProvider>
  );
}

function CashFields({ register, isOut }: { register: Register; isOut: boolean }) {
  const translate = useTranslate();
  const cents = useCents();
  const reason: unknown = useWatch({ name: 'reason' });
  const isTooMuch = (amount: number) => isOut && amount > register.expected;
  return (
    <>
      <MoneyInput
        isCents
        isRequired
        source="amount"
        helperText={translate('wallet.tills.in_till', { amount: cents(register.expected) })}
        rules={{
          validate: (amount: unknown) =>
            typeof amount !== 'number' || amount <= 0
              ? translate('wallet.tills.amount_needed')
              : isTooMuch(amount)
                ? translate('validation.cash_short')
                : true,
        }}
      />
      <SelectInput
        isRequired
        source="reason"
        choices={cashReasons.map((one) => ({
          id: one,
          name: translate(`resources.registers.values.reason.${one}`),
        }))}
      />
      <TextInput
        isLong
        source="note"
        isRequired={reason === 'OTHER'}
        rules={{
          validate: (note?: string | null) =>
            reason === 'OTHER' && !note?.trim() ? translate('validation.other_reason') : true,
        }}
      />
    </>
  );
}
