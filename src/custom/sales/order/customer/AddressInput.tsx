import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormGrid } from '../../../../kit/form/FormGrid.tsx';
import { TextInput } from '../../../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../../../kit/slots.ts';
import { customers, type Customer } from '../../../../schemas/customers/customers.ts';
import type { OrderAddress } from '../../../../schemas/sales/orders.ts';
import { CountryInput, StateInput } from '../../../locations/index.ts';
import { emptyAddress, toOrderAddress } from '../orderForm.ts';
import { AddressLines } from './AddressLines.tsx';

const parts = ['first_name', 'last_name', 'company', 'phone', 'address_1', 'address_2', 'city', 'postcode'];

/** Billing or shipping address: one of the customer's addresses, or a new one. */
export function AddressInput({ source = 'billing_address', readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const id = useId();
  const { setValue } = useFormContext();
  const address = useWatch({ name: source }) as OrderAddress | null | undefined;
  const [isOpen, setIsOpen] = useState(false);
  const error = errorOf(useFormState({ name: source }).errors[source]);
  const set = (value: OrderAddress | null) =>
    setValue(source, value, { shouldDirty: true, shouldValidate: true });
  return (
    <div role="group" aria-labelledby={id}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography id={id} variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          {translate(`resources.orders.fields.${source}`)}
        </Typography>
        {!readOnly && (
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => {
              if (!address) set(emptyAddress());
              setIsOpen(!isOpen);
            }}
          >
            {translate(isOpen ? 'sales.address.close' : 'sales.address.edit')}
          </Button>
        )}
        {!readOnly && address && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              setIsOpen(false);
              set(null);
            }}
          >
            {translate('sales.address.remove')}
          </Button>
        )}
      </Stack>
      {isOpen && address ? (
        <FormGrid>
          <SavedAddresses onChosen={set} />
          {parts.map((part) => (
            <TextInput key={part} source={`${source}.${part}`} label={`sales.address.fields.${part}`} />
          ))}
          <CountryInput
            source={`${source}.country`}
            stateSource={`${source}.state`}
            label="resources.locations.fields.country"
          />
          <StateInput source={`${source}.state`} countrySource={`${source}.country`} />
        </FormGrid>
      ) : (
        <AddressLines address={address} />
      )}
      {error && !isOpen && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}

/** The error of the address, or of its first invalid part. */
function errorOf(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(errorOf).find(Boolean);
}

/** The customer's saved addresses. */
function SavedAddresses({ onChosen }: { onChosen: (address: OrderAddress) => void }) {
  const translate = useTranslate();
  const id = useWatch({ name: 'customer_id' }) as string | null | undefined;
  const { data } = useGetOne<Customer>(
    customers.name,
    { id: id ?? '' },
    { enabled: Boolean(id), retry: false, onError: () => undefined },
  );
  const known = (data?.addresses ?? []).filter(({ is_voided }) => !is_voided);
  if (known.length === 0) return null;
  return (
    <TextField
      select
      data-wide
      value=""
      label={translate('sales.address.known')}
      onChange={({ target }) => {
        const chosen = known.find((one) => one.id === target.value);
        if (chosen) onChosen(toOrderAddress(chosen));
      }}
    >
      {known.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {[one.first_name, one.last_name, one.address_1, one.city].filter(Boolean).join(', ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
