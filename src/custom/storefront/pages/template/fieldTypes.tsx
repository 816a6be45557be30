import TextField from '@mui/material/TextField';
import type { FieldProps, SelectField, TextField as TextFieldType } from '@puckeditor/core';

/** A line of text of a block. */
function Text({ field, value, onChange, readOnly, id }: FieldProps<TextFieldType, string>) {
  return (
    <TextField
      id={id}
      label={field.label}
      fullWidth
      size="small"
      value={value ?? ''}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** One of the values of a block's property. */
function Select({ field, value, onChange, readOnly, id }: FieldProps<SelectField, string>) {
  return (
    <TextField
      id={id}
      select
      label={field.label}
      fullWidth
      size="small"
      value={value ?? ''}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {field.options.map((option) => (
        <option key={option.label} value={option.value as string}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

/** The admin's own inputs for the properties of blocks. */
export const fieldTypes = { text: Text, select: Select };
