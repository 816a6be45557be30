import { TextInput } from 'react-admin';
import type { InputProps } from '../../slots.ts';

/** The text that a form begins with, below its picture. */
export function FirstInput({ source = 'name', ...props }: Partial<InputProps>) {
  return <TextInput source={source} autoFocus={!props.readOnly} helperText={false} fullWidth {...props} />;
}
