import { TextInput } from 'react-admin';
import type { InputProps } from '../form/SchemaInput.tsx';

/** The first field of the form. */
export default function LocationNameInput({ source = 'location_name', ...props }: Partial<InputProps>) {
  return <TextInput source={source} autoFocus={!props.readOnly} helperText={false} fullWidth {...props} />;
}
