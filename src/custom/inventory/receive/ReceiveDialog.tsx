import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { useInventoryCalls } from '../calls.ts';
import { withLabels } from '../labels/labelOffer.tsx';
import { useEditablePlaces, useLocationName } from '../stockLocations.ts';
import { StartOf, type Start } from '../steps/StepDefaultsLoader.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import { useStep } from '../steps/useStep.ts';
import { ReceiveFields } from './ReceiveFields.tsx';
import { lineOf, receiptOf, receiveFaults, totalOf, type ReceiveForm } from './receiveForm.ts';

/** Puts what has come into stock, beginning with the item or the place that the address names. */
export default function ReceiveDialog() {
  const translate = useTranslate();
  const close = useCloseDialog();
  return (
    <DialogFrame title={translate('inventory.receive.title')} onClose={close} maxWidth="md">
      <StartOf>{(start) => <Receive start={start} onClose={close} />}</StartOf>
    </DialogFrame>
  );
}

const check = (values: FieldValues) => receiveFaults(values as ReceiveForm);

function Receive({
  start: { item, items = [], location_id },
  onClose,
}: {
  start: Start;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { receiveStock } = useInventoryCalls();
  const { places, current } = useEditablePlaces();
  const nameOf = useLocationName();
  const step = useStep('inventory.receive.failed');
  const [empty] = useState<ReceiveForm>(() => ({
    location_id: places.find(({ id }) => id === location_id)?.id ?? current?.id ?? null,
    note: null,
    lines: (item ? [item] : items).map((one) => lineOf(one)),
  }));
  const submit = async (values: FieldValues) => {
    const form = values as ReceiveForm;
    if (!(await step.take((key) => receiveStock(receiptOf(form, key))))) return;
    const words = { smart_count: totalOf(form), location: nameOf(form.location_id) };
    const { lines } = receiptOf(form, '');
    notify(...withLabels(translate('inventory.receive.done', words), lines));
    onClose();
  };
  if (places.length === 0) return <Refusal onClose={onClose} />;
  return (
    <StepForm
      name="receive"
      defaultValues={empty}
      check={check}
      step={step}
      onSubmit={submit}
      submitLabel={(values) =>
        translate('inventory.receive.save', { smart_count: totalOf(values as ReceiveForm) })
      }
      onCancel={onClose}
    >
      <ReceiveFields places={places} />
    </StepForm>
  );
}
