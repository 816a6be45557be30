import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';

interface TimeInputProps {
  /** Field name in the form. */
  name: string;
  label: 'open' | 'close';
  readOnly: boolean;
}

/** A time of day, stored as HH:mm:ss or null. */
export function TimeInput({ name, label, readOnly }: TimeInputProps) {
  const translate = useTranslate();
  // The closing time is validated against the opening time.
  const deps = name.replace(/open$/, 'close');
  const { field, fieldState } = useController({ name, rules: { deps } });
  return (
    <TextField
      type="time"
      sx={{ width: 136 }}
      size="small"
      label={translate(`resources.locations.hours.${label}`)}
      name={name}
      value={(field.value as string | null)?.slice(0, 5) ?? ''}
      onChange={({ target }) => field.onChange(target.value ? `${target.value}:00` : null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly } }}
    />
  );
}
