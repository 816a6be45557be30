import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { useTypingText } from '../useTyping.ts';
import { rowsOf } from './rowsOf.ts';
import { useField } from './useField.ts';

export function TextWidget(props: WidgetProps) {
  const { text, type, leave } = useTypingText(props.value as string | undefined, props.onChange);
  const field = useField(props);
  return <TextField {...field} value={text} onChange={(event) => type(event.target.value)} onBlur={leave} />;
}

export function MultilineWidget(props: WidgetProps) {
  const { text, type, leave } = useTypingText(props.value as string | undefined, props.onChange);
  const field = useField(props);
  return (
    <TextField
      {...field}
      multiline
      rows={rowsOf(text, 2, 8)}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
