import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearch } from '../../../kit/picker/useSearch.ts';
import { useField } from '../../../kit/form/inputs/useField.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { containsText } from '../../../schemas/searchText.ts';
import { nameOf } from '../../../schemas/model.ts';
import { usePhoneText } from '../../../kit/form/inputs/usePhoneText.ts';
import { CustomerOption, useCustomerSearch } from '../../customers/index.ts';
import { normalizePhone } from '../normalizePhone.ts';
import { useSelectCustomer } from './useSelectCustomer.ts';

interface CustomerInputProps extends Partial<InputProps> {
  source: string;
  type?: 'email' | 'tel';
}

const nameFields = ['customer_first_name', 'customer_last_name'];

/** A customer field that suggests existing customers by name, email or phone. */
export function CustomerInput({ source, type, ...props }: CustomerInputProps) {
  const { value, change, control } = useField<string | null | undefined>({ ...props, source });
  const names = useWatch({ name: nameFields }) as (string | null | undefined)[];
  const { resetField } = useFormContext();
  const choose = useSelectCustomer();
  const [isTyped, setIsTyped] = useState(false);
  const typed = nameFields.includes(source) ? names.filter(Boolean).join(' ') : (value ?? '');
  // If the search fails, the customer can still be typed.
  const { found, isSearching } = useSearch(isTyped ? typed : '', useCustomerSearch());
  // While closed, Escape closes the dialog instead of the suggestions.
  const [isOpen, setIsOpen] = useState(false);
  const offered = found.filter((one) => matchesTyped(one, typed));
  const { inputRef, label, error, helperText, name, onBlur, disabled } = control;
  const phone = usePhoneText(source);
  const shown = type === 'tel' ? phone.format(value) : (value ?? '');
  const leave = () => {
    setIsTyped(false);
    const tidied = type === 'tel' && value ? normalizePhone(value) : value;
    if (tidied !== value) change(tidied);
    onBlur();
  };
  return (
    <Autocomplete<Customer, false, true, true>
      freeSolo
      disableClearable
      value={shown}
      inputValue={shown}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return;
        setIsTyped(true);
        change(type === 'tel' ? phone.parse(text) : text || null);
        // Another address means another customer.
        if (source === 'customer_email') resetField('customer_id');
      }}
      onChange={(_, chosen) => {
        setIsTyped(false);
        if (typeof chosen !== 'string') void choose(chosen);
      }}
      open={isOpen && offered.length > 0}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      options={offered}
      loading={isSearching}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : nameOf(customers, option))}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={() => false}
      disabled={disabled}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <CustomerOption customer={option} />
        </li>
      )}
      renderInput={({ InputLabelProps: _labelProps, inputProps, ...params }) => (
        <TextField
          {...params}
          {...{ inputRef, label, error, helperText, type }}
          onBlur={leave}
          slotProps={{ htmlInput: { ...inputProps, name, autoComplete: 'off' } }}
        />
      )}
    />
  );
}

/** Whether the typed text still matches the customer who was found. */
function matchesTyped({ first_name, last_name, email, phone }: Customer, typed: string): boolean {
  return containsText([first_name, last_name, email].join(' '), typed) || containsText(phone ?? '', typed);
}
