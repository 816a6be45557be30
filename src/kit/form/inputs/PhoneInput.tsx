import { TextInput } from './TextInput.tsx';
import type { FieldProps } from './useField.tsx';
import { usePhoneText } from './usePhoneText.ts';

/** Input for a phone number, shown formatted. */
export function PhoneInput(props: FieldProps) {
  return <TextInput {...props} {...usePhoneText(props.source)} />;
}
