import { useTranslate } from 'react-admin';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { PhoneInput } from '../../../kit/form/inputs/PhoneInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';

const label = (key: string) => `resources.customers.fields.${key}`;

/** A new customer; without a name the phone number is the name. */
export function NewCustomerFields() {
  const translate = useTranslate();
  const languages = ['en', 'fr'].map((id) => ({
    id,
    name: translate(`resources.customers.values.language.${id}`),
  }));
  return (
    <FormGrid>
      <PhoneInput source="new_customer.phone" label={label('phone')} />
      <TextInput source="new_customer.email" label={label('email')} />
      <TextInput source="new_customer.first_name" label={label('first_name')} />
      <TextInput source="new_customer.last_name" label={label('last_name')} />
      <SelectInput source="new_customer.language" label={label('language')} choices={languages} />
    </FormGrid>
  );
}
