import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../../kit/form/inputs/NumberInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { longestSettings } from '../../../schemas/tickets/still.ts';
import { customerContacts } from '../../../schemas/store/store.ts';
import { AfterPickUpSettings } from './AfterPickUpSettings.tsx';

const text = (key: string) => `resources.repairs.settings.${key}`;

/** How customers must be reachable, what a diagnosis costs, and how long devices may stay. */
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
      <NumberInput source="options.deposit_percent" label={text('deposit_percent')} suffix="%" />
      <div>
        <MoneyInput source="options.deposit_amount" label={text('deposit_amount')} isCents />
        <FormHelperText>{translate(text('deposit_help'))}</FormHelperText>
      </div>
      <div>
        <NumberInput source="options.collect_days" label={text('collect_days')} />
        <FormHelperText>{translate(text('collect_help'))}</FormHelperText>
      </div>
      <div>
        <NumberInput source="options.uncollected_again_days" label={text('uncollected_again_days')} />
        <FormHelperText>{translate(text('uncollected_help'))}</FormHelperText>
      </div>
      <NumberInput
        isRequired
        source="options.uncollected_most"
        label={text('uncollected_most')}
        rules={{ required: translate('validation.required') }}
      />
      <MoneyInput source="options.storage_fee" label={text('storage_fee')} isCents />
      <MoneyInput source="options.storage_fee_most" label={text('storage_fee_most')} isCents />
      <LongestTimes />
      <QuietHours />
      <AfterPickUpSettings />
    </Stack>
  );
}

/** Between which times customers are not written to. */
function QuietHours() {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {translate(text('quiet'))}
      </FormLabel>
      <Stack direction="row" sx={{ gap: 2 }}>
        {(['quiet_from', 'quiet_until'] as const).map((setting) => (
          <TextInput
            key={setting}
            source={`options.${setting}`}
            label={text(setting)}
            type="time"
            format={(time) => time?.slice(0, 5) ?? ''}
            parse={(time) => (time ? `${time}:00` : null)}
          />
        ))}
      </Stack>
      <FormHelperText sx={{ mx: 0 }}>{translate(text('quiet_help'))}</FormHelperText>
    </FormControl>
  );
}

/** The longest time in each state. */
function LongestTimes() {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {translate(text('longest'))}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {Object.entries(longestSettings).map(([state, setting]) => (
          <NumberInput key={setting} source={`options.${setting}`} label={`bench.states.${state}`} />
        ))}
      </Box>
      <FormHelperText sx={{ mx: 0 }}>{translate(text('longest_help'))}</FormHelperText>
    </FormControl>
  );
}
