import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { useDebouncedText } from '../useDebouncedInput.ts';
import { toHex } from './toHex.ts';
import { useField } from './useField.ts';

/** A colour as text, with the browser's colour picker. */
export function ColorWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { text, type, leave } = useDebouncedText(props.value as string | undefined, props.onChange, clean);
  const { slotProps, ...field } = useField(props);
  const hex = toHex(text);
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
            <InputAdornment position="start">
              <Swatch
                type="color"
                aria-label={translate('storefront.form.pick_color', { field: props.label })}
                value={hex ?? '#ffffff'}
                data-empty={hex === undefined}
                disabled={props.readonly}
                onChange={(event) => type(event.target.value)}
                onBlur={leave}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Named colours are stored in lower case: 'Red' becomes 'red'. */
const clean = (text: string) =>
  (/^[a-z]+$/i.test(text.trim()) ? text.trim().toLowerCase() : text) || undefined;

const Swatch = styled('input')(({ theme }) => ({
  width: 24,
  height: 24,
  padding: 0,
  border: `1px solid ${theme.palette.text.disabled}`,
  borderRadius: 6,
  background: 'none',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 5 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 5 },
  '&[data-empty=true]::-webkit-color-swatch': {
    background: 'repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 / 8px 8px !important',
  },
}));
