import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { useTypingText } from '../useTyping.ts';
import { useField } from './useField.ts';

const isDay = (text: string | undefined) => !text || /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day; one that is written in another way is shown as it is. */
export function DayWidget(props: WidgetProps) {
  const value = props.value as string | undefined;
  const { text, type, leave } = useTypingText(value, props.onChange);
  const { slotProps, ...field } = useField(props);
  return (
    <TextField
      {...field}
      type={isDay(value) ? 'date' : 'text'}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      slotProps={{ ...slotProps, inputLabel: { shrink: true } }}
    />
  );
}
