import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { parseNumber } from '../../../../../schemas/amounts.ts';
import { useDebouncedInput } from '../useDebouncedInput.ts';
import { useField } from './useField.ts';

const toText = (value: number | undefined) => String(value ?? '');

/** A number. Text that is none stays in the input and is not stored. Bounds are validated, not enforced. */
export function NumberWidget(props: WidgetProps) {
  const translate = useTranslate();
  const value = props.value as number | undefined;
  const read = (typed: string) => (typed.trim() === '' ? undefined : (parseNumber(typed.trim()) ?? value));
  const { text, type, leave } = useDebouncedInput(value, props.onChange, toText, read);
  const { slotProps, error, ...field } = useField(props);
  const isNone = text.trim() !== '' && parseNumber(text.trim()) === null;
  return (
    <TextField
      {...field}
      value={text}
      error={error || isNone}
      helperText={isNone && translate('validation.number')}
      onChange={(event) => type(event.target.value)}
      onBlur={() => isNone || leave()}
      slotProps={{ htmlInput: { ...slotProps.htmlInput, inputMode: 'decimal' } }}
    />
  );
}
