import type { InputProps } from '../../slots.ts';
import { TextInput } from './TextInput.tsx';
import { usePhoneText } from './usePhoneText.ts';

/** Input for a phone number, shown formatted. */
export function PhoneInput(props: InputProps) {
  return <TextInput {...props} {...usePhoneText(props.source)} />;
}
