import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { useField } from './useField.ts';

/** An identifier: made for a new entry, never typed. */
export function IdWidget(props: WidgetProps) {
  const field = useField({ ...props, readonly: true });
  return <TextField {...field} value={props.value ?? ''} />;
}
