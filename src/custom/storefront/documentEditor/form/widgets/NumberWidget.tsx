import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { useTyping } from '../useTyping.ts';
import { useField } from './useField.ts';

const toText = (value: number | undefined) => (typeof value === 'number' ? String(value) : '');
const toNumber = (text: string) => (text === '' ? undefined : Number(text));

/** A number, in the steps and with the bounds of its schema; the bounds are checked, not forced. */
export function NumberWidget(props: WidgetProps) {
  const { minimum, maximum, multipleOf, type: kind } = props.schema;
  const { text, type, leave } = useTyping(
    props.value as number | undefined,
    props.onChange,
    toText,
    toNumber,
  );
  const { slotProps, ...field } = useField(props);
  return (
    <TextField
      {...field}
      type="number"
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      slotProps={{
        htmlInput: {
          ...slotProps.htmlInput,
          min: minimum,
          max: maximum,
          step: multipleOf ?? (kind === 'integer' ? 1 : 'any'),
          inputMode: 'decimal',
        },
      }}
    />
  );
}
