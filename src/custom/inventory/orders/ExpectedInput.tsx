import { useEffect, useRef, useState } from 'react';
import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBeforeSave } from '../../../kit/form/beforeSave.ts';
import { DateInput } from '../../../kit/form/inputs/DateInput.tsx';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { useToday } from '../../../kit/useToday.ts';
import { addDays } from '../../../schemas/calendarDays.ts';
import type { PurchaseOrder } from '../../../schemas/inventory/purchaseOrders.ts';
import { suppliers, type Supplier } from '../../../schemas/inventory/suppliers.ts';

const name = 'expected_date';

/** Expected delivery date, proposed from the supplier's lead time; a past date asks for confirmation. */
export default function ExpectedInput({ source = name, ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const today = useToday();
  const stored = useRecordContext<PurchaseOrder>()?.expected_date ?? null;
  const [asked, setAsked] = useState<(isKept: boolean) => void>();
  useProposal(props.readOnly === true, today);
  useBeforeSave(async (values) => {
    const day = values[source] as string | null | undefined;
    if (!day || day >= today || day === stored) return true;
    const isKept = await new Promise<boolean>((answer) => setAsked(() => answer));
    setAsked(undefined);
    return isKept;
  });
  return (
    <>
      <DateInput {...props} source={source} />
      {asked && (
        <Confirm
          title={translate('stockOrders.past.title')}
          text={translate('stockOrders.past.text')}
          confirmLabel={translate('stockOrders.past.yes')}
          cancelLabel={translate('stockOrders.past.no')}
          onConfirm={() => asked(true)}
          onCancel={() => asked(false)}
        />
      )}
    </>
  );
}

/** Sets the date from the chosen supplier's lead time, unless the user typed one. */
function useProposal(isOff: boolean, today: string): void {
  const record = useRecordContext<PurchaseOrder>();
  const { getValues, setValue } = useFormContext();
  const supplierId = useWatch({ name: 'supplier_id' }) as string | null | undefined;
  const isChosen = !isOff && Boolean(supplierId) && supplierId !== record?.supplier_id;
  const { data } = useGetOne<Supplier>(suppliers.name, { id: supplierId ?? '' }, { enabled: isChosen });
  const proposed = useRef<string>(undefined);
  const days = data && data.id === supplierId ? data.lead_days : null;
  useEffect(() => {
    if (!isChosen || days === null) return;
    const day = getValues(name) as string | null | undefined;
    if (day && day !== proposed.current) return;
    proposed.current = addDays(today, days);
    setValue(name, proposed.current, { shouldDirty: true });
  }, [isChosen, days, today, getValues, setValue]);
}
