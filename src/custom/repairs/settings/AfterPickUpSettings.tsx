import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { BooleanInput } from '../../../kit/form/inputs/BooleanInput.tsx';
import { NumberInput } from '../../../kit/form/inputs/NumberInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { httpsPattern } from '../../../schemas/textPatterns.ts';
import type { RepairSettings } from './repairSettings.ts';

const text = (key: string) => `resources.repairs.settings.${key}`;
const address = new RegExp(httpsPattern, 'u');

/** What customers are written after their devices were handed over. */
export function AfterPickUpSettings() {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {translate(text('after'))}
      </FormLabel>
      <BooleanInput
        source="options.send_thanks_email"
        label={text('send_thanks_email')}
        helperText={text('thanks_help')}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        }}
      >
        <NumberInput
          source="options.review_days"
          label={text('review_days')}
          rules={{ deps: ['options.review_address'] }}
        />
        <NumberInput
          isRequired
          source="options.review_months"
          label={text('review_months')}
          rules={{ required: translate('validation.required') }}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            source="options.review_address"
            label={text('review_address')}
            helperText={text('review_help')}
            rules={{
              validate: (value: string | null, values: FieldValues) => {
                const { review_days } = (values as RepairSettings).options;
                if (!value) return review_days === null || translate('validation.required');
                return address.test(value) || translate(text('review_url'));
              },
            }}
          />
        </Box>
      </Box>
    </FormControl>
  );
}
