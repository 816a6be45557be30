import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateInput } from '../../../kit/form/inputs/DateInput.tsx';
import { Question } from '../../../kit/form/Question.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { useToday } from '../../../kit/useToday.ts';
import { addDays } from '../../../schemas/calendarDays.ts';
import type { PurchaseOrder } from '../../../schemas/inventory/purchaseOrders.ts';
import { suppliers, type Supplier } from '../../../schemas/inventory/suppliers.ts';

const name = 'expected_date';

/** The day on which an order is expected: proposed from the supplier's days to deliver; one that is past is asked about. */
export default function ExpectedInput({ source = name, ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const today = useToday();
  const stored = useRecordContext<PurchaseOrder>()?.expected_date ?? null;
  const { getValues, setValue } = useFormContext();
  const [asked, setAsked] = useState<string>();
  const kept = useRef(stored);
  useProposal(props.readOnly === true, today);
  const ask = () => {
    const day = getValues(source) as string | null;
    const isNew = day !== null && day < today && day !== kept.current;
    if (isNew) setAsked(day);
    return isNew;
  };
  const put = (day: string | null) => setValue(source, day, { shouldDirty: true });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !ask()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div style={{ display: 'contents' }} onBlur={onBlur} onKeyDownCapture={onKeyDown}>
        <DateInput {...props} source={source} />
      </div>
      {asked !== undefined && (
        <Question
          title={translate('stockOrders.past.title')}
          text={translate('stockOrders.past.text')}
          yes={translate('stockOrders.past.yes')}
          no={translate('stockOrders.past.no')}
          onYes={() => {
            kept.current = asked;
            setAsked(undefined);
          }}
          onNo={() => {
            put(kept.current);
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

/** Puts in the day on which a supplier who is chosen would deliver, unless another day was typed. */
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
