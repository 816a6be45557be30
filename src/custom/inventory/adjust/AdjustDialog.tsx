import { useCallback, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { useInventoryCalls } from '../calls.ts';
import { useStockLocations, useLocationName } from '../stockLocations.ts';
import { StepDefaultsLoader, type StepDefaults } from '../steps/StepDefaultsLoader.tsx';
import { StepForm } from '../steps/StepForm.tsx';
import { useStep } from '../steps/useStep.ts';
import { AdjustFields } from './AdjustFields.tsx';
import { adjustErrors, toAdjustRequest, type AdjustForm, type StockLevel } from './adjustForm.ts';

/** Adjusts the stock of an item at a location, with a reason. */
export default function AdjustDialog() {
  const translate = useTranslate();
  const close = useCloseDialog();
  const { id } = useParams();
  const { rest, next } = useRest();
  const title = [
    translate('inventory.adjust.title'),
    rest.length > 0 && translate('inventory.chosen.left', { smart_count: rest.length }),
  ];
  return (
    <DialogFrame title={title.filter(Boolean).join(' · ')} onClose={close}>
      <StepDefaultsLoader key={id}>
        {(start) => <Adjust key={id} start={start} onClose={close} onDone={next ?? close} />}
      </StepDefaultsLoader>
    </DialogFrame>
  );
}

/** Form fields of the error paths that the service reports for the line. */
const fields = { quantity: 'amount', serials: 'gone' } as const;
const fieldOf = (path: string, { way }: FieldValues) => {
  const name = path.split('/')[3] ?? path.slice(1);
  if (name === 'serials' && way === 'more') return 'found';
  return fields[name as keyof typeof fields] ?? name;
};

/** The other selected stock records, and a way to continue with the next one. */
function useRest() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { rest = [] } = (state ?? {}) as { rest?: string[] };
  const [following, ...others] = rest;
  const next =
    following === undefined
      ? undefined
      : () =>
          void navigate(`/Inventory/${following}/adjust`, {
            replace: true,
            state: { dialog: true, rest: others },
          });
  return { rest, next };
}

interface AdjustProps {
  start: StepDefaults;
  onClose: () => void;
  onDone: () => void;
}

function Adjust({ start: { item, location_id }, onClose, onDone }: AdjustProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { adjustStock } = useInventoryCalls();
  const { locations, current } = useStockLocations();
  const nameOf = useLocationName();
  const step = useStep('inventory.adjust.failed');
  const [level, setLevel] = useState<StockLevel>();
  // A request without an answer is sent again unchanged, whatever the current stock is.
  const sent = useRef<StockLevel>(undefined);
  const [empty] = useState<AdjustForm>(() => ({
    item: item ?? null,
    location_id: locations.find(({ id }) => id === location_id)?.id ?? current?.id ?? null,
    way: 'less',
    amount: null,
    gone: [],
    found: '',
    reason: null,
    note: null,
  }));
  const check = useCallback(
    (values: FieldValues) => (step.isOpen ? [] : adjustErrors(values as AdjustForm, level)),
    [level, step.isOpen],
  );
  const submit = async (values: FieldValues) => {
    const form = values as AdjustForm;
    if (!step.isOpen) sent.current = level;
    const { item: of, location_id: at } = form;
    let after = 0;
    const isDone = await step.take(async (key) => {
      const { data } = await adjustStock({ body: toAdjustRequest(form, sent.current, key) });
      after = data[0]?.on_hand ?? 0;
    });
    if (!isDone) return;
    const messageArgs = { item: of?.name, after, location: nameOf(at) };
    notify('inventory.adjust.done', { type: 'success', messageArgs });
    onDone();
  };
  if (locations.length === 0) return <DialogError onClose={onClose} />;
  return (
    <StepForm
      name="adjust"
      defaultValues={empty}
      check={check}
      fieldOf={fieldOf}
      step={step}
      onSubmit={submit}
      submitLabel={() => translate('inventory.adjust.save')}
      onCancel={onClose}
    >
      <AdjustFields locations={locations} onLevel={setLevel} />
    </StepForm>
  );
}
