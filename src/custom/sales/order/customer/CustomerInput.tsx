import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch, type FieldError } from 'react-hook-form';
import type { InputProps } from '../../../../kit/slots.ts';
import { customers, type Customer } from '../../../../schemas/customers/customers.ts';
import { formatPhone } from '../../../../schemas/phone.ts';
import { defaultAddresses, toOrderCustomer, noCustomer } from '../orderForm.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { NewCustomer } from './NewCustomer.tsx';

const names = ['customer_first_name', 'customer_last_name', 'customer_email', 'customer_phone'];

/** The order's customer: an existing one found by typing, a new one, or none (a walk-in sale). */
export function CustomerInput({ source = 'customer_id', readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { setValue, getValues } = useFormContext();
  const id = useWatch({ name: source }) as string | null | undefined;
  const [first, last, email, phone] = useWatch({ name: names }) as (string | null)[];
  const error = useFormState({ name: source }).errors[source] as FieldError | undefined;
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const set = (values: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  const choose = async (customer: Customer) => {
    set(toOrderCustomer(customer));
    const { data } = await dataProvider
      .getOne<Customer>(customers.name, { id: customer.id })
      .catch(() => ({ data: undefined }));
    // Ignored if another customer was selected while this request was running.
    if (data && getValues(source) === customer.id) set(defaultAddresses(data.addresses));
  };
  const name = [first, last].filter(Boolean).join(' ');
  if (id || name)
    return (
      <Stack
        direction="row"
        data-wide
        role="group"
        aria-label={translate('sales.customer.title')}
        sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
      >
        <div style={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
          </Typography>
        </div>
        {!readOnly && (
          <Button size="small" onClick={() => set(noCustomer)}>
            {translate('sales.customer.other')}
          </Button>
        )}
      </Stack>
    );
  if (readOnly) return <Typography data-wide>{translate('sales.customer.none')}</Typography>;
  return (
    <div data-wide>
      <CustomerSearch
        inputRef={search}
        error={error?.message}
        onChosen={(customer) => void choose(customer)}
        onNew={setTyped}
      />
      {typed !== undefined && (
        <NewCustomer
          typed={typed}
          onMade={(customer) => void choose(customer)}
          onClose={() => {
            setTyped(undefined);
            search.current?.focus();
          }}
        />
      )}
    </div>
  );
}
