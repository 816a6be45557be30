import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../../kit/form/inputs/NumberInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { customerContacts } from '../../../schemas/store/store.ts';

const text = (key: string) => `resources.repairs.settings.${key}`;

/** How customers must be reachable, what a diagnosis costs, and until when ready devices are to be collected. */
export function CounterSettings() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2, mt: 1 }}>
      <SelectInput
        source="options.customer_contact"
        label={text('customer_contact')}
        isRequired
        choices={customerContacts.map((id) => ({ id, name: translate(text(`contact.${id}`)) }))}
      />
      <div>
        <MoneyInput source="options.diagnosis_fee" label={text('diagnosis_fee')} isCents />
        <FormHelperText>{translate(text('diagnosis_help'))}</FormHelperText>
      </div>
      <div>
        <NumberInput source="options.collect_days" label={text('collect_days')} />
        <FormHelperText>{translate(text('collect_help'))}</FormHelperText>
      </div>
      <MoneyInput source="options.storage_fee" label={text('storage_fee')} isCents />
      <MoneyInput source="options.storage_fee_most" label={text('storage_fee_most')} isCents />
    </Stack>
  );
}
