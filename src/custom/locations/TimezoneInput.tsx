import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FieldTitle, useInput, useTranslate } from 'react-admin';
import type { InputProps } from '../../kit/slots.ts';
import { guessTimezone } from './guessTimezone.ts';
import { findTimezone, timezones, type Timezone } from './timezones.ts';

const filterOptions = createFilterOptions<Timezone>({
  limit: 50,
  stringify: ({ name, description, offset, aliases }) =>
    [name.replaceAll('_', ' '), name, description, offset, ...aliases].join(' '),
});

/** Searches a time zone by name, city or offset; a new location starts with the browser's own. */
export default function TimezoneInput({ source = 'timezone', readOnly, isRequired }: Partial<InputProps>) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string | null>({ source, defaultValue: guessTimezone() });
  return (
    <Autocomplete
      value={field.value ? findTimezone(field.value) : null}
      onChange={(_, zone) => field.onChange(zone?.name ?? null)}
      options={timezones}
      filterOptions={filterOptions}
      getOptionKey={({ name }) => name}
      getOptionLabel={({ name }) => name.replaceAll('_', ' ')}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      readOnly={readOnly}
      noOptionsText={translate('resources.locations.timezone.none')}
      clearText={translate('picker.clear')}
      openText={translate('picker.open')}
      closeText={translate('picker.close')}
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
        <TextField
          {...params}
          InputProps={{ ...params.InputProps, readOnly }}
          name={source}
          label={<FieldTitle resource="locations" source={source} isRequired={isRequired} />}
          inputRef={field.ref}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}
