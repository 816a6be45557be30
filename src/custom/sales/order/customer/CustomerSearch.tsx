import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../../authProvider/useCan.ts';
import { customers, type Customer } from '../../../../schemas/customers/customers.ts';
import { nameOf } from '../../../../schemas/model.ts';
import { formatPhone } from '../../../../schemas/phone.ts';
import { useFoundCustomers } from '../../../appointments/index.ts';

interface CustomerSearchProps {
  inputRef: Ref<HTMLInputElement>;
  error?: string | undefined;
  onChosen: (customer: Customer) => void;
  /** Creates a new customer; `typed` may be a name, an email address or a phone number. */
  onNew: (typed: string) => void;
}

const someoneNew = 'new';
type Option = Customer | typeof someoneNew;

const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
};

/** Searches customers by name, email or phone, and offers to create one. */
export function CustomerSearch({ inputRef, error, onChosen, onNew }: CustomerSearchProps) {
  const translate = useTranslate();
  const mayCreate = useCan()('create', customers);
  const [text, setText] = useState('');
  const { found, isSearching } = useFoundCustomers(text);
  const isTyped = text.trim().length > 1;
  const options: Option[] = isTyped
    ? [...found, ...(mayCreate ? [someoneNew as typeof someoneNew] : [])]
    : [];
  return (
    <Autocomplete<Option>
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => setText(reason === 'input' ? value : '')}
      onChange={(_, chosen) => {
        if (chosen === someoneNew) onNew(text.trim());
        else if (chosen) onChosen(chosen);
      }}
      onKeyDown={keepForm}
      autoHighlight
      options={options}
      filterOptions={(all) => all}
      loading={isSearching}
      loadingText={translate('picker.searching')}
      noOptionsText={translate(isTyped ? 'picker.none' : 'sales.customer.hint')}
      getOptionLabel={(one) => (one === someoneNew ? someoneNew : nameOf(customers, one))}
      getOptionKey={(one) => (one === someoneNew ? someoneNew : one.id)}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          {one === someoneNew ? (
            <strong>{translate('sales.customer.new_named', { name: text.trim() })}</strong>
          ) : (
            <span style={{ overflowWrap: 'anywhere' }}>
              {nameOf(customers, one)}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {[one.email, one.phone && formatPhone(one.phone)].filter(Boolean).join(' · ')}
              </Typography>
            </span>
          )}
        </li>
      )}
      renderInput={({ InputLabelProps: _labelProps, inputProps, ...params }) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={translate('sales.customer.search')}
          error={Boolean(error)}
          helperText={error ?? translate('sales.customer.search_hint')}
          slotProps={{ htmlInput: { ...inputProps, autoComplete: 'off' } }}
        />
      )}
    />
  );
}
