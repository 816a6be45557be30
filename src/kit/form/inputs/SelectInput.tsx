import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useField, type FieldProps } from './useField.tsx';

export interface Choice {
  id: string | number;
  /** The label. */
  name: string;
}

interface SelectInputProps extends FieldProps {
  choices: Choice[];
  onChange?: (chosen: string) => void;
}

/** Select input; null if optional and empty. A value that is not among the choices shows as empty. */
export function SelectInput({ choices, onChange, ...props }: SelectInputProps) {
  const translate = useTranslate();
  const { value, change, control } = useField<Choice['id'] | null>(props);
  const none = translate('ra.action.clear_input_value');
  return (
    <TextField
      {...control}
      select
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => {
        change(target.value === '' ? null : target.value);
        onChange?.(target.value);
      }}
      slotProps={{ input: { readOnly: props.readOnly } }}
    >
      {!props.isRequired && (
        <MenuItem value="" aria-label={none} title={none}>
          &emsp;
        </MenuItem>
      )}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
