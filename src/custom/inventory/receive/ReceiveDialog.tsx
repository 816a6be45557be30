import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { useInventoryCalls } from '../calls.ts';
import { withLabelOffer } from '../labels/labelOffer.tsx';
import { useStockLocations, useLocationName } from '../stockLocations.ts';
import { StepDefaultsLoader, type StepDefaults } from '../steps/StepDefaultsLoader.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import { useStep } from '../steps/useStep.ts';
import { ReceiveFields } from './ReceiveFields.tsx';
import {
  receiveLine,
  toReceiveRequest,
  receiveErrors,
  totalQuantity,
  type ReceiveForm,
} from './receiveForm.ts';

/** Receives goods into stock, starting with the item or stock record in the URL. */
export default function ReceiveDialog() {
  const translate = useTranslate();
  const close = useCloseDialog();
  return (
    <DialogFrame title={translate('inventory.receive.title')} onClose={close} maxWidth="md">
      <StepDefaultsLoader>{(start) => <Receive start={start} onClose={close} />}</StepDefaultsLoader>
    </DialogFrame>
  );
}

const check = (values: FieldValues) => receiveErrors(values as ReceiveForm);

function Receive({
  start: { item, items = [], location_id },
  onClose,
}: {
  start: StepDefaults;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { receiveStock } = useInventoryCalls();
  const { locations, current } = useStockLocations();
  const nameOf = useLocationName();
  const step = useStep('inventory.receive.failed');
  const [empty] = useState<ReceiveForm>(() => ({
    location_id: locations.find(({ id }) => id === location_id)?.id ?? current?.id ?? null,
    note: null,
    lines: (item ? [item] : items).map((one) => receiveLine(one)),
  }));
  const submit = async (values: FieldValues) => {
    const form = values as ReceiveForm;
    if (!(await step.take((key) => receiveStock({ body: toReceiveRequest(form, key) })))) return;
    const words = { smart_count: totalQuantity(form), location: nameOf(form.location_id) };
    const { lines } = toReceiveRequest(form, '');
    notify(...withLabelOffer(translate('inventory.receive.done', words), lines));
    onClose();
  };
  if (locations.length === 0) return <DialogError onClose={onClose} />;
  return (
    <StepForm
      name="receive"
      defaultValues={empty}
      check={check}
      step={step}
      onSubmit={submit}
      submitLabel={(values) =>
        translate('inventory.receive.save', { smart_count: totalQuantity(values as ReceiveForm) })
      }
      onCancel={onClose}
    >
      <ReceiveFields locations={locations} />
    </StepForm>
  );
}
