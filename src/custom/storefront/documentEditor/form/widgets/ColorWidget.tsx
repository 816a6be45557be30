import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { ColorSwatch } from '../../../../../kit/form/inputs/ColorSwatch.tsx';
import { useDebouncedText } from '../useDebouncedInput.ts';
import { toHex } from './toHex.ts';
import { useField } from './useField.ts';

/** A colour as text, with the browser's colour picker. */
export function ColorWidget(props: WidgetProps) {
  const { text, type, leave } = useDebouncedText(props.value as string | undefined, props.onChange, clean);
  const { slotProps, ...field } = useField(props);
  return (
    <TextField
      {...field}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      slotProps={{
        htmlInput: { ...slotProps.htmlInput, spellCheck: false, autoComplete: 'off' },
        input: {
          startAdornment: (
            <ColorSwatch
              color={toHex(text)}
              field={props.label}
              disabled={props.readonly}
              onChange={type}
              onBlur={leave}
            />
          ),
        },
      }}
    />
  );
}

/** Named colours are stored in lower case: 'Red' becomes 'red'. */
const clean = (text: string) =>
  (/^[a-z]+$/i.test(text.trim()) ? text.trim().toLowerCase() : text) || undefined;
