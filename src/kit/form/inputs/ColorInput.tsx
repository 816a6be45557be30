import TextField from '@mui/material/TextField';
import { useTranslateLabel } from 'react-admin';
import { ColorSwatch } from './ColorSwatch.tsx';
import { useField, type FieldProps } from './useField.tsx';

const sixDigits = /^\s*#?([\da-f]{6})\s*$/i;

/** The color in lower case, with its `#`; undefined if it is none of six hexadecimal digits. */
function toHex(text: string): string | undefined {
  const digits = sixDigits.exec(text)?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

/** Input for a color as `#rrggbb` or null: text, and the browser's color picker. */
export function ColorInput(props: FieldProps) {
  const { value, change, control } = useField<string | null | undefined>(props);
  const field = useTranslateLabel()(props);
  return (
    <TextField
      {...control}
      value={value ?? ''}
      onChange={({ target }) => change(toHex(target.value) ?? (target.value || null))}
      slotProps={{
        htmlInput: { maxLength: 40, spellCheck: false, autoComplete: 'off' },
        input: {
          readOnly: props.readOnly,
          startAdornment: (
            <ColorSwatch
              color={toHex(value ?? '')}
              field={typeof field === 'string' ? field : props.source}
              disabled={props.readOnly}
              onChange={change}
              onBlur={control.onBlur}
            />
          ),
        },
      }}
    />
  );
}
