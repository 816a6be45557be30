import TextField from '@mui/material/TextField';
import type { FieldProps, RichtextField, SelectField, TextField as TextFieldType } from '@puckeditor/core';
import RichText from '../../richText/RichText.tsx';

/** A single-line text property. */
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

/** An enum property. */
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

/** Rich text, as in the configuration panels. */
function Html({ field, value, onChange, readOnly, id = 'text' }: FieldProps<RichtextField, string>) {
  return (
    <RichText
      id={id}
      label={field.label ?? ''}
      value={value}
      readOnly={readOnly}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

/** The admin's own inputs for block properties. */
export const fieldTypes = { text: Text, select: Select, richtext: Html };
