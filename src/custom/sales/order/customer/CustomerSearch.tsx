import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../../authProvider/useCan.ts';
import { SearchField } from '../../../../kit/picker/SearchField.tsx';
import { customers, type Customer } from '../../../../schemas/customers/customers.ts';
import { nameOf } from '../../../../schemas/model.ts';
import { CustomerOption, useCustomerSearch } from '../../../customers/index.ts';

interface CustomerSearchProps {
  inputRef: Ref<HTMLInputElement>;
  error?: string | undefined;
  onChosen: (customer: Customer) => void;
  /** Creates a new customer; `typed` may be a name, an email address or a phone number. */
  onNew: (typed: string) => void;
}

/** Searches customers by name, email or phone, and offers to create one. */
export function CustomerSearch({ onNew, ...field }: CustomerSearchProps) {
  const translate = useTranslate();
  const mayCreate = useCan()('create', customers);
  const labelOf = (name: string) => translate('sales.customer.new_named', { name });
  return (
    <SearchField<Customer>
      {...field}
      label={translate('sales.customer.search')}
      helperText={translate('sales.customer.search_hint')}
      hint={translate('sales.customer.hint')}
      search={useCustomerSearch()}
      nameOf={(one) => nameOf(customers, one)}
      keyOf={({ id }) => id}
      renderResult={(one) => <CustomerOption customer={one} />}
      create={mayCreate ? { labelOf, onChosen: onNew } : undefined}
      autoHighlight
    />
  );
}
