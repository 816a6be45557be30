import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePickerInput } from '../../kit/form/inputs/usePickerInput.ts';
import type { InputProps } from '../../kit/slots.ts';
import { guessTimezone } from './guessTimezone.ts';
import { timezoneOf } from './regionTimezones.ts';
import { findTimezone, timezones, type Timezone } from './timezones.ts';

const filterOptions = createFilterOptions<Timezone>({
  limit: 50,
  stringify: ({ name, description, offset, aliases }) =>
    [name.replaceAll('_', ' '), name, description, offset, ...aliases].join(' '),
});

/**
 * Searches time zones by name, city or offset. A new location starts with the browser's time zone. Changing the
 * province or state proposes its time zone, unless the user has selected one.
 */
export default function TimezoneInput({ source = 'timezone', ...input }: Partial<InputProps>) {
  const translate = useTranslate();
  const {
    value: chosen,
    change,
    picker,
  } = usePickerInput<string | null>({
    ...input,
    source,
    defaultValue: guessTimezone(),
  });
  const { label, readOnly, textField } = picker;
  const [country, state] = useWatch({ name: ['country', 'state'] }) as (string | undefined)[];
  const proposed = timezoneOf(country ?? '', state ?? '');
  const before = useRef(proposed);
  useEffect(() => {
    if (readOnly || proposed === before.current) return;
    // A time zone that the user selected is kept.
    const isOwn = chosen && chosen !== before.current && chosen !== guessTimezone();
    before.current = proposed;
    if (proposed && !isOwn) change(proposed);
  }, [readOnly, proposed, chosen, change]);
  return (
    <Autocomplete
      value={chosen ? findTimezone(chosen) : null}
      onChange={(_, zone) => change(zone?.name ?? null)}
      options={timezones}
      filterOptions={filterOptions}
      getOptionKey={({ name }) => name}
      getOptionLabel={({ name }) => name.replaceAll('_', ' ')}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      readOnly={readOnly}
      noOptionsText={translate('resources.locations.timezone.none')}
      renderOption={({ key, ...props }, { name, description, offset }) => (
        <li key={key} {...props}>
          <Stack sx={{ minWidth: 0, flex: 1 }}>
            <span>{name.replaceAll('_', ' ')}</span>
            <Typography variant="caption" color="text.secondary" noWrap>
              {description}
            </Typography>
          </Stack>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ pl: 1, fontVariantNumeric: 'tabular-nums' }}
          >
            {translate('resources.locations.timezone.offset', { offset })}
          </Typography>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} {...textField} label={label} InputProps={{ ...params.InputProps, readOnly }} />
      )}
    />
  );
}
